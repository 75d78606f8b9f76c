/** Amounts that are typed in dollars or in percent of a whole. */
import { roundHalfAway } from '@/lib/numbers/format';

/** A percentage of a whole in dollars: 13.2 of 500,000 is 66,000. */
export function dollarsOf(percent: number, whole: number): number {
  return (whole * percent) / 100;
}

/** An amount in dollars as a percentage of a whole, 100 at most; 0 without a whole. It is not rounded, so that the amount stays the same. */
export function percentOf(dollars: number, whole: number): number {
  return whole > 0 ? Math.min(100, (100 * dollars) / whole) : 0;
}

/** The dollars of an amount after its whole has changed: a percentage keeps its share, dollars stay. */
export function dollarsAfter(
  amount: { readonly unit: string; readonly dollars: number; readonly percent: number },
  whole: number,
): number {
  return amount.unit === 'percent' ? roundHalfAway(dollarsOf(amount.percent, whole), 2) : amount.dollars;
}
