import { stemOf, stemsOf, vocabularyOf } from './stems';

/** A piece of a text; `isFound` is true for a word that the reader searched for. */
export type TextPart = { readonly text: string; readonly isFound: boolean };

const noPhrases = vocabularyOf([]);

/** A sentence in pieces, in which the words that were typed are marked in any of their forms. */
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
