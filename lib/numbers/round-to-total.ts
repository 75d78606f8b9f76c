import { roundHalfAway } from '@/lib/numbers/format';

/**
 * Amounts rounded to cents, or to `digits` decimals, so that they add up to their sum as it is printed: each is rounded on
 * its own, and what is left over goes to the `open` amounts, by index, whose rounding was farthest off. Amounts are dollars;
 * without open amounts each is just rounded.
 */
export function roundToTotal(amounts: readonly number[], open: readonly number[], digits = 2): readonly number[] {
  const unit = 10 ** digits;
  const cents = amounts.map((amount) => Math.round(unit * roundHalfAway(amount, digits)));
  const total = Math.round(
    unit *
      roundHalfAway(
        amounts.reduce((sum, amount) => sum + amount, 0),
        digits,
      ),
  );
  const missing = total - cents.reduce((sum, cent) => sum + cent, 0);
  const step = Math.sign(missing);
  const off = (place: number) => step * (unit * (amounts[place] ?? 0) - (cents[place] ?? 0));
  const byNeed = [...open].sort((a, b) => off(b) - off(a));
  for (let given = 0; given < Math.abs(missing) && byNeed.length > 0; given += 1) {
    const place = byNeed[given % byNeed.length] ?? 0;
    cents[place] = (cents[place] ?? 0) + step;
  }
  return cents.map((cent) => cent / unit);
}
