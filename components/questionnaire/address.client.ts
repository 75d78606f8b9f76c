'use client';

/**
 * The questionnaire in the browser's address and history: `#purchase` and `#refinance` open one, and each step is a
 * history entry of its own, so that the browser's Back goes one step back. Neither ever contains an answer.
 */
import type { QuestionnaireId } from '@/lib/questionnaire/definition';

/** The names after `#` that open a questionnaire. */
export const questionnaireIds = ['purchase', 'refinance'] as const satisfies readonly QuestionnaireId[];

/**
 * What a history entry says: the step in view, the step it was reached from, and the number of entries of this
 * questionnaire before it.
 */
export type StepEntry = {
  readonly id: QuestionnaireId;
  readonly step: number;
  readonly from: number | null;
  readonly depth: number;
};

/** The questionnaire that a `location.hash` opens, or null. */
export function questionnaireAt(hash: string): QuestionnaireId | null {
  return questionnaireIds.find((id) => hash === `#${id}`) ?? null;
}

/** Whether a `location.hash` names a place on the page, such as that of the TOP link, instead of a questionnaire. */
export function isPlaceOnPage(hash: string): boolean {
  return hash !== '' && questionnaireAt(hash) === null;
}

let opened: QuestionnaireId | null = null;

/** The questionnaire to show now, or null. An address of a place on the page neither opens nor closes one. */
export function questionnaireNow(): QuestionnaireId | null {
  const { hash } = window.location;
  if (!isPlaceOnPage(hash)) opened = questionnaireAt(hash);
  return opened;
}

/** Reads the state of a history entry; null when it is not one of ours. */
export function entryIn(state: unknown): StepEntry | null {
  if (typeof state !== 'object' || state === null) return null;
  const entry: unknown = Reflect.get(state, 'question');
  if (typeof entry !== 'object' || entry === null) return null;
  const { id, step, from, depth } = entry as Partial<Record<keyof StepEntry, unknown>>;
  const known = questionnaireIds.find((one) => one === id);
  if (known === undefined || typeof step !== 'number') return null;
  return {
    id: known,
    step,
    from: typeof from === 'number' ? from : null,
    depth: typeof depth === 'number' && depth >= 0 ? depth : 0,
  };
}

/** What the framework's router keeps in each entry. It loads the page again when it comes back to one without. */
let routerState: Readonly<Record<string, unknown>> = {};

function rememberRouterState(): void {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null) return;
  const { question: _, ...others } = state as Record<string, unknown>;
  if (Object.keys(others).length > 0) routerState = others;
}

function write(method: 'pushState' | 'replaceState', entry: StepEntry | null, url?: string): void {
  rememberRouterState();
  const state = entry === null ? routerState : { ...routerState, question: entry };
  // The framework's own versions of these methods would take a change of address for a move to another page.
  History.prototype[method].call(window.history, state, '', url);
}

/** Adds an entry for a step that was moved to. */
export function pushStep(entry: StepEntry): void {
  write('pushState', entry);
}

/** Makes the present entry that of a step, with the questionnaire's own address. */
export function replaceStep(entry: StepEntry): void {
  write('replaceState', entry, `#${entry.id}`);
}

/** Opens a questionnaire: a new entry with its name after `#`, which `followAddress` reports. */
export function openQuestionnaire(id: QuestionnaireId): void {
  write('pushState', null, `#${id}`);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Leaves the questionnaire: an entry without `#`, which `followAddress` reports. */
export function leaveQuestionnaire(): void {
  write('pushState', null, window.location.pathname + window.location.search);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

/**
 * Calls `listener` with the entry in view whenever the browser moves through its history or the `#` changes; returns a
 * function that stops it.
 */
export function followAddress(listener: (entry: StepEntry | null) => void): () => void {
  function report(): void {
    rememberRouterState();
    listener(entryIn(window.history.state));
  }
  window.addEventListener('popstate', report);
  window.addEventListener('hashchange', report);
  rememberRouterState();
  return () => {
    window.removeEventListener('popstate', report);
    window.removeEventListener('hashchange', report);
  };
}

/** Longest wait for the browser to go back to the first entry, in milliseconds. */
const rewindTime = 400;

/**
 * Goes back to the history entry that opened the questionnaire and loads the page again there, so that one Back leaves
 * the thank-you page instead of walking through questions that are sent.
 */
export function reloadAtFirstEntry(reload: () => void): void {
  const depth = entryIn(window.history.state)?.depth ?? 0;
  if (depth === 0) {
    reload();
    return;
  }
  let done = false;
  function finish(): void {
    if (done) return;
    done = true;
    window.removeEventListener('popstate', finish);
    reload();
  }
  window.addEventListener('popstate', finish);
  window.setTimeout(finish, rewindTime);
  window.history.go(-depth);
}
