import { loanQuiz } from '@/content/loans/loan-quiz';
import { pageOf } from '@/content/site/pages';
import { fittingLoans } from '@/lib/loan-quiz';

const { loans, questions } = loanQuiz;
const answers = questions.flatMap((question) => question.answers.map(({ id }) => id));
const after = (...given: readonly string[]) => fittingLoans(loans, new Set(given)).map(({ loan }) => loan.name);

/** Every combination of answers to any number of the five questions. */
const ways = questions.reduce<readonly (readonly string[])[]>(
  (before, question) => before.flatMap((way) => [way, ...question.answers.map(({ id }) => [...way, id])]),
  [[]],
);

test('each loan refers to existing answers', () => {
  expect(new Set(answers).size).toBe(answers.length);
  for (const { because, catches = {}, needs = [], not } of loans)
    for (const id of [...Object.keys(because), ...Object.keys(catches), ...needs, ...not.flat()])
      expect(answers).toContain(id);
});

test.each(loans.map(({ path }) => path))('%s is a page of the site', (path) => {
  const [page = ''] = path.split('#');
  expect(pageOf(page).path).toBe(page);
});

test('without answers there is no loan; any combination of answers gives at most three, with one or two reasons each', () => {
  expect(after()).toEqual([]);
  for (const way of ways) {
    const found = fittingLoans(loans, new Set(way));
    expect(found.length).toBeLessThanOrEqual(3);
    for (const { loan, reasons } of found) {
      expect(reasons.length).toBeGreaterThan(0);
      expect(reasons.length).toBeLessThanOrEqual(2);
      for (const reason of reasons) expect(way.map((id) => loan.because[id])).toContain(reason);
    }
  }
});

test('with 20 percent down, no catch is mortgage insurance', () => {
  for (const way of ways.filter((each) => each.includes('fifth')))
    for (const { catch: drawback } of fittingLoans(loans, new Set(way))) expect(drawback).not.toMatch(/insurance/);
  const [fixed] = fittingLoans(loans, new Set(['some']));
  expect([fixed?.loan.name, fixed?.catch]).toEqual([
    '30-year fixed',
    'mortgage insurance until you own about a fifth.',
  ]);
});

test('a home nobody will live in gets no FHA, VA or USDA loan', () => {
  for (const way of ways.filter((each) => each.includes('away')))
    expect(after(...way).join()).not.toMatch(/FHA loan|VA loan|USDA/);
});

test.each([
  [
    ['buy', 'live', 'long', 'never', 'low'],
    ['30-year fixed', 'FHA loan', 'First-time buyer programs'],
  ],
  [
    ['buy', 'live', 'long', 'served', 'low'],
    ['VA loan', '30-year fixed', 'FHA loan'],
  ],
  [
    ['buy', 'away', 'long', 'never', 'fifth'],
    ['30-year fixed', '15-year fixed'],
  ],
  [['buy', 'away', 'never', 'low'], []],
  [
    ['lower', 'live', 'long', 'never', 'fifth'],
    ['Refinance', 'FHA or VA streamline'],
  ],
  [
    ['cash', 'live', 'long', 'never', 'fifth'],
    ['Cash-out refinance', 'A second loan on your home'],
  ],
] as const)('%j gives %j', (way, wanted) => expect(after(...way)).toEqual(wanted));
