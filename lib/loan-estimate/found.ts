import type { Found } from './estimate';
import { around, linesOf, textOf, type UprightPage, type Word } from './page-text';
import { dollarsAmong, onlyOf, percentsAmong, type ReadValue } from './values';

export type FormPage = { readonly page: UprightPage; readonly index: number };

export function locate<T>({ index }: FormPage, { value, words }: ReadValue<T>): Found<T> {
  return { value, place: { ...around(words), page: index } };
}

/** Applies `read` to all the words together; null without words or if it returns null. */
export function readAll<T>(at: FormPage, words: readonly Word[], read: (text: string) => T | null): Found<T> | null {
  if (words.length === 0) return null;
  const value = read(textOf(words));
  return value === null ? null : locate(at, { value, words });
}

function only<T>(at: FormPage, stated: readonly ReadValue<T>[]): Found<T> | null {
  const one = onlyOf(stated);
  return one && locate(at, one);
}

/** The only dollar amount among the words; null if there are none or several. */
export function readDollars(at: FormPage, words: readonly Word[]): Found<number> | null {
  return only(at, dollarsAmong(words));
}

/** The only percentage among the words; null if there are none or several. */
export function readPercent(at: FormPage, words: readonly Word[]): Found<number> | null {
  return only(at, percentsAmong(words));
}

/** The text of all words by line; null without words. */
export function readText(at: FormPage, words: readonly Word[]): Found<string> | null {
  const lines = linesOf(words);
  return readAll(
    at,
    lines.flatMap((line) => line.words),
    (text) => text,
  );
}
