import type { FactEntry } from '../schema';

const cashOut = {
  name: 'Fannie Mae Selling Guide B2-1.3-03, cash-out refinance transactions',
  url: 'https://selling-guide.fanniemae.com/sel/b2-1.3-03/cash-out-refinance-transactions',
};
const cashOutMatrix = {
  name: 'Fannie Mae Eligibility Matrix, cash-out refinance',
  url: 'https://singlefamily.fanniemae.com/media/20786/display',
};
const homeownersProtection = {
  name: 'Homeowners Protection Act, 12 U.S.C. 4902',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title12-section4902&num=0&edition=prelim',
};
const debtRatios = {
  name: 'Fannie Mae Selling Guide B3-6-02, debt-to-income ratios',
  url: 'https://selling-guide.fanniemae.com/sel/b3-6-02/debt-income-ratios',
};

/** Conventional loans, and rules of thumb for any loan. */
export const conventionalFacts = [
  {
    id: 'conformingLimit',
    value: 832750,
    text: '$832,750',
    what: 'The baseline conforming loan limit in 2026 for a one-unit home; it is also the usual county limit for partial VA entitlement.',
    source: {
      name: 'FHFA conforming loan limit values',
      url: 'https://www.fhfa.gov/data/conforming-loan-limit-cll-values',
    },
    asOf: '2026-01-01',
    expires: '2026-12-31',
  },
  {
    id: 'conventionalDownPayment',
    value: 3,
    text: '3%',
    what: 'The smallest down payment on a conventional loan for a one-unit primary residence: for first-time buyers, and for incomes of at most 80% of the area’s median.',
    source: {
      name: 'Fannie Mae Selling Guide B2-1.2-01, loan-to-value ratios',
      url: 'https://selling-guide.fanniemae.com/sel/b2-1.2-01/loan-value-ltv-ratios',
    },
    asOf: '2026-11-20',
    expires: '2027-11-20',
  },
  {
    id: 'conventionalUsualDownPayment',
    value: 5,
    text: '5%',
    what: 'The smallest down payment on a conventional loan for a one-unit primary residence when nobody on the loan is a first-time buyer and the income is above 80% of the area’s median.',
    source: {
      name: 'Fannie Mae Eligibility Matrix, purchase of a principal residence, standard and HomeReady',
      url: 'https://singlefamily.fanniemae.com/media/20786/display',
    },
    asOf: '2026-11-22',
    expires: '2027-11-22',
  },
  {
    id: 'conventionalLowIncomeShare',
    value: 80,
    text: '80%',
    what: 'The share of the area’s median income up to which a conventional loan needs the smallest down payment alone, also for those who owned a home before.',
    source: {
      name: 'Fannie Mae Selling Guide B5-6-01, HomeReady mortgage loan and borrower eligibility',
      url: 'https://selling-guide.fanniemae.com/sel/b5-6-01/homeready-mortgage-loan-and-borrower-eligibility',
    },
    asOf: '2026-11-22',
    expires: '2027-11-22',
  },
  {
    id: 'conventionalCashOutShare',
    value: 80,
    text: '80%',
    what: 'The largest conventional cash-out loan on a one-unit main home as a share of its value.',
    source: cashOut,
    asOf: '2026-11-20',
    expires: '2027-11-20',
  },
  {
    id: 'conventionalCashOutShareOther',
    value: 75,
    text: '75%',
    what: 'The largest conventional cash-out loan on a primary residence of two to four units, on a second home, and on a one-unit rental home, as a share of its value.',
    source: cashOutMatrix,
    asOf: '2026-11-22',
    expires: '2027-11-22',
  },
  {
    id: 'conventionalCashOutShareRental',
    value: 70,
    text: '70%',
    what: 'The largest conventional cash-out loan on a rental home of two to four units as a share of its value.',
    source: cashOutMatrix,
    asOf: '2026-11-22',
    expires: '2027-11-22',
  },
  {
    id: 'conventionalCashOutMonths',
    value: 12,
    text: '12 months',
    what: 'The age the present first mortgage must have before a conventional cash-out loan pays it off.',
    source: cashOut,
    asOf: '2026-11-20',
    expires: '2027-11-20',
  },
  {
    id: 'pmiRequestShare',
    value: 80,
    text: '80%',
    what: 'The share of the original value at which a borrower in good standing may ask in writing to end private mortgage insurance.',
    source: homeownersProtection,
    asOf: '2026-11-20',
    expires: '2027-11-20',
  },
  {
    id: 'pmiEndShare',
    value: 78,
    text: '78%',
    what: 'The share of the original value at which private mortgage insurance ends by law on the planned schedule, if payments are current.',
    source: homeownersProtection,
    asOf: '2026-11-20',
    expires: '2027-11-20',
  },
  {
    id: 'housingRatio',
    value: 28,
    text: '28%',
    what: 'The rule of thumb for the house payment as a share of income before taxes; it is the share our affordability calculator uses.',
    source: { name: 'Freddie Mac, My Home, customary guideline', url: 'https://myhome.freddiemac.com/' },
    asOf: '2026-11-20',
    expires: '2027-11-20',
  },
  {
    id: 'debtRatio',
    value: 36,
    text: '36%',
    what: 'The rule of thumb for all debts as a share of income before taxes; a lender may accept more.',
    source: debtRatios,
    asOf: '2026-11-20',
    expires: '2027-11-20',
  },
  {
    id: 'debtRatioMost',
    value: 50,
    text: '50%',
    what: 'The largest share of income before taxes that all debts may take in a conventional loan whose underwriting software accepts it.',
    source: debtRatios,
    asOf: '2026-11-22',
    expires: '2027-11-22',
  },
  {
    id: 'pmiFreeDownPayment',
    value: 20,
    text: '20%',
    what: 'The down payment, or the equity, from which a conventional loan usually needs no private mortgage insurance.',
    source: {
      name: 'Fannie Mae Selling Guide B7-1-01, provision of mortgage insurance',
      url: 'https://selling-guide.fanniemae.com/sel/b7-1-01/provision-mortgage-insurance',
    },
    asOf: '2026-11-21',
    expires: '2027-11-20',
  },
  {
    id: 'selfEmployedShare',
    value: 25,
    text: '25%',
    what: 'The share of a business from which its owner counts as self-employed.',
    source: {
      name: 'Fannie Mae Selling Guide, self-employed borrowers',
      url: 'https://selling-guide.fanniemae.com/',
    },
    asOf: '2026-11-21',
    expires: '2027-11-20',
  },
] as const satisfies readonly FactEntry[];
