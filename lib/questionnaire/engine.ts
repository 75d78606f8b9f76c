/** Computes a visitor's place as a pure function of definition, place and event. Does not know the questions. */
import type { Answers } from '@/lib/forms/definition';
import { isAsked, problemOf, type Unusual, unusualAnswer, withNone } from './answers';
import type { Questionnaire, Step } from './definition';
import type { Draft } from './draft';
import { type FieldProblem, isShown, problemsOn, screenAsking, screensOf } from './screens';
import { isShareStep } from './share';

/**
 * The error sentence and the fixes. A new object for each attempt, so that a page can move the focus once per attempt.
 */
export type Blocked = { readonly sentence: string; readonly problems: readonly FieldProblem[] };

export type Place = {
  /** By field name, as typed; a step that is not asked is an empty string. */
  readonly answers: Answers;
  /** Index of the current screen, which is always one that may be shown. */
  readonly step: number;
  /** The screen to which Continue returns after a Change, if the answers in between allow it. */
  readonly returnTo?: number;
  /** The field being changed: set on the way to the return screen, and once after the return. */
  readonly changed?: string;
  readonly blocked?: Blocked;
  /** The answer that stopped Continue; the next Continue accepts it. */
  readonly unusual?: Unusual;
};

export type Move =
  /** An answer that was typed, or moved to with slider or arrow keys: stays on the step and clears the error. */
  | { readonly type: 'answer'; readonly field: string; readonly value: string }
  /**
   * An answer chosen on the current step: continues. A choice for another step is a late second click and is ignored.
   */
  | { readonly type: 'choose'; readonly field: string; readonly value: string }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  /** From the list of answers to one of the questions. */
  | { readonly type: 'change'; readonly field: string }
  /** From the list of answers to the letter. */
  | { readonly type: 'letter' }
  /** Back, Forward and links between screens: goes to that screen, or to the nearest that may be shown. */
  | { readonly type: 'visit'; readonly step: number }
  | { readonly type: 'startOver' }
  | { readonly type: 'restore'; readonly draft: Draft }
  /** A link to a letter: opens the letter for its answers, or the first question that they leave open. */
  | { readonly type: 'open'; readonly answers: Answers };

/** The first question, without any answers. */
export function startOf({ steps }: Questionnaire): Place {
  const answers = steps.map((step) => [step.field, '']);
  return { answers: Object.fromEntries(answers), step: 0 };
}

/** Clears steps that are no longer asked; in order, so that a cleared answer clears those that depend on it. */
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

/** The nearest screen before `index` that may be shown, or -1. */
function shownBefore(questionnaire: Questionnaire, answers: Answers, index: number): number {
  return screensOf(questionnaire).findLastIndex((screen, at) => at < index && isShown(screen, answers));
}

function shownAfter(questionnaire: Questionnaire, answers: Answers, index: number): number {
  return screensOf(questionnaire).findIndex((screen, at) => at > index && isShown(screen, answers));
}

/** The first screen from `start` up to but not including `end` with a missing or wrong answer, or -1. */
function firstProblem(questionnaire: Questionnaire, answers: Answers, start = 0, end = Infinity): number {
  return screensOf(questionnaire).findIndex(
    (screen, at) => at >= start && at < end && problemsOn(screen, answers).length > 0,
  );
}

/** Whether every step that is asked has a valid answer. */
export function isComplete(questionnaire: Questionnaire, answers: Answers): boolean {
  return firstProblem(questionnaire, answers) === -1;
}

/** The screen to which Go BACK leads, or -1 on the first one. */
export function stepBefore(questionnaire: Questionnaire, place: Place): number {
  return shownBefore(questionnaire, place.answers, place.step);
}

function forward(questionnaire: Questionnaire, place: Place): Place {
  const current = screensOf(questionnaire)[place.step];
  if (!current) return place;
  const answers = withNone(current.steps, place.answers);
  const problems = problemsOn(current, answers);
  if (problems.length > 0) {
    const sentence = current.steps.find(({ field }) => field === problems[0]?.field)?.blocked ?? questionnaire.blocked;
    return { ...place, answers, blocked: { sentence, problems } };
  }
  const unusual = current.steps.map((asked) => unusualAnswer(asked, answers)).find((found) => found !== null);
  if (unusual && unusual.answer !== place.unusual?.answer) return { ...place, answers, unusual };
  return onward(questionnaire, { ...place, answers: taken(current.steps, answers) });
}

/** The answers that Continue accepts after its question: a few dollars down become a percentage of the price. */
function taken(steps: readonly Step[], answers: Answers): Answers {
  const shares = steps.filter(isShareStep).flatMap((step) => {
    const likely = unusualAnswer(step, answers)?.likely;
    return likely == null ? [] : [[step.field, String(likely)] as const];
  });
  return { ...answers, ...Object.fromEntries(shares) };
}

/** The place after a screen with valid answers. */
function onward(questionnaire: Questionnaire, { answers, step, returnTo, changed }: Place): Place {
  const screens = screensOf(questionnaire);
  const last = screens.length - 1;
  // A change may have removed the screen to return to.
  const goal = step === last || returnTo === undefined ? undefined : shownAfter(questionnaire, answers, returnTo - 1);
  if (step !== last && goal === undefined) return { answers, step: shownAfter(questionnaire, answers, step) };

  // Before the list of answers or sending, ask for missing answers first.
  const end = goal ?? last;
  const missing = firstProblem(questionnaire, answers, step === last ? 0 : step + 1, end);
  if (missing !== -1) return { answers, step: missing, returnTo: end, ...(changed && { changed }) };
  return { answers, step: end, ...(end === last && changed && { changed }) };
}

