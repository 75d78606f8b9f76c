'use client';

import type { RefinanceFacts } from '@/lib/calculators/refinance/compute';
import { consolidationFields } from '@/lib/calculators/refinance/fields';
import { consolidationWords } from '@/lib/calculators/refinance/words';
import { RefinanceScreen } from './screen.client';

export function ConsolidationCalculator({ facts }: { readonly facts: RefinanceFacts }) {
  return <RefinanceScreen name="consolidation" fields={consolidationFields} words={consolidationWords} facts={facts} />;
}
