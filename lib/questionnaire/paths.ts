import type { QuestionnaireId } from './definition';

export const questionnairePaths = {
  purchase: '/purchase-questions',
  refinance: '/refinance-questions',
} as const satisfies Readonly<Record<QuestionnaireId, string>>;

/** In the order in which they are offered. */
export const questionnaireIds = ['purchase', 'refinance'] as const satisfies readonly QuestionnaireId[];

/** The page of the questionnaire in a `location.hash`, `#purchase` or `#refinance`, or null. */
export function questionnaireAt(hash: string): string | null {
  const id = questionnaireIds.find((one) => hash === `#${one}`);
  return id === undefined ? null : questionnairePaths[id];
}
