import { normalize, problemWith } from '@/lib/fields/check';
import { cleanMoney, moneyIn, percentIn, percentValue } from '@/lib/numbers/clean';
import { amountOf } from '@/lib/questionnaire/answers';

const price = { kind: 'money', label: 'Price' } as const;
const rate = { kind: 'percent', label: 'Rate' } as const;

test('text with two dots is not an amount in a calculator, questionnaire, form or the inbox', () => {
  expect(moneyIn('1.2.3')).toBeNull();
  expect(cleanMoney('1.2.3')).toBe(0);
  expect(amountOf(price, '1.2.3')).toBe(0);
  expect(normalize(price, '1.2.3')).toBe('');
  expect(problemWith(price, '1.2.3')).toBe('Enter “Price” in dollars, 0 or more');
});

test.each(['$1,250,000.50', '1e5', '１２３', '-5', '0', '.5'])('the amount in %j is the same everywhere', (typed) => {
  const amount = cleanMoney(typed);
  expect(amountOf(price, typed)).toBe(amount);
  expect(Number(normalize(price, typed))).toBe(amount);
});

test.each(['6.5%', '6.1.259', '12.34567', '0', '100'])('the percentage in %j is the same everywhere', (typed) => {
  expect(percentIn(typed)).toBe(percentValue(typed));
  expect(amountOf(rate, typed)).toBe(percentValue(typed));
  expect(Number(normalize(rate, typed))).toBe(percentValue(typed));
});
