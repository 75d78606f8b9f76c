'use client';

import type { ReplaceDebtsFacts } from './analysis';
import { refinanceFields } from './fields';
import { ReplaceDebtsScreen } from './screen.client';
import { refinanceWords } from './words';

/** A new loan in place of the present one. */
export function RefinanceCalculator({ facts }: { readonly facts: ReplaceDebtsFacts }) {
  return <ReplaceDebtsScreen name="refinance" fields={refinanceFields} words={refinanceWords} facts={facts} />;
}
