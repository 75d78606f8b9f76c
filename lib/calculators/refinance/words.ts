const shared = {
  example: { tag: 'Example numbers', hint: 'Nobody’s loan. Yours go in the strip above, or type over these.' },
  waiting: 'The ring, the chart and every figure are drawn with your three numbers.',
  rateWarning: {
    title: 'Check the new rate',
    text: "You've entered a refinancing rate that is higher than your present rate. The refinancing rate must be lower than your present rate in order for this calculator to work.",
  },
  next: [
    { label: 'Start the refinance questions', href: '/refinance-questions' },
    { label: 'Quick Quote', href: '/quick-quote' },
  ],
  /** Precedes the rate at which a new loan is worth it. */
  watch: {
    label: 'Tell me when it’s',
    about: 'Tell me when:',
    href: '/contact-us#call',
    note: 'One call, when our rate gets there. No texts.',
  },
  /** For several debts that cost more as one loan. */
  lossNext: [
    { label: 'Talk it over first', href: '/contact-us#call' },
    { label: 'Start the refinance questions anyway', href: '/refinance-questions' },
  ],
} as const;

/** Labels of a debt’s fields, for use under a legend that names the debt. */
export const debtLabels = {
  principal: 'What you still owe',
  payment: 'You pay a month',
  ratePercent: 'Your rate, a year',
} as const;

export type RefinanceWords = typeof shared & {
  readonly form: string;
  readonly ask: {
    readonly form: string;
    readonly owed: string;
    readonly principal: readonly [question: string, hint: string];
    readonly payment: string;
    readonly ratePercent: string;
  };
  readonly exampleOf: string;
  readonly debts: readonly string[];
};

export const refinanceWords: RefinanceWords = {
  ...shared,
  form: 'Refinance calculator',
  ask: {
    form: 'Your loan',
    owed: 'Still owed',
    principal: ['What do you still owe?', 'Three numbers from your last statement, and you’ll see your new payment.'],
    payment: 'Your new payment. What is it now?',
    ratePercent: 'What is your rate now?',
  },
  exampleOf: '$300,000 at 4%, refinanced at 3.5%',
  debts: ['The loan you have'],
};

export const consolidationWords: RefinanceWords = {
  ...shared,
  form: 'Debt consolidation calculator',
  ask: {
    form: 'Your mortgage',
    owed: 'Mortgage, owed',
    principal: ['What do you owe, all of it?', 'Start with the mortgage. A second loan, a card, a car come next.'],
    payment: 'Your new payment. What do you pay now?',
    ratePercent: 'What is the mortgage’s rate now?',
  },
  exampleOf: '$500,000 in two mortgages, combined at 3.5%',
  debts: ['First mortgage', 'Second mortgage'],
};
