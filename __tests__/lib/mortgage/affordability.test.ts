import fc from 'fast-check';
import { type AffordabilityInputs, affordability } from '@/lib/mortgage/affordability';
import { ruleAffordability } from '@/lib/mortgage/affordability-rule';

const usual: AffordabilityInputs = {
  annualIncome: 75000,
  monthlyDebts: 300,
  downPayment: 50000,
  termMonths: 360,
  ratePercent: 6.5,
  pmiPercent: 0.4,
  monthlyInsurance: 0,
  monthlyPropertyTax: 0,
};
const repeatable = { seed: 20261120, numRuns: 1000 };
const anyInputs = fc.record({
  annualIncome: fc.nat(1000000),
  monthlyDebts: fc.nat(5000),
  downPayment: fc.nat(300000),
  termMonths: fc.integer({ min: 24, max: 480 }),
  ratePercent: fc.nat(20000).map((thousandths) => thousandths / 1000),
  pmiPercent: fc.nat(3000).map((thousandths) => thousandths / 1000),
  monthlyInsurance: fc.nat(500),
  monthlyPropertyTax: fc.nat(1500),
});

describe('what $75,000 a year affords', () => {
  test('with $300 of debts and $50,000 down is a price of $278,488.07', () => {
    const result = affordability(usual);
    expect(result.affordablePayment).toBeCloseTo(1450, 2);
    expect(result.loanFromAffordablePayment).toBeCloseTo(229405.69, 2);
    expect(result.pmi).toBeCloseTo(917.62, 2);
    expect(result.homePrice).toBeCloseTo(278488.07, 2);
    expect(result.loanAmount).toBeCloseTo(228488.07, 2);
    expect(result.monthlyPayment).toBeCloseTo(1444.2, 2);
    expect(result.qualifies).toBe(true);
  });

  test('keeps price and loan with $250 of tax and $100 of insurance, and the payment falls to $1,094.20', () => {
    const result = affordability({ ...usual, monthlyPropertyTax: 250, monthlyInsurance: 100 });
    expect(result.homePrice).toBeCloseTo(278488.07, 2);
    expect(result.loanAmount).toBeCloseTo(228488.07, 2);
    expect(result.monthlyPayment).toBeCloseTo(1094.2, 2);
  });

  test('may have a negative payment, and still qualifies, when tax and insurance are larger than it', () => {
    const result = affordability({ ...usual, monthlyPropertyTax: 2000 });
    expect(result.monthlyPayment).toBeCloseTo(-555.8, 2);
    expect(result.qualifies).toBe(true);
  });

  test('at 0 % is the affordable payment times the months', () => {
    expect(affordability({ ...usual, ratePercent: 0 }).loanFromAffordablePayment).toBeCloseTo(1450 * 360, 6);
  });

  test('adds up on the screen: price less down payment is the loan amount', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const result = affordability(inputs);
        expect(Math.abs(result.homePrice - inputs.downPayment - result.loanAmount)).toBeLessThan(0.005);
      }),
      repeatable,
    );
  });
});

describe('no loan', () => {
  test.each([
    ['the income is nothing', { annualIncome: 0 }],
    ['debts are larger than 28 % of income', { monthlyDebts: 1750.01 }],
    ['debts are exactly 28 % of income', { monthlyDebts: 1750 }],
    ['debts are exactly 28 % of an income that doubles cannot divide', { annualIncome: 71.1, monthlyDebts: 1.659 }],
    ['PMI takes all of the loan', { pmiPercent: 100 }],
    ['PMI takes more than the loan', { pmiPercent: 250 }],
    ['debts and PMI are both too large', { monthlyDebts: 3000, pmiPercent: 250 }],
  ])('comes out when %s: the price is the down payment', (_case, inputs) => {
    const result = affordability({ ...usual, monthlyPropertyTax: 250, monthlyInsurance: 100, ...inputs });
    expect(result).toMatchObject({ loanAmount: 0, homePrice: 50000, monthlyPayment: 0, qualifies: false });
  });

  test('never comes out for the noise of doubles alone, nor does a loan', () => {
    fc.assert(
      fc.property(fc.nat(100000000), (incomeCents) => {
        const exactDebts = (incomeCents * 28) / 100 / 100 / 12;
        const inputs = { ...usual, annualIncome: incomeCents / 100 };
        expect(affordability({ ...inputs, monthlyDebts: exactDebts }).qualifies).toBe(false);
        expect(affordability({ ...inputs, monthlyDebts: exactDebts - 0.01 }).qualifies).toBe(true);
      }),
      repeatable,
    );
  });
});

