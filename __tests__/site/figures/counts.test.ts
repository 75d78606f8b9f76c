/** @jest-environment ./__tests__/site/environment.ts */

import { mainOf, pageAt, visibleText } from '@/__tests__/site/exported';
import { numberWord } from '@/lib/numbers/words';

/** The matching entries below the heading or paragraph with these words, up to the next heading of its level. */
function after(root: Element, words: RegExp, selector: string): readonly Element[] {
  const start = [...root.querySelectorAll('h2, h3, p')].find((element) => words.test(element.textContent ?? ''));
  const found: Element[] = [];
  for (let next = start?.nextElementSibling; next && next.tagName !== 'H2'; next = next.nextElementSibling) {
    found.push(...(next.matches(selector) ? [next] : []), ...next.querySelectorAll(selector));
  }
  return found;
}

const secrets = '/reports/10-secrets-to-raising-your-credit-score';
const price = '/reports/how-to-get-the-best-price-on-your-real-estate-purchase';
const debt = '/reports/tips-to-reduce-debt';
const numbered = (path: string) =>
  [...mainOf(path).querySelectorAll('h2')].filter((h2) => /^\d+\. /.test(h2.textContent ?? '')).length;

/** Counts typed by hand, which edits could make wrong. */
const typed: readonly (readonly [path: string, words: RegExp, count: () => number])[] = [
  ['/', /(\w+) ways to start/, () => mainOf('/').querySelectorAll('[aria-labelledby="doors"] li').length],
  [
    '/mortgage-questions',
    /lists (\w+) ways/,
    () => after(mainOf(price), /If the appraisal comes in low/, 'ol, ul')[0]?.children.length ?? 0,
  ],
  ['/cash-out-refinance', /(\w+) ways that need no loan/, () => numbered(debt) - 1],
  ['/first-time-home-buyer-ohio', /(\w+) ways to a better score/, () => numbered(secrets)],
  [secrets, /(\w+) steps that raise/, () => numbered(secrets)],
  [debt, /(\w+) tips to reduce debt/, () => numbered(debt)],
];

test.each(typed)('%s: %s matches what it counts', (path, words, count) => {
  const description = pageAt(path).document.querySelector('meta[name="description"]')?.getAttribute('content');
  const said = words.exec(`${visibleText(mainOf(path))} ${description}`)?.[1] ?? '';
  expect(said.toLowerCase()).toBe(numberWord(count()));
});
