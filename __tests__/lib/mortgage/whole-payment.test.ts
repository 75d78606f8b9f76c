import fc from 'fast-check';
import { wholePayment } from '@/lib/mortgage/monthly-payment';
import { referencePayment } from './reference';

const usual = {
  principal: 228488.07,
  ratePercent: 6.5,
  termMonths: 360,
  annualPropertyTax: 3000,
  monthlyInsurance: 100,
  monthlyDues: 0,
  mortgageInsurance: 0,
};

test('a loan without a term has no payment', () => {
  expect(wholePayment({ ...usual, termMonths: 0 })).toMatchObject({
    principalAndInterest: null,
    propertyTax: 250,
    total: null,
  });
});

test('the total is the sum of the parts, and the loan’s part agrees with plain arithmetic', () => {
  const cents = (largest: number) => fc.integer({ min: 0, max: largest * 100 }).map((value) => value / 100);
  fc.assert(
    fc.property(
      fc.record({
        principal: cents(5000000),
        ratePercent: fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000),
        termMonths: fc.integer({ min: 12, max: 480 }),
        annualPropertyTax: cents(60000),
        monthlyInsurance: cents(2000),
        monthlyDues: cents(2000),
        mortgageInsurance: cents(2000),
      }),
      (inputs) => {
        const whole = wholePayment(inputs);
        const level = referencePayment(inputs.principal, inputs.ratePercent, inputs.termMonths);
        const total =
          level +
          inputs.annualPropertyTax / 12 +
          inputs.monthlyInsurance +
          inputs.monthlyDues +
          inputs.mortgageInsurance;
        expect(Math.abs((whole.principalAndInterest ?? Number.NaN) - level)).toBeLessThan(0.005);
        expect(Math.abs((whole.total ?? Number.NaN) - total)).toBeLessThan(0.005);
      },
    ),
    { seed: 20261122, numRuns: 100 },
  );
});
