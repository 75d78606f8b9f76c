/** @jest-environment ./__tests__/site/environment.ts */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { pageAt, visibleText } from '@/__tests__/site/exported';
import { countyPages } from '@/content/site/county-pages';

/** The Census figures, computed and formatted by this test without the site's code. */
const counties = (
  parse(readFileSync('content/ohio/counties.csv', 'utf8'), { columns: true }) as readonly {
    readonly county: string;
    readonly median_home_value_usd: string;
    readonly median_property_tax_usd: string;
  }[]
).map((row) => {
  const rate = Number(((100 * Number(row.median_property_tax_usd)) / Number(row.median_home_value_usd)).toFixed(4));
  const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;
  return {
    name: row.county,
    slug: row.county.toLowerCase().replace(' ', '-'),
    rate: `${(Math.round(rate * 100) / 100).toFixed(2)}%`,
    tax: dollars(Number(row.median_property_tax_usd)),
    value: dollars(Number(row.median_home_value_usd)),
    compared: dollars((250_000 * Number(row.median_property_tax_usd)) / Number(row.median_home_value_usd)),
  };
});

const taxes = pageAt('/ohio-property-taxes').document;
const limits = pageAt('/ohio-loan-limits').document;

const cellsOf = (document: Document) =>
  [...document.querySelectorAll('#table + * tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent?.trim()),
  );

test('the tax table has the Census figures of all 88 counties', () => {
  expect(cellsOf(taxes)).toEqual(
    counties.map(({ name, rate, tax, value, compared }) => [name, rate, tax, value, compared]),
  );
});

test('the ranking has the Census figures, the highest rate first', () => {
  const rows = [...pageAt('/ohio-property-tax-ranking').document.querySelectorAll('page-island tbody tr')];
  const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? ''));
  const expected = counties.toSorted((a, b) => Number.parseFloat(b.rate) - Number.parseFloat(a.rate));
  expect(cells.map(([, rate]) => rate)).toEqual(expected.map(({ rate }) => rate));
  const named = cells.map(([first = '', ...figures], place) => [first.replace(`${place + 1}. `, ''), ...figures]);
  expect(named.toSorted()).toEqual(counties.map(({ name, rate, tax, value }) => [name, rate, tax, value]).toSorted());
});

test('the table of limits has every county once, ten of them at the Columbus limit', () => {
  const rows = cellsOf(limits);
  expect(rows.map(([name]) => name)).toEqual(counties.map(({ name }) => name));
  expect(rows.filter(([, one]) => one === '$541,287')).toHaveLength(78);
  expect(rows.filter(([, one]) => one === '$591,100')).toHaveLength(10);
});

test.each(countyPages.map((entry) => [entry.name, entry] as const))(
  'the page of %s County has its figures',
  (name, { page }) => {
    const county = counties.find((each) => each.name === name);
    const text = visibleText(pageAt(page.path).document.body);
    for (const figure of [county?.rate, county?.value, county?.compared]) expect(text).toContain(figure);
  },
);

test('the CSV file has all 88 counties', () => {
  const rows: readonly { readonly county: string }[] = parse(readFileSync('out/ohio-counties.csv', 'utf8'), {
    columns: true,
  });
  expect(rows.map(({ county }) => county)).toEqual(counties.map(({ name }) => name));
});

test.each(['/ohio-property-taxes', '/ohio-loan-limits'])(
  '%s describes its table as a data set with its file',
  (path) => {
    const { document } = pageAt(path);
    const graph = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(graph).toMatch(/"@type":"Dataset"[^{]*"name"/);
    expect(graph).toContain('/ohio-counties.csv"');
    expect(document.querySelector('main a[href="/ohio-counties.csv"]')).not.toBeNull();
  },
);
