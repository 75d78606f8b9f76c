import { exampleApr } from '@/lib/mortgage/mortgage-insurance';

test('$360,000 at 6.5 % over 30 years with $3,600 of charges is 6.597 %', () => {
  expect(exampleApr({ principal: 360000, ratePercent: 6.5, termMonths: 360 })).toBe('6.597%');
});

test('mortgage insurance raises it', () => {
  const loan = { principal: 250000, ratePercent: 6.5, termMonths: 360 };
  expect(exampleApr(loan, { monthly: 83.33, months: 61 })).toBe('6.767%');
});

test.each([
  { principal: 0, ratePercent: 6.5, termMonths: 360 },
  { principal: 1000, ratePercent: 6.5, termMonths: 0 },
])('there is no APR without a loan: %j', (loan) => {
  expect(exampleApr(loan)).toBeNull();
});
