/** The property tax of a calculator: the states, the rate of the chosen place, and a tax that follows the price of the home. */

import { countyState } from '@/lib/counties';
import { countyRates } from '@/lib/county-figures';
import type { Choice } from '@/lib/fields/field';
import { propertyTaxFor } from '@/lib/mortgage/monthly-payment';

/**
 * The 50 states and the District of Columbia by code, with the statewide property tax in percent of a home's value a year;
 * the rate of some is only offered, and not filled in when they are chosen. They are a part of the code, because they would
 * weigh more in the page; `fact('propertyTaxVintage')` has source and year.
 */
export const states: Readonly<
  Record<string, { readonly name: string; readonly percent: number; readonly isOffered?: true }>
> = {
  AL: { name: 'Alabama', percent: 0.4 },
  AK: { name: 'Alaska', percent: 1.19 },
  AZ: { name: 'Arizona', percent: 0.72 },
  AR: { name: 'Arkansas', percent: 0.63 },
  CA: { name: 'California', percent: 0.77 },
  CO: { name: 'Colorado', percent: 0.55 },
  CT: { name: 'Connecticut', percent: 2.07 },
  DE: { name: 'Delaware', percent: 0.56 },
  DC: { name: 'District of Columbia', percent: 0.55, isOffered: true },
  FL: { name: 'Florida', percent: 0.98 },
  GA: { name: 'Georgia', percent: 0.91 },
  HI: { name: 'Hawaii', percent: 0.27 },
  ID: { name: 'Idaho', percent: 0.75 },
  IL: { name: 'Illinois', percent: 2.3 },
  IN: { name: 'Indiana', percent: 0.87 },
  IA: { name: 'Iowa', percent: 1.53 },
  KS: { name: 'Kansas', percent: 1.4 },
  KY: { name: 'Kentucky', percent: 0.86 },
  LA: { name: 'Louisiana', percent: 0.52 },
  ME: { name: 'Maine', percent: 1.35, isOffered: true },
  MD: { name: 'Maryland', percent: 1.1 },
  MA: { name: 'Massachusetts', percent: 1.22 },
  MI: { name: 'Michigan', percent: 1.64 },
  MN: { name: 'Minnesota', percent: 1.15 },
  MS: { name: 'Mississippi', percent: 0.8 },
  MO: { name: 'Missouri', percent: 0.99 },
  MT: { name: 'Montana', percent: 0.84 },
  NE: { name: 'Nebraska', percent: 1.8 },
  NV: { name: 'Nevada', percent: 0.69 },
  NH: { name: 'New Hampshire', percent: 2.2, isOffered: true },
  NJ: { name: 'New Jersey', percent: 2.42 },
  NM: { name: 'New Mexico', percent: 0.78 },
  NY: { name: 'New York', percent: 1.68 },
  NC: { name: 'North Carolina', percent: 0.86 },
  ND: { name: 'North Dakota', percent: 1.01 },
  OH: { name: 'Ohio', percent: 1.57 },
  OK: { name: 'Oklahoma', percent: 0.9 },
  OR: { name: 'Oregon', percent: 1.04 },
  PA: { name: 'Pennsylvania', percent: 1.58 },
  RI: { name: 'Rhode Island', percent: 1.66 },
  SC: { name: 'South Carolina', percent: 0.57 },
  SD: { name: 'South Dakota', percent: 1.32 },
  TN: { name: 'Tennessee', percent: 0.74 },
  TX: { name: 'Texas', percent: 1.83 },
  UT: { name: 'Utah', percent: 0.66 },
  VT: { name: 'Vermont', percent: 1.83 },
  VA: { name: 'Virginia', percent: 0.8 },
  WA: { name: 'Washington', percent: 1.03 },
  WV: { name: 'West Virginia', percent: 0.59 },
  WI: { name: 'Wisconsin', percent: 1.94 },
  WY: { name: 'Wyoming', percent: 0.61 },
};

/** The list of states: no state first, then Ohio, where we lend, then the others. */
export const stateChoices: readonly Choice[] = [
  { value: 'NONE', label: 'NONE' },
  { value: 'OH', label: 'OH – Ohio' },
  ...Object.entries(states)
    .filter(([code]) => code !== 'OH')
    .map(([code, { name }]) => ({ value: code, label: `${code} – ${name}` })),
];

/** Where the home is: the code of a state or NONE, and a county's name or an empty text. */
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

/**
 * Whether the tax is price × rate and follows the price. A tax from an old address, which does not contain the tie,
 * follows the price only if it is that amount.
 */
export function taxFollowsPrice(inputs: TaxInputs): boolean {
  const rate = taxRateOf(inputs);
  if (!rate || inputs.taxMode !== 'follows') return false;
  return Math.abs(inputs.annualPropertyTax - propertyTaxFor(inputs.homePrice, rate.percent)) < sameTax;
}

/**
 * A change of inputs, completed by what it does to the property tax. A chosen state or county sets the tax to price ×
 * rate, to 0 without a built-in rate, and so does NONE. A tax that follows the price changes with it. A typed tax ends that; `taxMode:
 * 'follows'` sets the tax to price × rate and makes it follow again.
 *
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
