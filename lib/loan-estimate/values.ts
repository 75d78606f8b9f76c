import { cellsOf, textOf, type Word } from './page-text';

/** Only letters and digits, in lower case, for comparing labels. */
export function alphanumeric(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** With or without commas, never with misplaced ones; cents are two digits. */
const dollars = /^\$(\d{1,3}(?:,\d{3})+|\d+)(\.\d{2})?$/;
const plainDollars = /^(\d{1,3}(?:,\d{3})+|\d+)(\.\d{2})?$/;
const percent = /^(\d{1,3}(?:\.\d{1,4})?|\.\d{1,4})%$/;

/** "$1,802", "-$10,000" or "$761.78"; null for anything else. */
export function dollarsIn(text: string): number | null {
  const compact = text.replace(/\s/g, '');
  const negative = compact.startsWith('-') || compact.startsWith('$-') || /^\(.*\)$/.test(compact);
  const amount = compact
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^-/, '')
    .replace(/^\$-/, '$');
  const match = dollars.exec(amount);
  if (!match) return null;
  const value = Number((match[1] ?? '').replaceAll(',', '') + (match[2] ?? ''));
  return negative && value !== 0 ? -value : value;
}

/** "3.875%" or ".25 %"; null for anything else. */
export function percentIn(text: string): number | null {
  const match = percent.exec(text.replace(/\s/g, ''));
  return match ? Number(match[1]) : null;
}

/** An amount of the payment table: "$761.78", "+ 82", "0", or a dash for none; null for anything else. */
export function partIn(text: string): number | null {
  const compact = text.replace(/^\+/, '').trim();
  if (compact === '-') return 0;
  const match = plainDollars.exec(compact);
  return match ? Number((match[1] ?? '').replaceAll(',', '') + (match[2] ?? '')) : dollarsIn(compact);
}

/** "2/15/2013" becomes "2013-02-15"; null unless it is a date. */
export function dayIn(text: string): string | null {
  const match = /^(\d{1,2})\s*\/\s*(\d{1,2})\s*\/\s*(\d{4})$/.exec(text.trim());
  if (!match) return null;
  const [month, day, year] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || year < 1990) return null;
  return date.toISOString().slice(0, 10);
}

/** A term in months, from "30 years", "15 yr. 6 mo." or "180 months"; null for anything else. */
export function termIn(text: string): number | null {
  const match = /^(?:(\d{1,2})\s*(?:years?|yrs?\.?))?\s*,?\s*(?:and\s*)?(?:(\d{1,3})\s*(?:months?|mos?\.?))?$/i.exec(
    text.trim(),
  );
  const months = Number(match?.[1] ?? 0) * 12 + Number(match?.[2] ?? 0);
  return match && months > 0 && months <= 600 ? months : null;
}

/** The only entry of a list; null if there are none or several. */
export function onlyOf<T>(entries: readonly T[]): T | null {
  const [one, ...others] = entries;
  return one === undefined || others.length > 0 ? null : one;
}

export type ReadValue<T> = { readonly value: T; readonly words: readonly Word[] };

/** Whether a word next to the run could belong to the same number. */
function isPartOfLongerNumber(before: Word | undefined, run: readonly Word[], after: Word | undefined): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return true;
  const close = (a: Word, b: Word) => b.left - a.right < 0.9 * Math.max(a.size, b.size);
  return (
    (before !== undefined && close(before, first) && /[\d.,$]$/.test(before.text)) ||
    (after !== undefined && close(last, after) && /^[\d.,%$]/.test(after.text))
  );
}

/** Runs of up to three words of a cell that `read` accepts, the longest first at each position. */
function valuesIn<T>(cell: readonly Word[], read: (text: string) => T | null): ReadValue<T>[] {
  const found: ReadValue<T>[] = [];
  for (let from = 0; from < cell.length; from += 1) {
    for (let length = Math.min(3, cell.length - from); length > 0; length -= 1) {
      const run = cell.slice(from, from + length);
      const value = read(textOf(run));
      if (value === null) continue;
      if (length > 1 && !isOneAmount(run)) continue;
      if (!isPartOfLongerNumber(cell[from - 1], run, cell[from + length])) found.push({ value, words: run });
      from += length - 1;
      break;
    }
  }
  return found;
}

/** Whether words make one amount: a sign, a dollar sign, one number and a percent sign, each at most once. */
function isOneAmount(run: readonly Word[]): boolean {
  return run.filter(({ text }) => /\d/.test(text)).length === 1;
}

export function dollarsAmong(words: readonly Word[]): ReadValue<number>[] {
  return cellsOf(words).flatMap((cell) => valuesIn(cell, dollarsIn));
}

export function percentsAmong(words: readonly Word[]): ReadValue<number>[] {
  return cellsOf(words).flatMap((cell) => valuesIn(cell, percentIn));
}
