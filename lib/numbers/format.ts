/** Printed in place of a value that does not exist. */
export const noValue = '---';

/**
 * Above this many units of the last digit, a double has too few spare digits to separate rounding noise from the value.
 */
const noiseLimit = 1e11;

/** Rounds half away from zero, based on the printed decimal: 1.005 gives 1.01, -2.345 gives -2.35. Never gives -0. */
export function roundHalfAway(value: number, digits: number): number {
  if (!Number.isFinite(value)) return value;
  const unit = 10 ** digits;
  const scaled = Math.abs(value) * unit;
  const units = Math.round(scaled < noiseLimit ? Number(scaled.toPrecision(15)) : scaled);
  return units === 0 ? 0 : (Math.sign(value) * units) / unit;
}

/** An integer's digits with thousands separators: "-1234567" gives "-1,234,567". */
export function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** From this many units of the last digit on, a double's digits are meaningless; `Intl` does not print them either. */
const digitsLimit = 2 ** 53;

/**
 * A rounded number with thousands separators and `least` to `most` decimals: 1234.5 with 2 to 6 is "1,234.50". `Intl`
 * gives the same text, but creating its formatters took a phone longer than all other code at the start of a page.
 */
function decimalText(rounded: number, least: number, most: number): string {
  if (Math.abs(rounded) * 10 ** most >= digitsLimit) {
    return rounded.toLocaleString('en-US', { minimumFractionDigits: least, maximumFractionDigits: most });
  }
  const [whole = '', fraction = ''] = rounded.toFixed(most).split('.');
  const kept = fraction.slice(0, least) + fraction.slice(least).replace(/0+$/, '');
  return grouped(whole) + (kept && `.${kept}`);
}

/** The text of an absolute amount with its sign: a true minus (−), which is as wide as a digit. */
export function signed(amount: number, size: string): string {
  return amount < 0 ? `\u2212${size}` : size;
}

function dollars(value: number, least: number, most = least): string {
  if (!Number.isFinite(value)) return noValue;
  const rounded = roundHalfAway(value, most);
  return signed(rounded, `$${decimalText(Math.abs(rounded), least, most)}`);
}

/** US dollars to the cent: 1234.5 is "$1,234.50", -12.3 is "−$12.30"; `null` (no value) is "---". */
export function usd(amount: number | null): string {
  return amount === null ? noValue : dollars(amount, 2);
}

/** US dollars without cents, rounded: 1234.5 is "$1,235"; `null` (no value) is "---". */
export function usdWhole(amount: number | null): string {
  return amount === null ? noValue : dollars(amount, 0);
}

/** A range in whole US dollars, "$650–$900"; a single amount if both ends print the same. */
export function usdRange({ low, high }: { readonly low: number; readonly high: number }, between = '–'): string {
  const [from, to] = [usdWhole(low), usdWhole(high)];
  return from === to ? from : from + between + to;
}

/** US dollars with two to six decimals, for a printed product that would be wrong with rounded cents. */
export function usdFine(amount: number): string {
  return dollars(amount, 2, 6);
}

/** A percentage with at most three decimals and no trailing zeros: 6.5 is "6.5%". */
export function percentText(percent: number): string {
  if (!Number.isFinite(percent)) return noValue;
  return `${decimalText(roundHalfAway(percent, 3), 0, 3)}%`;
}

/** An integer with thousands separators: 1234 is "1,234". */
export function integerText(value: number): string {
  if (!Number.isFinite(value)) return noValue;
  return decimalText(roundHalfAway(value, 0), 0, 0);
}

/**
 * An amount as a money field shows it when not being edited, without the dollar sign: 500000 is "500,000", 12100.5 is
 * "12,100.50".
 */
export function moneyText(amount: number): string {
  if (!Number.isFinite(amount)) return '';
  const rounded = roundHalfAway(amount, 2);
  const decimals = Number.isInteger(rounded) ? 0 : 2;
  return decimalText(rounded, decimals, decimals);
}
