'use client';

import type { ReplaceDebtsFacts } from './analysis';
import { consolidationFields } from './fields';
import { ReplaceDebtsScreen } from './screen.client';
import { consolidationWords } from './words';

/** One new loan in place of two mortgages and further debts. */
export function ConsolidationCalculator({ facts }: { readonly facts: ReplaceDebtsFacts }) {
  return (
    <ReplaceDebtsScreen name="consolidation" fields={consolidationFields} words={consolidationWords} facts={facts} />
  );
}
