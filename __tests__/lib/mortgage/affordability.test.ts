import fc from 'fast-check';
import { type AffordabilityInputs, affordability } from '@/lib/mortgage/affordability';

const usual: AffordabilityInputs = {
  ...{ annualIncome: 75000, monthlyDebts: 300, downPayment: 50000, termMonths: 360, ratePercent: 6.5 },
  ...{ pmiPercent: 0.4, monthlyInsurance: 0, monthlyPropertyTax: 0 },
};
const repeatable = { seed: 20261120, numRuns: 1000 };

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

  test('may have a negative payment, and still qualifies, if tax and insurance exceed it', () => {
    const result = affordability({ ...usual, monthlyPropertyTax: 2000 });
    expect(result.monthlyPayment).toBeCloseTo(-555.8, 2);
    expect(result.qualifies).toBe(true);
  });

  test('at 0 % is the affordable payment times the months', () => {
    expect(affordability({ ...usual, ratePercent: 0 }).loanFromAffordablePayment).toBeCloseTo(1450 * 360, 6);
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
  ])('results when %s: the price is the down payment', (_case, inputs) => {
    const result = affordability({ ...usual, monthlyPropertyTax: 250, monthlyInsurance: 100, ...inputs });
    expect(result).toMatchObject({ loanAmount: 0, homePrice: 50000, monthlyPayment: 0, qualifies: false });
  });

  test('is never caused by floating-point noise alone, and neither is a loan', () => {
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
