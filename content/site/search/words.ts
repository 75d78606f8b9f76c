import { z } from 'zod';
import { text } from '@/content/schema/check';
import { readCsv } from '@/content/schema/csv';
import type { Synonyms } from '@/lib/search/entries';

/** Words and phrases that mean the same to a visitor who searches. A phrase of several words is found as one. */
export const synonyms: Synonyms = readCsv('content/site/search/synonyms.csv', z.strictObject({ words: text })).map(
  ({ words }) => words.split(' | '),
);

/** Words that may stand beside a question without changing it. */
export const neutral: readonly string[] =
  'best | calculator | current | estimate | home | house | loan | mortgage | Ohio | right now | tool | today'.split(
    ' | ',
  );
