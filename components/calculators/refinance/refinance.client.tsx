'use client';

import type { RefinanceFacts } from '@/lib/calculators/refinance/compute';
import { refinanceFields } from '@/lib/calculators/refinance/fields';
import { refinanceWords } from '@/lib/calculators/refinance/words';
import { RefinanceScreen } from './screen.client';

export function RefinanceCalculator({ facts }: { readonly facts: RefinanceFacts }) {
  return <RefinanceScreen name="refinance" fields={refinanceFields} words={refinanceWords} facts={facts} />;
}
