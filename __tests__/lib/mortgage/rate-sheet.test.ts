import { type Amount, adjustedBy } from '@/__tests__/helpers/regulation-z';
import { sampleArm } from '@/__tests__/helpers/sample-arm';
import { adjustablePayments, worstPayment } from '@/lib/mortgage/adjustable';
import { aprDifference, type SheetRow, sheetApr } from '@/lib/mortgage/rate-sheet';

const caps = { fixedMonths: 60, changeMonths: 6, firstCapPoints: 2, laterCapPoints: 1, lifeCapPoints: 5 };
const loan = { principal: 300000, ratePercent: 6, termMonths: 360 };

const each = (runs: readonly { readonly amount: Amount; readonly count: number }[]) =>
  runs.flatMap(({ amount, count }) => Array.from({ length: count }, () => Number(amount)));

/** The payments of the loan, month by month, in decimals. */
const byMonth = (toward: number) => each(adjustedBy({ ...sampleArm, indexPercent: toward - 3 }, 300000, 6, 360));

test.each([
  ['above the cap', 9, '60 at 6, 6 at 8, 294 at 9'],
  ['within the cap', 6.68, '60 at 6, 300 at 6.68'],
  ['below the first rate', 3.2, '60 at 6, 6 at 4, 294 at 3.2'],
  ['above what the caps allow in all', 14, '60 at 6, 6 at 8, 6 at 9, 6 at 10, 282 at 11'],
])('an adjustable rate moves toward one %s as far as the caps allow', (_, toward, steps) => {
  const runs = adjustablePayments(loan, { ...caps, indexPercent: toward - 3, marginPoints: 3 });
  expect(runs.map(({ count, ratePercent }) => `${count} at ${ratePercent}`).join(', ')).toBe(steps);
  for (const [month, payment] of byMonth(toward).entries()) expect(each(runs)[month]).toBeCloseTo(payment, 4);
});

test('the worst payment is at the highest rate that the caps allow, as soon as they allow it', () => {
  const worst = worstPayment(loan, { ...caps, indexPercent: 3, marginPoints: 3 });
  const payments = byMonth(11);
  expect(worst).toMatchObject({ ratePercent: 11, after: 78, count: 282 });
  expect(worst.amount).toBeCloseTo(Math.max(...payments), 6);
  expect(payments.indexOf(Math.max(...payments))).toBeGreaterThanOrEqual(78);
});

const fiveSix: SheetRow = {
  termYears: 30,
  loanDollars: 300000,
  ratePercent: 6,
  pointsPercent: 0.5,
  feesDollars: 1500,
  aprPercent: 8.1,
  arm: { ...sampleArm, indexPercent: 6 },
};

test('the APR of an adjustable rate equates its payments at the current index with what the borrower receives', () => {
  const apr = sheetApr(fiveSix) ?? 0;
  const worth = byMonth(9).reduce((sum, payment, month) => sum + payment / (1 + apr / 1200) ** (month + 1), 0);
  expect(worth).toBeCloseTo(300000 - 1500 - 1500, 4);
});

test('a stated APR is compared with the computed one on the row’s own loan', () => {
  const fixed = { termYears: 30, ratePercent: 6.196, pointsPercent: 0, feesDollars: 800, aprPercent: 6.272 };
  expect(aprDifference(fixed)).toBeLessThan(0.001);
  expect(aprDifference({ ...fixed, aprPercent: 6.1 })).toBeCloseTo(0.172, 3);
  expect(aprDifference({ ...fixed, feesDollars: 2400, loanDollars: 300000 })).toBeLessThan(0.001);
  expect(aprDifference({ ...fixed, feesDollars: 200000, aprPercent: 6.1 })).toBe(Number.POSITIVE_INFINITY);
});
