import fc from 'fast-check';
import { insured, onMeanBalances } from '@/__tests__/helpers/regulation-z';
import { fhaInsurance, fhaMonthlyPremiums, pmi, vaFundingFee } from '@/lib/mortgage/mortgage-insurance';

const repeatable = { seed: 20261122, numRuns: 60 };
const cents = (smallest: number, largest: number) =>
  fc.integer({ min: smallest * 100, max: largest * 100 }).map((value) => value / 100);
const ratePercent = fc.integer({ min: 0, max: 20_000 }).map((thousandths) => thousandths / 1000);
const termMonths = fc.integer({ min: 1, max: 40 }).map((years) => years * 12);

describe('private mortgage insurance', () => {
  const usual = { price: 500000, principal: 434000, ratePercent: 6.5, termMonths: 360, pmiPercent: 0.5 };

  test('on $434,000 of a $500,000 home costs $180.83 a month, may be cancelled after 72 payments, and ends after 88', () => {
    expect(pmi(usual)).toEqual({
      monthly: expect.closeTo(180.83, 2),
      askMonth: 72,
      endMonth: 88,
      total: expect.closeTo(15913.33, 2),
    });
  });

  test('is not needed with 20 % down, or at a rate of 0', () => {
    const none = { monthly: 0, askMonth: 0, endMonth: 0, total: 0 };
    expect(pmi({ ...usual, principal: 400000 })).toEqual(none);
    expect(pmi({ ...usual, pmiPercent: 0 })).toEqual(none);
    expect(pmi({ ...usual, principal: 400000.01 }).monthly).toBeGreaterThan(0);
  });

  test('at a loan rate of 0 ends in the month in which the balance is exactly 78 %', () => {
    const inputs = { price: 100000, principal: 90000, ratePercent: 0, termMonths: 90, pmiPercent: 1 };
    expect(pmi(inputs)).toMatchObject({ askMonth: 10, endMonth: 12 });
  });

  test('ends at the midpoint of the term at the latest', () => {
    expect(pmi({ ...usual, ratePercent: 20, principal: 495000 }).endMonth).toBe(180);
  });

  test('agrees with a month-by-month schedule', () => {
    fc.assert(
      fc.property(
        cents(50000, 900000),
        fc.double({ min: 0.81, max: 1, noNaN: true }),
        ratePercent,
        termMonths,
        (price, share, rate, term) => {
          const principal = Math.round(price * share * 100) / 100;
          const { ask, end } = insured(price, principal, rate, term, 0.5);
          expect(pmi({ price, principal, ratePercent: rate, termMonths: term, pmiPercent: 0.5 })).toMatchObject({
            askMonth: ask,
            endMonth: end,
          });
        },
      ),
      repeatable,
    );
  });
});

describe('FHA mortgage insurance', () => {
  const usual = { price: 250000, downPayment: 8750, ratePercent: 6.5, termMonths: 360 };

  test('on a $250,000 home with $8,750 down', () => {
    expect(fhaInsurance(usual)).toEqual({
      baseLoan: 241250,
      upfront: 4221.875,
      loan: 245471.875,
      annualPercent: 0.55,
      years: 30,
      monthly: expect.closeTo(110.01, 2),
      total: expect.closeTo(26036.25, 2),
    });
  });

  test.each([
    [360, 250000, 12500, 0.5, 30],
    [360, 250000, 12499.99, 0.55, 30],
    [360, 250000, 25000, 0.5, 11],
    [360, 800000, 40000, 0.7, 30],
    [360, 800000, 28000, 0.75, 30],
    [181, 250000, 25000, 0.5, 11],
    [180, 250000, 25000, 0.15, 11],
    [180, 250000, 12500, 0.4, 15],
    [180, 1000000, 220000, 0.15, 11],
    [180, 1000000, 100000, 0.4, 11],
    [180, 1000000, 99999, 0.65, 15],
    [120, 250000, 25000, 0.15, 10],
  ])('over %i months on a $%d home with $%d down is %d %% for %d years', (term, price, down, percent, years) => {
    const result = fhaInsurance({ price, downPayment: down, ratePercent: 6.5, termMonths: term });
    expect(result).toMatchObject({ annualPercent: percent, years });
  });

  test('each year’s premium is based on the mean of its balances, computed month by month', () => {
    fc.assert(
      fc.property(
        cents(50000, 1000000),
        fc.double({ min: 0, max: 0.5, noNaN: true }),
        ratePercent,
        termMonths,
        (price, share, rate, term) => {
          const downPayment = Math.round(price * share * 100) / 100;
          const inputs = { price, downPayment, ratePercent: rate, termMonths: term };
          const { baseLoan, annualPercent, years, total } = fhaInsurance(inputs);
          const exact = onMeanBalances(Math.round(baseLoan * 100) / 100, rate, annualPercent, years, term).map(Number);
          const premiums = fhaMonthlyPremiums(inputs);
          expect(premiums.map(({ count }) => count)).toEqual(exact.map(() => 12));
          for (const [year, { amount }] of premiums.entries())
            expect(Math.abs(amount - (exact[year] ?? Number.NaN))).toBeLessThan(0.005);
          expect(Math.abs(total - 12 * exact.reduce((all, amount) => all + amount, 0))).toBeLessThan(0.005);
        },
      ),
      repeatable,
    );
  });
});

describe('the VA funding fee', () => {
  test.each([
    [0, true, 2.15],
    [0, false, 3.3],
    [12499.99, true, 2.15],
    [12500, true, 1.5],
    [12500, false, 1.5],
    [25000, true, 1.25],
    [25000, false, 1.25],
  ])('on a $250,000 home with $%d down, first use %s, is %d %%', (downPayment, firstUse, percent) => {
    const base = 250000 - downPayment;
    expect(vaFundingFee({ price: 250000, downPayment, firstUse, exempt: false })).toEqual({
      percent,
      fee: expect.closeTo((base * percent) / 100, 6),
      loan: expect.closeTo(base * (1 + percent / 100), 6),
    });
  });

  test('is 0 for an exempt veteran, and without a loan', () => {
    const exempt = vaFundingFee({ price: 250000, downPayment: 0, firstUse: false, exempt: true });
    expect(exempt).toEqual({ percent: 0, fee: 0, loan: 250000 });
    expect(vaFundingFee({ price: 250000, downPayment: 300000, firstUse: true, exempt: false })).toMatchObject({
      fee: 0,
      loan: 0,
    });
  });
});
