import type { FhaArea } from '@/lib/counties';
import type { ClosingAssumptions } from '@/lib/mortgage/cash-to-close';
import type { LoanKind } from '@/lib/mortgage/loan-plan';

/** By lowest score; '639' is 639 and below. Empty until the visitor names a score. */
export const scoreGroups = ['740', '700', '680', '640', '639'] as const;
export type ScoreGroup = (typeof scoreGroups)[number];

export const scoreGroupLabels: Readonly<Record<ScoreGroup, string>> = {
  740: '740 or higher',
  700: '700 to 739',
  680: '680 to 699',
  640: '640 to 679',
  639: '639 or lower',
};

/** The score group in a credit answer such as "Very Good 700-739"; undefined if there is none. */
export function scoreGroupOf(answer = ''): ScoreGroup | undefined {
  return scoreGroups.find((group) => answer.includes(group));
}

/** The score group to use until the visitor names one. */
export const assumedScoreGroup: ScoreGroup = '700';

/** A rate card for private mortgage insurance: bands of loan-to-value in percent, the lowest first. */
export type PmiCard = readonly {
  readonly upToPercent: number;
  /** In percent of the loan a year, at the lower end of each score group. */
  readonly percents: Readonly<Record<ScoreGroup, number>>;
}[];

/** The maximum shares of gross income, in percent, for the full payment alone (`front`) and with all debts (`back`). */
export type IncomeLimits = Readonly<Record<'comfortable', { readonly front: number; readonly back: number }>> &
  Readonly<Record<'stretch' | 'most', { readonly back: number }>>;

/** The second loan of the Ohio Housing Finance Agency: no interest, no payments. */
export type OhioHelp = {
  /** In percent of the price, with a conventional loan and with FHA or VA. */
  readonly conventionalPercent: number;
  readonly governmentPercent: number;
  readonly score: number;
  readonly fhaScore: number;
  readonly forgivenYears: number;
  /** The date of the facts in words. */
  readonly dayText: string;
  /** The day, as 2027-02-28, after which they are hidden. */
  readonly expires: string;
};

/** The site's assumptions about the market, built once from `content/facts`. */
export type Market = {
  /** In percent a year; `dayText` is the date of the average in words. */
  readonly rate: {
    readonly ratePercent: number;
    /** A fixed second loan over 15 years: an assumption. */
    readonly secondLoanPercent: number;
    readonly dayText: string;
  };
  /** The lender's charges for a loan, in percent of it. */
  readonly chargesPercent: number;
  readonly closing: ClosingAssumptions;
  /** Homeowner's insurance, percent of the price a year. */
  readonly insurancePercent: number;
  /** Property tax of the median county, percent of the price a year. */
  readonly taxPercent: number;
  readonly pmi: PmiCard;
  /** The largest base loans, dollars. */
  readonly limits: { readonly conforming: number; readonly fha: Readonly<Record<FhaArea, number>> };
  /** The smallest down payments, percent of the price. */
  readonly minDown: {
    readonly conventional: number;
    readonly firstHome: number;
    readonly fha: number;
  };
  /**
   * The maximum share of the price that a seller may pay toward the buyer's costs, by kind of loan and minimum down
   * payment.
   */
  readonly sellerPercent: Readonly<Record<LoanKind, number>>;
  readonly income: IncomeLimits;
  /** Null if the company does not offer it, or its facts have expired. */
  readonly help: OhioHelp | null;
};
