import type { DebtKind } from './fields';

/** The words that refinancing and consolidating have in common. */
const shared = {
  chartLink: 'The chart',
  example: { tag: 'Example numbers', hint: 'Nobody’s loan. Yours go in the strip above, or type over these.' },
  waiting: 'The ring, the chart and every figure are drawn with your three numbers.',
  labels: { principal: 'What you still owe', payment: 'You pay a month', ratePercent: 'Your rate, a year' },
  asked: { payment: 'Payment a month', ratePercent: 'Rate now' },
  fillIn: 'Fill it in',
  costsHint: {
    text: 'Percentage points (%) or Dollar amount ($). Usual: 2 to 5% of the loan.',
    label: 'Set 2%',
    percent: 2,
  },
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

/** The words of the debts beyond the mortgages. */
const added = {
  title: 'Add a card, a car, a student loan',
  kinds: {
    card: { add: 'A card', name: 'Card' },
    car: { add: 'A car', name: 'Car' },
    student: { add: 'A student loan', name: 'Student loan' },
  } satisfies Readonly<Record<DebtKind, object>>,
  remove: 'Remove',
  secured: 'Card debt becomes secured by your home.',
  federal: 'A federal student loan paid off this way loses its payment plans and its forgiveness.',
} as const;

export type AddedWords = typeof added;

/** The words of a calculator that replaces debts by a new loan. */
export type ReplaceDebtsWords = typeof shared & {
  readonly form: string;
  /** The questions of the strip, one after the other, and the label of its first field. */
  readonly ask: {
    readonly form: string;
    readonly owed: string;
    readonly principal: readonly [question: string, hint: string];
    readonly payment: string;
    readonly ratePercent: string;
  };
  /** What the numbers of the example are. */
  readonly exampleOf: string;
  /** Legends of the groups of fields; one for each debt that is always shown. */
  readonly groups: {
    readonly debts: readonly string[];
    readonly next: string;
    readonly costs: string;
    readonly stay: string;
  };
  /** Further debts that a visitor can add. */
  readonly added?: AddedWords;
};

/** The refinance calculator: words. */
export const refinanceWords: ReplaceDebtsWords = {
  ...shared,
  form: 'Refinance calculator',
  ask: {
    form: 'Your loan',
    owed: 'Still owed',
    principal: ['What do you still owe?', 'Three numbers from your last statement, and the month appears.'],
    payment: 'Your new payment. What is it now?',
    ratePercent: 'What is your rate now?',
  },
  exampleOf: '$300,000 at 4%, refinanced at 3.5%',
  groups: { debts: ['The loan you have'], next: 'The new loan', costs: 'Closing costs', stay: 'How long you keep it' },
};

/** The debt consolidation calculator: words. */
export const consolidationWords: ReplaceDebtsWords = {
  ...shared,
  form: 'Debt consolidation calculator',
  ask: {
    form: 'Your mortgage',
    owed: 'Mortgage, owed',
    principal: ['What do you owe, all of it?', 'Start with the mortgage. A second loan, a card, a car come next.'],
    payment: 'Your new payment. What do you pay now?',
    ratePercent: 'What is the mortgage’s rate now?',
  },
  exampleOf: 'Two mortgages of $500,000 into one at 3.5%',
  groups: {
    debts: ['First mortgage', 'Second mortgage'],
    next: 'The new loan',
    costs: 'Closing costs',
    stay: 'How long you keep it',
  },
  added,
};
