import fc from 'fast-check';
import { fixed, one, over, power, times, toNumber } from '@/lib/numbers/fixed';

const repeatable = { seed: 20261120, numRuns: 2000 };

test.each([
  [0, 0n],
  [1, one],
  [-0.5, -one / 2n],
  [6.196, (6196n * one) / 1000n],
  [1e-7, one / 10000000n],
  [1.5e21, 1500000000000000000000n * one],
  [1e-70, 0n],
])('%d is stored as the decimal it prints as', (value, expected) => {
  expect(fixed(value)).toBe(expected);
});

test('a number converts to fixed-point and back unchanged', () => {
  const double = fc.double({ min: -1e15, max: 1e15, noNaN: true }).filter((value) => Math.abs(value) > 1e-30);
  fc.assert(
    fc.property(double, (value) => {
      expect(toNumber(fixed(value))).toBe(value);
    }),
    repeatable,
  );
});

test('products, quotients and powers are exact', () => {
  expect(toNumber(times(fixed(1.1), fixed(1.1)))).toBe(1.21);
  expect(toNumber(over(one, fixed(3)))).toBe(1 / 3);
  expect(power(fixed(2), 100)).toBe(2n ** 100n * one);
  expect(power(fixed(2), 0)).toBe(one);
  expect(toNumber(power(fixed(1.1), 3))).toBe(1.331);
});
