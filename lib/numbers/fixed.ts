/**
 * Fixed-point numbers with 60 decimals, stored as a bigint, for sums in which doubles lose cents: month-by-month sums
 * at high rates multiply each rounding error by (1 + r)^n, up to 10^17 for 100 % over 40 years.
 */
export type Fixed = bigint;

const decimals = 60;

/** The fixed-point 1. */
export const one: Fixed = 10n ** BigInt(decimals);

/** Exactly the decimal that a finite double prints as: 6.196 means 6.196, not the nearest double. */
export function fixed(value: number): Fixed {
  const [digits = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = digits.split('.');
  const shift = decimals + Number(exponent) - fraction.length;
  const units = BigInt(whole + fraction);
  return shift >= 0 ? units * 10n ** BigInt(shift) : units / 10n ** BigInt(-shift);
}

/** Enough binary places for the smallest fixed-point number to fill a double. */
const places = 256;

/** The double nearest to a fixed-point number. */
export function toNumber(value: Fixed): number {
  // BigInt-to-double conversion rounds to nearest and dividing by a power of two is exact, so this matches converting
  // through text, but faster.
  return Number((value << BigInt(places)) / one) / 2 ** places;
}

export function times(a: Fixed, b: Fixed): Fixed {
  return (a * b) / one;
}

/** a / b; b is not 0. */
export function over(a: Fixed, b: Fixed): Fixed {
  return (a * one) / b;
}

/** base^exponent for an integer exponent of 0 or more, by squaring. */
export function power(base: Fixed, exponent: number): Fixed {
  let result = one;
  let square = base;
  for (let left = BigInt(exponent); left > 0n; left /= 2n) {
    if (left % 2n === 1n) result = times(result, square);
    square = times(square, square);
  }
  return result;
}
