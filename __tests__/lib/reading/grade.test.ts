import { readingOf, syllablesOf } from '@/lib/reading/grade';

test.each([
  [1, 'the rate loan home house score year down save saved closed'],
  [
    2,
    'mortgage closing payment payments houses changes boxes pages value credit lender paper table title buyer people quiet wanted appraised social nation science create question patient',
  ],
  [
    3,
    'insurance premium interest principal refinance equity estimate appraisal financial qualify guarantee area idea usual Ohio',
  ],
  [4, 'variable calculator application underwriter adjustable experience eligible'],
  [5, 'amortization'],
])('words of %i syllables are counted so', (count, words) => {
  const wrong = words.split(' ').filter((word) => syllablesOf(word) !== count);
  expect(wrong).toEqual([]);
});

test('short sentences of short words read in the first grades', () => {
  expect(readingOf(['We make home loans. You call us and we call you back.']).grade).toBeLessThan(2);
});

test('a long sentence of long words reads at college', () => {
  const text =
    'Notwithstanding the aforementioned considerations, the amortization of the obligation necessitates a comprehensive evaluation of the institutional requirements applicable to the transaction.';
  expect(readingOf([text]).grade).toBeGreaterThan(16);
});

test('the grade is the formula of Flesch and Kincaid', () => {
  // Eleven words of 18 syllables in two sentences: 0.39 * 5.5 + 11.8 * 18 / 11 - 15.59.
  const text = 'The lender insures the mortgage. You pay the premium every month.';
  expect(readingOf([text])).toEqual({ words: 11, sentences: 2, grade: 5.9 });
});

test('a heading or a list entry ends where it stands, with or without a full stop', () => {
  expect(readingOf(['What it costs', 'One rate', 'One term']).sentences).toBe(3);
});

test('a number with a decimal point ends no sentence', () => {
  expect(readingOf(['The rate is 6.5% today.']).sentences).toBe(1);
});

test('a text without words has no grade', () => {
  expect(readingOf(['', '—'])).toEqual({ words: 0, sentences: 0, grade: 0 });
});
