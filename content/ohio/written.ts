import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type FactId, fillFacts, isFactId } from '../facts/facts';
import { checkFile, text } from '../schema/check';

const schema = z.strictObject({
  name: text,
  /** Whether its fiscal officer serves as auditor and recorder. */
  hasFiscalOffice: z.boolean().default(false),
  /** What a buyer should know about this county in particular, a paragraph each. */
  about: z.array(text).readonly(),
  /** What a loan officer would say aloud: sentences after “What a loan officer would tell you:”. */
  officer: text,
  /** The facts printed by these words. */
  facts: z.array(z.custom<FactId>(isFactId, 'write ids of facts')).default([]),
});

/** The file with the text about a county, by its slug. Each county has one, so that a review covers one page. */
export const wordsFileOf = (slug: string) => `content/ohio/written/${slug}.json`;

/** The twelve most populous counties in the 2020 census, largest first. */
export const writtenCounties =
  'franklin cuyahoga hamilton summit montgomery lucas butler stark lorain warren lake mahoning'
    .split(' ')
    .map((slug) => {
      const file = wordsFileOf(slug);
      const words: unknown = JSON.parse(readFileSync(join(process.cwd(), file), 'utf8'));
      return checkFile(file, schema, fillFacts(file, words));
    });
