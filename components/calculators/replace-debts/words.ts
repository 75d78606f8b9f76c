import type { WorkNotes } from '@/components/calculators/answer/show-work';

/** The words that refinancing and consolidating have in common. */
const shared = {
  ring: {
    title: 'What you pay now, divided',
    payment: 'New payment',
    middle: 'new payment',
    savings: 'Savings a month',
    now: 'You pay now',
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
  today: 'Use today’s example rate',
  next: [
    { label: 'Start the refinance questions', href: '/refinance-questions' },
    { label: 'Quick Quote', href: '/quick-quote' },
  ],
} as const;

/** Assumptions, omissions and sources that both have in common. */
const notes = {
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
} as const;

/** The words of a calculator that replaces debts by a new loan. */
export type ReplaceDebtsWords = typeof shared & {
  readonly form: string;
  /** Legends of the groups of fields; one for each debt that is always shown. */
  readonly groups: {
    readonly debts: readonly string[];
    readonly next: string;
    readonly costs: string;
    readonly stay: string;
  };
  /** Which part of a payment to type, above the debts. */
  readonly escrow?: { readonly title: string; readonly text: string };
  /** Further debts that a visitor can add, up to `most` with the ones that are always shown. */
  readonly cards?: {
    readonly legend: string;
    readonly most: number;
    readonly add: string;
    readonly remove: string;
    readonly hint: string;
  };
  /** The row with the average rate of the debts. */
  readonly average?: { readonly label: string; readonly note: string };
  readonly work: WorkNotes;
};

/** The refinance calculator: words. */
export const refinanceWords: ReplaceDebtsWords = {
  ...shared,
  form: 'Refinance calculator',
  groups: { debts: ['Your loan today'], next: 'The new loan', costs: 'Closing costs', stay: 'How long you keep it' },
  work: {
    title: 'Show the work',
    words: [
      'The new payment is the level payment of the new loan. The present loan is paid off month by month with the payment you typed, and its interest is added up until nothing is owed.',
      'What the two differ in interest, less the closing costs, is the net savings.',
    ],
    ...notes,
  },
};

/** The debt consolidation calculator: words. */
export const consolidationWords: ReplaceDebtsWords = {
  ...shared,
  form: 'Debt consolidation calculator',
  groups: {
    debts: ['First mortgage', 'Second mortgage'],
    next: 'The new loan',
    costs: 'Closing costs',
    stay: 'How long you keep it',
  },
  escrow: {
    title: 'Principal and interest only',
    text: 'Include only principal and interest in these payments. Leave escrow for taxes and insurance out.',
  },
  cards: {
    legend: 'Card',
    most: 6,
    add: 'Add a card',
    remove: 'Remove',
    hint: 'Cards and other debts can be paid off by the new loan too. Card debt is unsecured. Paid off with this loan, it is secured by your home: miss payments and you could lose it. You pay it over the full term.',
  },
  average: {
    label: 'Average rate you pay now',
    note: 'Weighted by what you owe on each',
  },
  work: {
    title: 'Show the work',
    words: [
      'All balances are added up and become one new loan with a level payment. Each present loan is paid off month by month at its own rate and with its own payment, and its interest is added up until nothing is owed.',
      'What they differ in interest, less the closing costs, is the net savings.',
    ],
    ...notes,
  },
};
