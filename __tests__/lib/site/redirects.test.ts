import { redirectFor } from '@/lib/site/redirects';

const known = new Set(['/', '/quick-quote', '/refi_into_a_15_year_mortgage', '/our-staff/jordan-example']);

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
  expect(redirectFor(path, known)).toBe(target);
});

test('one redirect is enough: where it leads needs none', () => {
  for (const path of ['/QUICK_QUOTE.html/', '/quote_quick', '/REFI-into-a-15-year-mortgage']) {
    const target = redirectFor(path, known);
    expect(target).toBeDefined();
    expect(redirectFor(target ?? '', known)).toBeUndefined();
  }
});
