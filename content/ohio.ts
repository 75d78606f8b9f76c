import { countySlug } from '@/lib/counties';
import { countyRates } from '@/lib/county-rates';
import { propertyTaxFor } from '@/lib/mortgage/monthly-payment';
import { type CountyName, counties, countyCount } from './counties';
import { fact } from './facts';

/** The price of the home whose tax the map compares, US dollars. */
export const comparedPrice = 250000;

/** A county as pages print it. */
export type CountyEntry = (typeof counties)[number] & {
  readonly slug: string;
  /** Percent a year, four decimals. */
  readonly ratePercent: number;
  /** 1 is the highest rate of the 88. */
  readonly rank: number;
  /** The tax of a year on a home of `comparedPrice`, US dollars. */
  readonly comparedTax: number;
};

const byRate = Object.values(countyRates).toSorted((a, b) => b - a);

/** The 88 counties in alphabetical order. */
export const countyEntries: readonly CountyEntry[] = counties.map((county) => {
  const ratePercent = countyRates[county.name];
  if (ratePercent === undefined) throw new Error(`lib/county-rates.ts: there is no rate of ${county.name}; add it.`);
  return {
    ...county,
    slug: countySlug(county.name),
    ratePercent,
    rank: byRate.indexOf(ratePercent) + 1,
    comparedTax: propertyTaxFor(comparedPrice, ratePercent),
  };
});

/** The county of a name. */
export function countyOf(name: CountyName): CountyEntry {
  const found = countyEntries.find((county) => county.name === name);
  if (!found) throw new Error(`content/counties.ts: there is no county ${name}.`);
  return found;
}

/** The mean of the two middle values of an even number of them. */
function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[half - 1] ?? Number.NaN) + (sorted[half] ?? Number.NaN)) / 2;
}

/** The middle figures of the 88 counties: half of the counties have more, half less. Percent a year, and US dollars. */
export const middleCounty = {
  ratePercent: middle(countyEntries.map(({ ratePercent }) => ratePercent)),
  medianTax: middle(countyEntries.map(({ medianTax }) => medianTax)),
  medianValue: middle(countyEntries.map(({ medianValue }) => medianValue)),
};

/** The figures by which the counties can be ranked. */
export type CountyOrder = 'rate' | 'tax' | 'value';

const ranked: Readonly<Record<CountyOrder, (county: CountyEntry) => number>> = {
  rate: ({ ratePercent }) => ratePercent,
  tax: ({ medianTax }) => medianTax,
  value: ({ medianValue }) => medianValue,
};

/** The 88 counties, highest figure first. */
export function countiesBy(order: CountyOrder): readonly CountyEntry[] {
  return countyEntries.toSorted((a, b) => ranked[order](b) - ranked[order](a));
}

/** The county with the most and the one with the least of a figure. */
export function endsOf(order: CountyOrder): { readonly most: CountyEntry; readonly least: CountyEntry } {
  const sorted = countiesBy(order);
  const [most, least] = [sorted[0], sorted.at(-1)];
  if (!most || !least) throw new Error('content/counties.ts: there are no counties.');
  return { most, least };
}

/**
 * The ZIP codes of Ohio by their first three digits: the counties where most homes with such a ZIP code are. A ZIP code
 * can cross a county line.
 */
export const zipPrefixes: readonly { readonly prefixes: string; readonly counties: readonly CountyName[] }[] = [
  { prefixes: '430, 431', counties: ['Delaware', 'Fairfield', 'Franklin', 'Licking', 'Madison', 'Pickaway', 'Union'] },
  { prefixes: '432', counties: ['Franklin'] },
  { prefixes: '436', counties: ['Lucas'] },
  { prefixes: '440', counties: ['Ashtabula', 'Cuyahoga', 'Geauga', 'Lake', 'Lorain'] },
  { prefixes: '441', counties: ['Cuyahoga'] },
  { prefixes: '442', counties: ['Medina', 'Portage', 'Summit', 'Wayne'] },
  { prefixes: '443', counties: ['Summit'] },
  { prefixes: '444', counties: ['Columbiana', 'Mahoning', 'Trumbull'] },
  { prefixes: '445', counties: ['Mahoning'] },
  { prefixes: '447', counties: ['Stark'] },
  { prefixes: '450', counties: ['Butler', 'Hamilton', 'Warren'] },
  { prefixes: '452', counties: ['Hamilton'] },
  { prefixes: '454', counties: ['Montgomery', 'Greene'] },
  { prefixes: '455', counties: ['Clark'] },
];

/** The table of the counties as a file: its address, and its content. */
export const countyFile = {
  path: '/ohio-counties.csv',
  name: 'Property tax and loan limits by Ohio county',
  of: {
    taxes: {
      description: `Effective property tax rate, median tax and median home value of all ${countyCount} counties, ${fact('countyTaxVintage').text}`,
      years: '2019/2023',
    },
    limits: {
      description: `FHA loan limits of all ${countyCount} counties for homes of one to four units`,
      years: '2026',
    },
  },
} as const;
