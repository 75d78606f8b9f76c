import { fact } from '@/content/facts/facts';

/** One stage of a home loan: its id is the fragment of its heading on /the-loan-process. */
export type LoanStage = {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  /** A usual time, in words; no promise. */
  readonly howLong: string;
  readonly youDo: string;
};

export const loanStages = [
  {
    id: 'pre-qualification',
    name: 'Pre-qualification',
    summary: 'A loan officer looks at your income, debts and savings and tells you a price range.',
    howLong: 'Often the same day',
    youDo: 'Answer questions and pick a price range',
  },
  {
    id: 'application',
    name: 'Application',
    summary: 'You apply for a loan on a certain home, and receive a Loan Estimate.',
    howLong: `An hour for you; the estimate within ${fact('loanEstimateDays').text}`,
    youDo: 'Apply, compare estimates, lock the rate',
  },
  {
    id: 'processing',
    name: 'Processing',
    summary: 'Your documents are gathered and checked, and the home is appraised.',
    howLong: 'One to three weeks',
    youDo: 'Send documents the day they’re asked for',
  },
  {
    id: 'underwriting',
    name: 'Underwriting',
    summary: 'A person who hasn’t met you decides on the loan by the rules of the program.',
    howLong: 'A few days to two weeks',
    youDo: 'Meet the conditions, change nothing',
  },
  {
    id: 'closing',
    name: 'Closing',
    summary: 'You read the final figures, sign, and the home is yours.',
    howLong: `At least ${fact('closingDisclosureDays').text} to read; an hour to sign`,
    youDo: 'Compare, wire safely, sign',
  },
] as const satisfies readonly LoanStage[];
