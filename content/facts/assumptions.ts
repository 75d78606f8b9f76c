/**
 * Assumptions in the examples where no source has a single figure for Ohio. Pages that print one call it an assumption.
 */

/** Yearly homeowner’s insurance in percent of the price. */
export const insurancePercent = 0.5;

/** Homeowner’s insurance of a home at `price` dollars, in dollars a month. */
export function assumedInsurance(price: number): number {
  return (price * insurancePercent) / 100 / 12;
}
