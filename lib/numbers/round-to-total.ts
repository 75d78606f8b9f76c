import { roundHalfAway } from '@/lib/numbers/format';

/**
 * Amounts rounded to `digits` decimals so that they add up to their rounded sum.
 * Each is rounded half away from zero. If the rounded amounts miss the rounded sum by some units of the last digit, the
 * `open` amounts (indexes) absorb one each, starting with the largest rounding error, so each is less than one unit
 * off. This is the only exception to rounding each figure independently. Without open amounts, each is just rounded.
 * Example: 806.6667, 100.3334 and 10.3333, all open, are 806.67, 100.33 and 10.33, which add up to 917.33.
 */
export function roundToTotal(amounts: readonly number[], open: readonly number[], digits = 2): readonly number[] {
  const unit = 10 ** digits;
  const inUnits = (amount: number) => Math.round(unit * roundHalfAway(amount, digits));
  const units = amounts.map(inUnits);
  const missing =
    inUnits(amounts.reduce((sum, amount) => sum + amount, 0)) - units.reduce((sum, rounded) => sum + rounded, 0);
  const step = Math.sign(missing);
  const off = (index: number) => step * (unit * (amounts[index] ?? 0) - (units[index] ?? 0));
  const byError = [...open].sort((a, b) => off(b) - off(a));
  for (let given = 0; given < Math.abs(missing) && byError.length > 0; given += 1) {
    const index = byError[given % byError.length] ?? 0;
    units[index] = (units[index] ?? 0) + step;
  }
  return units.map((rounded) => rounded / unit);
}
