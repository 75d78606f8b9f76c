import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type FactId, fillFacts, isFactId } from '../facts/facts';
import { checkFile, text } from '../schema/check';

const schema = z.strictObject({
  name: text,
  /** Whether its fiscal officer is auditor and recorder. */
  hasFiscalOffice: z.boolean().default(false),
  /** What a buyer should know about this county alone, a paragraph each. */
  about: z.array(text).readonly(),
  /** What a loan officer would say aloud: sentences that follow “What a loan officer would tell you:”. */
  officer: text,
  /** The facts that these words print. */
  facts: z.array(z.custom<FactId>(isFactId, 'write ids of facts')).default([]),
});

/** The file of a county's own words, by its slug. Each has a file of its own, so that a review covers one page. */
export const wordsFileOf = (slug: string) => `content/ohio/written/${slug}.json`;

/** The twelve counties with the most people in the census of 2020, largest first. */
export const writtenCounties =
  'franklin cuyahoga hamilton summit montgomery lucas butler stark lorain warren lake mahoning'
    .split(' ')
    .map((slug) => {
      const file = wordsFileOf(slug);
      const words: unknown = JSON.parse(readFileSync(join(process.cwd(), file), 'utf8'));
      return checkFile(file, schema, fillFacts(file, words));
    });
