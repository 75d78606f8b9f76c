import { balanceAfter, type Loan, payment, payOff, principalFor, schedule, totalInterest } from '@/lib/mortgage/loan';
import { type ReferenceRow, referencePayment, referencePayOff, referenceRows } from './reference';

const rates = [0, 0.001, 0.002, 0.125, 3.5, 6.196, 12, 33.333, 60, 75.125, 99.999, 100];
const terms = [12, 24, 343, 360, 480];
const principals = [0.01, 1, 1234.56, 434000, 2000000, 9999999.99, 50000000];
const loans = rates.flatMap((ratePercent) =>
  terms.flatMap((termMonths) => principals.map((principal) => ({ principal, ratePercent, termMonths }))),
);
const halfCent = 0.005;

/** The largest difference between two schedules in any column of any month; infinite if their lengths differ. */
function largestGap(rows: readonly ReferenceRow[], expected: readonly ReferenceRow[]): number {
  if (rows.length !== expected.length) return Number.POSITIVE_INFINITY;
  return expected.reduce((worst, row, index) => {
    const actual = rows[index];
    if (!actual) return Number.POSITIVE_INFINITY;
    const gaps = [
      actual.payment - row.payment,
      actual.principal - row.principal,
      actual.interest - row.interest,
      actual.balance - row.balance,
    ];
    return Math.max(worst, ...gaps.map(Math.abs));
  }, 0);
}

describe('compared with the same loan computed with 60 decimals, month by month', () => {
  test.each(rates)('every row of every schedule at %d %% is right to half a cent, up to $50,000,000', (ratePercent) => {
    const atThisRate = loans.filter((loan) => loan.ratePercent === ratePercent);
    expect(atThisRate).toHaveLength(terms.length * principals.length);
    expect(atThisRate.filter((loan) => !(largestGap(schedule(loan), referenceRows(loan)) < halfCent))).toEqual([]);
  });

  test('payment, balances and total interest are right to half a cent', () => {
    for (const loan of loans) {
      const rows = referenceRows(loan);
      const interest = rows.reduce((total, row) => total + row.interest, 0);
      expect(
        Math.abs(payment(loan) - referencePayment(loan.principal, loan.ratePercent, loan.termMonths)),
      ).toBeLessThan(halfCent);
      expect(Math.abs(totalInterest(loan) - interest)).toBeLessThan(halfCent);
      for (const months of [1, Math.floor(loan.termMonths / 2), loan.termMonths - 1]) {
        expect(Math.abs(balanceAfter(loan, months) - (rows[months - 1]?.balance ?? Number.NaN))).toBeLessThan(halfCent);
      }
      const repaid = principalFor({ ...loan, payment: payment(loan) });
      expect(Math.abs(repaid - loan.principal)).toBeLessThan(halfCent);
    }
  });

  test.each([
    ['one cent more a month', 0.01, { amount: 0, month: 0 }],
    ['$1,000 more a month', 1000, { amount: 0, month: 0 }],
    ['one cent once, in the first month', 0, { amount: 0.01, month: 1 }],
    ['$50,000 once, in the 100th month', 0, { amount: 50000, month: 100 }],
    ['$12.34 a month and $5,000 in the sixth month', 12.34, { amount: 5000, month: 6 }],
  ])('with %s, every row is right to half a cent', (_extra, extraMonthly, extraOnce) => {
    const isRight = (loan: Loan) => {
      const rows = schedule(loan, { extraMonthly, extraOnce });
      return largestGap(rows, referenceRows(loan, extraMonthly, extraOnce)) < halfCent;
    };
    expect(loans.filter((loan) => !isRight(loan))).toEqual([]);
  });

  test.each([
    [300000, 4, 1000.01],
    [300000, 4, 1000.00001],
    [1000000, 100, 83333.34],
    [999999.99, 100, 83333.33334],
    [600000, 100, 50000.01],
    [1000000, 59.999, 50000],
    [2000000, 0.5, 833.34],
    [1000000, 0.001, 100],
    [1000000, 0.001, 50000],
    [1000000, 0, 0.37],
    [0.01, 100, 0.01],
    [0.004, 6, 50],
    [50000000, 6.125, 255208.34],
  ])(
    '$%d at %d %% paid with $%d a month is paid off in the same months at the same interest',
    (principal, rate, paid) => {
      const expected = referencePayOff(principal, rate, paid);
      const actual = payOff({ principal, ratePercent: rate, payment: paid });
      expect(actual.months).toBe(expected?.months);
      expect(Math.abs((actual.interest ?? Number.NaN) - (expected?.interest ?? Number.NaN))).toBeLessThan(halfCent);
    },
  );
});
