import { pages, renamedPaths } from '@/content/site/pages';
import { redirectsTo } from '@/lib/site/redirects';

const known = new Set(['/', '/quick-quote', '/refi_into_a_15_year_mortgage', '/our-staff/jordan-example']);
const redirectFor = redirectsTo(known, renamedPaths);

test.each([
  ['/quick-quote', undefined],
  ['/', undefined],
  ['/quick-quote/', '/quick-quote'],
  ['/quick-quote.html', '/quick-quote'],
  ['/quick-quote.htm', '/quick-quote'],
  ['/QUICK-QUOTE', '/quick-quote'],
  ['/quick_quote', '/quick-quote'],
  ['/quote-quick', '/quick-quote'],
  ['/Quote_Quick.html', '/quick-quote'],
  ['/refi-into-a-15-year-mortgage/', '/refi_into_a_15_year_mortgage'],
  ['/quick-quote/index.html', '/quick-quote'],
  ['/index.html', '/'],
  ['//', '/'],
  ['/nothing', undefined],
  ['//evil.example', undefined],
  ['/https://evil.example', undefined],
])('%s means %s', (path, target) => {
  expect(redirectFor(path)).toBe(target);
});

test('one redirect is enough: its target does not redirect', () => {
  for (const path of ['/QUICK_QUOTE.html/', '/quote_quick', '/REFI-into-a-15-year-mortgage']) {
    const target = redirectFor(path);
    expect(target).toBeDefined();
    expect(redirectFor(target ?? '')).toBeUndefined();
  }
});

test('every renamed path leads to an existing page, and is not a page itself', () => {
  const paths = new Set(pages.map(({ path }) => path));
  const wrong = Object.entries(renamedPaths).filter(([from, to]) => paths.has(from) || !paths.has(to));
  expect(wrong).toEqual([]);
});
