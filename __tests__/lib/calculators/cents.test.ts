import fc from 'fast-check';
import { amountsThatAddUp } from '@/lib/calculators/cents';
import { monthOfPayment } from '@/lib/calculators/months-ahead';
import { roundHalfAway } from '@/lib/numbers/format';

test('the odd cent goes to the estimated part that is furthest from its amount, never to the loan', () => {
  expect(
    amountsThatAddUp([
      { amount: 100.004, estimated: false },
      { amount: 10.004, estimated: true },
      { amount: 5.003, estimated: true },
    ]),
  ).toEqual([100, 10.01, 5]);
});

test('parts add up to their rounded sum to the cent, and none moves by more than a cent', () => {
  const amount = fc.double({ min: 0, max: 20_000, noNaN: true });
  fc.assert(
    fc.property(amount, fc.array(amount, { minLength: 3, maxLength: 4 }), (loan, others) => {
      const parts = [
        { amount: loan, estimated: false },
        ...others.map((each) => ({ amount: each + 1, estimated: true })),
      ];
      const rounded = amountsThatAddUp(parts);
      const whole = roundHalfAway(
        parts.reduce((sum, part) => sum + part.amount, 0),
        2,
      );
      expect(rounded.reduce((sum, part) => sum + part, 0)).toBeCloseTo(whole, 6);
      expect(rounded[0]).toBe(roundHalfAway(loan, 2));
      rounded.forEach((each, index) => {
        expect(Math.abs(each - (parts[index]?.amount ?? 0))).toBeLessThan(0.0151);
      });
    }),
  );
});

test.each([
  [{ year: 2026, month: 11 }, 1, 'January 2027'],
  [{ year: 2026, month: 11 }, 88, 'April 2034'],
  [{ year: 2026, month: 1 }, 12, 'February 2027'],
])('seen in %j, payment %d is due in %s', (today, payment, month) => {
  expect(monthOfPayment(today, payment)).toBe(month);
});
