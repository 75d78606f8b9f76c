'use client';

/**
 * Each step is a history entry, so that Back goes one step back. Neither the entries nor the URL ever contain an
 * answer.
 */
import type { QuestionnaireId } from '@/lib/questionnaire/definition';
import { questionnaireIds } from '@/lib/questionnaire/paths';

/** The current step, the one before it, and the number of earlier entries of this questionnaire. */
export type StepEntry = {
  readonly id: QuestionnaireId;
  readonly step: number;
  readonly from: number | null;
  readonly depth: number;
};

/** Reads the state of a history entry; null if this module did not write it. */
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

/** Preserves the router's state under `npm run dev`: it reloads the page when it returns to an entry without. */
const stateOf = (entry: StepEntry) => ({ ...window.history.state, question: entry });

export function pushStep(entry: StepEntry): void {
  window.history.pushState(stateOf(entry), '');
}

export function replaceStep(entry: StepEntry): void {
  window.history.replaceState(stateOf(entry), '', window.location.pathname + window.location.search);
}

/** Points the questionnaire's exit link at the page of this site that the visitor came from. */
export function leaveFor(): void {
  const link = document.querySelector<HTMLAnchorElement>('a#leave');
  const came = document.referrer === '' ? null : new URL(document.referrer);
  if (!link || came?.origin !== window.location.origin || came.pathname === window.location.pathname) return;
  link.href = came.pathname + came.search;
}

/** Calls `listener` on history navigation and fragment changes. Returns a cleanup function. */
export function followAddress(listener: (entry: StepEntry | null) => void): () => void {
  const report = () => listener(entryIn(window.history.state));
  window.addEventListener('popstate', report);
  window.addEventListener('hashchange', report);
  return () => {
    window.removeEventListener('popstate', report);
    window.removeEventListener('hashchange', report);
  };
}

/** Maximum wait for the browser to reach the first entry, in milliseconds. */
const rewindTime = 400;

/** Reloads the page at its first history entry, so that one Back leaves the thank-you page. */
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
