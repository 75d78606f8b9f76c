'use client';

import type { RefinanceFacts } from '@/lib/calculators/refinance/compute';
import { refinanceFields } from '@/lib/calculators/refinance/fields';
import { refinanceWords } from '@/lib/calculators/refinance/words';
import { RefinanceScreen } from './screen.client';

/** A new loan in place of the present one. */
export function RefinanceCalculator({ facts }: { readonly facts: RefinanceFacts }) {
  return <RefinanceScreen name="refinance" fields={refinanceFields} words={refinanceWords} facts={facts} />;
}
