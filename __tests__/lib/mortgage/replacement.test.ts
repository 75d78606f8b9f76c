import fc from 'fast-check';
import { summarySentence } from '@/components/calculators/refinance/sections/outcome.client';
import { payment } from '@/lib/mortgage/loan';
import {
  type Debt,
  type NewLoan,
  type Replacement,
  replacement,
  replacementOutcome,
  weightedRate,
} from '@/lib/mortgage/replacement';

const today: Debt = { principal: 300000, payment: 2000, ratePercent: 4 };
const next: NewLoan = {
  newRatePercent: 3.5,
  termMonths: 360,
  closingCosts: 2,
  closingCostsType: 'percent',
  financeClosingCosts: false,
};

const second: Debt = { principal: 200000, payment: 3000, ratePercent: 4.5 };
const few = { closingCosts: 0.02 } as const;

/** The results with the months in which each debt would be paid off. */
function replaced(debts: readonly Debt[], changes: Partial<NewLoan> = {}) {
  const { result, monthsRemaining } = replacement(debts, { ...next, ...changes });
  return { ...result, monthsRemaining };
}

describe('a new loan at 3.5 % over 360 months', () => {
  test.each<[string, readonly Debt[], Partial<NewLoan>, Partial<Replacement>, readonly number[]]>([
    [
      '$300,000 at 4 %, paid with $2,000 a month: $652.87 less a month, but $68,386.51 more interest',
      [today],
      few,
      {
        closingCosts: 60,
        financedAmount: 300000,
        currentPayment: 2000,
        newPayment: 1347.13,
        monthlySavings: 652.87,
        monthsToBreakEven: 1,
        interestCurrent: 116581.76,
        interestRefinanced: 184968.26,
        interestSaved: -68386.51,
        netSavings: -68446.51,
      },
      [209],
    ],
    [
      'the same with 2 % of costs: 10 months to break even',
      [today],
      {},
      { closingCosts: 6000, monthsToBreakEven: 10, netSavings: -74386.51 },
      [209],
    ],
    [
      'the same with its costs financed',
      [today],
      { financeClosingCosts: true },
      {
        financedAmount: 306000,
        newPayment: 1374.08,
        monthlySavings: 625.92,
        monthsToBreakEven: 10,
        interestRefinanced: 188667.63,
        interestSaved: -72085.87,
        netSavings: -78085.87,
      },
      [209],
    ],
    [
      'that and $200,000 at 4.5 %, paid with $3,000: $2,754.78 less a month, but $161,121.09 more interest',
      [today, second],
      few,
      {
        closingCosts: 100,
        currentPayment: 5000,
        newPayment: 2245.22,
        monthlySavings: 2754.78,
        monthsToBreakEven: 1,
        interestCurrent: 147159.35,
        interestRefinanced: 308280.44,
        interestSaved: -161121.09,
        netSavings: -161221.09,
      },
      [209, 77],
    ],
    [
      'both with 2 % of costs',
      [today, second],
      {},
      { closingCosts: 10000, monthsToBreakEven: 4, netSavings: -171121.09 },
      [209, 77],
    ],
    [
      'a payment on a debt of nothing, which counts as entered',
      [today, { ...second, principal: 0 }],
      {},
      { currentPayment: 5000, interestCurrent: 116581.76 },
      [209, 0],
    ],
    [
      'nothing, which costs nothing and saves the whole payment',
      [{ ...today, principal: 0 }],
      {},
      { closingCosts: 0, newPayment: 0, monthlySavings: 2000, interestCurrent: 0, interestRefinanced: 0 },
      [0],
    ],
  ])('replaces %s', (_what, debts, changes, expected, months) => {
    const { monthsRemaining, ...result } = replaced(debts, changes);
    expect(monthsRemaining).toEqual(months);
    for (const [name, dollars] of Object.entries(expected)) {
      expect(Reflect.get(result, name)).toBeCloseTo(Number(dollars), Number.isInteger(dollars) ? 8 : 2);
    }
  });

  test('breaks even after exactly 30 months when $6,000 of costs meet $200 of savings', () => {
    const debt = { principal: 360000, payment: 1200, ratePercent: 4 };
    const costs = (closingCosts: number) => ({ newRatePercent: 0, closingCostsType: 'dollars', closingCosts }) as const;
    expect(replaced([debt], costs(6000)).monthsToBreakEven).toBe(30);
    expect(replaced([debt], costs(6000.01)).monthsToBreakEven).toBe(31);
  });

  test.each<[string, Debt, Partial<NewLoan>]>([
    ['there are no costs', today, { closingCosts: 0 }],
    ['the payment goes up', { ...today, payment: 1200 }, {}],
    ['the payment stays the same', { ...today, principal: 360000, payment: 1000 }, { newRatePercent: 0 }],
  ])('has 0 months to break even when %s', (_case, debt, changes) => {
    expect(replaced([debt], changes).monthsToBreakEven).toBe(0);
  });

  test.each<[number, readonly number[], boolean]>([
    [4.001, [4], true],
    [4, [4], false],
    [3.999, [4], false],
    [3.5, [3.4, 4.5], true],
    [3.5, [4, 3.4], true],
    [3.5, [3.5, 3.5], false],
  ])('at %d %% instead of %j %% warns of a higher rate: %s', (newRatePercent, rates, isHigher) => {
    const debts = rates.map((ratePercent) => ({ ...today, ratePercent }));
    expect(replaced(debts, { newRatePercent }).newRateIsHigher).toBe(isHigher);
  });

  test.each([
    ['the only debt', [{ ...today, payment: 1000 }], [null]],
    ['the first debt', [{ ...today, payment: 1000 }, second], [null, 77]],
    ['the second debt', [today, { ...second, payment: 750 }], [209, null]],
  ])('leaves three values out when %s is never paid off, and keeps the others', (_which, debts, monthsRemaining) => {
    const { newPayment, interestRefinanced } = replaced(debts.map((debt) => ({ ...debt, payment: 5000 })));
    const kept = { newPayment, interestRefinanced, monthsRemaining };
    expect(replaced(debts)).toMatchObject({ interestCurrent: null, interestSaved: null, netSavings: null, ...kept });
  });

  test('for nothing with $6,000 of financed costs pays for those alone', () => {
    const costs = { closingCosts: 6000, closingCostsType: 'dollars', financeClosingCosts: true } as const;
    const { newPayment } = replaced([{ ...today, principal: 0 }], costs);
    expect(newPayment).toBeCloseTo(payment({ principal: 6000, ratePercent: 3.5, termMonths: 360 }), 8);
  });
});

