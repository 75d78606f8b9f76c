import { type RentVsBuyInputs, rentVsBuy } from '@/lib/mortgage/rent-vs-buy';

/** The cost of renting and of buying up to the end of a month, in dollars. */
export type CostPoint = {
  readonly month: number;
  /** Rent paid. */
  readonly renting: number;
  /** Mortgage payments and property tax paid, nothing netted. */
  readonly buying: number;
  /** The same plus the down payment, less the equity: the money that a sale without selling costs does not return. */
  readonly buyingNet: number;
};

export type Side = 'renting' | 'buying';

/**
 * Which side costs less at first (null when the two never differ), and the first month by whose end the other one has
 * cost less (null when it never has within the months looked at).
 */
export type Lead = {
  readonly atFirst: Side | null;
  readonly crossing: { readonly month: number; readonly cheaper: Side } | null;
};

/** Costs by month, from month 0 on, and which is cheaper: by payments alone, and with down payment and equity counted. */
export type CostOverTime = { readonly points: readonly CostPoint[]; readonly payments: Lead; readonly net: Lead };

/** A hundred years: as far as it makes sense to look. */
const longestMonths = 1200;

function leadOf(points: readonly CostPoint[], buyingCost: (point: CostPoint) => number): Lead {
  let atFirst: Side | null = null;
  for (const point of points) {
    const difference = point.renting - buyingCost(point);
    if (Math.abs(difference) < 0.005) continue;
    const cheaper = difference > 0 ? 'buying' : 'renting';
    atFirst ??= cheaper;
    if (cheaper !== atFirst) return { atFirst, crossing: { month: point.month, cheaper } };
  }
  return { atFirst, crossing: null };
}

/**
 * The costs of renting and buying month by month, over the stay or the term of the loan, whichever is longer, unless
 * `months` says otherwise; at most 1,200 months. Less than half a cent between the two counts as equal.
 *
 * Each point is `rentVsBuy` at that month, so at rate 0 the loan falls by the same amount each month.
 * Example: with the figures of `rentVsBuy` but $3,000 of rent and no appreciation, buying costs less from the first payment
 * on; with $2,600 of rent and over 480 months, from month 369 on, when the loan is paid off.
 */
export function costOverTime(
  inputs: RentVsBuyInputs,
  months: number = Math.max(inputs.stayMonths, inputs.termMonths),
): CostOverTime {
  const points = Array.from({ length: Math.min(longestMonths, Math.max(0, Math.floor(months))) + 1 }, (_, month) => {
    const at = rentVsBuy({ ...inputs, stayMonths: month });
    return {
      month,
      renting: at.totalRenting,
      buying: at.totalBuying,
      buyingNet: at.totalBuying + at.downPayment - at.equityEarned,
    };
  });
  return {
    points,
    payments: leadOf(points, (point) => point.buying),
    net: leadOf(points, (point) => point.buyingNet),
  };
}
