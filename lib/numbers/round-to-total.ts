import { roundHalfAway } from '@/lib/numbers/format';

/**
 * Amounts rounded to cents so that they add up to their sum as it is printed: each is rounded on its own, and the
 * leftover cents go to the `open` amounts, by index, whose rounding was farthest off. Amounts are dollars; without open amounts each is just rounded.
 */
export function roundToTotal(amounts: readonly number[], open: readonly number[]): readonly number[] {
  const cents = amounts.map((amount) => Math.round(100 * roundHalfAway(amount, 2)));
  const total = Math.round(
    100 *
      roundHalfAway(
        amounts.reduce((sum, amount) => sum + amount, 0),
        2,
      ),
  );
  const missing = total - cents.reduce((sum, cent) => sum + cent, 0);
  const step = Math.sign(missing);
  const off = (place: number) => step * (100 * (amounts[place] ?? 0) - (cents[place] ?? 0));
  const byNeed = [...open].sort((a, b) => off(b) - off(a));
  for (let given = 0; given < Math.abs(missing) && byNeed.length > 0; given += 1) {
    const place = byNeed[given % byNeed.length] ?? 0;
    cents[place] = (cents[place] ?? 0) + step;
  }
  return cents.map((cent) => cent / 100);
}
