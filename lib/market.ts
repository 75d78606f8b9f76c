import type { FhaArea } from '@/lib/counties';
import type { ClosingAssumptions } from '@/lib/mortgage/cash-to-close';
import type { LoanKind } from '@/lib/mortgage/loan-plan';

/** By their lowest score; '639' is 639 and below. Empty while the visitor has not said theirs. */
export const scoreGroups = ['740', '700', '680', '640', '639'] as const;
export type ScoreGroup = (typeof scoreGroups)[number];

export const scoreGroupLabels: Readonly<Record<ScoreGroup, string>> = {
  740: '740 or higher',
  700: '700 to 739',
  680: '680 to 699',
  640: '640 to 679',
  639: '639 or lower',
};

/** The score group of a credit answer, "Very Good 700-739"; undefined where it names none. */
export function scoreGroupOf(answer = ''): ScoreGroup | undefined {
  return scoreGroups.find((group) => answer.includes(group));
}

/** The group that counts until the visitor has said theirs. */
export const assumedScoreGroup: ScoreGroup = '700';

/** A rate card of private mortgage insurance: bands of loan to value in percent, the lowest first. */
export type PmiCard = readonly {
  readonly upToPercent: number;
  /** Percent of the loan a year, at the lower end of each score group. */
  readonly percents: Readonly<Record<ScoreGroup, number>>;
}[];

/** The shares of gross income, in percent, that the whole payment alone (`front`) and with all debts (`back`) may take. */
export type IncomeLimits = Readonly<Record<'comfortable', { readonly front: number; readonly back: number }>> &
  Readonly<Record<'stretch' | 'most', { readonly back: number }>>;

/** The second loan of the Ohio Housing Finance Agency: no interest, no payments. */
export type OhioHelp = {
  /** Percent of the price, with a conventional loan and with FHA or VA. */
  readonly conventionalPercent: number;
  readonly governmentPercent: number;
  readonly score: number;
  readonly fhaScore: number;
  readonly forgivenYears: number;
  /** The day of the facts in words. */
  readonly dayText: string;
  /** The day, as 2027-02-28, after which they are not shown. */
  readonly expires: string;
};

/** What the site takes for granted about the market, built once from `content/facts`. */
export type Market = {
  /** Percent a year; `dayText` is the day of the average in words. */
  readonly rate: {
    readonly ratePercent: number;
    /** A fixed second loan over 15 years: an assumption. */
    readonly secondLoanPercent: number;
    readonly dayText: string;
  };
  /** What the lender charges to make a loan, in percent of it. */
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
  /** What a seller may pay of the buyer's costs by kind of loan and the smallest down payments, percent of the price. */
  readonly sellerPercent: Readonly<Record<LoanKind, number>>;
  readonly income: IncomeLimits;
  /** Null while the company does not offer it, or its facts have expired. */
  readonly help: OhioHelp | null;
};
