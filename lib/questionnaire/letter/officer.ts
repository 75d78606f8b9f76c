import type { Answers } from '@/lib/forms/definition';
import type { LetterFacts, LetterOfficer } from './facts';

/** The officer of a visitor: the one that they chose, else that of the link they came by; undefined where that is not known. */
export function officerOf(
  { officers }: Pick<LetterFacts, 'officers'>,
  { loanOfficerName }: Answers,
  linkId: string | null,
): LetterOfficer | undefined {
  return officers.find(({ name }) => name === loanOfficerName) ?? officers.find(({ id }) => id === linkId);
}
