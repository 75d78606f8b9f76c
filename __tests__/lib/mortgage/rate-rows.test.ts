import { rateRowApr, rateRowPayment, rateRowPremium } from '@/lib/mortgage/rate-rows';

test.each([0, -5])('a loan amount of $%d costs $0.00 a month', (loanAmount) => {
  expect(rateRowPayment(loanAmount, { termYears: 30, ratePercent: 6.196 })).toBe(0);
});

const thirty = { termYears: 30, ratePercent: 6.196, pointsPercent: 0, feesDollars: 800 };
const fha = {
  termYears: 30,
  ratePercent: 5.458,
  pointsPercent: 2,
  feesDollars: 1938,
  premium: { upfrontPercent: 1.75, yearlyPercent: 0.55 },
};

test('an FHA premium counts in the APR, up front and by the month', () => {
  expect(rateRowApr(100000, fha)).toBeCloseTo(6.551, 3);
  expect(rateRowApr(100000, { ...fha, pointsPercent: 0, feesDollars: 0 })).toBeCloseTo(6.163, 3);
  expect(rateRowPremium(100000, fha)).toBeCloseTo(45.55, 2);
  expect(rateRowPremium(200000, fha)).toBeCloseTo(2 * rateRowPremium(100000, fha), 8);
  expect(rateRowPremium(-5, fha)).toBe(0);
  expect(rateRowPremium(100000, thirty)).toBe(0);
});

test('fees are the same for every loan, so a larger one has a lower APR and a smaller one a higher', () => {
  const [large = 0, small = 0] = [300000, 50000].map((loan) => rateRowApr(loan, thirty) ?? 0);
  const worth = (loan: number, apr: number) =>
    Array.from({ length: 360 }, (_, month) => rateRowPayment(loan, thirty) / (1 + apr / 1200) ** (month + 1)).reduce(
      (sum, value) => sum + value,
      0,
    );
  expect(worth(300000, large)).toBeCloseTo(299200, 4);
  expect(worth(50000, small)).toBeCloseTo(49200, 4);
  expect(large).toBeLessThan(6.272);
  expect(small).toBeGreaterThan(6.272);
});
