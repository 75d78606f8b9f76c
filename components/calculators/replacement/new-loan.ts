import type { ValuesOf } from '@/lib/calculators/definition';
import type { NewLoan } from '@/lib/mortgage/replace-debts';
import type { NewLoanFields } from './content';

/** The new loan that the inputs describe. */
export function newLoanOf(values: ValuesOf<NewLoanFields>): NewLoan {
  const inPercent = values.closingCostsType === 'percent';
  return {
    newRatePercent: values.newRatePercent,
    termMonths: values.termMonths,
    closingCosts: inPercent ? values.closingCosts : values.closingCostsDollars,
    closingCostsType: inPercent ? 'percent' : 'dollars',
    financeClosingCosts: values.financeClosingCosts === 'Yes',
  };
}
