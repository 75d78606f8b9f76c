import fc from 'fast-check';
import { type AprInputs, annualPercentageRate } from '@/lib/mortgage/apr';
import { payment } from '@/lib/mortgage/loan';

const repeatable = { seed: 20261122, numRuns: 300 };

test.each<[string, AprInputs, number]>([
  ['24 monthly payments of $230', { amountFinanced: 5000, payments: [{ amount: 230, count: 24 }] }, 9.69],
  [
    '36 monthly payments of $200, the first after a month and 19 days',
    {
      amountFinanced: 6000,
      payments: [{ amount: 200, count: 36 }],
      first: { periods: 1, fraction: 19 / 30 },
    },
    11.82,
  ],
  [
    '24 half-monthly payments of $219.17, the first after 6 days',
    {
      amountFinanced: 5000,
      payments: [{ amount: 219.17, count: 24 }],
      first: { periods: 0, fraction: 6 / 15 },
      periodsPerYear: 24,
    },
    10.34,
  ],
  [
    '40 quarterly payments of $385, the first after a quarter and 39 days',
    {
      amountFinanced: 10000,
      payments: [{ amount: 385, count: 40 }],
      first: { periods: 1, fraction: 39 / 90 },
      periodsPerYear: 4,
    },
    8.97,
  ],
  [
    '30 weekly payments of $17.60, the first after 4 weeks and 4 days',
    {
      amountFinanced: 500,
      payments: [{ amount: 17.6, count: 30 }],
      first: { periods: 4, fraction: 4 / 7 },
      periodsPerYear: 52,
    },
    14.96,
  ],
])('the example of Appendix J: %s', (_, inputs, percent) => {
  expect(annualPercentageRate(inputs)).toBeCloseTo(percent, 2);
});

test('there is no rate without a payment, without an amount financed, or with payments that do not repay it', () => {
  const payments = [{ amount: 100, count: 10 }];
  expect(annualPercentageRate({ amountFinanced: 1000, payments: [] })).toBeNull();
  expect(annualPercentageRate({ amountFinanced: 1000, payments: [{ amount: 100, count: 0 }] })).toBeNull();
  expect(annualPercentageRate({ amountFinanced: 0, payments })).toBeNull();
  expect(annualPercentageRate({ amountFinanced: -1, payments })).toBeNull();
  expect(annualPercentageRate({ amountFinanced: Number.NaN, payments })).toBeNull();
  expect(annualPercentageRate({ amountFinanced: 1000.01, payments })).toBeNull();
  expect(annualPercentageRate({ amountFinanced: 999, payments, first: { periods: 0, fraction: 0 } })).toBeGreaterThan(
    0,
  );
  expect(
    annualPercentageRate({
      amountFinanced: 50,
      payments: [{ amount: 100, count: 1 }],
      first: { periods: 0, fraction: 0 },
    }),
  ).toBeNull();
});

test('payments that add up to the amount financed have a rate of 0', () => {
  expect(annualPercentageRate({ amountFinanced: 1000, payments: [{ amount: 100, count: 10 }] })).toBe(0);
  const level = payment({ principal: 123456.78, ratePercent: 0, termMonths: 337 });
  expect(annualPercentageRate({ amountFinanced: 123456.78, payments: [{ amount: level, count: 337 }] })).toBe(0);
});

test('without costs, the rate of a loan is its APR to a billionth of a percentage point', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 500_000_000 }).map((cents) => cents / 100),
      fc.integer({ min: 1, max: 100_000 }).map((thousandths) => thousandths / 1000),
      fc.integer({ min: 12, max: 480 }),
      (principal, ratePercent, termMonths) => {
        const level = payment({ principal, ratePercent, termMonths });
        const apr = annualPercentageRate({
          amountFinanced: principal,
          payments: [{ amount: level, count: termMonths }],
        });
        expect(Math.abs((apr ?? Number.NaN) - ratePercent)).toBeLessThan(1e-9);
      },
    ),
    repeatable,
  );
});

test('at its rate, payments of changing amounts discounted one by one equal the amount financed', () => {
  const run = fc.record({ amount: fc.integer({ min: 1, max: 5000 }), count: fc.integer({ min: 1, max: 60 }) });
  fc.assert(
    fc.property(
      fc.array(run, { minLength: 1, maxLength: 6 }),
      fc.double({ min: 0.3, max: 0.999, noNaN: true }),
      fc.record({ periods: fc.integer({ min: 1, max: 6 }), fraction: fc.double({ min: 0, max: 0.99, noNaN: true }) }),
      (payments, share, first) => {
        const each = payments.flatMap(({ amount, count }) => Array.from({ length: count }, () => amount));
        const amountFinanced = share * each.reduce((sum, amount) => sum + amount, 0);
        const apr = annualPercentageRate({ amountFinanced, payments, first });
        const i = (apr ?? Number.NaN) / 1200;
        const worth = each.reduce(
          (sum, amount, k) => sum + amount / ((1 + first.fraction * i) * (1 + i) ** (first.periods + k)),
          0,
        );
        expect(Math.abs(worth / amountFinanced - 1)).toBeLessThan(1e-9);
      },
    ),
    repeatable,
  );
});
