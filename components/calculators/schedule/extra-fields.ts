import type { CalculatorFields } from '@/lib/calculators/definition';

/** The fields for extra payments, part of every calculator with a schedule. */
export const extraFields = {
  extraMonthly: {
    kind: 'money',
    label: 'Extra each month',
    note: 'Added to the payment',
    param: 'extra',
    quiet: true,
    initial: 0,
  },
  extraOnce: {
    kind: 'money',
    label: 'One extra payment',
    note: 'A bonus or a tax refund, once',
    param: 'once',
    quiet: true,
    initial: 0,
  },
  extraOnceMonth: {
    kind: 'months',
    label: 'Paid in month',
    param: 'once-month',
    quiet: true,
    initial: 12,
    atMost: 480,
  },
} as const satisfies CalculatorFields;

export type ExtraFields = typeof extraFields;
