import type { CalculatorFields, ValuesOf } from '@/lib/calculators/definition';
import {
  downPercentField,
  firstHomeField,
  fundsModeField,
  loanKindField,
  medianCountyField,
  priceField,
  reserveField,
  savedField,
  scoreField,
  vaUseField,
} from '@/lib/calculators/shared-fields';

export const fields = {
  price: { ...priceField, label: 'Price of the home', initial: 265_000 },
  county: medianCountyField,
  kind: loanKindField,
  saved: { ...savedField, quiet: true, initial: 0 },
  fundsMode: { ...fundsModeField, initial: 'down' },
  downPaymentPercent: { ...downPercentField, initial: 5 },
  vaUse: { ...vaUseField, hidden: true },
  firstHome: { ...firstHomeField, hidden: true },
  score: { ...scoreField, hidden: true },
  reserveMonths: { ...reserveField, hidden: true },
  agentsPercent: {
    kind: 'percent',
    label: 'Agents, of the price',
    note: 'What you agreed to pay them',
    param: 'agents',
    initial: 0,
    usual: { max: 10 },
  },
  payoff: {
    kind: 'money',
    label: 'Payoff of your loan',
    note: 'Ask your servicer for the amount',
    param: 'payoff',
    profileKey: 'balance',
    initial: 0,
  },
} as const satisfies CalculatorFields;

export type ClosingValues = ValuesOf<typeof fields>;
