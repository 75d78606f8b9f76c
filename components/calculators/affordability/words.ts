import type { RungName } from '@/lib/calculators/affordability-scale';

/** The limits of the scale as their sources print them. */
export type LimitShares = Readonly<Record<'front' | RungName, string>>;

/** The name of each rung of the scale. */
export const rungTitles = {
  comfortable: 'Comfortable',
  stretch: 'A stretch',
  most: 'The most',
} as const satisfies Readonly<Record<RungName, string>>;

/** What each rung of the scale means. */
export function rungTexts({ front, comfortable, stretch, most }: LimitShares): Readonly<Record<RungName, string>> {
  return {
    comfortable: `Within ${front} of income for the home and ${comfortable} with all debts.`,
    stretch: `Up to ${stretch} of income with all debts. Many lenders allow it; a big repair or a slow month would hurt.`,
    most: `Up to ${most} with all debts. Some loans allow it, with strong credit and savings left after closing.`,
  };
}

/** The words of the affordability calculator. */
export const words = {
  form: 'Affordability calculator',
  groups: { household: 'Your household', loan: 'The loan and the home' },
  verdict: {
    question: 'What do you earn in a year?',
    whole: 'All in: loan, tax, insurance.',
    example: 'Example: median Ohio county',
    bar: 'A home you can afford',
    link: 'The scale',
    countyAsk: 'Choose your county',
  },
  tax: {
    county: 'Its tax follows the price along the scale.',
    follows: 'Follows the price. Type your own to use that instead.',
    own: 'Yours. It counts in place of the county’s rate.',
    followAgain: 'Follow the county again',
  },
  scale: {
    title: 'Your street, by price',
    lead: 'Lit homes fit the guideline.',
    home: 'Your home',
    rule: '28% rule',
    under: 'Under each price: the payment a month',
    nothing: 'There’s no price to draw: debts, tax and insurance take all that the limits leave.',
    levels: {
      comfortable: 'comfortable',
      stretch: 'a stretch',
      most: 'the most that some loans allow',
      beyond: 'more than most loans allow',
    },
  },
  payments: {
    home: 'Your home at',
    price: 'A home at',
    loan: 'Principal and interest',
    tax: 'Property tax',
    insurance: 'Homeowner’s insurance',
    mortgageInsurance: 'Mortgage insurance',
    noMortgageInsurance: 'None: the loan is at most 80% of the price',
    whole: 'What you would pay each month',
  },
  rule: {
    title: 'The 28 percent rule:',
    text: 'An old rule of thumb: 28% of income less debts, for principal and interest alone. It leaves out tax and insurance, so it isn’t what the home would cost you.',
    budget: '28% of income less debts',
    pmi: 'PMI, taken once off the loan',
    loan: 'Loan amount',
    payment: 'Monthly payment',
    paymentNote:
      'Principal and interest of this loan, less the tax and insurance you gave. This payment does not include them.',
    higher: 'Your actual payment will be higher.',
    wholeNote: 'Principal and interest, with tax and insurance added, not taken out',
  },
  refusal: {
    title: 'This is arithmetic, not a decision.',
    text: 'Based on industry standards you may not qualify for a home mortgage. You may need to adjust your income or debt obligations.',
    soften: 'A loan officer can look at the whole picture:',
  },
  moves: {
    title: 'What moves the scale most',
    lead: 'One change at a time, everything else as it is.',
    stretch: 'The stretch goes to',
    debts: 'Pay off $100 of monthly debt',
    down: '$10,000 more down',
    insurance: 'Insurance for $25 less a month',
  },
  next: [
    { label: 'Start the purchase questions', href: '/purchase-questions' },
    { label: 'Quick Quote', href: '/quick-quote' },
  ],
  work: {
    title: 'Show the work',
    words: [
      'The scale asks which home prices fit into shares of what you earn before taxes, with everything in the payment: principal and interest, property tax, insurance, and mortgage insurance where the down payment is under 20%.',
      'The 28 percent rule asks less: 28% of income, less your debt payments, goes to principal and interest alone. A share for mortgage insurance is taken off the loan, and the down payment is added to get the price.',
    ],
    assumptions: [
      'The rate stays the same for the whole loan, and every payment is the same.',
      'The debts you typed are all there are, and go on for as long as the loan.',
      'On the scale PMI is a yearly percent of the loan, paid by the month while the loan is above 80% of the price. Under the 28 percent rule it is taken once.',
      'A county’s tax is its median tax over its median home value; yours depends on the city, the school district and the home. Each APR counts 1% of the loan in lender charges.',
    ],
    leftOut: [
      'Closing costs and the cash you should keep in reserve.',
      'Credit score, job history and the other things a lender looks at.',
      'Income tax, and what you spend on everything else.',
    ],
    sources: [
      {
        name: 'Freddie Mac, My Home: the customary 28% guideline',
        url: 'https://myhome.freddiemac.com/',
      },
      {
        name: 'Fannie Mae Selling Guide B3-6-02: debt-to-income ratios',
        url: 'https://selling-guide.fanniemae.com/sel/b3-6-02/debt-income-ratios',
      },
    ],
  },
} as const;
