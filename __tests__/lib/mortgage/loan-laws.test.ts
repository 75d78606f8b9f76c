import fc from 'fast-check';
import { withExtraPayments, yearlyRows } from '@/lib/calculators/schedule';
import {
  balanceAfter,
  interestBetween,
  type Loan,
  payment,
  payOff,
  principalFor,
  schedule,
  totalInterest,
} from '@/lib/mortgage/loan';
import { referencePayOff } from './reference';

const repeatable = { seed: 20261120, numRuns: 300 };
const halfCent = 0.005;

const cents = (largest: number) => fc.integer({ min: 1, max: largest * 100 }).map((value) => value / 100);
const ratePercent = fc.oneof(
  fc.integer({ min: 0, max: 100000 }).map((thousandths) => thousandths / 1000),
  fc.integer({ min: 0, max: 12000 }).map((thousandths) => thousandths / 1000),
  fc.constantFrom(0, 0.001, 99.999, 100),
);
const termMonths = fc.integer({ min: 12, max: 480 });
const anyLoan: fc.Arbitrary<Loan> = fc.record({ principal: cents(5000000), ratePercent, termMonths });

function gap(a: number, b: number): number {
  return Math.abs(a - b);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

test('the payment on the principal that a payment repays is that payment', () => {
  fc.assert(
    fc.property(anyLoan, cents(50000), (loan, monthly) => {
      const principal = principalFor({ ...loan, payment: monthly });
      expect(gap(payment({ ...loan, principal }), monthly)).toBeLessThan(halfCent);
    }),
    repeatable,
  );
});

test('the totals of a schedule match the closed forms, for all payments and for any range of them', () => {
  fc.assert(
    fc.property(anyLoan, fc.nat(479), fc.nat(479), (loan, one, other) => {
      const rows = schedule(loan);
      expect(gap(sum(rows.map((row) => row.interest)), totalInterest(loan))).toBeLessThan(halfCent);
      const from = 1 + (Math.min(one, other) % loan.termMonths);
      const to = Math.max(from, Math.min(Math.max(one, other), loan.termMonths));
      const inBetween = rows.slice(from - 1, to).map((row) => row.interest);
      expect(gap(sum(inBetween), interestBetween(loan, from, to))).toBeLessThan(halfCent);
      expect(rows[to - 1]?.balance).toBe(balanceAfter(loan, to));
    }),
    repeatable,
  );
});

test('the years of a schedule add up to its months', () => {
  fc.assert(
    fc.property(anyLoan, (loan) => {
      const rows = schedule(loan);
      const years = yearlyRows(rows);
      expect(years.flatMap((year) => year.months)).toEqual(rows);
      expect(years.map((year) => year.year)).toEqual(Array.from({ length: years.length }, (_, index) => index + 1));
      expect(gap(sum(years.map((year) => year.principal)), loan.principal)).toBeLessThan(halfCent);
      expect(gap(sum(years.map((year) => year.interest)), totalInterest(loan))).toBeLessThan(halfCent);
      expect(years.at(-1)?.balance).toBe(0);
    }),
    { ...repeatable, numRuns: 60 },
  );
});

test('a debt is paid off with the months and interest of a month-by-month count', () => {
  const debt = fc.record({
    principal: cents(1000000),
    ratePercent: fc.integer({ min: 500, max: 100000 }).map((thousandths) => thousandths / 1000),
    centsAboveInterest: fc.oneof(fc.integer({ min: -2, max: 5 }), fc.integer({ min: 1, max: 5000000 })),
  });
  fc.assert(
    fc.property(debt, ({ principal, ratePercent: rate, centsAboveInterest }) => {
      const paid = Math.max(0, Math.ceil((principal * rate) / 12) + centsAboveInterest) / 100;
      const expected = referencePayOff(principal, rate, paid);
      const actual = payOff({ principal, ratePercent: rate, payment: paid });
      expect(actual.months).toBe(expected ? expected.months : null);
      if (!expected || actual.interest === null) return;
      expect(gap(actual.interest, expected.interest)).toBeLessThan(halfCent);
    }),
    repeatable,
  );
});

test('a loan paid as agreed is paid off in its term with its total interest', () => {
  const usualLoan = fc.record({
    principal: cents(2000000).filter((principal) => principal > 1000),
    ratePercent: fc.integer({ min: 0, max: 15000 }).map((thousandths) => thousandths / 1000),
    termMonths,
  });
  fc.assert(
    fc.property(usualLoan, (loan) => {
      const paid = payOff({ ...loan, payment: payment(loan) });
      expect(paid.months).toBe(loan.termMonths);
      expect(gap(paid.interest ?? Number.NaN, totalInterest(loan))).toBeLessThan(halfCent);
    }),
    repeatable,
  );
});

test('extra payments never add a month or interest, and repay exactly the principal', () => {
  fc.assert(
    fc.property(
      anyLoan,
      cents(5000),
      cents(100000),
      fc.integer({ min: 1, max: 480 }),
      (loan, monthly, amount, month) => {
        const effect = withExtraPayments(loan, { extraMonthly: monthly, extraOnce: { amount, month } });
        expect(effect.monthsSaved).toBeGreaterThanOrEqual(0);
        expect(effect.interestSaved).toBeGreaterThan(-halfCent);
        expect(effect.rows.at(-1)?.balance).toBe(0);
        expect(gap(sum(effect.rows.map((row) => row.principal)), loan.principal)).toBeLessThan(halfCent);
      },
    ),
    { ...repeatable, numRuns: 150 },
  );
});
