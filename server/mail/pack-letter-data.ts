import { letterFacts } from '@/content/examples/letter-facts';
import { zipCounties } from '@/content/ohio/zips';
import type { LetterFacts } from '@/lib/questionnaire/letter-words';

/** What the letters of the site are worked out with. */
export type LetterData = {
  readonly facts: LetterFacts;
  /** The counties of each ZIP code, that with most of its homes first. */
  readonly counties: Readonly<Record<string, readonly string[]>>;
};

/** What letters by email are worked out with, as JSON. It reads tables of the project. */
export function packLetterData(): string {
  return JSON.stringify({ facts: letterFacts, counties: zipCounties } satisfies LetterData);
}
