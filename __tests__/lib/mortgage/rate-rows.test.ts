import { rateRowPayment } from '@/lib/mortgage/rate-rows';

test.each([
  ['30 Yr Fxd', 30, 6.196, 612.21],
  ['30 Yr Fxd FHA', 30, 5.458, 565.16],
  ['15 Yr Fxd', 15, 5.521, 818.2],
])('$100,000 in the row %s, %d years at %d %%, costs $%d a month', (_label, termYears, ratePercent, dollars) => {
  expect(rateRowPayment(100000, { termYears, ratePercent })).toBeCloseTo(dollars, 2);
});

test.each([0, -5])('a loan amount of $%d costs $0.00 a month', (loanAmount) => {
  expect(rateRowPayment(loanAmount, { termYears: 30, ratePercent: 6.196 })).toBe(0);
});
