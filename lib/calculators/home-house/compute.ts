/** What a house costs a month by kind of loan, at the rates that the page is given. */

import { dollarsOf } from '@/lib/calculators/amount';
import { fhaAreaOf } from '@/lib/counties';
import { countyRates } from '@/lib/county-figures';
import { type PaymentPlan, paymentPlan } from '@/lib/mortgage/payment-plan';
import type { RateRow } from '@/lib/mortgage/rate-rows';
import { roundToTotal } from '@/lib/numbers/round-to-total';
import type { House } from './fields';

/** A kind of loan with its price of money. */
export type LoanRow = RateRow & { readonly id: string; readonly label: string };

/** Rows of one day: percent a year. */
export type Rows = {
  readonly rows: readonly LoanRow[];
  /** The day of the rates, in words. */
  readonly dayText: string;
};

/** What changes without the words of the house front. */
export type HouseFacts = {
  /** Rows at the rate of the examples, a national average of that day. */
  readonly example: Rows;
  /** The lender’s own rates; absent once they had expired on the day of the build. */
  readonly today?: Rows & {
    /** The last day, `YYYY-MM-DD`, on which they count as current. */
    readonly expires: string;
  };
  /** Percent of the price a year: the tax of the middle county, and insurance. */
  readonly assumed: { readonly taxPercent: number; readonly insurancePercent: number };
  /** Mortgage insurance of a conventional loan, percent of the loan a year. */
  readonly pmiPercent: number;
  /** Percent of the price that FHA asks down, and the most it insures by area, in dollars. */
  readonly fha: {
    readonly downPercent: number;
    readonly limits: { readonly floor: number; readonly columbus: number };
  };
};

/**
 * The whole payment of a house with the loan of a row: its tax at the rate of its county, or of the middle one; assumed
 * insurance; mortgage insurance where it is due; the points and fees of the row. All of it, the APR too, is of this one loan.
 */
export function monthOf(
  { homePrice, downPayment, county }: Pick<House, 'homePrice' | 'downPayment' | 'county'>,
  row: Omit<LoanRow, 'aprPercent'>,
  { assumed, pmiPercent }: Pick<HouseFacts, 'assumed' | 'pmiPercent'>,
): PaymentPlan {
  const loan = homePrice - downPayment;
  return paymentPlan({
    kind: row.premium ? 'fha' : 'conventional',
    vaUse: 'first',
    homePrice,
    downPayment,
    ratePercent: row.ratePercent,
    termMonths: 12 * row.termYears,
    annualPropertyTax: dollarsOf(countyRates[county] ?? assumed.taxPercent, homePrice),
    monthlyInsurance: dollarsOf(assumed.insurancePercent, homePrice) / 12,
    monthlyHoa: 0,
    pmiPercent,
    chargesPercent: row.pointsPercent + (loan > 0 ? (100 * row.feesDollars) / loan : 0),
  });
}

/** The parts of a month in whole dollars that add up to the sum as it is printed: loan, tax, home and mortgage insurance. */
export function partsOf({ whole }: PaymentPlan): readonly [number, number, number, number] {
  const amounts = [whole.principalAndInterest ?? 0, whole.propertyTax, whole.insurance, whole.mortgageInsurance];
  const [loan = 0, tax = 0, home = 0, mortgage = 0] = roundToTotal(
    amounts.map((amount) => amount / 100),
    amounts.flatMap((amount, place) => (amount > 0 ? [place] : [])),
  ).map((hundreds) => Math.round(100 * hundreds));
  return [loan, tax, home, mortgage];
}

/** Why FHA does not insure the loan of a house; empty where it does. */
export function fhaRefusal(
  { homePrice, downPayment, county }: Pick<House, 'homePrice' | 'downPayment' | 'county'>,
  { fha }: Pick<HouseFacts, 'fha'>,
): 'down' | 'limit' | '' {
  if (downPayment < dollarsOf(fha.downPercent, homePrice)) return 'down';
  return homePrice - downPayment > fha.limits[fhaAreaOf(county)] ? 'limit' : '';
}

/** How far a payment goes into a yearly income, in percent of the gross month; null where there is no income. */
export function shareOfIncome(monthly: number | null, annualIncome: number | undefined): number | null {
  return monthly === null || !annualIncome ? null : (1200 * monthly) / annualIncome;
}
