import { z } from 'zod';
import { text } from '@/content/schema/check';
import { readCsv } from '@/content/schema/csv';
import type { Synonyms } from '@/lib/search/entries';

/** Words and phrases with the same meaning for a search. A phrase of several words matches as one. */
export const synonyms: Synonyms = readCsv('content/site/search/synonyms.csv', z.strictObject({ words: text })).map(
  ({ words }) => words.split(' | '),
);

/** Words that do not change a question, and people whom it mentions. */
export const neutral: readonly string[] = (
  'best | calculator | current | estimate | home | house | loan | mortgage | Ohio | right now | tool | today | hubby | ' +
  'girlfriend | boyfriend | fiance | mom | dad | mother | father | parents | brother | sister | son | daughter | grandma | grandpa | ' +
  'uncle | aunt | cousin | nephew | kids | family | friend | neighbor'
).split(' | ');
