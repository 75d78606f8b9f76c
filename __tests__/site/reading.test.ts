import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { people } from '@/content/lender/staff';
import { pages as sitePages } from '@/content/site/pages';
import { contentRows } from '@/scripts/content-report/rows';
import { paragraphsOf } from '@/scripts/reading/paragraphs';

const rows = contentRows(join(process.cwd(), 'out'));
const kindOf = (path: string) => sitePages.find((route) => route.path === path)?.kind;
const ofKind = (...kinds: readonly (string | undefined)[]) =>
  rows.filter(({ path }) => kinds.includes(kindOf(path))).map((row) => [row.path, row] as const);

test('the report contains every page of the site', () => {
  const expected = [...sitePages.map(({ path }) => path), ...people.map(({ id }) => `/our-staff/${id}`)];
  expect(rows.map(({ path }) => path)).toEqual(expected);
});

test.each(rows.filter(({ path }) => kindOf(path) !== 'legal').map((row) => [row.path, row.grade] as const))(
  '%s reads at grade 8 or lower',
  (_path, grade) => {
    expect(grade).toBeGreaterThan(0);
    expect(grade).toBeLessThanOrEqual(8);
  },
);

/** Pages whose table has a row for each Ohio county. */
const withCountyTable = new Set([
  '/ohio-property-taxes',
  '/ohio-loan-limits',
  '/ohio-property-tax-ranking',
  '/ohio',
  '/ohio-conveyance-fee',
  '/ohio-reappraisal-by-county',
]);

/**
 * Minimum and maximum words of the two choosers (one compares every kind of loan, the other only leads to two pages),
 * of a page whose calculator has two tables, and of a map with calculations for each county.
 */
const longer: Readonly<Record<string, readonly [least: number, most: number]>> = {
  '/ohio-closing-costs': [600, 1400],
  '/which-loan-is-right-for-me': [600, 1500],
  '/fha-va-streamline': [300, 600],
  '/ohio-income-to-buy-a-home': [600, 8200],
};

test.each(ofKind('guide', 'news'))(
  '%s has 600 to 1,200 words, unless it has a table of counties, a chooser or a calculator',
  (path, { words }) => {
    const [least, most] = longer[path] ?? [600, withCountyTable.has(path) ? 5500 : 1200];
    expect(words).toBeGreaterThanOrEqual(least);
    expect(words).toBeLessThanOrEqual(most);
  },
);

const longForms: Readonly<Record<string, RegExp>> = {
  APR: /annual percentage rate/i,
  ARM: /adjustable rate mortgage/i,
  CFPB: /Consumer Financial Protection Bureau/,
  COE: /Certificate of Eligibility/,
  DTI: /debt-to-income ratio/i,
  FHA: /Federal Housing Administration/,
  HECM: /Home Equity Conversion Mortgage/,
  HELOC: /home equity lines? of credit/i,
  HOA: /homeowners association/i,
  HUD: /Department of Housing and Urban Development/,
  IRRRL: /interest rate reduction refinance/i,
  LTV: /loan-to-value ratio/i,
  MIP: /mortgage insurance premium/i,
  PMI: /private mortgage insurance/i,
  VA: /(?:Department of )?Veterans Affairs/,
};

const proseRows = rows.filter(
  ({ path }) => ['home', 'guide', 'news'].includes(kindOf(path) ?? '') || path.startsWith('/reports/'),
);

test.each(proseRows.map(({ path }) => path))('%s spells out each abbreviation where it is first used', (path) => {
  const file = join(process.cwd(), 'out', path === '/' ? 'index.html' : `${path}.html`);
  // Sources keep the names by which they are found.
  const html = readFileSync(file, 'utf8').replace(/<section\b[^>]*\baria-label="Sources[^"]*"[\s\S]*?<\/section>/g, '');
  const text = paragraphsOf(html)
    .map((paragraph) => paragraph.text)
    .join(' ')
    .replace(/Where the figures come from .*/, '');
  // The page's name comes before its first sentence, and a short form may come just before its long form.
  const reach = 130;
  const unexplained = Object.entries(longForms).filter(([short, long]) => {
    const first = text.search(new RegExp(`\\b${short}s?\\b`));
    const explained = text.search(long);
    return first >= 0 && (explained < 0 || explained > first + reach);
  });
  expect(unexplained.map(([short]) => short)).toEqual([]);
});

test('the report lists the figures of a page, starting with the first to expire', () => {
  const fha = rows.find(({ path }) => path === '/fha');
  const { facts } = sitePages.find(({ path }) => path === '/fha') ?? { facts: [] };
  expect(fha?.facts.map(({ id }) => id).sort()).toEqual([...facts].sort());
  const days = fha?.facts.map(({ expires }) => expires) ?? [];
  expect(days.length).toBeGreaterThan(0);
  expect(days).toEqual([...days].sort());
});
