import type { NewLoanFields, ReplacementTexts } from '@/lib/calculators/content/replacement';
import type { WorkNotes } from '@/lib/calculators/content/shared';
import type { Href } from '../copy';
import { rates } from '../rates';

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
  stayMonths: {
    kind: 'months',
    label: 'You sell or pay it off after',
    share: 'stay',
    quiet: true,
    initial: 60,
    slider: { min: 0, max: 480, step: 1, usual: [12, 180] },
    atMost: 480,
  },
} as const satisfies NewLoanFields;

/** The words that refinancing and consolidating have in common. */
export const replacementTexts = {
  bars: {
    note: 'Principal and interest only. This payment does not include taxes and insurance.',
    strong: 'Your actual payment will be higher.',
  },
  outcome: {
    chart: 'When the savings have paid the costs',
    series: 'Payments saved, less the closing costs',
    never: 'The payments saved never reach the closing costs.',
    sale: 'If you sell after',
    payments: 'Payments saved by then',
    cash: 'Closing costs',
    financed: 'Closing costs, part of the new loan',
    owedMore: 'What you still owe is more by',
    owedLess: 'What you still owe is less by',
    saved: 'Saved in all',
    lost: 'It costs you in all',
    why: 'Over the life of both',
  },
  chartLink: 'The chart',
  result: 'The figures in full',
  rows: {
    payment: 'New payment',
    savings: 'Monthly savings',
    reduction: 'Monthly payment reduction',
    months: 'Months to offset closing costs',
    costs: 'Closing costs',
    apr: 'APR of the new loan',
    aprNote: 'All closing costs counted',
    current: 'Interest, present plan',
    refinanced: 'Interest, new loan',
    saved: 'Interest saved',
    net: 'Net savings',
    netNote: 'Interest saved less closing costs',
  },
  never: 'The payment never pays it off',
  questions: { principal: 'What do you still owe?', payment: 'What do you pay a month now?' },
  exampleCosts: 'Its closing costs are an example. Usual are 2 to 5% of the loan.',
  costsHint: { text: 'Usual: 2 to 5% of the loan.', label: 'Set 2%', percent: 2 },
  rateWarning: {
    title: 'Check the new rate',
    text: "You've entered a refinancing rate that is higher than your present rate. The refinancing rate must be lower than your present rate in order for this calculator to work.",
  },
  today: {
    label: 'Use today’s example rate',
    expires: rates.expires,
    rates: rates.rows
      .filter(({ id }) => !id.endsWith('-fha'))
      .map(({ termYears, ratePercent }) => ({ termYears, ratePercent })),
  },
  next: { label: 'Start the refinance questions', href: '/refinance-questions' satisfies Href },
  quote: { label: 'Quick Quote', href: '/quick-quote' satisfies Href },
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
