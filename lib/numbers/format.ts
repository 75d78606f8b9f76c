/** What stands where a value cannot be given. */
export const noValue = '---';

/** Above this many units of the last digit a double holds too few spare digits to tell its own noise from the value. */
const noiseLimit = 1e11;

/**
 * Rounds half away from zero to `digits` decimals, reading the number as the decimal it prints as: 1.005 gives 1.01,
 * -2.345 gives -2.35. Never gives -0.
 */
export function roundHalfAway(value: number, digits: number): number {
  if (!Number.isFinite(value)) return value;
  const unit = 10 ** digits;
  const scaled = Math.abs(value) * unit;
  const units = Math.round(scaled < noiseLimit ? Number(scaled.toPrecision(15)) : scaled);
  return units === 0 ? 0 : (Math.sign(value) * units) / unit;
}

const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const thousandths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

function dollars(value: number, digits: number, form: Intl.NumberFormat): string {
  if (!Number.isFinite(value)) return noValue;
  const rounded = roundHalfAway(value, digits);
  return `${rounded < 0 ? '-' : ''}$${form.format(Math.abs(rounded))}`;
}

/** US dollars to the cent: 1234.5 is "$1,234.50", -12.3 is "-$12.30"; `null` (no value) is "---". */
export function usd(amount: number | null): string {
  return amount === null ? noValue : dollars(amount, 2, cents);
}

/** US dollars without cents, rounded: 1234.5 is "$1,235"; `null` (no value) is "---". */
export function usdWhole(amount: number | null): string {
  return amount === null ? noValue : dollars(amount, 0, whole);
}

/** A percentage with at most three decimals and no trailing zeros: 6.5 is "6.5%". */
export function percentText(percent: number): string {
  if (!Number.isFinite(percent)) return noValue;
  return `${thousandths.format(roundHalfAway(percent, 3))}%`;
}

/** A whole number with thousands separators: 1234 is "1,234". */
export function integerText(value: number): string {
  if (!Number.isFinite(value)) return noValue;
  return whole.format(roundHalfAway(value, 0));
}

/** An amount as a money field shows it at rest, without the dollar sign: 500000 is "500,000", 12100.5 is "12,100.50". */
export function moneyText(amount: number): string {
  if (!Number.isFinite(amount)) return '';
  const rounded = roundHalfAway(amount, 2);
  return (Number.isInteger(rounded) ? whole : cents).format(rounded);
}
