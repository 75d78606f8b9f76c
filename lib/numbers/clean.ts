import { grouped } from './format';
import { typedNumber } from './typed';

/** Full-width digits and signs, and the typographic minus, as ASCII. Nothing else, so a pasted "½" cannot turn into 12. */
export function asciiNumerals(text: string): string {
  return text.replace(/[０-９．－]/g, (mark) => mark.normalize('NFKC')).replace(/\u2212/g, '-');
}

/** The digits of a text, in order, as ASCII: "(614) 555-0142" gives "6145550142". */
export function digitsOf(text: string): string {
  return asciiNumerals(text).replace(/[^0-9]/g, '');
}

/** The number that a text of digits, dots and minus signs is, or null where it is none: "", "-", "1.2.3". */
function numberIn(marks: string): number | null {
  const value = Number(marks);
  return marks === '' || !Number.isFinite(value) ? null : value || 0;
}

/**
 * The amount in a text, in dollars, or null, read as the calculators read it: "$1,250,000.50" gives 1250000.5, "65k" gives
 * 65000, "-5" gives -5; "", "none", "1.2.3" and "20%" contain no amount. A comma always separates thousands, because the
 * fields print it there.
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
 * What a money field may show while someone types: the same amount with thousands separators. A text that does not
 * convert ("1.2.3", "-") or that is written in another way ("65k") stays as it is, so that `cleanMoney` gives the same
 * before and after.
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
 * What a percent field shows while someone types: digits and one dot, at most three decimals, no more than 100. "1.2.3"
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

/** The number in a percent field, 0 to 100 with at most three decimals; 0 when empty or unconvertible. */
export function percentValue(text: string): number {
  return numberIn(cleanPercentText(text)) ?? 0;
}

/** Whether a character counts when a caret is placed: separators and signs of currency do not. */
const isMark = /[0-9.\-０-９．－\u2212]/;

/**
 * Where the caret belongs after a field's text was rewritten: after the same digits as before.
 * `typedText` and `caret` are the field as the person left it, `shownText` is what the field shows instead. A caret at
 * the end stays at the end; characters that the rewriting dropped do not move it.
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
