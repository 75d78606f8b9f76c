'use client';

import MiniSearch from 'minisearch';
import type { SearchEntry } from '@/lib/search/entries';

/** An entry that fits, and the words of its text by which it was found. */
export type Found = { readonly entry: SearchEntry; readonly words: readonly string[] };

/** Finds entries by what a reader typed, the best first. */
export type Find = (typed: string, onlyTerms: boolean) => readonly Found[];

/** Lower case, without a plural's ending, so that "points" finds "point". */
function stemOf(word: string): string | null {
  const lower = word.toLowerCase().replace(/[’']s?$/, '');
  if (lower.length < 2) return null;
  return lower.length > 3 && lower.endsWith('s') && !lower.endsWith('ss') ? lower.slice(0, -1) : lower;
}

/** An index of the entries, built once in the browser. */
export function findIn(entries: readonly SearchEntry[]): Find {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'heading', 'text'],
    processTerm: stemOf,
    searchOptions: {
      boost: { title: 4, heading: 3 },
      prefix: (word) => word.length > 2,
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return (typed, onlyTerms) => {
    const filter = ({ id }: { readonly id: number }) => !onlyTerms || entries[id]?.kind === 'term';
    const all = index.search(typed, { filter: (result) => filter({ id: Number(result.id) }) });
    const some =
      all.length > 0
        ? all
        : index.search(typed, { filter: (result) => filter({ id: Number(result.id) }), combineWith: 'OR' });
    return some.flatMap(({ id, terms }) => {
      const entry = entries[Number(id)];
      return entry ? [{ entry, words: terms }] : [];
    });
  };
}