describe('the 28/36 rule', () => {
  test('gives $75,000 a year a budget of $1,750.00 and a price of $312,999.16', () => {
    const result = ruleAffordability(usual);
    expect(result).toMatchObject({ setBy: 'housing', qualifies: true });
    expect(result.housingLimit).toBeCloseTo(1750, 2);
    expect(result.debtLimit).toBeCloseTo(1950, 2);
    expect(result.budget).toBeCloseTo(1750, 2);
    expect(result.homePrice).toBeCloseTo(312999.16, 2);
    expect(result.loanAmount).toBeCloseTo(262999.16, 2);
    expect(result.principalAndInterest).toBeCloseTo(1662.33, 2);
    expect(result.monthlyPmi).toBeCloseTo(87.67, 2);
  });

  test('lets debts set the budget once they take more than 8 % of income', () => {
    expect(ruleAffordability({ ...usual, monthlyDebts: 800 })).toMatchObject({ setBy: 'debts' });
    expect(ruleAffordability({ ...usual, monthlyDebts: 800 }).budget).toBeCloseTo(1450, 2);
  });

  test('asks for no mortgage insurance at 20 % down or more', () => {
    const result = ruleAffordability({ ...usual, downPayment: 100000 });
    expect(result.monthlyPmi).toBe(0);
    expect(result.principalAndInterest).toBeCloseTo(1750, 2);
    expect(result.loanAmount).toBeCloseTo(276868.93, 2);
  });

  test('stops at 80 % of the price where mortgage insurance would take more than the rest of the budget', () => {
    const result = ruleAffordability({ ...usual, downPayment: 68000 });
    expect(result).toMatchObject({ loanAmount: 272000, homePrice: 340000, monthlyPmi: 0 });
    expect(result.principalAndInterest).toBeLessThan(1750);
  });

  test.each([
    ['debts take 36 % of income', { monthlyDebts: 2250 }],
    ['tax and insurance take the budget', { monthlyPropertyTax: 1700, monthlyInsurance: 50 }],
    ['there is no income', { annualIncome: 0 }],
  ])('gives no loan when %s', (_case, inputs) => {
    expect(ruleAffordability({ ...usual, ...inputs })).toMatchObject({
      loanAmount: 0,
      homePrice: 50000,
      principalAndInterest: 0,
      monthlyPmi: 0,
      qualifies: false,
    });
  });

  test('never goes over either limit, and uses the whole budget unless it stops at 80 % of the price', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const result = ruleAffordability(inputs);
        if (!result.qualifies) return;
        const housing =
          result.principalAndInterest + result.monthlyPmi + inputs.monthlyPropertyTax + inputs.monthlyInsurance;
        const gross = inputs.annualIncome / 12;
        expect(housing).toBeLessThan(0.28 * gross + 0.005);
        expect(housing + inputs.monthlyDebts).toBeLessThan(0.36 * gross + 0.005);
        const stopsAtEighty = Math.abs(result.loanAmount - 0.8 * result.homePrice) < 0.005;
        expect(stopsAtEighty || Math.abs(housing - result.budget) < 0.005).toBe(true);
        expect(result.monthlyPmi > 0 && result.loanAmount < 0.8 * result.homePrice - 0.005).toBe(false);
      }),
      repeatable,
    );
  });
});
