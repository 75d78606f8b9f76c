import { type NewLoan, replaceDebts, weightedRate } from '@/lib/mortgage/replacement';

type Inputs = NewLoan & {
  readonly first: number;
  readonly firstPayment: number;
  readonly firstRate: number;
  readonly second: number;
  readonly secondPayment: number;
  readonly secondRate: number;
};

function debtsOf(inputs: Inputs) {
  return [
    { principal: inputs.first, payment: inputs.firstPayment, ratePercent: inputs.firstRate },
    { principal: inputs.second, payment: inputs.secondPayment, ratePercent: inputs.secondRate },
  ];
}

function consolidation(inputs: Inputs) {
  const { result, monthsRemaining } = replaceDebts(debtsOf(inputs), inputs);
  return { ...result, currentMonthsRemaining: monthsRemaining };
}

const usual: Inputs = {
  first: 300000,
  firstPayment: 2000,
  firstRate: 4,
  second: 200000,
  secondPayment: 3000,
  secondRate: 4.5,
  newRatePercent: 3.5,
  termMonths: 360,
  closingCosts: 0.02,
  closingCostsType: 'percent',
  financeClosingCosts: false,
};

describe('one loan of $500,000 at 3.5 % over 360 months for two at 4 % and 4.5 %', () => {
  test('lowers the payment by $2,754.78 but adds $161,121.09 of interest', () => {
    const result = consolidation(usual);
    expect(result.closingCosts).toBeCloseTo(100, 8);
    expect(result.currentPayment).toBe(5000);
    expect(result.newPayment).toBeCloseTo(2245.22, 2);
    expect(result.monthlySavings).toBeCloseTo(2754.78, 2);
    expect(result.monthsToBreakEven).toBe(1);
    expect(result.interestCurrent).toBeCloseTo(147159.35, 2);
    expect(result.interestRefinanced).toBeCloseTo(308280.44, 2);
    expect(result.interestSaved).toBeCloseTo(-161121.09, 2);
    expect(result.netSavings).toBeCloseTo(-161221.09, 2);
    expect(result.currentMonthsRemaining).toEqual([209, 77]);
    expect(result.newRateIsHigher).toBe(false);
  });

  test('with 2 % of costs breaks even after 4 months and nets -$171,121.09', () => {
    const result = consolidation({ ...usual, closingCosts: 2 });
    expect(result.closingCosts).toBe(10000);
    expect(result.monthsToBreakEven).toBe(4);
    expect(result.netSavings).toBeCloseTo(-171121.09, 2);
  });
});

describe('a consolidation', () => {
  test.each([
    ['above the first rate alone', { firstRate: 3.4 }, true],
    ['above the second rate alone', { secondRate: 3.4 }, true],
    ['equal to both', { firstRate: 3.5, secondRate: 3.5 }, false],
  ])('at a rate %s', (_case, inputs, isHigher) => {
    expect(consolidation({ ...usual, ...inputs }).newRateIsHigher).toBe(isHigher);
  });

  test.each([
    ['first', { firstPayment: 1000 }, [null, 77]],
    ['second', { secondPayment: 750 }, [209, null]],
  ])('leaves three values out when the %s loan is never paid off', (_which, inputs, months) => {
    expect(consolidation({ ...usual, ...inputs })).toMatchObject({
      interestCurrent: null,
      interestSaved: null,
      netSavings: null,
      currentMonthsRemaining: months,
    });
  });

  test('counts a payment as entered even when nothing is owed on that loan', () => {
    const result = consolidation({ ...usual, second: 0 });
    expect(result.currentPayment).toBe(5000);
    expect(result.currentMonthsRemaining).toEqual([209, 0]);
    expect(result.interestCurrent).toBeCloseTo(116581.76, 2);
  });
});

describe('the average of the present rates', () => {
  test('of $300,000 at 4 % and $200,000 at 4.5 % is 4.2 %', () => {
    expect(weightedRate(debtsOf(usual))).toBeCloseTo(4.2, 10);
  });

  test('is the rate of the one loan that is owed, and none when nothing is', () => {
    expect(weightedRate(debtsOf({ ...usual, second: 0 }))).toBe(4);
    expect(weightedRate(debtsOf({ ...usual, first: 0, second: 0 }))).toBeNull();
  });
});
