import { downPaymentField, medianCountyField, priceField } from '@/components/calculators/fields/shared-fields';
import type { CalculatorFields, MoneyField, ValuesOf } from '@/lib/calculators/definition';
import { ratesLoanAmount } from '@/lib/mortgage/rate-rows';

/** The fields of the house front of the home page. */
export const fields = {
  homePrice: { ...priceField, initial: 265_000 },
  downPayment: { ...downPaymentField, initial: 14_000 },
  downUnit: {
    kind: 'choice',
    look: 'tiles',
    label: 'Down payment in',
    param: 'down-in',
    initial: 'dollars',
    choices: [{ value: 'dollars' }, { value: 'percent' }],
  },
  downPercent: { kind: 'percent', label: 'Down payment, share of the price', param: 'down-percent', initial: 0 },
  county: medianCountyField,
} as const satisfies CalculatorFields;

/** The loan amount of the rows below it. */
export const loanField = {
  kind: 'money',
  label: 'Loan amount',
  param: 'loan',
  initial: ratesLoanAmount,
} as const satisfies MoneyField;

/** The house as it was typed: dollars, and percent of the price. */
export type House = ValuesOf<typeof fields>;
