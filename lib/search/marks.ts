import { stemOf, stemsOf, vocabularyOf } from './stems';

/** A piece of a text; `isFound` is true for a word from the query. */
export type TextPart = { readonly text: string; readonly isFound: boolean };

const noPhrases = vocabularyOf([]);

/** Splits a sentence to mark the words of a query in any of their forms. */
export function markedParts(sentence: string, typed: string): readonly TextPart[] {
  const stems = stemsOf(typed, noPhrases).filter((stem) => stem.length > 1);
  const parts: TextPart[] = [];
  for (const text of sentence.split(/([\p{L}\p{N}]+)/u)) {
    const stem = stemOf(text);
    const isFound = stems.some((each) => stem === each || (each.length > 2 && stem.startsWith(each)));
    const last = parts.at(-1);
    if (last && last.isFound === isFound) parts[parts.length - 1] = { text: last.text + text, isFound };
    else if (text !== '') parts.push({ text, isFound });
  }
  return parts;
}
