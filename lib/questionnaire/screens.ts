/** The screens of a questionnaire, in order: questions, the letter, and the list of all answers. */
import { isAsked, problemOf } from './answers';
import type { Questionnaire, Step } from './definition';

export type Screen = {
  /** The number of questions before it. */
  readonly passed: number;
  /** The questions that it asks; empty if it only shows something. */
  readonly steps: readonly Step[];
} & (
  | { readonly kind: 'question' }
  /** Two questions under one heading. */
  | { readonly kind: 'pair'; readonly question: string; readonly hint: string }
  | { readonly kind: 'letter' }
  | { readonly kind: 'answers' }
);

export type FieldProblem = { readonly field: string; readonly fixHint: string };

/** The screens of a questionnaire; the last is the list of answers. */
export function screensOf({ steps, pairs, letterBefore }: Questionnaire): readonly Screen[] {
  const screens: Screen[] = [];
  steps.forEach((step, passed) => {
    if (step.field === letterBefore) screens.push({ kind: 'letter', passed, steps: [] });
    const pair = pairs.find(({ fields }) => fields.includes(step.field));
    if (!pair) screens.push({ kind: 'question', passed, steps: [step] });
    else if (pair.fields[0] === step.field) {
      const both = steps.filter(({ field }) => pair.fields.includes(field));
      screens.push({ kind: 'pair', passed, steps: both, question: pair.question, hint: pair.hint });
    }
  });
  return [...screens, { kind: 'answers', passed: steps.length, steps: [] }];
}

/** The index of the screen that asks for a field, or -1. */
export function screenAsking(questionnaire: Questionnaire, field: string): number {
  return screensOf(questionnaire).findIndex(({ steps }) => steps.some((step) => step.field === field));
}

export function isShown({ steps }: Screen, answers: Parameters<typeof isAsked>[1]): boolean {
  return steps.length === 0 || steps.some((step) => isAsked(step, answers));
}

/** Missing or wrong answers on a screen, in the order of its questions. */
export function problemsOn({ steps }: Screen, answers: Parameters<typeof isAsked>[1]): readonly FieldProblem[] {
  return steps.flatMap((step) => {
    const fixHint = isAsked(step, answers) ? problemOf(step, answers) : null;
    return fixHint === null ? [] : [{ field: step.field, fixHint }];
  });
}
