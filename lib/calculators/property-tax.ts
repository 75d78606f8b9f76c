/** The property tax of a calculator: the states, the rate of the chosen place, and a tax that follows the price of the home. */

import { countyState } from '@/lib/counties';
import { countyRates } from '@/lib/county-figures';
import type { Choice } from '@/lib/fields/field';
import { propertyTaxFor } from '@/lib/mortgage/monthly-payment';

/** The 50 states and the District of Columbia, by code. */
export const stateNames = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
} as const;

/** The list of states: no state first, then Ohio, where we lend, then the others. */
export const stateChoices: readonly Choice[] = [
  { value: 'NONE', label: 'NONE' },
  { value: 'OH', label: `OH – ${stateNames.OH}` },
  ...Object.entries(stateNames)
    .filter(([code]) => code !== 'OH')
    .map(([code, name]) => ({ value: code, label: `${code} – ${name}` })),
];

/** Percent of a home's value a year, by state. */
type TaxRates = {
  /** The states whose rate is filled in when they are chosen. */
  readonly ratePercent: Readonly<Record<string, number>>;
  /** A typical rate of the states for which none is filled in. */
  readonly noBuiltInRate: Readonly<Record<string, number>>;
};

/**
 * Statewide property tax rates in percent of a home's value a year. They are a part of the code, because they would weigh
 * more in the page; `fact('propertyTaxVintage')` has source and year.
 */
export const taxRates: TaxRates = {
  ratePercent: {
    AK: 1.19,
    AL: 0.4,
    AR: 0.63,
    AZ: 0.72,
    CA: 0.77,
    CO: 0.55,
    CT: 2.07,
    DE: 0.56,
    FL: 0.98,
    GA: 0.91,
    HI: 0.27,
    IA: 1.53,
    ID: 0.75,
    IL: 2.3,
    IN: 0.87,
    KS: 1.4,
    KY: 0.86,
    LA: 0.52,
    MA: 1.22,
    MD: 1.1,
    MI: 1.64,
    MN: 1.15,
    MO: 0.99,
    MS: 0.8,
    MT: 0.84,
    NC: 0.86,
    ND: 1.01,
    NE: 1.8,
    NJ: 2.42,
    NM: 0.78,
    NV: 0.69,
    NY: 1.68,
    OH: 1.57,
    OK: 0.9,
    OR: 1.04,
    PA: 1.58,
    RI: 1.66,
    SC: 0.57,
    SD: 1.32,
    TN: 0.74,
    TX: 1.83,
    UT: 0.66,
    VA: 0.8,
    VT: 1.83,
    WA: 1.03,
    WI: 1.94,
    WV: 0.59,
    WY: 0.61,
  },
  noBuiltInRate: { DC: 0.55, ME: 1.35, NH: 2.2 },
};

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
