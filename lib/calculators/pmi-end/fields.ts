import type { CalculatorFields, ValuesOf } from '@/lib/calculators/definition';
import { downPercentField, priceField } from '@/lib/calculators/shared-fields';
import { monthNames } from '@/lib/day';

/** Years of the first payment: since these rules took effect, up to the near future. */
const years = Array.from({ length: 37 }, (_, index) => String(1999 + index)).reverse();

export const fields = {
  price: {
    ...priceField,
    label: 'Price you paid',
    note: 'Or the appraisal of that day, if it was lower',
    initial: 300_000,
  },
  downPaymentPercent: { ...downPercentField, initial: 5 },
  ratePercent: {
    kind: 'percent',
    label: 'Interest rate',
    note: 'Of your loan; a fixed one',
    param: 'rate',
    initial: 7,
    usual: { min: 0.5, max: 15 },
  },
  termMonths: {
    kind: 'months',
    label: 'Loan length',
    param: 'months',
    initial: 360,
    usual: { min: 60, max: 360 },
    list: { first: 12, last: 480, step: 12 },
    atMost: 480,
  },
  firstMonth: {
    kind: 'choice',
    look: 'list',
    label: 'First payment, month',
    param: 'month',
    initial: '1',
    choices: monthNames.map((label, index) => ({ value: String(index + 1), label })),
  },
  firstYear: {
    kind: 'choice',
    look: 'list',
    label: 'First payment, year',
    param: 'year',
    initial: '2024',
    choices: years.map((value) => ({ value })),
  },
  owed: {
    kind: 'money',
    label: 'You owe today',
    note: 'If you’ve paid ahead; else leave the 0',
    param: 'owed',
    profileKey: 'balance',
    initial: 0,
  },
} as const satisfies CalculatorFields;

export type PmiEndValues = ValuesOf<typeof fields>;
