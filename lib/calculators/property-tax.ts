/** The property tax of a calculator: the rate of the chosen place, and a tax that follows the price of the home. */
import { countyState } from '@/lib/counties';
import { countyRates } from '@/lib/county-figures';
import { propertyTaxFor } from '@/lib/mortgage/monthly-payment';
import { taxRates } from '@/lib/state-rates';

/** Where the home is: the code of a state or NONE, and a county's name or an empty text. */
export type TaxLocation = { readonly state: string; readonly county: string };

/** The rate of a location in percent a year; `builtIn` is false for a rate that is only offered. */
export type TaxRate = { readonly percent: number; readonly builtIn: boolean };

/** The rate of a location, or null without one: NONE, or an unknown code. A county counts in Ohio alone. */
export function taxRateOf({ state, county }: TaxLocation): TaxRate | null {
  const chosen = state === countyState ? countyRates[county] : undefined;
  const builtIn = chosen ?? taxRates.ratePercent[state];
  if (builtIn !== undefined) return { percent: builtIn, builtIn: true };
  const typical = taxRates.noBuiltInRate[state];
  return typical === undefined ? null : { percent: typical, builtIn: false };
}

/** Whether the tax follows the price or is the visitor's own figure. */
export type TaxTie = 'follows' | 'typed';

/** The inputs that a property tax depends on. */
export type TaxInputs = TaxLocation & {
  /** Dollars. */
  readonly homePrice: number;
  /** Dollars a year. */
  readonly annualPropertyTax: number;
  readonly taxTie: TaxTie;
};

/** How far a tax may be from price × rate and still be that tax, in dollars: shared addresses round to the cent. */
const sameTax = 0.01;

/**
 * Whether the tax is price × rate and follows the price. A tax from an old address, which does not contain the tie,
 * follows the price only if it is that amount.
 */
export function taxFollowsPrice(inputs: TaxInputs): boolean {
  const rate = taxRateOf(inputs);
  if (!rate || inputs.taxTie !== 'follows') return false;
  return Math.abs(inputs.annualPropertyTax - propertyTaxFor(inputs.homePrice, rate.percent)) < sameTax;
}

/**
 * A change of inputs, completed by what it does to the property tax. A chosen state or county sets the tax to price ×
 * rate, to 0 without a built-in rate. A tax that follows the price changes with it. A typed tax ends that; `taxTie:
 * 'follows'` sets the tax to price × rate and makes it follow again.
 *
 * Example: with a tax of $7,358.00 that follows a price of $500,000 at 1.4716 %, a price of $400,000 sets it to $5,886.40.
 */
export function withPropertyTax<Change extends Partial<TaxInputs>>(
  before: TaxInputs,
  change: Change,
): Change & Partial<TaxInputs> {
  if (change.annualPropertyTax !== undefined) return { ...change, taxTie: 'typed' };
  const after = { ...before, ...change };
  const rate = taxRateOf(after);
  const taxed = (taxTie: TaxTie, percent: number) => ({
    ...change,
    taxTie,
    annualPropertyTax: propertyTaxFor(after.homePrice, percent),
  });
  if (change.taxTie === 'follows') return rate ? taxed('follows', rate.percent) : change;
  if (change.state !== undefined || change.county !== undefined) {
    if (rate && !rate.builtIn) return taxed('typed', 0);
    return taxed('follows', rate?.percent ?? 0);
  }
  if (change.homePrice === undefined || !rate || !taxFollowsPrice(before)) return change;
  return taxed('follows', rate.percent);
}
