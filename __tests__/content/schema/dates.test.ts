import { dayInWords, printedDateOf } from '@/content/schema/dates';

test.each([
  ['2024-11-25', '25 NOV 2024', 'November 25, 2024'],
  ['2024-11-08', '08 NOV 2024', 'November 8, 2024'],
  ['2024-01-01', '01 JAN 2024', 'January 1, 2024'],
])('%s is printed as %s and as %s', (day, printed, words) => {
  expect([printedDateOf(day), dayInWords(day)]).toEqual([printed, words]);
});
