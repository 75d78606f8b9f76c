/** @jest-environment ./__tests__/site/environment.ts */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mainOf, out, pages } from '@/__tests__/site/exported';
import { reportPathOf, reports } from '@/content/forms/reports';
import { pages as sitePages } from '@/content/site/pages';
import { loanStatements, statementsWithoutTerms, wordsIn } from '@/scripts/release/loan-terms';

const calculators = new Set(sitePages.filter(({ kind }) => kind === 'calculator').map(({ path }) => path));

const bareOn = (path: string, main = mainOf(path)) => statementsWithoutTerms(main, { whole: calculators.has(path) });

test.each(pages.map(({ path }) => [path]))('%s gives the APR and terms of each rate and payment', (path) => {
  expect(bareOn(path)).toEqual([]);
});

test.each([
  '/',
  '/fha',
  '/va-loans',
  '/purchase',
  '/refinancing',
  '/cash-out-refinance',
  '/fha-streamline',
  '/which-loan-is-right-for-me',
  '/refi_into_a_15_year_mortgage',
  '/how_the_fed_affects_mortgage_rates',
  '/federal_reserve_rate_cuts',
  '/tapping_your_equity_after_rate_cuts',
  ...reports.map(({ slug }) => reportPathOf(slug)),
  ...calculators,
])('rates and payments are found on %s', (path) => {
  expect(loanStatements(mainOf(path))).not.toEqual([]);
});

/** Pages that would state a rate or payment without its APR if the paragraph with the APR were removed. */
const noted = pages.filter(({ path }) =>
  [...mainOf(path).querySelectorAll('p')].some((note) => /annual percentage rate \(APR\) \d/i.test(wordsIn(note))),
);

test.each(noted.map(({ path }) => [path]))('a copy of %s without its APRs is refused', (path) => {
  const main = mainOf(path).cloneNode(true) as Element;
  for (const note of main.querySelectorAll('p, tr')) if (/\bAPR\b/.test(wordsIn(note))) note.remove();
  expect(bareOn(path, main).join()).toMatch(/lacks the APR/);
});

test('at least 12 pages have such a paragraph', () => {
  expect(noted.length).toBeGreaterThanOrEqual(12);
});

/** Claims without their terms, as someone in a hurry might write them, each in a section at the end of a page. */
const plantedClaims = [
  ['/about-us', '<h2>This week</h2><p>Rates as low as 5.99%. Call us.</p>', /5\.99%.* lacks the APR/],
  ['/contact-us', '<h2>Buy now</h2><p>A $250,000 home for just $1,480/mo.</p>', /\$1,480\/mo.* lacks the APR/],
  ['/usda-loans', '<h2>Today</h2><p>Our 30-year fixed is 6.25%.</p>', /6\.25%.* lacks the APR/],
  ['/jumbo-loans', '<h2>Today</h2><div>Get a 6.125% mortgage.</div>', /6\.125%.* lacks the APR/],
  ['/complaints', '<h2>Yours</h2><p>Monthly payment: $1,264.14</p>', /\$1,264\.14.* lacks the APR/],
  ['/glossary-terms', '<h2>Yours</h2><p>$240,000 over 360 months.</p>', /\$240,000 over 360.* lacks the APR/],
  ['/ohio/franklin-county', '<h2>Borrow here</h2><p>$240,000 for 30 years.</p>', /\$240,000 for 30.* lacks the APR/],
  [
    '/fha',
    '<h2>Terms</h2><table><thead><tr><th>Loan</th><th>Monthly payment</th></tr></thead><tbody><tr><th>15 years</th><td>$1,742.21</td></tr></tbody></table>',
    /\$1,742\.21.* lacks the APR/,
  ],
  ['/self-employed', '<p>Total interest of just $98,000.</p>', /\$98,000.* lacks the APR/],
  [
    '/your-rights',
    '<h2>Terms</h2><dl><dt>Ours</dt><dd>Ours has 360 payments of $1,580.17.<p>See the guide.</p></dd></dl>',
    /\$1,580\.17.* lacks the APR/,
  ],
  [
    '/purchase',
    '<h2>One home</h2><p>You pay $1,501.16 a month: APR 6.949%, 360 monthly payments of $1,501.16.</p>',
    /\$1,501\.16.* lacks that the actual payment will be higher/,
  ],
  [
    '/about-us',
    '<h2>ARM</h2><p>An ARM starts at 5.875%, $1,774.61 a month: APR 6.1%. APR 6.312%, 360 monthly payments. Your actual payment will be higher.</p>',
    /5\.875%.* lacks index, margin and caps, that the rate may rise/,
  ],
  ['/about-us', '<p>Over 30 years at 6.5%, an example rate.</p>', /6\.5%.* lacks the APR/],
] as const;

test.each(plantedClaims)('a copy of %s with a planted claim is refused', (path, html, sentence) => {
  const main = mainOf(path).cloneNode(true) as Element;
  const section = document.createElement('section');
  section.innerHTML = html;
  main.append(section);
  expect(bareOn(path, main)).toEqual([expect.stringMatching(sentence)]);
});

test('the feed gives the APR in each article that has one', () => {
  const feed = readFileSync(join(out, 'feed.xml'), 'utf8');
  const articles = sitePages.filter(({ kind, path }) => kind === 'news' && noted.some((page) => page.path === path));
  expect(feed.match(/annual percentage rate \(APR\)/gi)?.length ?? 0).toBeGreaterThanOrEqual(articles.length);
});
