import fc from 'fast-check';
import { summarySentence } from '@/components/calculators/refinance/sections/outcome.client';
import { payment } from '@/lib/mortgage/loan';
import {
  type Debt,
  lastMonth,
  type NewLoan,
  outcomeByMonth,
  type Replacement,
  replacement,
  staysAhead,
  strikeRate,
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

/** The results, with the months in which each debt would be paid off. */
function replaced(debts: readonly Debt[], changes: Partial<NewLoan> = {}) {
  const { result, monthsRemaining } = replacement(debts, { ...next, ...changes });
  return { ...result, monthsRemaining };
}

describe('a new loan at 3.5 % over 360 months', () => {
  test.each<[string, readonly Debt[], Partial<NewLoan>, Partial<Replacement>, readonly number[]]>([
    [
      '$300,000 at 4 %, paid with $2,000 a month, with 2 % of costs: 10 months to break even',
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
      'that and $200,000 at 4.5 %, paid with $3,000, with 2 % of costs',
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

  test('breaks even after exactly 30 months with $6,000 of costs and $200 of savings', () => {
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
  ])('omits three values if %s is never paid off, and keeps the others', (_which, debts, monthsRemaining) => {
    const { newPayment, interestRefinanced } = replaced(debts.map((debt) => ({ ...debt, payment: 5000 })));
    const kept = { newPayment, interestRefinanced, monthsRemaining };
    expect(replaced(debts)).toMatchObject({ interestCurrent: null, interestSaved: null, netSavings: null, ...kept });
  });

  test('of no debt, with $6,000 of financed costs, pays only for the costs', () => {
    const costs = { closingCosts: 6000, closingCostsType: 'dollars', financeClosingCosts: true } as const;
    const { newPayment } = replaced([{ ...today, principal: 0 }], costs);
    expect(newPayment).toBeCloseTo(payment({ principal: 6000, ratePercent: 3.5, termMonths: 360 }), 8);
  });
});

describe('the average of the present rates', () => {
  test('of $300,000 at 4 % and $200,000 at 4.5 % is 4.2 %', () => {
    expect(weightedRate([today, second])).toBeCloseTo(4.2, 10);
  });

  test('is the rate of the only loan with a balance, and null if there is none', () => {
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
  ])('describes %s', (_case, debt, changes, sentence) => {
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

describe('the effect of a new loan until the home is sold', () => {
  test('matches the example in its comment', () => {
    const { paidLess, cashCosts, owedMore, saved, ahead } = outcomeByMonth([today], next, 60);
    expect(paidLess).toHaveLength(61);
    expect(paidLess[60]).toBeCloseTo(39171.96, 2);
    expect(cashCosts).toBe(6000);
    expect(owedMore[60]).toBeCloseTo(35390.2, 2);
    expect(saved[60]).toBeCloseTo(-2218.24, 2);
    expect(ahead).toEqual([]);
  });

  test.each([{ closingCosts: 0.02 }, {}, { financeClosingCosts: true }])(
    'saves the net savings when it is kept to the end: %j',
    (changes) => {
      const loan = { ...next, ...changes };
      const all = replacement([today], loan);
      const end = lastMonth(all, loan);
      expect(end).toBe(360);
      expect(outcomeByMonth([today], loan, end).saved[end]).toBeCloseTo(all.result.netSavings ?? Number.NaN, 2);
    },
  );

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
          const { paidLess, cashCosts, owedMore, saved, ahead } = outcomeByMonth(debts, loan, stay);
          fc.pre(result.monthlySavings >= 0);
          const newLoan = {
            principal: result.financedAmount,
            payment: result.newPayment,
            ratePercent: loan.newRatePercent,
          };
          const expected = owedAfter(newLoan, stay) - debts.reduce((sum, one) => sum + owedAfter(one, stay), 0);
          expect(Math.abs((owedMore[stay] ?? 0) - expected)).toBeLessThan(0.01 + 1e-9 * Math.abs(expected));
          expect((paidLess[stay] ?? 0) - cashCosts - (owedMore[stay] ?? 0)).toBeCloseTo(saved[stay] ?? 0, 2);
          expect(ahead.some(({ to }) => to === stay)).toBe((saved[stay] ?? 0) >= -1e-9);
        },
      ),
    );
  });
});

// Every figure below was computed month by month with Python's decimal at 60 digits, without a formula from this
// folder.
const owner: Debt = { principal: 280_000, payment: 2041.66, ratePercent: 6.9 };
const mortgageAndCards: readonly Debt[] = [
  { principal: 187_000, payment: 1040, ratePercent: 3.2 },
  { principal: 28_000, payment: 840, ratePercent: 24 },
];
const terms = { termMonths: 360, closingCosts: 2, closingCostsType: 'percent', financeClosingCosts: false } as const;

// Loans of 360 months, some years old: balance, rate and payment; then a new loan of 360 months with 2 % of costs in
// cash: its rate, the stays ahead, the savings after 60 months, and the strike rate for them.
test.each<[number, number, number, number, number, readonly (readonly [number, number])[], number, number]>([
  [180_000, 8.4, 0, 1371.31, 7.4, [[24, 480]], 5495.66, 8],
  [180_000, 8.4, 3, 1406.78, 7.4, [[25, 480]], 4990.28, 7.875],
  [180_000, 8.4, 5, 1437.3, 7.4, [[25, 273]], 4555.43, 7.875],
  [180_000, 8.4, 8, 1497.45, 7.4, [[26, 186]], 3698.41, 7.75],
  [180_000, 8.4, 15, 1762.0, 7.4, [[37, 58]], -70.91, 7.375],
  [280_000, 6.9, 0, 1844.08, 6, [[27, 480]], 7052.95, 6.5],
  [280_000, 6.9, 3, 1907.67, 6, [[28, 480]], 6327.52, 6.375],
  [280_000, 6.9, 5, 1961.16, 6, [[28, 279]], 5717.31, 6.375],
  [280_000, 6.9, 8, 2064.38, 6, [[30, 189]], 4539.79, 6.25],
  [280_000, 6.9, 15, 2501.09, 6, [], -442.15, 5.875],
  [300_000, 7.9, 0, 2180.42, 7, [[27, 480]], 7621.64, 7.5],
  [300_000, 7.9, 3, 2242.57, 7, [[28, 480]], 6795.94, 7.375],
  [300_000, 7.9, 5, 2295.61, 7, [[28, 264]], 6091.27, 7.375],
  [300_000, 7.9, 8, 2399.4, 7, [[30, 176]], 4712.35, 7.25],
  [300_000, 7.9, 15, 2849.66, 7, [], -1269.64, 6.875],
])(
  '$%i at %d %%, %i years old, paid with $%d, at %d %%',
  (principal, ratePercent, _age, payment, newRatePercent, stays, saved, rate) => {
    const debts = [{ principal, ratePercent, payment }];
    const loan = { ...terms, newRatePercent };
    expect(staysAhead(debts, loan, 480)).toEqual(stays.map(([from, to]) => ({ from, to })));
    expect(outcomeByMonth(debts, loan, 60).saved[60]).toBeCloseTo(saved, 2);
    expect(strikeRate(debts, terms, 60)).toBe(rate);
  },
);

describe('the strike rate of $280,000 at 6.9 % paid with $2,041.66', () => {
  test.each([
    [360, 6.25],
    [272, 6.375],
    [240, 6.5],
    [180, 6.5],
    [120, 6.375],
  ])('for a stay of 60 months and a new loan of %i months is %d %%', (termMonths, rate) => {
    expect(strikeRate([owner], { ...terms, termMonths }, 60)).toBe(rate);
  });

  test.each([
    [3, null],
    [24, 5.75],
    [36, 6.125],
    [84, 6.375],
    [120, 6.25],
    [180, 6.125],
    [272, 5.5],
    [360, 5],
  ])('for a stay of %i months over 360 months is %p', (stay, rate) => {
    expect(strikeRate([owner], terms, stay)).toBe(rate);
  });

  test.each([
    ['financed costs', [owner], { ...terms, financeClosingCosts: true }, 6.125],
    ['no costs', [owner], { ...terms, closingCosts: 0 }, 6.625],
    ['a mortgage and cards', mortgageAndCards, terms, 4],
    ['five loans of different ages: 15 years', [{ principal: 180_000, payment: 1762, ratePercent: 8.4 }], terms, 7.375],
    ['a debt that its payment never pays off', [{ principal: 100_000, payment: 500, ratePercent: 9 }], terms, 8.625],
    ['a debt without interest', [{ principal: 100_000, payment: 1000, ratePercent: 0 }], terms, null],
    [
      'the same without costs',
      [{ principal: 100_000, payment: 1000, ratePercent: 0 }],
      { ...terms, closingCosts: 0 },
      0,
    ],
    ['a debt that is paid off next month', [{ principal: 1000, payment: 1010, ratePercent: 6 }], terms, null],
    [
      'interest alone at 30 %',
      [{ principal: 28_000, payment: 700, ratePercent: 30 }],
      { ...terms, termMonths: 60, closingCosts: 0 },
      20,
    ],
    ['nothing owed', [], terms, 20],
  ] as const)('with %s', (_, debts, changed, rate) => {
    expect(strikeRate(debts, changed, 60)).toBe(rate);
  });

  test('is the highest eighth at which the stay is ahead', () => {
    for (const stay of [12, 60, 180]) {
      const rate = strikeRate(mortgageAndCards, terms, stay);
      const savedAt = (newRatePercent: number) =>
        outcomeByMonth(mortgageAndCards, { ...terms, newRatePercent }, stay).saved[stay];
      expect(savedAt(rate ?? Number.NaN)).toBeGreaterThanOrEqual(-1e-9);
      expect(savedAt((rate ?? Number.NaN) + 0.125)).toBeLessThan(-1e-9);
    }
  });
});

describe('the stays after which a new loan is ahead', () => {
  const at = (newRatePercent: number, debts: readonly Debt[] = [owner]) =>
    staysAhead(debts, { ...terms, newRatePercent }, 480);

  test('of $280,000 at 6.9 %: none at 7.4 %, months 29 to 204 at 6 %, $4,798.98 after 60', () => {
    expect(at(7.4)).toEqual([]);
    expect(at(6)).toEqual([{ from: 29, to: 204 }]);
    expect(outcomeByMonth([owner], { ...terms, newRatePercent: 6 }, 60).saved[60]).toBeCloseTo(4798.9777, 4);
  });

  test('of $300,000 at 4 % with 0.02 % of costs: from month 1 to month 111', () => {
    expect(staysAhead([today], { ...next, ...few }, 480)).toEqual([{ from: 1, to: 111 }]);
  });

  test('of a mortgage and cards at 7.4 %: none, $36,009.71 behind after 60 months', () => {
    expect(at(7.4, mortgageAndCards)).toEqual([]);
    const { saved } = outcomeByMonth(mortgageAndCards, { ...terms, newRatePercent: 7.4 }, 60);
    expect(saved[60]).toBeCloseTo(-36_009.708, 2);
  });

  test('end with the months requested', () => {
    expect(staysAhead([owner], { ...terms, newRatePercent: 6 }, 40)).toEqual([{ from: 29, to: 40 }]);
    expect(staysAhead([owner], { ...terms, newRatePercent: 6 }, 0)).toEqual([]);
  });
});

describe('a new payment that is higher than today’s', () => {
  const sooner = { ...terms, termMonths: 60, newRatePercent: 6 };

  test('is compared with the same total paid on the debt with the highest rate', () => {
    expect(outcomeByMonth(mortgageAndCards, sooner, 48).saved[48]).toBeCloseTo(-11_698.0496, 3);
    expect(strikeRate(mortgageAndCards, { ...terms, termMonths: 60 }, 48)).toBe(3.875);
  });

  test('for equal rates, on the first debt', () => {
    const equal = mortgageAndCards.map((debt) => ({ ...debt, ratePercent: 3.2 }));
    expect(outcomeByMonth(equal, sooner, 48).saved[48]).toBeCloseTo(-20_644.0281, 3);
    expect(strikeRate(equal, { ...terms, termMonths: 60 }, 48)).toBe(2.375);
  });

  test('saves no payment while the debts last', () => {
    const { paidLess } = outcomeByMonth([owner], { ...terms, termMonths: 120, newRatePercent: 6 }, 60);
    expect(Math.max(...paidLess.map(Math.abs))).toBeLessThan(1e-6);
  });
});
