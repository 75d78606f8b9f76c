import type { ChoiceField, MoneyField, PercentField, ValuesOf } from '@/lib/calculators/definition';
import { type ExtraFields, extraFields, rateField, stayField, termField } from '@/lib/calculators/shared-fields';

const newLoanFields = {
  newRatePercent: {
    ...rateField,
    label: 'New rate',
    note: 'A year, up to 3 decimals',
    param: 'new-rate',
    profileKey: 'newRatePercent',
    initial: 3.5,
  },
  termMonths: { ...termField(24, 480), atLeast: 12 },
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
  closingCosts: { kind: 'percent', label: 'Closing costs', param: 'costs', initial: 0.02 },
  closingCostsDollars: { kind: 'money', label: 'Closing costs', param: 'costs-dollars', quiet: true, initial: 0 },
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
  stayMonths: { ...stayField, label: 'You sell or pay it off after', quiet: true, initial: 60 },
} as const;

/** Whether the first debt's rate is known. Set by the visitor's actions; it has no control of its own. */
const rateStatus = {
  kind: 'choice',
  look: 'list',
  label: 'Rate now is',
  param: 'rate-is',
  quiet: true,
  initial: 'known',
  choices: [{ value: 'known' }, { value: 'open' }],
} as const;

export const refinanceFields = {
  principal1: {
    kind: 'money',
    label: 'What you still owe',
    param: 'principal',
    profileKey: 'balance',
    initial: 300000,
  },
  payment1: {
    kind: 'money',
    label: 'Payment a month',
    note: 'Principal and interest. No tax, no insurance.',
    param: 'payment',
    profileKey: 'currentPayment',
    initial: 2000,
  },
  ratePercent1: {
    kind: 'percent',
    label: 'Rate now',
    param: 'rate',
    profileKey: 'currentRatePercent',
    initial: 4,
    usual: { max: 30 },
  },
  rateStatus,
  ...newLoanFields,
  ...extraFields,
} as const satisfies RefinanceFields;

const debtKinds = [{ value: 'card' }, { value: 'car' }, { value: 'student' }] as const;
export type DebtKind = (typeof debtKinds)[number]['value'];

/** How many mortgages a consolidation always shows, and how many other debts can be added. */
export const mortgageCount = 2;
export const maxAddedDebts = 8;

/** The fields of an added debt, left out of a shared URL while they are empty. */
function addedFields(number: number) {
  const field = (name: string) => ({ label: `Debt ${number} ${name}`, quiet: true, initial: 0 }) as const;
  const param = `card-${number}`;
  const debt = mortgageCount + number;
  return {
    [`principal${debt}`]: { kind: 'money', ...field('owed'), param },
    [`payment${debt}`]: { kind: 'money', ...field('payment'), param: `${param}-payment` },
    [`ratePercent${debt}`]: { kind: 'percent', ...field('rate'), param: `${param}-rate` },
    [`kind${debt}`]: {
      kind: 'choice',
      look: 'list',
      label: `Debt ${number} is`,
      param: `${param}-is`,
      quiet: true,
      initial: 'card',
      choices: debtKinds,
    },
  } as const;
}

const added: DebtFields & KindFields = Object.assign(
  {},
  ...Array.from({ length: maxAddedDebts }, (_, index) => addedFields(index + 1)),
);

export const consolidationFields = {
  principal1: {
    kind: 'money',
    label: 'First mortgage, still owed',
    param: 'first',
    profileKey: 'balance',
    initial: 300000,
  },
  payment1: {
    kind: 'money',
    label: 'First mortgage, payment a month',
    note: 'Principal and interest. No tax, no insurance.',
    param: 'first-payment',
    profileKey: 'currentPayment',
    initial: 2000,
  },
  ratePercent1: {
    kind: 'percent',
    label: 'First mortgage, rate now',
    param: 'first-rate',
    profileKey: 'currentRatePercent',
    initial: 4,
    usual: { max: 30 },
  },
  rateStatus,
  principal2: { kind: 'money', label: 'Second mortgage, still owed', param: 'second', initial: 200000 },
  payment2: { kind: 'money', label: 'Second mortgage, payment a month', param: 'second-payment', initial: 3000 },
  ratePercent2: {
    kind: 'percent',
    label: 'Second mortgage, rate now',
    param: 'second-rate',
    initial: 4.5,
    usual: { max: 30 },
  },
  ...added,
  debtCount: {
    kind: 'choice',
    look: 'list',
    label: 'Debts',
    param: 'debts',
    quiet: true,
    initial: '2',
    choices: Array.from({ length: maxAddedDebts + 1 }, (_, index) => ({ value: String(mortgageCount + index) })),
  },
  ...newLoanFields,
  ...extraFields,
} as const satisfies RefinanceFields;

/** The fields of the debts that a new loan replaces: three per debt, numbered from 1. */
export type DebtFields = {
  readonly [name: `principal${number}`]: MoneyField;
  readonly [name: `payment${number}`]: MoneyField;
  readonly [name: `ratePercent${number}`]: PercentField;
};

type KindFields = { readonly [name: `kind${number}`]: ChoiceField };

/** All fields of a calculator that replaces debts with a new loan; `debtCount` if debts can be added. */
export type RefinanceFields = DebtFields &
  KindFields &
  typeof newLoanFields &
  ExtraFields & { readonly rateStatus: typeof rateStatus; readonly debtCount?: ChoiceField };

export type RefinanceValues = ValuesOf<RefinanceFields>;

export function isDebtField(name: string): boolean {
  return /^(?:principal|payment|ratePercent)\d+$/.test(name);
}
