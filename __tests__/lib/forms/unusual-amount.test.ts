import { unusualAmountText } from '@/lib/forms/unusual-amount';

const field = { usual: { min: 20_000, max: 3_000_000, near: 250_000 } };

test.each([
  ['325', 'Is $325 right? Most are $20,000 to $3,000,000. Did you mean $325,000? You may still send it as it is.'],
  [
    '5,000,000',
    'Is $5,000,000 right? Most are $20,000 to $3,000,000. Did you mean $500,000? You may still send it as it is.',
  ],
  ['95', 'Is $95 right? Most are $20,000 to $3,000,000. Did you mean $95,000? You may still send it as it is.'],
  ['325k', undefined],
  ['', undefined],
])('a loan of “%s” is asked about where hardly anybody means it', (text, question) =>
  expect(unusualAmountText(field, text)).toBe(question),
);

test('a field without usual amounts asks about none', () => expect(unusualAmountText({}, '325')).toBeUndefined());
