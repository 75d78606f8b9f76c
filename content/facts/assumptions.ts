/** What our examples assume where no source has one figure for Ohio; pages name it as an assumption where they print it. */

/** Homeowner’s insurance a year, as a share of the price in percent. */
export const insurancePercent = 0.5;

/** Homeowner’s insurance of a home at `price` dollars, in dollars a month. */
export function assumedInsurance(price: number): number {
  return (price * insurancePercent) / 100 / 12;
}
