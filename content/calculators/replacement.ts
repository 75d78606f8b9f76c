import type { NewLoanFields, ReplacementTexts } from '@/lib/calculators/content/replacement';
import type { WorkNotes } from '@/lib/calculators/content/shared';
import type { Href } from '../copy';

/** The fields of the new loan. */
export const newLoanFields = {
  newRatePercent: {
    kind: 'percent',
    label: 'New rate',
    note: 'A year, up to 3 decimals',
    share: 'new-rate',
    mine: 'ratePercent',
    initial: 3.5,
    usual: { min: 0.5, max: 15 },
  },
  termMonths: {
    kind: 'months',
    label: 'Term',
    share: 'months',
    mine: 'termMonths',
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
    share: 'costs-in',
    initial: 'percent',
    choices: [
      { value: 'percent', label: 'Percentage points' },
      { value: 'dollars', label: 'Dollar amount' },
    ],
  },
  closingCosts: {
    kind: 'percent',
    label: 'Closing costs',
    share: 'costs',
    initial: 0.02,
  },
  closingCostsDollars: {
    kind: 'money',
    label: 'Closing costs',
    share: 'costs-dollars',
    quiet: true,
    initial: 0,
  },
  financeClosingCosts: {
    kind: 'choice',
    look: 'tiles',
    label: 'Finance the closing costs',
    note: 'Yes adds them to the new loan',
    share: 'finance',
    initial: 'No',
    choices: [
      { value: 'No', label: 'No' },
      { value: 'Yes', label: 'Yes' },
    ],
  },
} as const satisfies NewLoanFields;

/** The words that refinancing and consolidating have in common. */
export const replacementTexts = {
  result: 'Your new monthly payment',
  bar: 'New payment',
  chart: 'Present payment by part',
  parts: {
    payment: { label: 'New payment', middle: 'is the new payment' },
    savings: { label: 'Monthly savings', middle: 'is saved' },
  },
  rows: {
    reduction: 'Monthly payment reduction',
    months: 'Months to offset closing costs',
    current: 'Interest, present plan',
    refinanced: 'Interest, new loan',
    saved: 'Interest saved',
    net: 'Net savings',
    netNote: 'Interest saved less closing costs',
  },
  never: 'The payment never pays it off',
  costsHint: { text: '2 to 5% of the loan is usual.', label: 'Set 2%', percent: 2 },
  rateWarning: {
    title: 'Check the new rate',
    text: "You've entered a refinancing rate that is higher than your present rate. The refinancing rate must be lower than your present rate in order for this calculator to work.",
  },
  verdict: {
    title: 'Is it worth it?',
    chart: 'Dollars ahead or behind, by year',
    series: 'Ahead of your present plan',
    chartNote: 'Above the zero line you have paid less interest and costs so far than on your present plan.',
  },
  next: { label: 'Start the refinance questions', href: '/#refinance' satisfies Href },
  quote: { label: 'Quick Quote', href: '/quick-quote' satisfies Href },
  basis: 'Principal and interest only: taxes and insurance are not included.',
} as const satisfies ReplacementTexts;

/** Assumptions, omissions and sources that both have in common. */
export const replacementNotes = {
  assumptions: [
    'Rates stay the same until the last payment.',
    'You go on paying the same amount on your present debt; the last payment is what is still owed.',
    'Months are counted from the day the new loan starts. Nothing is rounded until it is printed.',
  ],
  leftOut: [
    'Taxes, insurance and escrow: they are owed with the old loan and with the new one.',
    'Mortgage insurance, fees for paying early, and any points beyond the closing costs you typed.',
    'What the dollars you save a month could earn elsewhere, and income tax.',
  ],
  sources: [
    { name: 'The level payment formula of any annuity paid in arrears' },
    {
      name: 'Consumer Financial Protection Bureau, Regulation Z: total of payments and finance charge',
      url: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/18/',
    },
  ],
} as const satisfies Omit<WorkNotes, 'title' | 'words'>;
