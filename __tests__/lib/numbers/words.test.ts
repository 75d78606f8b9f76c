import { capitalized, fullTens, numberWord } from '@/lib/numbers/words';

test.each([
  [0, 'zero'],
  [5, 'five'],
  [19, 'nineteen'],
  [20, 'twenty'],
  [23, 'twenty-three'],
  [99, 'ninety-nine'],
  [100, '100'],
  [1234, '1,234'],
])('%i is spelled %s', (count, word) => {
  expect(numberWord(count)).toBe(word);
});

test.each([-1, 1.5, Number.NaN])('%d is not a count', (count) => {
  expect(() => numberWord(count)).toThrow(`${count} is not a count.`);
});

test.each([
  [94, 90],
  [91, 90],
  [90, 80],
])('%i terms are more than %i, in full tens', (count, tens) => {
  expect(fullTens(count)).toBe(tens);
});

test('a sentence starts with a capital letter', () => {
  expect(capitalized('nineteen questions')).toBe('Nineteen questions');
});
