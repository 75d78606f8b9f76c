import { z } from 'zod';
import { text } from '@/content/schema/check';
import { number, readCsv } from '@/content/schema/csv';
import { countySlug, type FhaArea, fhaAreaOf } from '@/lib/counties';
import { countyRates } from '@/lib/county-figures';
import { fact, figureOf } from '../facts/facts';

const lines = readCsv(
  'content/ohio/counties.csv',
  z.strictObject({
    fips: z.string().regex(/^39\d{3}$/, 'write the five digits of the Census Bureau, 39 first'),
    county: text,
    /** The survey years: an earlier survey if the newest has no figure. */
    survey: z.string().regex(/^\d{4}–\d{4}$/, 'write the years as 2020–2024'),
    median_home_value_usd: number,
    median_property_tax_usd: number,
    /** Including utilities, for all rented homes; its years are the fact `countyRentVintage`. */
    median_gross_rent_usd: number,
    median_household_income_usd: number,
    population: number,
    metro_area: z.string(),
  }),
);

/** The price of the home whose tax the map compares, in US dollars. */
export const comparedPrice = 250000;

const byRate = Object.values(countyRates).toSorted((a, b) => b - a);

/**
 * The 88 counties in alphabetical order: survey medians of values and taxes of owner-occupied homes, and loan limits.
 */
export const counties = lines.map((line) => {
  const ratePercent = countyRates[line.county] ?? Number.NaN;
  return {
    name: line.county,
    slug: countySlug(line.county),
    fips: line.fips,
    survey: line.survey,
    /** In dollars. */
    medianValue: line.median_home_value_usd,
    /** In dollars a year. */
    medianTax: line.median_property_tax_usd,
    /** In dollars a month. */
    medianRent: line.median_gross_rent_usd,
    /** Household income, in dollars a year. */
    medianIncome: line.median_household_income_usd,
    population: line.population,
    /** Which FHA limit applies. */
    fha: fhaAreaOf(line.county),
    /** The city of its metro area, if it is certain. */
    metro: line.metro_area || undefined,
    /** Median tax over median value in percent a year, six decimals. */
    ratePercent,
    /** 1 is the highest rate of the 88. */
    rank: byRate.indexOf(ratePercent) + 1,
    /** The yearly tax on a home of `comparedPrice`, in US dollars. */
    comparedTax: (comparedPrice * line.median_property_tax_usd) / line.median_home_value_usd,
  };
});

export type CountyEntry = (typeof counties)[number];

export const countyCount = counties.length;

export function countyOf(name: string): CountyEntry {
  const found = counties.find((county) => county.name === name);
  if (!found) throw new Error(`content/ohio/counties.csv: there is no county ${name}.`);
  return found;
}

export function fhaCountiesOf(area: FhaArea): readonly string[] {
  return counties.filter(({ fha }) => fha === area).map(({ name }) => name);
}

/** A county's FHA limit for a one-unit home, in US dollars. */
export function fhaLimitOf({ fha }: CountyEntry): number {
  return figureOf(fha === 'columbus' ? 'fhaLimitColumbus' : 'fhaLimitFloor');
}

/** A rank among the 88 in words: `86th highest of 88`. */
export function rankText(rank: number): string {
  if (rank === 1 || rank === countyCount) return `the ${rank === 1 ? 'highest' : 'lowest'} of ${countyCount}`;
  const lastTwoDigits = rank % 100;
  const ending = lastTwoDigits >= 11 && lastTwoDigits <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][rank % 10] ?? 'th');
  return `${rank}${ending} highest of ${countyCount}`;
}

/** The counties with figures from the earlier survey, because the newest has none. */
export const earlierSurveyCounties = counties.filter(({ survey }) => survey !== fact('countyTaxVintage').text);

/** The median of an even number of values: the mean of the two in the middle. */
function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[half - 1] ?? Number.NaN) + (sorted[half] ?? Number.NaN)) / 2;
}

/** The medians of the 88 counties' figures: percent a year, and US dollars. */
export const medianCounty = {
  ratePercent: medianOf(counties.map(({ ratePercent }) => ratePercent)),
  medianTax: medianOf(counties.map(({ medianTax }) => medianTax)),
  medianValue: medianOf(counties.map(({ medianValue }) => medianValue)),
};

type CountyOrder = 'rate' | 'tax' | 'value';

const figureByOrder: Readonly<Record<CountyOrder, (county: CountyEntry) => number>> = {
  rate: ({ ratePercent }) => ratePercent,
  tax: ({ medianTax }) => medianTax,
  value: ({ medianValue }) => medianValue,
};

export function extremesOf(order: CountyOrder): { readonly highest: CountyEntry; readonly lowest: CountyEntry } {
  const figureOf = figureByOrder[order];
  const sorted = counties.toSorted((a, b) => figureOf(b) - figureOf(a));
  const [highest, lowest] = [sorted[0], sorted.at(-1)];
  if (!highest || !lowest) throw new Error('content/ohio/counties.csv: there are no counties.');
  return { highest, lowest };
}

export const countyFile = {
  path: '/ohio-counties.csv',
  name: 'Home values, property tax, rent, income and loan limits by Ohio county',
  of: {
    incomes: {
      description: `Household income, and the income that the typical home takes, in all ${countyCount} counties`,
      years: fact('countyIncomeVintage').text.replace('–', '/'),
    },
    taxes: {
      description: `Effective property tax rate, median tax and median home value of all ${countyCount} counties, ${fact('countyTaxVintage').text}`,
      years: fact('countyTaxVintage').text.replace('–', '/'),
    },
    limits: {
      description: `FHA loan limits of all ${countyCount} counties for one-unit homes`,
      years: '2026',
    },
  },
  columns: [
    ['county', ({ name }: CountyEntry) => name],
    ['fips', ({ fips }: CountyEntry) => fips],
    ['survey', ({ survey }: CountyEntry) => survey],
    ['median_home_value_usd', ({ medianValue }: CountyEntry) => medianValue],
    ['median_property_tax_usd', ({ medianTax }: CountyEntry) => medianTax],
    ['effective_rate_percent', ({ ratePercent }: CountyEntry) => ratePercent],
    ['median_gross_rent_usd', ({ medianRent }: CountyEntry) => medianRent],
    ['median_household_income_usd', ({ medianIncome }: CountyEntry) => medianIncome],
    ['population', ({ population }: CountyEntry) => population],
    ['fha_one_unit_limit_2026_usd', fhaLimitOf],
    ['metro_area', ({ metro }: CountyEntry) => metro ?? ''],
  ],
} as const;
