/** The property tax of a calculator: the states, the rate of the chosen place, and a tax that follows the price of the home. */

import { countyState } from '@/lib/counties';
import { countyRates } from '@/lib/county-figures';
import type { Choice } from '@/lib/fields/field';
import { propertyTaxFor } from '@/lib/mortgage/monthly-payment';
import { states } from '@/lib/state-taxes';

/** The list of states: no state first, then Ohio, where we lend, then the others. */
export const stateChoices: readonly Choice[] = [
  { value: 'NONE', label: 'NONE' },
  { value: 'OH', label: 'OH – Ohio' },
  ...Object.entries(states)
    .filter(([code]) => code !== 'OH')
    .map(([code, { name }]) => ({ value: code, label: `${code} – ${name}` })),
];

export type TaxLocation = { readonly state: string; readonly county: string };

/** The rate of a location in percent a year; `builtIn` is false for a rate that is only offered. */
export type TaxRate = { readonly percent: number; readonly builtIn: boolean };

/** The rate of a location, or null without one: NONE, or an unknown code. A county counts in Ohio alone. */
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

/** How far a tax may be from price × rate and still be that tax, in dollars: shared addresses round to the cent. */
const sameTax = 0.01;

/** Whether the tax follows the price. One from an old address, which lacks the tie, does so only if it is price × rate. */
export function taxFollowsPrice(inputs: TaxInputs): boolean {
  const rate = taxRateOf(inputs);
  if (!rate || inputs.taxMode !== 'follows') return false;
  return Math.abs(inputs.annualPropertyTax - propertyTaxFor(inputs.homePrice, rate.percent)) < sameTax;
}

/**
 * A change of inputs, completed by what it does to the property tax. A chosen state or county sets the tax to price ×
 * rate, to 0 without a built-in rate, and so does NONE. A tax that follows the price changes with it. A typed tax ends that; `taxMode:
 * 'follows'` sets the tax to price × rate and makes it follow again.
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
