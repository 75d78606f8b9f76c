import { readFileSync } from 'node:fs';
import { loanChooser } from '@/content/loan-chooser';

const { loans, questions } = loanChooser;
const answers = questions.flatMap((question) => question.answers.map(({ id }) => id));
const ruling = new Set(loans.flatMap(({ not }) => not));

/** Every way to answer all five questions. */
const ways = questions.reduce<readonly (readonly string[])[]>(
  (before, question) => before.flatMap((way) => question.answers.map(({ id }) => [...way, id])),
  [[]],
);
const left = (way: readonly string[]) =>
  loans.filter(({ not }) => !not.some((id) => way.includes(id))).map(({ name }) => name);

test('there are five questions, whose answers have ids of their own', () => {
  expect(questions).toHaveLength(5);
  expect(new Set(answers).size).toBe(answers.length);
});

test('what rules a loan out is an answer, and the styles hide the loan for it', () => {
  const styles = readFileSync('components/sections/loan-chooser.module.css', 'utf8');
  for (const id of ruling) {
    expect(answers).toContain(id);
    expect(styles).toContain(`.chooser:has([value="${id}"]:checked) [data-not~="${id}"]`);
  }
});

test('every way to answer shortens the list and leaves a person to ask', () => {
  for (const way of ways) {
    expect(left(way).length).toBeLessThan(loans.length);
    expect(left(way)).toContain('Ask a person');
  }
});

test.each([
  [
    ['buy', 'live', 'long', 'served', 'none'],
    ['VA loan', 'USDA loan', 'First-time buyer programs', 'Ask a person'],
  ],
  [
    ['buy', 'away', 'long', 'never', 'fifth'],
    ['Conventional fixed rate', 'Ask a person'],
  ],
])('%j leaves %j', (way, wanted) => {
  expect(left(way)).toEqual(wanted);
});
