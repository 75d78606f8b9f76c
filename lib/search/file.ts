import type { Answer } from './answers';
import type { SearchEntry, Synonyms } from './entries';
import type { Gazetteer } from './query';

export type SearchFile = {
  readonly entries: readonly SearchEntry[];
  readonly answers: readonly Answer[];
  readonly synonyms: Synonyms;
  /** Words that don’t change a question, such as mortgage. */
  readonly neutral: readonly string[];
  readonly gazetteer: Gazetteer;
};

/** The displayed entries, and their texts in the same order, which only refine the ranking. */
export const searchFiles = { entries: '/search.json', texts: '/search-texts.json' } as const;
