import fc from 'fast-check';
import { type Debt, type NewLoan, replaceDebts, replacementOutcome } from '@/lib/mortgage/replacement';

const today: Debt = { principal: 300000, payment: 2000, ratePercent: 4 };
const next: NewLoan = {
  newRatePercent: 3.5,
  termMonths: 360,
  closingCosts: 2,
  closingCostsType: 'percent',
  financeClosingCosts: false,
};

/** The balance of a debt after some months, paid with the same amount each month. */
function owedAfter({ principal, payment, ratePercent }: Debt, months: number): number {
  let owed = principal;
  for (let month = 0; month < months; month += 1) {
    owed = Math.max(0, owed * (1 + ratePercent / 1200) - payment);
  }
  return owed;
}

describe('what a new loan does until the home is sold', () => {
  test('gives the example of its comment', () => {
    const { costsBackMonth, paidLess, cashCosts, owedMore, saved } = replacementOutcome([today], next, 60);
    expect(costsBackMonth).toBe(10);
    expect(paidLess).toHaveLength(61);
    expect(paidLess[60]).toBeCloseTo(39171.96, 2);
    expect(cashCosts).toBe(6000);
    expect(owedMore).toBeCloseTo(35390.2, 2);
    expect(saved).toBeCloseTo(-2218.24, 2);
  });

  test('agrees with the picture of 7.25 % to 6.125 %: month 21, and $10,735 less paid by month 60', () => {
    const { costsBackMonth, paidLess, cashCosts } = replacementOutcome(
      [{ principal: 282870, payment: 1991.95, ratePercent: 7.25 }],
      { ...next, newRatePercent: 6.125 },
      60,
    );
    expect(costsBackMonth).toBe(21);
    expect((paidLess[60] ?? 0) - cashCosts).toBeCloseTo(10735, 0);
  });

  test.each([{ closingCosts: 0.02 }, {}, { financeClosingCosts: true }, { termMonths: 120 }])(
    'saves the net savings when it is kept to the end: %j',
    (changes) => {
      const loan = { ...next, ...changes };
      const { result } = replaceDebts([today], loan);
      expect(replacementOutcome([today], loan, 480).saved).toBeCloseTo(result.netSavings ?? Number.NaN, 2);
    },
  );

  test('never has costs back that are larger than all payments saved', () => {
    expect(replacementOutcome([today], { ...next, closingCosts: 50 }, 60).costsBackMonth).toBeNull();
  });

  test('with six debts, agrees with balances computed month by month', () => {
    const amount = (max: number) => fc.integer({ min: 1, max });
    const debt = fc.record({ principal: amount(400000), payment: amount(5000), ratePercent: amount(30) });
    fc.assert(
      fc.property(
        fc.array(debt, { minLength: 1, maxLength: 6 }),
        fc.record({
          newRatePercent: fc.integer({ min: 0, max: 12 }),
          termMonths: fc.integer({ min: 12, max: 480 }),
          closingCosts: fc.integer({ min: 0, max: 5 }),
          closingCostsType: fc.constant('percent' as const),
          financeClosingCosts: fc.boolean(),
        }),
        fc.integer({ min: 1, max: 120 }),
        (debts, loan, stay) => {
          const { result } = replaceDebts(debts, loan);
          const { costsBackMonth, paidLess, cashCosts, owedMore, saved } = replacementOutcome(debts, loan, stay);
          const newLoan = {
            principal: result.financedAmount,
            payment: result.newPayment,
            ratePercent: loan.newRatePercent,
          };
          const expected = owedAfter(newLoan, stay) - debts.reduce((sum, one) => sum + owedAfter(one, stay), 0);
          expect(Math.abs(owedMore - expected)).toBeLessThan(0.01 + 1e-9 * Math.abs(expected));
          expect((paidLess[stay] ?? 0) - cashCosts - owedMore).toBeCloseTo(saved, 2);
          if (costsBackMonth) {
            expect(paidLess[costsBackMonth] ?? 0).toBeGreaterThan(result.closingCosts - 0.005);
            expect(paidLess[costsBackMonth - 1] ?? 0).toBeLessThan(result.closingCosts + 0.005);
          }
        },
      ),
    );
  });
});
