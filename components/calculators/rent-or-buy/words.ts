import type { RentVsBuy } from '@/lib/mortgage/rent-vs-buy';
import { roundHalfAway, usd } from '@/lib/numbers/format';

/** The difference of payments alone in dollars, rounded to cents; positive when buying costs less. */
export function differenceOf({ savingsOnBuying }: Pick<RentVsBuy, 'savingsOnBuying'>): number {
  return roundHalfAway(savingsOnBuying, 2) || 0;
}

/** The same as an amount without a sign: "$54,637.37 more" when buying costs more. */
export function savingsText(result: Pick<RentVsBuy, 'savingsOnBuying'>): string {
  const difference = differenceOf(result);
  if (difference === 0) return usd(0);
  return `${usd(Math.abs(difference))} ${difference > 0 ? 'less' : 'more'}`;
}

/** The words of the calculator that compares renting and buying. */
export const words = {
  form: 'Renting and buying calculator',
  groups: { choice: 'Your choice' },
  county: 'For its property tax, and what’s typical there',
  verdict: {
    questions: { rent: 'What is the rent?', price: 'What does the home cost?' },
    counted: 'Selling, upkeep, rising rent and the return on savings are all counted.',
    bar: 'Rent or buy',
    link: 'The chart',
  },
  chart: {
    title: 'What each would own, by length of stay',
    caption: 'What owner and renter have',
    owner: 'Owner',
    ownerNote: 'Owner: house sold, loan paid, plus savings',
    renter: 'Renter',
    renterNote: 'Renter: down payment and savings, invested',
    question: 'The chart is drawn once the rent and the price of the home are filled in.',
  },
  owner: {
    title: 'Owner',
    value: 'Home sold for',
    selling: 'Selling costs',
    balance: 'Loan paid off',
    account: 'Savings account',
    noAccount: 'Owning never cost less than rent in these months',
    total: 'Owner has',
  },
  renter: {
    title: 'Renter',
    kept: 'Down payment and buying costs kept',
    earned: 'What it earned',
    saved: 'Saved each month, with its earnings',
    total: 'Renter has',
  },
  noStay: 'Say how long you will stay, and what each of the two would own is listed here.',
  counted: {
    title: 'What is counted. Change any of it.',
    form: 'Costs that are counted',
    leftOut:
      'Not counted: tax deductions, mortgage insurance on a small down payment, moving, renter’s insurance and deposit.',
  },
  payments: {
    title: 'Payments alone',
    renting: 'Renting',
    buying: 'Buying',
    average: 'Average a month',
    total: 'Total',
    savings: 'Savings on buying',
    noSavings: 'None: buying costs more',
    mortgage: 'Mortgage payment',
    tax: 'Property tax',
    taxSavings: 'Tax savings',
    taxSavingsNote: 'At a flat 28%, an upper bound; not taken off the total',
    noTaxSavingsNote: 'None with the standard deduction',
    appreciated: 'Appreciated price',
    balance: 'Remaining balance',
    equity: 'Equity earned',
    equityNote: 'Appreciated price less remaining balance',
    note: 'These results are estimates. They ignore insurance, closing costs and selling costs.',
  },
  next: [
    { label: 'Start the purchase questions', href: '/purchase-questions' },
    { label: 'Quick Quote', href: '/quick-quote' },
  ],
  work: {
    title: 'Show the work',
    words: [
      'Each month the owner pays the mortgage, property tax, upkeep and insurance, and the renter pays the rent of that year. Whoever paid less puts the difference into an account that grows. The renter’s account starts with the down payment and the costs of buying, which the renter keeps.',
      'At the end of the stay the owner sells: the value of the home, less the costs of selling and what is still owed, and the owner’s account. The renter has the other account. Buying pulls ahead at the first length of stay where the owner has at least as much.',
    ],
    assumptions: [
      'Rate and percentages stay the same for the whole stay. Rent goes up once a year.',
      'The home gains the same percent each year, compounded yearly. Tax, upkeep and insurance follow its value.',
      'Both accounts earn the same return, and no tax is taken off it.',
      'Under payments alone, tax savings are 28% of everything paid for the home. Only interest and property tax can be deducted, and only if you itemize, so the real figure is lower and often nothing.',
      'Nothing is rounded until it’s printed.',
    ],
    leftOut: [
      'Renter’s and mortgage insurance, and homeowners association (HOA) fees.',
      'Tax deductions, moving, and a renter’s deposit.',
    ],
    sources: [
      {
        name: 'U.S. Census Bureau, American Community Survey: median rent and median home value of each county',
        url: 'https://www.census.gov/programs-surveys/acs',
      },
      { name: 'The level payment formula of any annuity paid in arrears' },
      {
        name: 'Internal Revenue Service, Publication 530: Tax information for homeowners',
        url: 'https://www.irs.gov/publications/p530',
      },
      {
        name: 'Internal Revenue Service, Topic 551: Standard deduction',
        url: 'https://www.irs.gov/taxtopics/tc551',
      },
    ],
  },
} as const;
