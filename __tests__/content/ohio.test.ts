import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { counties, fhaLimitOf } from '@/content/counties';
import { fact } from '@/content/facts';
import { countyEntries, endsOf, middleCounty, zipPrefixes } from '@/content/ohio';
import { medianHome, ohioPurchase } from '@/content/ohio-examples';
import { countySlug, printedRate, taxClassOf } from '@/lib/counties';
import { countyRates } from '@/lib/county-rates';

type Row = {
  readonly county: string;
  readonly median_home_value_usd: string;
  readonly median_property_tax_usd: string;
  readonly effective_rate_percent: string;
};
const rows: readonly Row[] = parse(readFileSync('content/ohio-counties.csv', 'utf8'), { columns: true });

test('every county has the median value, the median tax and the rate of the Census file', () => {
  expect(counties.map(({ name, medianValue, medianTax }) => [name, medianValue, medianTax, countyRates[name]])).toEqual(
    rows.map((row) => [
      row.county,
      Number(row.median_home_value_usd),
      Number(row.median_property_tax_usd),
      Number(row.effective_rate_percent),
    ]),
  );
});

test('the FHA limit of 2026 is that of the Columbus area in seven counties, unknown in two and the floor in the rest', () => {
  const at = (limit: number | null) =>
    counties.filter((county) => fhaLimitOf(county) === limit).map(({ name }) => name as string);
  expect(at(591_100)).toEqual(['Delaware', 'Fairfield', 'Franklin', 'Licking', 'Madison', 'Pickaway', 'Union']);
  expect(at(null)).toEqual(['Morrow', 'Perry']);
  expect(at(541_287)).toHaveLength(79);
  expect(at(541_287)).toContain('Hocking');
});

test.each([
  'fhaLimitFloor',
  'fhaLimitFloorTwo',
  'fhaLimitFloorThree',
  'fhaLimitFloorFour',
  'fhaLimitColumbus',
] as const)('%s expires with the year 2026, after which a release refuses', (id) => {
  expect(fact(id).expires).toBe('2026-12-31');
});

test('a tax class is that of the rate as it is printed', () => {
  expect(printedRate(1.2463)).toBe('1.25');
  expect(taxClassOf(1.2463)).toBe(4);
  expect(printedRate(1.125)).toBe('1.13');
  expect(countyEntries.filter(({ ratePercent }) => taxClassOf(ratePercent) === 5)).toHaveLength(9);
});

test('an anchor is the name in lower case, and no two counties share one', () => {
  expect(countySlug('Van Wert')).toBe('van-wert');
  expect(new Set(countyEntries.map(({ slug }) => slug)).size).toBe(88);
});

test('the highest rate is in Cuyahoga, the lowest in Noble, and half of the counties are above the middle', () => {
  expect([endsOf('rate').most.name, endsOf('rate').least.name]).toEqual(['Cuyahoga', 'Noble']);
  expect(countyEntries.filter(({ ratePercent }) => ratePercent > middleCounty.ratePercent)).toHaveLength(44);
});

test('a ZIP prefix is of Ohio and listed once', () => {
  const prefixes = zipPrefixes.flatMap((entry) => entry.prefixes.split(', '));
  expect(prefixes.filter((prefix) => !/^4(3|4|5[0-8])\d?$/.test(prefix))).toEqual([]);
  expect(new Set(prefixes).size).toBe(prefixes.length);
});

test('the median home of a county costs less a month with more down, and its APR is above its rate', () => {
  const [franklin] = countyEntries.filter(({ name }) => name === 'Franklin');
  const plans = franklin ? medianHome(franklin) : [];
  expect(plans.map(({ price }) => price)).toEqual([265_700, 265_700, 265_700]);
  expect(plans.map(({ whole }) => whole)).toEqual(plans.map(({ whole }) => whole).toSorted((a, b) => b - a));
  for (const { apr } of plans) expect(apr.percent).toBeGreaterThan(6);
});

test('the whole payment is the loan, mortgage insurance, tax and insurance together', () => {
  const home = ohioPurchase(240_000, 20, 1.5);
  expect(home.insurance.monthly).toBe(0);
  expect(home.whole).toBeCloseTo(home.principalAndInterest + 300 + 100, 6);
});
