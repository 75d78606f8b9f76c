import type { Answers } from '@/lib/forms/definition';
import type { LetterFacts, LetterOfficer } from './facts';

/**
 * A visitor's officer: the one they chose, otherwise the one whose link they followed; undefined if there is neither.
 */
export function officerOf(
  { officers }: Pick<LetterFacts, 'officers'>,
  { loanOfficerName }: Answers,
  linkId: string | null,
): LetterOfficer | undefined {
  return officers.find(({ name }) => name === loanOfficerName) ?? officers.find(({ id }) => id === linkId);
}
