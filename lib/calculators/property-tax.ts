/** The property tax of a calculator: the states, the rate of the selected place, and a tax that follows the price. */

import { countyState } from '@/lib/counties';
import { countyRates } from '@/lib/county-figures';
import type { Choice } from '@/lib/fields/field';
import { propertyTaxFor } from '@/lib/mortgage/property-tax';
import { states } from '@/lib/state-taxes';

/** The list of states: none first, then Ohio, where the company lends, then the others. */
export const stateChoices: readonly Choice[] = [
  { value: 'NONE', label: 'NONE' },
  { value: 'OH', label: 'OH – Ohio' },
  ...Object.entries(states)
    .filter(([code]) => code !== 'OH')
    .map(([code, { name }]) => ({ value: code, label: `${code} – ${name}` })),
];

export type TaxLocation = { readonly state: string; readonly county: string };

/** A location's rate in percent a year; `builtIn` is false for a rate that is only suggested. */
export type TaxRate = { readonly percent: number; readonly builtIn: boolean };

/** A location's rate, or null for NONE or an unknown code. A county counts only in Ohio. */
export function taxRateOf({ state, county }: TaxLocation): TaxRate | null {
  const chosen = state === countyState ? countyRates[county] : undefined;
  if (chosen !== undefined) return { percent: chosen, builtIn: true };
  const found = states[state];
  return found ? { percent: found.percent, builtIn: !found.isOffered } : null;
}

/** Whether the tax follows the price or is the visitor's own figure. */
export type TaxMode = 'follows' | 'typed';

export type TaxInputs = TaxLocation & {
  /** Dollars. */
  readonly homePrice: number;
  /** Dollars a year. */
  readonly annualPropertyTax: number;
  readonly taxMode: TaxMode;
};

/**
 * Maximum difference, in dollars, between a tax and price × rate for it to count as following: shared URLs round to the
 * cent.
 */
const sameTax = 0.01;

/** Whether the tax follows the price. In an old URL without that flag, it does so only if it equals price × rate. */
export function taxFollowsPrice(inputs: TaxInputs): boolean {
  const rate = taxRateOf(inputs);
  if (!rate || inputs.taxMode !== 'follows') return false;
  return Math.abs(inputs.annualPropertyTax - propertyTaxFor(inputs.homePrice, rate.percent)) < sameTax;
}

/**
 * Adds a change's effect on the property tax. Selecting a state or county sets the tax to price × rate, or to 0 for
 * NONE or without a built-in rate. A tax that follows the price changes with it; a typed tax no longer follows.
 * `taxMode: 'follows'` sets the tax to price × rate and makes it follow again.
 * Example: with a tax of $7,500.00 that follows a price of $500,000 at 1.5 %, a price of $400,000 sets it to $6,000.00.
 */
export function withPropertyTax<Change extends Partial<TaxInputs>>(
  before: TaxInputs,
  change: Change,
): Change & Partial<TaxInputs> {
  if (change.annualPropertyTax !== undefined) return { ...change, taxMode: 'typed' };
  const after = { ...before, ...change };
  const rate = taxRateOf(after);
  const taxed = (taxMode: TaxMode, percent: number) => ({
    ...change,
    taxMode,
    annualPropertyTax: propertyTaxFor(after.homePrice, percent),
  });
  if (change.taxMode === 'follows') return rate ? taxed('follows', rate.percent) : change;
  if (change.state !== undefined || change.county !== undefined) {
    return rate?.builtIn ? taxed('follows', rate.percent) : taxed('typed', 0);
  }
  if (change.homePrice === undefined || !rate || !taxFollowsPrice(before)) return change;
  return taxed('follows', rate.percent);
}
