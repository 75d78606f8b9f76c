import { summarySentence } from '@/components/calculators/replace-debts/sections/outcome.client';
import { payment } from '@/lib/mortgage/loan';
import { type NewLoan, replaceDebts } from '@/lib/mortgage/replacement';

type RefinanceInputs = NewLoan & {
  readonly principal: number;
  readonly currentPayment: number;
  readonly currentRatePercent: number;
};

function refinance(inputs: RefinanceInputs) {
  const { principal, currentPayment, currentRatePercent } = inputs;
  const debt = { principal, payment: currentPayment, ratePercent: currentRatePercent };
  const { result, monthsRemaining } = replaceDebts([debt], inputs);
  return { ...result, currentMonthsRemaining: monthsRemaining[0] };
}

const usual: RefinanceInputs = {
  principal: 300000,
  currentPayment: 2000,
  currentRatePercent: 4,
  newRatePercent: 3.5,
  termMonths: 360,
  closingCosts: 0.02,
  closingCostsType: 'percent',
  financeClosingCosts: false,
};

function sentenceFor(inputs: RefinanceInputs): string {
  return summarySentence(refinance(inputs), inputs.newRatePercent, [inputs.currentRatePercent]);
}

describe('refinancing $300,000 at 4 %, paid with $2,000 a month, at 3.5 % over 360 months', () => {
  test('costs $60.00 and lowers the payment by $652.87 but adds $68,386.51 of interest', () => {
    const result = refinance(usual);
    expect(result.closingCosts).toBeCloseTo(60, 8);
    expect(result.financedAmount).toBe(300000);
    expect(result.currentPayment).toBe(2000);
    expect(result.newPayment).toBeCloseTo(1347.13, 2);
    expect(result.monthlySavings).toBeCloseTo(652.87, 2);
    expect(result.monthsToBreakEven).toBe(1);
    expect(result.interestCurrent).toBeCloseTo(116581.76, 2);
    expect(result.interestRefinanced).toBeCloseTo(184968.26, 2);
    expect(result.interestSaved).toBeCloseTo(-68386.51, 2);
    expect(result.netSavings).toBeCloseTo(-68446.51, 2);
    expect(result.currentMonthsRemaining).toBe(209);
    expect(result.newRateIsHigher).toBe(false);
  });

  test('with 2 % of costs needs 10 months to break even and nets -$74,386.51', () => {
    const result = refinance({ ...usual, closingCosts: 2 });
    expect(result.closingCosts).toBe(6000);
    expect(result.monthsToBreakEven).toBe(10);
    expect(result.netSavings).toBeCloseTo(-74386.51, 2);
  });

  test('with 2 % of costs financed as well nets -$78,085.87', () => {
    const result = refinance({ ...usual, closingCosts: 2, financeClosingCosts: true });
    expect(result.financedAmount).toBe(306000);
    expect(result.newPayment).toBeCloseTo(1374.08, 2);
    expect(result.monthlySavings).toBeCloseTo(625.92, 2);
    expect(result.monthsToBreakEven).toBe(10);
    expect(result.interestRefinanced).toBeCloseTo(188667.63, 2);
    expect(result.interestSaved).toBeCloseTo(-72085.87, 2);
    expect(result.netSavings).toBeCloseTo(-78085.87, 2);
  });
});

describe('a refinance', () => {
  test('breaks even after exactly 30 months when $6,000 of costs meet $200 of savings', () => {
    const noInterest = { ...usual, principal: 360000, newRatePercent: 0, closingCostsType: 'dollars' as const };
    expect(refinance({ ...noInterest, currentPayment: 1200, closingCosts: 6000 }).monthsToBreakEven).toBe(30);
    expect(refinance({ ...noInterest, currentPayment: 1200, closingCosts: 6000.01 }).monthsToBreakEven).toBe(31);
  });

  test.each([
    ['there are no costs', { closingCosts: 0 }],
    ['the payment goes up', { currentPayment: 1200 }],
    ['the payment stays the same', { principal: 360000, newRatePercent: 0, currentPayment: 1000 }],
  ])('has 0 months to break even when %s', (_case, inputs) => {
    expect(refinance({ ...usual, closingCosts: 2, ...inputs }).monthsToBreakEven).toBe(0);
  });

  test.each([
    [4.001, true],
    [4, false],
    [3.999, false],
  ])('at %d %% instead of 4 %% warns of a higher rate: %s', (newRatePercent, isHigher) => {
    const result = refinance({ ...usual, newRatePercent });
    expect(result.newRateIsHigher).toBe(isHigher);
    expect(result.newPayment).toBeGreaterThan(1347);
  });

  test('of a loan that its payment never pays off leaves three values out and keeps the others', () => {
    const result = refinance({ ...usual, currentPayment: 1000, closingCosts: 2 });
    expect(result).toMatchObject({
      interestCurrent: null,
      interestSaved: null,
      netSavings: null,
      currentMonthsRemaining: null,
      monthsToBreakEven: 0,
    });
    expect(result.newPayment).toBeCloseTo(1347.13, 2);
    expect(result.monthlySavings).toBeCloseTo(-347.13, 2);
    expect(result.interestRefinanced).toBeCloseTo(184968.26, 2);
  });

  test('of nothing costs nothing and saves the whole payment', () => {
    expect(refinance({ ...usual, principal: 0, closingCosts: 2 })).toMatchObject({
      closingCosts: 0,
      newPayment: 0,
      monthlySavings: 2000,
      interestCurrent: 0,
      interestRefinanced: 0,
      currentMonthsRemaining: 0,
    });
  });

  test('of nothing with $6,000 of financed costs pays for those alone', () => {
    const result = refinance({
      ...usual,
      principal: 0,
      closingCosts: 6000,
      closingCostsType: 'dollars',
      financeClosingCosts: true,
    });
    expect(result.newPayment).toBeCloseTo(payment({ principal: 6000, ratePercent: 3.5, termMonths: 360 }), 8);
  });
});

describe('the summary', () => {
  test.each([
    [
      'less a month, more interest',
      {},
      'At 3.5% instead of 4%, your monthly payment goes down by $652.87, and over the life of the loan you pay an additional $68,386.51 in interest.',
    ],
    [
      'more a month, less interest',
      { termMonths: 120 },
      'At 3.5% instead of 4%, your monthly payment goes up by $966.58, and over the life of the loan you save $60,592.63 in interest.',
    ],
    [
      'a present loan that is never paid off',
      { currentPayment: 1000 },
      'At 3.5% instead of 4%, your monthly payment goes up by $347.13.',
    ],
    [
      'no change at all',
      { principal: 0, currentPayment: 0 },
      'At 3.5% instead of 4%, your monthly payment goes down by $0.00, and over the life of the loan you save $0.00 in interest.',
    ],
  ])('says so: %s', (_case, inputs, sentence) => {
    expect(sentenceFor({ ...usual, ...inputs })).toBe(sentence);
  });

  test('never says that a payment goes up by $0.00', () => {
    expect(summarySentence({ monthlySavings: -0.004, interestSaved: -0.004 }, 3, [4])).toBe(
      'At 3% instead of 4%, your monthly payment goes down by $0.00, and over the life of the loan you save $0.00 in interest.',
    );
  });
});
