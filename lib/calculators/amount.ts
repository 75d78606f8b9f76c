import { roundHalfAway } from '@/lib/numbers/format';

/** A percentage of a total, in dollars: 13.2 of 500,000 is 66,000. */
export function dollarsOf(percent: number, whole: number): number {
  return (whole * percent) / 100;
}

/**
 * An amount as a percentage of a total, at most 100; 0 without a total. Not rounded, so that the amount stays the same.
 */
export function percentOf(dollars: number, whole: number): number {
  return whole > 0 ? Math.min(100, (100 * dollars) / whole) : 0;
}

/** A home's price and its down payment: the unit in which it was typed, and the amount in both units. */
type DownInputs = {
  readonly homePrice: number;
  readonly downUnit: string;
  readonly downPayment: number;
  readonly downPercent: number;
};

/** Adds the effect of a new price on the down payment: in percent it keeps its share, in dollars its amount. */
export function withDownPayment<Change extends Partial<DownInputs>>(
  before: DownInputs,
  change: Change,
): Change & Partial<DownInputs> {
  if (change.homePrice === undefined || change.downPayment !== undefined || before.downUnit !== 'percent')
    return change;
  return { ...change, downPayment: roundHalfAway(dollarsOf(before.downPercent, change.homePrice), 2) };
}
