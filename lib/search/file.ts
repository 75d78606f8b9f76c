import type { Answer } from './answers';
import type { SearchEntry, Synonyms } from './entries';
import type { Gazetteer } from './query';

/** The first file that the search page fetches. */
export type SearchFile = {
  readonly entries: readonly SearchEntry[];
  readonly answers: readonly Answer[];
  readonly synonyms: Synonyms;
  /** Words that don’t change a question, such as mortgage. */
  readonly neutral: readonly string[];
  readonly gazetteer: Gazetteer;
};

/**
 * The two files: what is shown, and, in the order of the entries, their texts, which only refine the ranking and grow with
 * every page.
 */
export const searchFiles = { entries: '/search.json', texts: '/search-texts.json' } as const;
