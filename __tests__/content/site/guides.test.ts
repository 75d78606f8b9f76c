import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countyPages } from '@/content/site/county-pages';
import { plainTextOf, prosePages } from '@/content/site/prose';

/*
 * Checks a guide's source against the rules in docs/content.md, so that an author learns of mistakes before a build.
 * The tests of the export count exactly what a visitor reads: reading.test.ts, product-spec.test.ts, links.test.ts.
 */

/** Every text of the site with links, by file. */
const sources = new Map(
  readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:mdx|ts|json|csv)$/.test(name) && !name.endsWith('routes.ts'))
    .map((name) => [join('content', name), readFileSync(join('content', name), 'utf8')] as const),
);

/** Those with a table of counties or a chooser need fewer words, and one page only leads to two others. */
const shortTexts = [
  '/fha-va-streamline',
  '/ohio',
  '/ohio-conveyance-fee',
  '/ohio-income-to-buy-a-home',
  '/ohio-loan-limits',
  '/ohio-property-tax-ranking',
  '/ohio-reappraisal-by-county',
  '/which-loan-is-right-for-me',
];
const withoutExample = ['/about-us', '/fha-va-streamline'];

const guides = prosePages.filter(({ kind }) => kind === 'guide');
const textOf = (file: string) => (sources.get(file) ?? '').replace(/^---[\s\S]*?\n---\n/, '');

test.each(guides.filter(({ path }) => !shortTexts.includes(path)))('the guide $path has 600 words', ({ file }) => {
  const words = plainTextOf(textOf(file)).split(' ');
  expect(words.filter((word) => /[A-Za-z0-9]/.test(word)).length).toBeGreaterThanOrEqual(600);
});

test.each(guides.filter(({ path }) => !withoutExample.includes(path)))(
  'the guide $path has a worked example',
  ({ file }) => {
    expect(textOf(file)).toMatch(/<\w*Example\b|data-example/);
  },
);

test.each(guides)('the guide $path prints a figure that has a source', ({ facts }) => {
  expect(facts).not.toEqual([]);
});

test.each(guides)('the guide $path is linked from three other pages', ({ path, file, menus }) => {
  const link = new RegExp(`["'(]${path}["')#]`);
  const linking = [...sources].filter(([name, text]) => name !== file && link.test(text)).map(([name]) => name);
  const counties = linking.includes('content/ohio/county.mdx') ? countyPages.length : 0;
  // The home page and the search page link to every guide in a menu.
  expect(linking.length + counties + (menus.length > 0 ? 2 : 0)).toBeGreaterThanOrEqual(3);
});
