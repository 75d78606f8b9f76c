import { roundHalfAway } from '@/lib/numbers/format';

/** An amount in dollars; an estimated one may take the odd cent. */
export type SumPart = { readonly amount: number; readonly estimated: boolean };

/**
 * Amounts rounded to cents that add up to their rounded sum: what rounding leaves over goes, a cent each, to the
 * estimated parts that are furthest from their exact amount. Without such a part nothing is moved.
 */
export function amountsThatAddUp(parts: readonly SumPart[]): readonly number[] {
  const cents = parts.map(({ amount }) => Math.round(roundHalfAway(amount, 2) * 100));
  const exact = parts.map(({ amount }) => amount * 100);
  const total = Math.round(roundHalfAway(exact.reduce((sum, amount) => sum + amount, 0) / 100, 2) * 100);
  let rest = total - cents.reduce((sum, amount) => sum + amount, 0);
  const order = parts
    .map(({ estimated, amount }, index) => ({ index, free: estimated && amount > 0 }))
    .filter(({ free }) => free)
    .map(({ index }) => ({ index, remainder: (exact[index] ?? 0) - (cents[index] ?? 0) }))
    .sort((a, b) => (rest > 0 ? b.remainder - a.remainder : a.remainder - b.remainder));
  for (const { index } of order) {
    if (rest === 0) break;
    const step = Math.sign(rest);
    cents[index] = (cents[index] ?? 0) + step;
    rest -= step;
  }
  return cents.map((amount) => amount / 100);
}
