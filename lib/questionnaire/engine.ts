/**
 * A visitor's place in a questionnaire, as a pure function of the definition, the place before and one event. The
 * engine knows steps, answers and conditions; it does not know the questions.
 */
import type { Answers } from '@/lib/forms/definition';
import { firstProblem, initialAnswer, isAsked, problemOf } from './answers';
import type { Questionnaire, Step } from './definition';

/** The fixed sentence and the cure. A new object for each try, so that a page can move focus once a try. */
export type Blocked = { readonly sentence: string; readonly cure: string };

export type Place = {
  /** By field name, as typed; a step that is not asked is the empty text. */
  readonly answers: Answers;
  /** Index of the step in view, which is always one that is asked. */
  readonly step: number;
  /** Where Continue returns to after a Change, if the answers in between allow it. */
  readonly returnTo?: number;
  readonly blocked?: Blocked;
};

/** What survives a reload: no name, no way to reach a person. */
export type Draft = { readonly answers: Answers; readonly step: number };

export type Move =
  /** An answer typed, slid or arrowed to: stays on the step and clears the error. */
  | { readonly type: 'answer'; readonly field: string; readonly value: string }
  /** An answer chosen on the step in view: goes on. A choice for any other step is a late second click and is dropped. */
  | { readonly type: 'choose'; readonly field: string; readonly value: string }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  /** From the list of answers to one of them. */
  | { readonly type: 'change'; readonly step: number }
  /** The browser's Back and Forward: goes there, or to the nearest step that may be shown. */
  | { readonly type: 'visit'; readonly step: number }
  | { readonly type: 'startOver' }
  | { readonly type: 'restore'; readonly draft: Draft };

/** The first question with the answers that the definition starts from. */
export function startOf({ steps }: Questionnaire): Place {
  const answers = steps.map((step) => [step.field, initialAnswer(step)]);
  return { answers: Object.fromEntries(answers), step: 0 };
}

/** Blanks what is no longer asked; in order, so that a blanked answer blanks what hangs on it. */
function blanked(steps: readonly Step[], answers: Answers): Answers {
  const kept: Record<string, string | undefined> = { ...answers };
  for (const step of steps) {
    if (!isAsked(step, kept)) kept[step.field] = '';
  }
  return kept;
}

function answered({ steps }: Questionnaire, answers: Answers, field: string, value: string): Answers {
  const step = steps.find((one) => one.field === field);
  if (!step || !isAsked(step, answers)) return answers;
  return blanked(steps, { ...answers, [field]: value });
}

/** The nearest asked step before `index`, or -1. */
function askedBefore({ steps }: Questionnaire, answers: Answers, index: number): number {
  return steps.findLastIndex((step, at) => at < index && isAsked(step, answers));
}

function askedAfter({ steps }: Questionnaire, answers: Answers, index: number): number {
  return steps.findIndex((step, at) => at > index && isAsked(step, answers));
}

/** Whether every step that is asked has an answer that may be sent. */
export function isComplete(questionnaire: Questionnaire, answers: Answers): boolean {
  return firstProblem(questionnaire, answers) === -1;
}

/** The step that Go BACK leads to, or -1 on the first question. */
export function stepBefore(questionnaire: Questionnaire, place: Place): number {
  return askedBefore(questionnaire, place.answers, place.step);
}

function forward(questionnaire: Questionnaire, { answers, step, returnTo }: Place): Place {
  const current = questionnaire.steps[step];
  const cure = current ? problemOf(current, answers) : null;
  if (current && cure !== null) {
    const blocked = { sentence: current.blocked ?? questionnaire.blocked, cure };
    return returnTo === undefined ? { answers, step, blocked } : { answers, step, returnTo, blocked };
  }
  const last = askedBefore(questionnaire, answers, questionnaire.steps.length);
  // What was changed may have made the step to return to one that is not asked.
  const goal = step === last || returnTo === undefined ? undefined : askedAfter(questionnaire, answers, returnTo - 1);
  if (step !== last && goal === undefined) return { answers, step: askedAfter(questionnaire, answers, step) };

  // On the way back to the list, or before sending, an answer that is missing comes first.
  const end = goal ?? last;
  const missing = firstProblem(questionnaire, answers, step === last ? 0 : step + 1, end);
  if (missing !== -1) return { answers, step: missing, returnTo: end };
  return { answers, step: end };
}