describe('the average of the present rates', () => {
  test('of $300,000 at 4 % and $200,000 at 4.5 % is 4.2 %', () => {
    expect(weightedRate([today, second])).toBeCloseTo(4.2, 10);
  });

  test('is the rate of the one loan that is owed, and none when nothing is', () => {
    const none = { ...second, principal: 0 };
    expect(weightedRate([today, none])).toBe(4);
    expect(weightedRate([none, none])).toBeNull();
  });
});

describe('the summary', () => {
  test.each<[string, Debt, Partial<NewLoan>, string]>([
    [
      'more a month, less interest',
      today,
      { termMonths: 120 },
      'At 3.5% instead of 4%, your monthly payment goes up by $966.58, and over the life of the loan you save $60,592.63 in interest.',
    ],
    [
      'no change at all',
      { ...today, principal: 0, payment: 0 },
      {},
      'At 3.5% instead of 4%, your monthly payment goes down by $0.00, and over the life of the loan you save $0.00 in interest.',
    ],
  ])('says so: %s', (_case, debt, changes, sentence) => {
    expect(summarySentence(replaced([debt], changes), 3.5, [4])).toBe(sentence);
  });

  test('never says that a payment goes up by $0.00', () => {
    expect(summarySentence({ monthlySavings: -0.004, interestSaved: -0.004 }, 3, [4])).toBe(
      'At 3% instead of 4%, your monthly payment goes down by $0.00, and over the life of the loan you save $0.00 in interest.',
    );
  });
});

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
      const { result } = replacement([today], loan);
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
          const { result } = replacement(debts, loan);
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
