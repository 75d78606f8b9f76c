import { letterFacts } from '@/content/examples/letter-facts';
import { zipCounties } from '@/content/ohio/zips';
import type { LetterFacts } from '@/lib/questionnaire/letter/facts';

export type LetterData = {
  readonly facts: LetterFacts;
  /** Counties by ZIP code, the one with the most homes first. */
  readonly counties: Readonly<Record<string, readonly string[]>>;
};

export function packLetterData(): string {
  return JSON.stringify({ facts: letterFacts, counties: zipCounties } satisfies LetterData);
}
