/** A piece of a text; `found` is a word that the reader searched for. */
export type ExcerptPart = { readonly text: string; readonly found: boolean };

const wordPattern = /[\p{L}\p{N}’'-]+/gu;

/**
 * The part of a text around the first of the words, cut at spaces to about `length` characters, in pieces. Words are matched
 * by their start, whatever their case.
 */
export function excerptOf(text: string, words: readonly string[], length = 170): readonly ExcerptPart[] {
  const starts = words.map((word) => word.toLowerCase()).filter(Boolean);
  const isFound = (word: string) => starts.some((start) => word.toLowerCase().startsWith(start));
  const hits = [...text.matchAll(wordPattern)].filter(([word]) => isFound(word));
  const first = hits[0]?.index ?? 0;
  const from = first < length / 2 ? 0 : text.indexOf(' ', first - length / 3) + 1;
  const space = text.lastIndexOf(' ', from + length);
  const to = text.length <= from + length || space <= from ? text.length : space;
  const parts: ExcerptPart[] = [];
  let at = from;
  for (const { 0: word, index } of hits) {
    if (index < at || index + word.length > to) continue;
    if (index > at) parts.push({ text: text.slice(at, index), found: false });
    parts.push({ text: word, found: true });
    at = index + word.length;
  }
  if (at < to) parts.push({ text: text.slice(at, to), found: false });
  if (from > 0) parts.unshift({ text: '… ', found: false });
  if (to < text.length) parts.push({ text: ' …', found: false });
  return parts;
}
