import type { Answer, Vocabulary } from './answers';
import type { SearchEntry } from './entries';

/** The content of the first file that the search page fetches. */
export type SearchFile = Vocabulary & {
  readonly answers: readonly Answer[];
  readonly entries: readonly SearchEntry[];
};

/**
 * The two files: what is shown, and, in the order of the entries, their texts, which only refine the ranking and grow with
 * every page.
 */
export const searchFiles = { entries: '/search.json', texts: '/search-texts.json' } as const;
