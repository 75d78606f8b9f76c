import { stemOf, stemsOf } from './stems';

/** A piece of a text; `found` is a word that the reader searched for. */
export type TextPart = { readonly text: string; readonly found: boolean };

/** A sentence in pieces, in which the words that were typed are marked in any of their forms. */
export function markedParts(sentence: string, typed: string): readonly TextPart[] {
  const stems = stemsOf(typed).filter((stem) => stem.length > 1);
  const parts: TextPart[] = [];
  for (const text of sentence.split(/([\p{L}\p{N}]+)/u)) {
    const stem = stemOf(text);
    const found = stems.some((each) => stem === each || (each.length > 2 && stem.startsWith(each)));
    const last = parts.at(-1);
    if (last && last.found === found) parts[parts.length - 1] = { text: last.text + text, found };
    else if (text !== '') parts.push({ text, found });
  }
  return parts;
}
