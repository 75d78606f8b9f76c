/**
 * The annual property tax, in dollars, when a state is selected: price × rate / 100; 0 without a rate.
 * Example: at New Jersey's 2.42 % a $500,000 home is taxed $12,100.00 a year.
 */
export function propertyTaxFor(homePrice: number, stateRatePercent: number | undefined): number {
  return (homePrice * (stateRatePercent ?? 0)) / 100;
}