function visited(questionnaire: Questionnaire, place: Place, step: number): Place {
  if (step === place.step) return place;
  const { answers, returnTo } = place;
  const problem = firstProblem(questionnaire, answers);
  const reached = problem === -1 ? screensOf(questionnaire).length - 1 : problem;
  // Going back is always allowed; going forward only as far as there are answers.
  const furthest = Math.max(reached, place.step);
  const target = Math.max(0, shownBefore(questionnaire, answers, Math.min(step, furthest) + 1));
  return returnTo !== undefined && target < returnTo ? { answers, step: target, returnTo } : { answers, step: target };
}

/** The valid answers among these, without names or contact details. */
function usableOf(questionnaire: Questionnaire, given: Answers): Answers {
  const answers: Record<string, string | undefined> = { ...startOf(questionnaire).answers };
  for (const step of questionnaire.steps) {
    const value = given[step.field];
    const usable = !step.personal && typeof value === 'string' && isAsked(step, answers);
    if (usable && problemOf(step, { ...answers, [step.field]: value }) === null) answers[step.field] = value;
  }
  return answers;
}

function opened(questionnaire: Questionnaire, given: Answers): Place {
  const answers = usableOf(questionnaire, given);
  const screens = screensOf(questionnaire);
  const letter = screens.findIndex(({ kind }) => kind === 'letter');
  // A name, which no link contains, is asked before the answers are sent.
  const open = screens.findIndex(
    (screen, at) =>
      at < letter && !screen.steps.some(({ personal }) => personal) && problemsOn(screen, answers).length > 0,
  );
  return { answers, step: open === -1 ? Math.max(0, letter) : open };
}

function restored(questionnaire: Questionnaire, draft: Draft): Place {
  const screens = screensOf(questionnaire);
  const answers = usableOf(questionnaire, draft.answers);
  const wanted = Number.isInteger(draft.step) ? Math.min(screens.length - 1, Math.max(0, draft.step)) : 0;
  const reached = visited(questionnaire, { answers, step: 0 }, wanted);
  // A name, which no draft contains, is asked again; then the visitor returns to the previous screen.
  const isPersonal = screens[reached.step]?.steps.some((step) => step.personal) === true;
  const goal = reached.step < wanted && isPersonal ? shownBefore(questionnaire, answers, wanted + 1) : -1;
  return goal > reached.step ? { ...reached, returnTo: goal } : reached;
}

/** The place after one event. Never before the first screen, never on a screen that may not be shown. */
export function moved(questionnaire: Questionnaire, place: Place, move: Move): Place {
  const { blocked: _, unusual, ...unblocked } = place;
  const { answers, step, returnTo } = place;
  // After the return from a Change, any move ends it.
  const calm: Place = returnTo === undefined ? { answers, step } : unblocked;
  const asked = screensOf(questionnaire)[step]?.steps ?? [];
  switch (move.type) {
    case 'answer':
      return { ...calm, answers: answered(questionnaire, answers, move.field, move.value) };
    case 'choose':
      return asked.some(({ field }) => field === move.field)
        ? forward(questionnaire, { ...calm, answers: answered(questionnaire, answers, move.field, move.value) })
        : place;
    case 'next':
      return forward(questionnaire, { ...calm, ...(unusual && { unusual }) });
    case 'back': {
      const before = stepBefore(questionnaire, place);
      return before === -1 ? calm : { ...calm, step: before };
    }
    case 'change': {
      const target = screenAsking(questionnaire, move.field);
      const one = questionnaire.steps.find(({ field }) => field === move.field);
      return one && target < step && isAsked(one, answers)
        ? { answers, step: target, returnTo: step, changed: move.field }
        : place;
    }
    case 'letter': {
      const target = screensOf(questionnaire).findIndex(({ kind }) => kind === 'letter');
      return target === -1 || target >= step ? place : { answers, step: target, returnTo: step };
    }
    case 'visit':
      return visited(questionnaire, place, move.step);
    case 'startOver':
      return startOf(questionnaire);
    case 'restore':
      return restored(questionnaire, move.draft);
    case 'open':
      return opened(questionnaire, move.answers);
  }
}

export function draftOf(questionnaire: Questionnaire, { answers, step }: Pick<Place, 'answers' | 'step'>): Draft {
  const { steps } = questionnaire;
  const passed = screensOf(questionnaire)[step]?.passed ?? 0;
  const kept = steps.flatMap(({ field, personal }) => {
    const answer = answers[field];
    return personal || !answer ? [] : [[field, answer] as const];
  });
  return { answers: Object.fromEntries(kept), step, question: Math.min(steps.length, passed + 1) };
}

/** How many houses on the street are lit, in equal steps by questions passed; the last one is for sent answers. */
export function litHouses(questionsPassed: number, questions: number, houses: number): number {
  return Math.min(houses - 1, Math.floor((questionsPassed * houses) / questions));
}
