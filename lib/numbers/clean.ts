import { grouped } from './format';
import { typedNumber } from './typed';

/**
 * Converts full-width digits and signs, and the typographic minus, to ASCII. Nothing else, so a pasted "½" cannot
 * become 12.
 */
export function asciiNumerals(text: string): string {
  return text.replace(/[０-９．－]/g, (mark) => mark.normalize('NFKC')).replace(/\u2212/g, '-');
}

/** The digits of a text, in order, as ASCII: "(614) 555-0142" gives "6145550142". */
export function digitsOf(text: string): string {
  return asciiNumerals(text).replace(/[^0-9]/g, '');
}

/** The number spelled by digits, dots and minus signs, or null if it is none: "", "-", "1.2.3". */
function numberIn(marks: string): number | null {
  const value = Number(marks);
  return marks === '' || !Number.isFinite(value) ? null : value || 0;
}

/**
 * The amount in a text, in dollars, or null, parsed as in the calculators: "$1,250,000.50" gives 1250000.5, "65k" gives
 * 65000, "-5" gives -5; "", "none", "1.2.3" and "20%" contain no amount. A comma always separates thousands, because
 * the fields print it that way.
 */
export function moneyIn(text: string): number | null {
  const typed = typedNumber(text, { comma: 'separator' });
  return typed === null || (typed.unit !== null && typed.unit !== 'dollars') ? null : typed.value;
}

/** The amount of `moneyIn`, or 0. */
export function cleanMoney(text: string): number {
  return moneyIn(text) ?? 0;
}

/**
 * The text of a money field while typing: the same amount with thousands separators. Text that does not convert
 * ("1.2.3", "-") or has another form ("65k") is unchanged, so that `cleanMoney` gives the same result for both.
 */
export function groupMoney(text: string): string {
  const marks = asciiNumerals(text).replace(/[^0-9.-]/g, '');
  const parts = /^(-?)(\d*)(\.\d*)?$/.exec(marks);
  const isOther = /\d/.test(marks) && Number(marks) !== moneyIn(text);
  if (!parts || isOther) return text;
  const [, sign = '', whole = '', fraction = ''] = parts;
  return sign + grouped(whole) + fraction;
}

/** Digits and the first dot, at most three decimals. */
function percentMarks(text: string): string {
  const [whole = '', ...rest] = asciiNumerals(text)
    .replace(/[^0-9.]/g, '')
    .split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('').slice(0, 3)}`;
}

/**
 * The text of a percent field while typing: digits and one dot, at most three decimals, no more than 100. "1.2.3"
 * gives "1.23", "12.34567" gives "12.345", "150" gives "100", "6." stays "6.".
 */
export function cleanPercentText(text: string): string {
  const marks = percentMarks(text);
  return Number(marks) > 100 ? '100' : marks;
}

/** The percentage in a text, at most three decimals, or null. The first dot counts: "6.1.259" gives 6.125. */
export function percentIn(text: string): number | null {
  return numberIn(percentMarks(text));
}

/** The number in a percent field, 0 to 100 with at most three decimals; 0 if empty or not a number. */
export function percentValue(text: string): number {
  return numberIn(cleanPercentText(text)) ?? 0;
}

/** Characters that count for the caret's position: not separators and currency signs. */
const isMark = /[0-9.\-０-９．－\u2212]/;

/**
 * The caret's position after a field's text was rewritten: after the same digits as before. `typedText` and `caret` are
 * the field as typed, `shownText` is its new text. A caret at the end stays at the end; dropped characters do not move
 * it.
 */
export function caretAfter(typedText: string, caret: number, shownText: string): number {
  if (caret >= typedText.length) return shownText.length;
  let place = 0;
  for (const mark of typedText.slice(0, caret)) {
    if (!isMark.test(mark)) continue;
    let next = place;
    while (next < shownText.length && !isMark.test(shownText.charAt(next))) next += 1;
    if (asciiNumerals(shownText.charAt(next)) === asciiNumerals(mark)) place = next + 1;
  }
  return place;
}
