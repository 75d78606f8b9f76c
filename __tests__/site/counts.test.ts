/** @jest-environment ./__tests__/site/environment.ts */
import { paperWork } from '@/content/paper-work';
import { purchaseQuestionnaire } from '@/content/questionnaires/purchase';
import { fullTens, numberWord } from '@/lib/numbers/words';
import { pageAt, visibleText } from './exported';

const asWord = (text: string) => (/^\d+$/.test(text) ? text : text.toLowerCase());

/** The elements that match below the heading or the paragraph with these words, up to the next heading of its level. */
function after(root: Element, words: RegExp, selector: string): readonly Element[] {
  const start = [...root.querySelectorAll('h2, h3, p')].find((element) => words.test(element.textContent ?? ''));
  const found: Element[] = [];
  for (let next = start?.nextElementSibling; next && next.tagName !== 'H2'; next = next.nextElementSibling) {
    found.push(...(next.matches(selector) ? [next] : []), ...next.querySelectorAll(selector));
  }
  return found;
}

/** The entries of the first list below the words. */
const listAfter = (root: Element, words: RegExp) => after(root, words, 'ol, ul')[0]?.children.length ?? 0;

type Count = (main: Element) => number;

const steps: Count = () => pageAt('/purchase').document.querySelectorAll('[aria-labelledby="journey"] li').length;
const terms: Count = () => fullTens(pageAt('/glossary-terms').document.querySelectorAll('dt').length);
const stages: Count = () => after(mainOf('/the-loan-process'), /stages at a glance/, 'tbody tr').length;
const comparisons: Count = () => mainOf('/which-loan-is-right-for-me').querySelectorAll('tfoot').length;
const boxes: Count = () => mainOf('/free-reports').querySelectorAll('input[type="checkbox"]').length;
const asked: Count = (main) =>
  [...main.querySelectorAll('h2')].filter((h2) => h2.textContent?.trim().endsWith('?')).length;
const ways: Count = () => after(mainOf('/tapping_your_equity_after_rate_cuts'), /ways to do it/, 'thead th').length - 1;
const numbered: Count = (main) =>
  [...main.querySelectorAll('h2')].filter((h2) => /^\d+\. /.test(h2.textContent ?? '')).length;

function mainOf(path: string): Element {
  const main = pageAt(path).document.querySelector('main');
  if (!main) throw new Error(`${path} has no main.`);
  return main;
}

const secrets = '/reports/10-secrets-to-raising-your-credit-score';
const price = '/reports/how-to-get-the-best-price-on-your-real-estate-purchase';
const debt = '/reports/tips-to-reduce-debt';

/** Sentences that count something on another page or in the data of the site, which an edit there makes wrong. */
const sentences: readonly (readonly [path: string, words: RegExp, count: Count])[] = [
  ['/', /(\w+) short questions: what you can borrow/, () => purchaseQuestionnaire.steps.length],
  ['/', /(\w+) doors, one street/, (main) => main.querySelectorAll('[aria-labelledby="doors"] li').length],
  ['/', /Show (\d+) older posts/, (main) => main.querySelectorAll('[aria-labelledby="posts"] details li').length],
  ['/', /(\w+) stages between hello and keys/, stages],
  ['/', /(\w+) free reports/, boxes],
  ['/purchase', /(\w+) steps, in the order that saves/, steps],
  ['/paper-work', /the first (\w+) groups/, () => paperWork.groups.filter(({ who }) => who === undefined).length],
  ['/the-loan-process', /(\w+) stages from your first call/, stages],
  ['/the-loan-process', /The (\w+) stages at a glance/, stages],
  ['/glossary-terms', /Compare (\w+) kinds of loan/, comparisons],
  ['/free-reports', /(\w+) short guides/, boxes],
  ['/free-reports', /See the (\w+) steps to a purchase/, steps],
  ['/thank-you', /All (\w+) are here/, boxes],
  ['/mortgage-questions', /(\w+) questions we hear most/, asked],
  ['/mortgage-questions', /lists (\w+) ways/, () => listAfter(mainOf(price), /If the appraisal comes in low/)],
  ['/cash-out-refinance', /compares (\w+) ways in numbers/, ways],
  ['/news', /(\w+) ways to turn home equity/, ways],
  ['/first-time-home-buyer-ohio', /(\w+) ways to a better score/, () => numbered(mainOf(secrets))],
  [price, /shows the (\w+) steps/, steps],
];

test.each(sentences)('%s: %s follows what it counts', (path, words, count) => {
  const main = mainOf(path);
  const said = words.exec(visibleText(main))?.[1] ?? '';
  expect(asWord(said)).toBe(words.source.includes('older posts') ? String(count(main)) : numberWord(count(main)));
});

/** The same in the descriptions that search engines print. */
const descriptions: readonly (readonly [path: string, words: RegExp, count: Count])[] = [
  ['/purchase', /in (\w+) steps/, steps],
  ['/the-loan-process', /the (\w+) stages of a home loan/, stages],
  ['/which-loan-is-right-for-me', /(\w+) kinds of loan/, comparisons],
  ['/free-reports', /(\w+) free guides/, boxes],
  ['/glossary-terms', /More than (\w+) mortgage words/, terms],
  [secrets, /(\w+) steps that raise/, numbered],
  [debt, /(\w+) tips to reduce debt/, numbered],
];

test.each(descriptions)('the description of %s: %s follows what it counts', (path, words, count) => {
  const { document } = pageAt(path);
  const text = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  expect(asWord(words.exec(text)?.[1] ?? '')).toBe(numberWord(count(mainOf(path))));
});
