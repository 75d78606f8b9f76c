import fc from 'fast-check';
import { buyerSample } from '@/__tests__/helpers/samples';
import { type HighestPriceInputs, highestPrice } from '@/lib/mortgage/affordability-scale';
import { referencePayment } from './reference';

const usual: HighestPriceInputs = {
  ...buyerSample,
  taxPercent: 1.5469,
  monthlyDues: 0,
  frontPercent: 28,
  backPercent: 36,
};

describe('with $75,000 a year, $300 of debts and $50,000 down', () => {
  test('$250,000.00 is comfortable: mortgage insurance begins at the next dollar', () => {
    expect(highestPrice(usual)).toBeCloseTo(250000, 2);
  });

  test('a stretch is $326,724.04 and the most $381,803.31', () => {
    expect(highestPrice({ ...usual, frontPercent: null, backPercent: 43 })).toBeCloseTo(326724.04, 2);
    expect(highestPrice({ ...usual, frontPercent: null, backPercent: 50 })).toBeCloseTo(381803.31, 2);
  });

  test('debts that take the whole limit leave no price, not even 0', () => {
    expect(highestPrice({ ...usual, monthlyDebts: 2250 })).toBeNull();
    expect(highestPrice({ ...usual, annualIncome: 0 })).toBeNull();
    expect(highestPrice({ ...usual, termMonths: 0 })).toBeNull();
  });

  test('what is left for tax alone limits the price of a home that is paid for', () => {
    const budget = (28 * 75000) / 1200;
    const result = highestPrice({ ...usual, monthlyDebts: 0, downPayment: 5000000, taxPercent: 2 });
    expect(result).toBeCloseTo((budget - 125) / (2 / 1200), 2);
    const untaxed = highestPrice({ ...usual, monthlyDebts: 0, downPayment: 5000000, taxPercent: 0, backPercent: 28 });
    expect(untaxed).toBeGreaterThan(5000000);
  });

  test('with nothing left but the down payment, the price is the down payment', () => {
    const even = { ...usual, annualIncome: 12000, monthlyDebts: 0, monthlyInsurance: 280, taxPercent: 0 };
    expect(highestPrice(even)).toBe(50000);
  });
});

/** The whole payment of a price, in dollars a month, by plain arithmetic. */
function wholePaymentOf(price: number, inputs: HighestPriceInputs): number {
  const loan = Math.max(0, price - inputs.downPayment);
  const rounded = Math.round(loan * 1e5) / 1e5;
  const insurance = loan > 0.8 * price + 1e-6 ? (inputs.pmiPercent * loan) / 1200 : 0;
  return (
    referencePayment(rounded, inputs.ratePercent, inputs.termMonths) +
    (inputs.taxPercent * price) / 1200 +
    inputs.monthlyInsurance +
    inputs.monthlyDues +
    insurance
  );
}

test('the price stays within the budget, and a dime more does not', () => {
  const dollars = (largest: number) => fc.integer({ min: 0, max: largest });
  fc.assert(
    fc.property(
      fc.record({
        annualIncome: dollars(400000),
        monthlyDebts: dollars(3000),
        downPayment: dollars(300000),
        termMonths: fc.integer({ min: 24, max: 480 }),
        ratePercent: fc.integer({ min: 0, max: 20_000 }).map((thousandths) => thousandths / 1000),
        pmiPercent: fc.constantFrom(0, 0.4, 1.2),
        taxPercent: fc.constantFrom(0, 0.8, 1.5469, 3),
        monthlyInsurance: dollars(400),
        monthlyDues: dollars(300),
        frontPercent: fc.constantFrom(28, null),
        backPercent: fc.constantFrom(36, 43, 50),
      }),
      (inputs) => {
        const income = inputs.annualIncome / 1200;
        const back = inputs.backPercent * income - inputs.monthlyDebts;
        const budget = inputs.frontPercent === null ? back : Math.min(inputs.frontPercent * income, back);
        const price = highestPrice(inputs);
        if (price === null) {
          expect(wholePaymentOf(0, inputs)).toBeGreaterThan(budget);
          return;
        }
        expect(wholePaymentOf(price, inputs)).toBeLessThan(budget + 0.005);
        expect(wholePaymentOf(price + 0.1, inputs)).toBeGreaterThan(budget);
      },
    ),
    { seed: 20261122, numRuns: 300 },
  );
});
