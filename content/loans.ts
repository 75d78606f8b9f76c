/** A kind of loan as search engines are told of it; its words stand on the page too. */
export type LoanPage = {
  readonly path: string;
  readonly name: string;
  readonly loanType: string;
  /** What secures the loan. */
  readonly collateral: string;
  /** The term that the page's examples run over, in years. */
  readonly termYears: number;
};

/** The pages that explain a loan which one can apply for. */
export const loanPages = [
  { path: '/fha', name: 'FHA loan', loanType: 'FHA', collateral: 'the home', termYears: 30 },
  { path: '/va-loans', name: 'VA loan', loanType: 'VA', collateral: 'the home', termYears: 30 },
  { path: '/refinancing', name: 'Refinancing', loanType: 'refinance', collateral: 'your home', termYears: 30 },
  {
    path: '/cash-out-refinance',
    name: 'Cash Out Refinance',
    loanType: 'cash out refinance',
    collateral: 'your home',
    termYears: 30,
  },
  {
    path: '/fha-va-streamline',
    name: 'FHA VA Streamline Refinance',
    loanType: 'streamline',
    collateral: 'the home',
    termYears: 30,
  },
] as const satisfies readonly LoanPage[];
