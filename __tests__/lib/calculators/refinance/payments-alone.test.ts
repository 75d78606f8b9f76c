import fc from 'fast-check';
import { paymentsAlone } from '@/lib/calculators/refinance/payments-alone';
import { type Debt, type NewLoan, outlookOf, replacement } from '@/lib/mortgage/replacement';

const terms: NewLoan = {
  newRatePercent: 6.5,
  termMonths: 120,
  closingCosts: 2,
  closingCostsType: 'percent',
  financeClosingCosts: false,
};

function alone(debts: readonly Debt[], loan: NewLoan, months: number): readonly number[] {
  const analysis = { debts, loan, replaced: replacement(debts, loan), outlook: outlookOf(debts, loan, months) };
  return paymentsAlone(analysis, months);
}

test('each loan counts with its own payment, also if the new one is higher', () => {
  const by = alone([{ principal: 200_000, payment: 1400, ratePercent: 7.4 }], terms, 60);
  expect([by[0]?.toFixed(2), by[60]?.toFixed(2)]).toEqual(['-4000.00', '-56257.57']);
});

test('financed costs are in the new payments, and not counted a second time', () => {
  const debt = { principal: 280_000, payment: 2041.66, ratePercent: 6.9 };
  const financed = { ...terms, newRatePercent: 5.5, termMonths: 360, financeClosingCosts: true };
  expect(alone([debt], financed, 360)[360]?.toFixed(2)).toBe('-30454.83');
});

test('a payment that never pays a debt off goes on, and one without a balance never starts', () => {
  const debts = [
    { principal: 18_000, payment: 300, ratePercent: 24 },
    { principal: 0, payment: 500, ratePercent: 4 },
  ];
  const level = replacement(debts, terms).result.newPayment;
  expect(alone(debts, terms, 240)[240]).toBeCloseTo(240 * 300 - 120 * level - 360, 6);
});

test('if the new payment is lower, they are the payments of the total', () => {
  const debt = fc.record({
    principal: fc.integer({ min: 1000, max: 500_000 }),
    payment: fc.integer({ min: 3000, max: 9000 }),
    ratePercent: fc.integer({ min: 0, max: 80 }).map((eighths) => eighths / 8),
  });
  fc.assert(
    fc.property(fc.array(debt, { minLength: 1, maxLength: 3 }), fc.boolean(), (debts, financeClosingCosts) => {
      const loan = { ...terms, termMonths: 360, financeClosingCosts };
      fc.pre(replacement(debts, loan).result.monthlySavings > 0);
      const { byMonth } = outlookOf(debts, loan, 400);
      const by = alone(debts, loan, 400);
      for (const month of [1, 60, 400]) {
        expect(by[month]).toBeCloseTo((byMonth.paidLess[month] ?? 0) - byMonth.cashCosts, 1);
      }
    }),
    { numRuns: 30 },
  );
});
