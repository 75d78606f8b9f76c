import fc from 'fast-check';
import { firstMonthCheaper, type OfferInputs, offer } from '@/lib/mortgage/offers';
import { referenceRows } from './reference';

const usual: OfferInputs = {
  principal: 300000,
  ratePercent: 6.5,
  termMonths: 360,
  pointsPercent: 1,
  lenderFees: 1500,
  lenderCredit: 0,
  insuranceMonthly: 0,
  insuranceMonths: 0,
  stayMonths: 84,
};

describe('an offer', () => {
  test('of $300,000 at 6.5 % with 1 point and $1,500 of fees', () => {
    expect(offer({ ...usual, stayMonths: 60 })).toEqual({
      payment: expect.closeTo(1896.2, 2),
      upfront: 4500,
      aprPercent: expect.closeTo(6.646, 3),
      paid: expect.closeTo(118272.24, 2),
      principalPaid: expect.closeTo(19167.07, 2),
      cost: expect.closeTo(99105.18, 2),
      inFiveYears: { paid: expect.closeTo(118272.24, 2), principalPaid: expect.closeTo(19167.07, 2) },
    });
  });

  test('with mortgage insurance shows the first month’s payment, and includes the insurance in its APR', () => {
    const insured = offer({ ...usual, insuranceMonthly: 150, insuranceMonths: 96 });
    expect(insured.payment).toBeCloseTo(1896.2 + 150, 2);
    expect(insured.aprPercent).toBeGreaterThan(offer(usual).aprPercent ?? 0);
    expect(insured.paid - offer(usual).paid).toBeCloseTo(150 * 84, 6);
  });

  test('has no APR if costs take the whole loan', () => {
    expect(offer({ ...usual, lenderFees: 300000 }).aprPercent).toBeNull();
  });

  test('costs as much over a stay as in a month-by-month schedule', () => {
    fc.assert(
      fc.property(
        fc.record({
          principal: fc.integer({ min: 10000, max: 1000000 }),
          ratePercent: fc.integer({ min: 0, max: 20_000 }).map((thousandths) => thousandths / 1000),
          termMonths: fc.integer({ min: 12, max: 480 }),
          pointsPercent: fc.constantFrom(0, 0.5, 1, 2.25),
          lenderFees: fc.integer({ min: 0, max: 9000 }),
          lenderCredit: fc.integer({ min: 0, max: 9000 }),
          insuranceMonthly: fc.integer({ min: 0, max: 400 }),
          insuranceMonths: fc.integer({ min: 0, max: 500 }),
          stayMonths: fc.integer({ min: 0, max: 500 }),
        }),
        (inputs) => {
          const rows = referenceRows(inputs).slice(0, inputs.stayMonths);
          const upfront = (inputs.principal * inputs.pointsPercent) / 100 + inputs.lenderFees - inputs.lenderCredit;
          const insured = Math.min(inputs.insuranceMonths, inputs.termMonths, inputs.stayMonths);
          const paid = upfront + rows.reduce((sum, row) => sum + row.payment, 0) + inputs.insuranceMonthly * insured;
          const principalPaid = rows.reduce((sum, row) => sum + row.principal, 0);
          const result = offer(inputs);
          expect(Math.abs(result.paid - paid)).toBeLessThan(0.005);
          expect(Math.abs(result.principalPaid - principalPaid)).toBeLessThan(0.005);
          expect(Math.abs(result.cost - (paid - principalPaid))).toBeLessThan(0.01);
        },
      ),
      { seed: 20261122, numRuns: 60 },
    );
  });
});

describe('the first month from which an offer is cheaper', () => {
  const plain = { ...usual, pointsPercent: 0, lenderFees: 0 };

  test('is month 72 for a quarter of a percent less at $4,500', () => {
    expect(firstMonthCheaper({ ...plain, ratePercent: 6.25, lenderFees: 4500 }, plain)).toBe(72);
  });

  test('is a month in which its cost is at most the other’s, and the month before it is not', () => {
    const cost = (terms: OfferInputs, stayMonths: number) => offer({ ...terms, stayMonths }).cost;
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 10 }),
        fc.integer({ min: 0, max: 12000 }),
        fc.constantFrom(180, 240, 360),
        (eighths, lenderFees, termMonths) => {
          const a = { ...plain, ratePercent: 6.5 - eighths / 8, lenderFees, termMonths };
          const month = firstMonthCheaper(a, plain);
          if (month === null) {
            expect(cost(a, 360)).toBeGreaterThan(cost(plain, 360));
            return;
          }
          expect(cost(a, month)).toBeLessThanOrEqual(cost(plain, month) + 1e-6);
          if (month > 1) expect(cost(a, month - 1)).toBeGreaterThan(cost(plain, month - 1));
        },
      ),
      { seed: 20261122, numRuns: 60 },
    );
  });
});
