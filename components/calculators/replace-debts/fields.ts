import { type ExtraFields, extraFields } from '@/components/calculators/schedule/extra-fields';
import type { ChoiceField, MoneyField, PercentField, ValuesOf } from '@/lib/calculators/definition';

/** The fields of the new loan. */
const newLoanFields = {
  newRatePercent: {
    kind: 'percent',
    label: 'New rate',
    note: 'A year, up to 3 decimals',
    param: 'new-rate',
    remembersAs: 'ratePercent',
    initial: 3.5,
    usual: { min: 0.5, max: 15 },
  },
  termMonths: {
    kind: 'months',
    label: 'Term',
    param: 'months',
    remembersAs: 'termMonths',
    initial: 360,
    usual: { min: 60, max: 360 },
    atLeast: 12,
    list: { first: 24, last: 480, step: 12 },
    atMost: 480,
  },
  closingCostsType: {
    kind: 'choice',
    look: 'tiles',
    label: 'Closing costs are given as',
    param: 'costs-in',
    initial: 'percent',
    choices: [
      { value: 'percent', label: 'Percentage points' },
      { value: 'dollars', label: 'Dollar amount' },
    ],
  },
  closingCosts: {
    kind: 'percent',
    label: 'Closing costs',
    param: 'costs',
    initial: 0.02,
  },
  closingCostsDollars: {
    kind: 'money',
    label: 'Closing costs',
    param: 'costs-dollars',
    quiet: true,
    initial: 0,
  },
  financeClosingCosts: {
    kind: 'choice',
    look: 'tiles',
    label: 'Finance the closing costs',
    note: 'Yes adds them to the new loan',
    param: 'finance',
    initial: 'No',
    choices: [
      { value: 'No', label: 'No' },
      { value: 'Yes', label: 'Yes' },
    ],
  },
  stayMonths: {
    kind: 'months',
    label: 'You sell or pay it off after',
    param: 'stay',
    quiet: true,
    initial: 60,
    slider: { min: 0, max: 480, step: 1, usual: [12, 180] },
    atMost: 480,
  },
} as const;

/** The fields of the refinance calculator. */
export const refinanceFields = {
  principal1: {
    kind: 'money',
    label: 'Principal',
    note: 'What you still owe',
    param: 'principal',
    remembersAs: 'owed',
    initial: 300000,
  },
  payment1: {
    kind: 'money',
    label: 'Monthly debt payment',
    note: 'Principal and interest only, no escrow',
    param: 'payment',
    initial: 2000,
  },
  ratePercent1: {
    kind: 'percent',
    label: 'Current rate',
    note: 'A year, up to 3 decimals',
    param: 'rate',
    initial: 4,
    usual: { max: 30 },
  },
  ...newLoanFields,
  ...extraFields,
} as const satisfies ReplaceDebtsFields;

/** The fields of a debt beyond the two mortgages, left out of a shared address while they are empty. */
function cardFields(number: number) {
  const field = (name: string) => ({ label: `Card ${number} ${name}`, quiet: true, initial: 0 }) as const;
  const param = `card-${number}`;
  return {
    principal: { kind: 'money', ...field('balance'), note: 'What you owe on it', param },
    payment: { kind: 'money', ...field('payment'), note: 'What you pay a month', param: `${param}-payment` },
    rate: { kind: 'percent', ...field('rate'), param: `${param}-rate` },
  } as const;
}

const cards = [cardFields(1), cardFields(2), cardFields(3), cardFields(4)] as const;

/** The fields of the debt consolidation calculator. */
export const consolidationFields = {
  principal1: {
    kind: 'money',
    label: 'First mortgage principal',
    note: 'What you still owe',
    param: 'first',
    initial: 300000,
  },
  payment1: {
    kind: 'money',
    label: 'First mortgage payment',
    note: 'A month, principal and interest only',
    param: 'first-payment',
    initial: 2000,
  },
  ratePercent1: {
    kind: 'percent',
    label: 'First mortgage rate',
    param: 'first-rate',
    initial: 4,
    usual: { max: 30 },
  },
  principal2: {
    kind: 'money',
    label: 'Second mortgage principal',
    note: 'What you still owe',
    param: 'second',
    initial: 200000,
  },
  payment2: {
    kind: 'money',
    label: 'Second mortgage payment',
    note: 'A month, principal and interest only',
    param: 'second-payment',
    initial: 3000,
  },
  ratePercent2: {
    kind: 'percent',
    label: 'Second mortgage rate',
    param: 'second-rate',
    initial: 4.5,
    usual: { max: 30 },
  },
  principal3: cards[0].principal,
  payment3: cards[0].payment,
  ratePercent3: cards[0].rate,
  principal4: cards[1].principal,
  payment4: cards[1].payment,
  ratePercent4: cards[1].rate,
  principal5: cards[2].principal,
  payment5: cards[2].payment,
  ratePercent5: cards[2].rate,
  principal6: cards[3].principal,
  payment6: cards[3].payment,
  ratePercent6: cards[3].rate,
  debtCount: {
    kind: 'choice',
    look: 'list',
    label: 'Debts',
    param: 'debts',
    quiet: true,
    initial: '2',
    choices: ['2', '3', '4', '5', '6'].map((value) => ({ value })),
  },
  ...newLoanFields,
  ...extraFields,
} as const satisfies ReplaceDebtsFields;

/** The fields of the debts that a new loan replaces: three for each debt, numbered from 1. */
export type DebtFields = {
  readonly [name: `principal${number}`]: MoneyField;
  readonly [name: `payment${number}`]: MoneyField;
  readonly [name: `ratePercent${number}`]: PercentField;
};

/** All fields of a calculator that replaces debts by a new loan; `debtCount` where a visitor can add debts. */
export type ReplaceDebtsFields = DebtFields & typeof newLoanFields & ExtraFields & { readonly debtCount?: ChoiceField };

export type ReplaceDebtsValues = ValuesOf<ReplaceDebtsFields>;