function visited(questionnaire: Questionnaire, place: Place, step: number): Place {
  if (step === place.step) return place;
  const { answers, returnTo } = place;
  const problem = firstProblem(questionnaire, answers);
  const reached = problem === -1 ? questionnaire.steps.length - 1 : problem;
  // Back is always open; forward goes as far as there are answers.
  const furthest = Math.max(reached, place.step);
  const target = Math.max(0, askedBefore(questionnaire, answers, Math.min(step, furthest) + 1));
  return returnTo !== undefined && target < returnTo ? { answers, step: target, returnTo } : { answers, step: target };
}

function restored(questionnaire: Questionnaire, draft: Draft): Place {
  const start = startOf(questionnaire);
  const last = questionnaire.steps.length - 1;
  const answers: Record<string, string | undefined> = { ...start.answers };
  for (const step of questionnaire.steps) {
    const value = draft.answers[step.field];
    const usable = !step.personal && typeof value === 'string' && isAsked(step, answers);
    if (usable && problemOf(step, { [step.field]: value }) === null) answers[step.field] = value;
  }
  const wanted = Number.isInteger(draft.step) ? Math.min(last, Math.max(0, draft.step)) : 0;
  const reached = visited(questionnaire, { answers, step: 0 }, wanted);
  // A name that had to be left out of the draft is asked again; then the visitor is brought back to the question left.
  const resumes = reached.step < wanted && questionnaire.steps[reached.step]?.personal === true;
  const goal = resumes ? askedBefore(questionnaire, answers, wanted + 1) : -1;
  return goal > reached.step ? { ...reached, returnTo: goal } : reached;
}

/** The place after one event. Never below the first step, never on a step that is not asked. */
export function moved(questionnaire: Questionnaire, place: Place, move: Move): Place {
  const { answers, step, returnTo } = place;
  const calm: Place = returnTo === undefined ? { answers, step } : { answers, step, returnTo };
  switch (move.type) {
    case 'answer':
      return { ...calm, answers: answered(questionnaire, answers, move.field, move.value) };
    case 'choose':
      return questionnaire.steps[step]?.field === move.field
        ? forward(questionnaire, { ...calm, answers: answered(questionnaire, answers, move.field, move.value) })
        : place;
    case 'next':
      return forward(questionnaire, calm);
    case 'back': {
      const before = stepBefore(questionnaire, place);
      return before === -1 ? calm : { ...calm, step: before };
    }
    case 'change': {
      const target = questionnaire.steps[move.step];
      return target && move.step < step && isAsked(target, answers)
        ? { answers, step: move.step, returnTo: step }
        : place;
    }
    case 'visit':
      return visited(questionnaire, place, move.step);
    case 'startOver':
      return startOf(questionnaire);
    case 'restore':
      return restored(questionnaire, move.draft);
  }
}

/** What may be kept in the tab's storage while the visitor answers. */
export function draftOf({ steps }: Questionnaire, { answers, step }: Place): Draft {
  const kept = steps.flatMap(({ field, personal }) => {
    const answer = answers[field];
    return personal || !answer ? [] : [[field, answer] as const];
  });
  return { answers: Object.fromEntries(kept), step };
}

/** Reads a stored draft; null for anything that is not one. */
export function draftFrom(text: string | null): Draft | null {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return null;
    const { answers, step } = kept as { answers?: unknown; step?: unknown };
    if (typeof answers !== 'object' || answers === null || typeof step !== 'number') return null;
    const texts = Object.entries(answers).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return { answers: Object.fromEntries(texts), step };
  } catch {
    return null;
  }
}

/** How many of the street's houses are lit: the share of the questions passed, rounded up to a whole house. */
export function litHouses(questionsPassed: number, questions: number, houses: number): number {
  return Math.ceil((questionsPassed * houses) / questions);
}
