import { type CalculatorFields, modeField } from '@/lib/calculators/definition';
import type { TaxMode } from '@/lib/calculators/property-tax';
import { usualPrice } from '@/lib/calculators/reading';
import { countyChoices } from '@/lib/counties';
import { assumedScoreGroup, type Market, type ScoreGroup, scoreGroupLabels, scoreGroups } from '@/lib/market';
import type { LoanKind } from '@/lib/mortgage/loan-plan';
import { percentText } from '@/lib/numbers/format';

/** The price of a home; each calculator sets its initial value. */
export const priceField = {
  kind: 'money',
  label: 'Home price',
  param: 'price',
  profileKey: 'price',
  usual: usualPrice,
} as const;

/** The down payment in dollars; each calculator sets its initial value. */
export const downPaymentField = {
  kind: 'money',
  label: 'Down payment',
  param: 'down',
  profileKey: 'downPayment',
} as const;

export const downUnitField = {
  kind: 'choice',
  look: 'tiles',
  label: 'Down payment in',
  param: 'down-in',
  hidden: true,
  quiet: true,
  initial: 'dollars',
  choices: [
    { value: 'dollars', label: 'dollars' },
    { value: 'percent', label: 'percent of the price' },
  ],
} as const;

/** The same down payment in percent of the price; 0 until it is typed in percent. */
export const downShareField = {
  kind: 'percent',
  label: 'Down payment, share of the price',
  param: 'down-percent',
  hidden: true,
  quiet: true,
  initial: 0,
} as const;

/** The down payment in percent of the price; each calculator sets its initial value. */
export const downPercentField = {
  kind: 'percent',
  label: 'Down payment',
  param: 'down',
  profileKey: 'downPercent',
} as const;

export const rateField = {
  kind: 'percent',
  label: 'Interest rate',
  note: '6.5 is only an example',
  param: 'rate',
  profileKey: 'ratePercent',
  initial: 6.5,
  usual: { min: 0.5, max: 15 },
} as const;

/** The term of a new loan: years from `first` to `last`, in months. */
export function termField(first: number, last: number) {
  return {
    kind: 'months',
    label: 'Loan length',
    param: 'months',
    profileKey: 'termMonths',
    initial: 360,
    usual: { min: 60, max: 360 },
    list: { first, last, step: 12 },
    atMost: last,
  } as const;
}

export const countyField = {
  kind: 'choice',
  look: 'list',
  label: 'County',
  param: 'county',
  profileKey: 'county',
  quiet: true,
  initial: '',
  choices: countyChoices,
} as const;

/** The county for calculators that do not ask for a state. */
export const ohioCountyField = {
  ...countyField,
  choices: [{ value: '', label: 'Not chosen yet' }, ...countyChoices.slice(1)],
} as const;

/** The county for calculators that use the median county until one is selected. */
export const medianCountyField = {
  ...countyField,
  choices: [{ value: '', label: 'Median county' }, ...countyChoices.slice(1)],
} as const;

export const insuranceModeField = modeField('Homeowner’s insurance is', 'insurance-is', ['assumed', 'typed']);

/** Whether the property tax follows the price. */
export const taxModeField = modeField<TaxMode, TaxMode>('Property tax is', 'tax-is', ['follows', 'typed']);

/** A household's savings; each calculator sets its initial value. */
export const savedField = {
  kind: 'money',
  label: 'Saved for the home',
  param: 'saved',
  profileKey: 'saved',
} as const;

export const reserveField = {
  kind: 'choice',
  look: 'tiles',
  label: 'Keep in reserve',
  param: 'reserve',
  profileKey: 'reserveMonths',
  quiet: true,
  initial: '1',
  choices: [
    { value: '0', label: 'Nothing' },
    { value: '1', label: '1 month' },
    { value: '2', label: '2 months' },
  ],
} as const;

/** Whether the down payment is computed from savings or typed; each calculator sets its initial value. */
export const fundsModeField = modeField('Down payment is', 'funds', ['saved', 'down']);

/** Whether it is the household's first home, which needs a smaller down payment and may get Ohio's help. */
export const firstHomeField = {
  kind: 'choice',
  look: 'tiles',
  label: 'First home?',
  param: 'first',
  profileKey: 'firstHome',
  quiet: true,
  initial: '',
  choices: [
    { value: '', label: 'Not said' },
    { value: 'Yes', label: 'Yes' },
    { value: 'No', label: 'No' },
  ],
} as const;

export const scoreField = {
  kind: 'choice',
  look: 'list',
  label: 'Credit score',
  param: 'score',
  profileKey: 'score',
  quiet: true,
  initial: '',
  choices: [
    { value: '', label: 'Not said' },
    ...scoreGroups.map((value) => ({ value, label: scoreGroupLabels[value] })),
  ],
} as const;

/** Mortgage insurance: by the rate card unless typed. */
export const pmiModeField = modeField('Mortgage insurance is', 'mi-is', ['card', 'typed']);

export const kindNames: Readonly<Record<LoanKind, string>> = { fha: 'FHA', conventional: 'Conventional', va: 'VA' };

export const loanKindField = {
  kind: 'choice',
  look: 'tiles',
  label: 'Kind of loan',
  param: 'kind',
  profileKey: 'loanKind',
  quiet: true,
  initial: 'conventional',
  choices: [
    { value: 'conventional', label: kindNames.conventional },
    { value: 'fha', label: kindNames.fha },
    { value: 'va', label: kindNames.va },
  ],
} as const;

/** How often the buyer has used a VA loan, which determines the fee. */
export const vaUseField = {
  kind: 'choice',
  look: 'tiles',
  label: 'VA funding fee',
  param: 'va-use',
  profileKey: 'vaUse',
  quiet: true,
  initial: 'first',
  choices: [
    { value: 'first', label: 'First use' },
    { value: 'later', label: 'Later use' },
    { value: 'exempt', label: 'I am exempt' },
  ],
} as const;

export const veteranField = {
  kind: 'choice',
  look: 'tiles',
  label: 'Did you serve?',
  note: 'Or are you on active duty, in the Guard or Reserve, or a surviving spouse?',
  param: 'veteran',
  profileKey: 'veteran',
  quiet: true,
  initial: '',
  choices: firstHomeField.choices,
} as const;

/** How long the home is kept; asked in years. */
export const stayField = {
  kind: 'months',
  shownIn: 'years',
  label: 'How long you’ll stay',
  param: 'stay',
  profileKey: 'stayMonths',
  initial: 84,
  usual: { min: 12 },
  slider: { min: 0, max: 480, step: 6, usual: [12, 180] },
  atMost: 480,
} as const;

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

/** What a rate is, for the note under its field: the average of a date, or the visitor's own. */
export function rateNote(ratePercent: number, { rate }: Pick<Market, 'rate'>): string {
  if (ratePercent === rate.ratePercent) return `National average of ${rate.dayText}.`;
  return `The national average was ${percentText(rate.ratePercent)} on ${rate.dayText}.`;
}

/** The note about the price of mortgage insurance from the rate card. */
export function pmiCardNote(score: ScoreGroup | ''): string {
  const group = scoreGroupLabels[score || assumedScoreGroup];
  return `From a published 2018 rate card at a score of ${group}, its lower end. An estimate: today’s price comes with your quote.`;
}
