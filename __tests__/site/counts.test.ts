/** @jest-environment ./__tests__/site/environment.ts */
import { paperWork } from '@/content/paper-work';
import { purchaseQuestionnaire } from '@/content/questionnaires/purchase';
import { fullTens, numberWord } from '@/lib/numbers/words';
import { listedPages, pageAt, visibleText } from './exported';

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

/** The rows of the first table in the example with this title. */
const rowsIn = (root: Element, title: RegExp) =>
  [...root.querySelectorAll('[data-example]')]
    .find((example) => title.test(example.textContent ?? ''))
    ?.querySelector('tbody')
    ?.querySelectorAll('tr').length ?? 0;

/** The columns of figures of the first table in the example with this title. */
const columnsIn = (root: Element, title: RegExp) =>
  ([...root.querySelectorAll('[data-example]')]
    .find((example) => title.test(example.textContent ?? ''))
    ?.querySelectorAll('thead th, thead td').length ?? 0) - 1;

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

/** Every sentence that counts something on its page or on another, and what it counts. */
const sentences: readonly (readonly [path: string, words: RegExp, count: Count])[] = [
  ['/', /(\w+) short questions tell us/, () => purchaseQuestionnaire.steps.length],
  ['/', /(\w+) ways to start/, (main) => main.querySelectorAll('[aria-labelledby="doors"] li').length],
  ['/', /Show (\d+) older posts/, (main) => main.querySelectorAll('[aria-labelledby="posts"] details h3').length],
  ['/', /(\w+) stages between hello and keys/, stages],
  [
    '/',
    /(\w+) reasons people refinance/,
    (main) =>
      after(main, /Already own a home/, 'h3').length ||
      main.querySelectorAll('[aria-labelledby="refinance-reasons"] h3').length,
  ],
  ['/', /(\w+) free reports/, boxes],
  ['/purchase', /(\w+) steps, in the order that saves/, steps],
  [
    '/purchase',
    /(\w+) numbers to know before you look/,
    (main) => after(main, /numbers to know/, 'p > strong:first-child').length,
  ],
  ['/paper-work', /the first (\w+) groups/, () => paperWork.groups.filter(({ who }) => who === undefined).length],
  [
    '/fha',
    /One program, (\w+) kinds of home and owner/,
    (main) => after(main, /One program/, 'h3').filter((h3) => h3.textContent !== 'None of these?').length,
  ],
  ['/va-loans', /You need (\w+) things\./, (main) => listAfter(main, /You need \w+ things/)],
  ['/the-loan-process', /(\w+) stages from your first call/, stages],
  ['/the-loan-process', /The (\w+) stages at a glance/, stages],
  [
    '/which-loan-is-right-for-me',
    /(\w+) more questions narrow it down/,
    (main) => listAfter(main, /more questions narrow/),
  ],
  ['/glossary-terms', /Compare (\w+) kinds of loan/, comparisons],
  ['/free-reports', /(\w+) short guides/, boxes],
  ['/free-reports', /See the (\w+) steps to a purchase/, steps],
  ['/thank-you', /All (\w+) are here/, boxes],
  [
    '/tapping_your_equity_after_rate_cuts',
    /(\w+) ways to do it/,
    (main) => after(main, /ways to do it/, 'thead th').length - 1,
  ],
  [
    '/refi_into_a_15_year_mortgage',
    /(\w+) ways to get most of it/,
    (main) => after(main, /ways to get most/, 'p > strong:first-child').length,
  ],
  ['/refinancing', /The same loan, (\w+) ways/, (main) => after(main, /The same loan/, 'thead th').length - 1],
  [
    '/which-loan-is-right-for-me',
    /(\w+) questions, at most three answers/,
    (main) => new Set([...main.querySelectorAll<HTMLInputElement>('input[type="radio"]')].map(({ name }) => name)).size,
  ],
  ['/mortgage-questions', /(\w+) questions we hear most/, asked],
  ['/mortgage-questions', /Add up (\w+) things:/, (main) => listAfter(main, /Add up \w+ things/)],
  ['/usda-loans', /(\w+) things surprise people/, (main) => listAfter(main, /things surprise people/)],
  ['/rate-locks', /differ in all (\w+)\./, (main) => listAfter(main, /What to get in writing/)],
  ['/refinance-or-wait', /The (\w+) numbers/, (main) => listAfter(main, /The \w+ numbers/)],
  ['/jumbo-loans', /(\w+) ways to stay under/, (main) => listAfter(main, /ways to stay under/)],
  ['/jumbo-loans', /None of the (\w+) is always best/, (main) => listAfter(main, /ways to stay under/)],
  ['/fha-mortgage-insurance', /(\w+) ways out/, (main) => listAfter(main, /ways out/)],
  [
    '/fha-mortgage-insurance',
    /There are (\w+) parts of the mortgage insurance/,
    (main) => listAfter(main, /There are \w+ parts/),
  ],
  ['/fha-streamline', /(?<!\w )(Two|Three|Four) kinds/, (main) => after(main, /^\w+ kinds$/, 'thead th').length - 1],
  ['/conventional-loans', /All (\w+) are 30-year loans/, (main) => columnsIn(main, /three down payments/)],
  [
    '/ohio-property-tax-ranking',
    /counties in (\w+) orders/,
    (main) => [...main.querySelectorAll('h2')].filter((h2) => /^By /.test(h2.textContent ?? '')).length,
  ],
  ['/ohio-property-tax-ranking', /home in (\w+) counties/, (main) => rowsIn(main, /home in \w+ counties/)],
  ['/cash-out-refinance', /compares (\w+) ways in numbers/, ways],
  ['/news', /(\w+) ways to turn home equity/, ways],
  [
    '/first-time-home-buyer-ohio',
    /(\w+) ways to a better score/,
    () => numbered(mainOf('/reports/10-secrets-to-raising-your-credit-score')),
  ],
  ['/tapping_your_equity_after_rate_cuts', /How the (\w+) ways compare/, ways],
  ['/cash-out-refinance', /(\w+) ways to \$/, (main) => columnsIn(main, /ways to \$/)],
  ['/cash-out-refinance', /The (\w+) ways cost/, (main) => columnsIn(main, /ways to \$/)],
  ['/jumbo-loans', /home, (\w+) ways/, (main) => columnsIn(main, /home, \w+ ways/)],
  ['/rate-locks', /ask (\w+) other questions/, (main) => listAfter(main, /ask \w+ other questions/)],
  [price, /(\w+) ways to use/, (main) => rowsIn(main, /ways to use/) - 1],
  ['/mortgage-questions', /lists (\w+) ways/, () => listAfter(mainOf(price), /If the appraisal comes in low/)],
  [secrets, /None of these (\w+) is really/, numbered],
  [price, /know (\w+) numbers\./, (main) => listAfter(main, /know \w+ numbers/)],
  [price, /A first estimate from (\w+) sales/, (main) => rowsIn(main, /A first estimate/)],
  [price, /shows the (\w+) steps/, steps],
  [debt, /There are (\w+) good orders/, (main) => listAfter(main, /good orders/)],
  [debt, /(\w+) debts, \$/, (main) => rowsIn(main, /debts, \$/)],
  [debt, /the other (\w+) tips first/, (main) => numbered(main) - 1],
  [debt, /A year in (\w+) steps/, (main) => after(main, /A year in/, 'tbody tr').length],
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

const counting =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|twenty-\w+) (?:(?:short|more|free|other) )?(?:questions|steps|stages|ways|guides|calculators|forms|articles|tips|reports|orders)\b/gi;

/** Counts of the world, and of what the same sentence lists. */
const ofTheWorld = [
  '/about-us: two ways',
  '/the-loan-process: three questions',
  '/the-loan-process: two forms',
  `${secrets}: three reports`,
];

test('every count of questions, steps, ways or pages is one of these sentences', () => {
  const unlisted = listedPages.flatMap(({ path, document }) => {
    const main = document.querySelector('main');
    const text = main ? visibleText(main) : '';
    const known = sentences.filter(([page]) => page === path).map(([, words]) => words.exec(text)?.[0] ?? '');
    return [...text.matchAll(counting)]
      .map(([said]) => said)
      .filter((said) => !known.some((sentence) => sentence.toLowerCase().includes(said.toLowerCase())))
      .map((said) => `${path}: ${said}`)
      .filter((said) => !ofTheWorld.includes(said));
  });
  expect(unlisted).toEqual([]);
});
