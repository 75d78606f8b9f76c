import { readingOf } from '@/scripts/reading/grade';

test('the grade follows the Flesch-Kincaid formula', () => {
  // Eleven words of 17 syllables in two sentences: 0.39 * 5.5 + 11.8 * 17 / 11 - 15.59.
  const text = 'The lender insures the mortgage. You pay the premium every month.';
  expect(readingOf([text])).toEqual({ words: 11, sentences: 2, grade: 4.8 });
});

test('a number counts as one syllable', () => {
  expect(readingOf(['We lend $412,500.']).grade).toBe(readingOf(['We lend it.']).grade);
});

test('a heading or list item ends a sentence, even without a period', () => {
  expect(readingOf(['What it costs', 'One rate', 'One term']).sentences).toBe(3);
});

test('a decimal point does not end a sentence', () => {
  expect(readingOf(['The rate is 6.5% today.']).sentences).toBe(1);
});
