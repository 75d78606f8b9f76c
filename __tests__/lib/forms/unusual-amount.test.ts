import { percentAsDollars, unusualAmountText } from '@/lib/forms/unusual-amount';

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
])('a loan of “%s” is questioned if it is improbable', (text, question) =>
  expect(unusualAmountText(field, text)).toBe(question),
);

test('a field without usual amounts questions none', () => expect(unusualAmountText({}, '325')).toBeUndefined());

const down = { usual: { min: 500, max: 2_000_000, near: 30_000, percentOf: 'estimatedValue' } } as const;

test('a down payment of $50 or less is probably a percentage', () => {
  const question = 'Is $10 right? If you mean 10% of the price, type it in dollars. You may still send it as it is.';
  expect(unusualAmountText(down, '10')).toBe(question);
  expect(unusualAmountText(down, '95')).toMatch(/Did you mean \$9,500\?/);
});

test('if the price is typed, a down payment of $50 or less is converted to a percentage of it', () => {
  const answers = { estimatedValue: '$325,000' };
  expect(unusualAmountText(down, '$10', answers)).toBe(
    'Is $10 right? We read it as 10% of the price, $32,500, unless you change it.',
  );
  expect(percentAsDollars(down, '$10', answers)).toBe(32_500);
  expect(percentAsDollars(down, '51', answers)).toBeUndefined();
  expect(percentAsDollars(down, '10', { estimatedValue: '325' })).toBeUndefined();
  expect(percentAsDollars({}, '10', answers)).toBeUndefined();
});
