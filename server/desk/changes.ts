import type { Officer } from '@/server/desk/accounts/officers';
import { parseOhioTime } from '@/server/office-time';
import { type FollowChange, type FollowResult, outcomes, tryResults } from '@/server/store/types';

const maxNoteLength = 4000;
export const maxStepLength = 120;

export function formText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function parseChange(
  form: Readonly<Record<string, unknown>>,
  officers: readonly Officer[],
): FollowChange | undefined {
  const change = formText(form.do);
  const result = tryResults.find((each) => each === change);
  if (result) return { change: 'called', result };
  switch (change) {
    case 'not-called':
    case 'not-done':
      return { change };
    case 'done': {
      const to = outcomes.find((outcome) => outcome === form.outcome);
      const from = outcomes.find((outcome) => outcome === form.ended) ?? null;
      return to && { change, from, to };
    }
    case 'plan': {
      const at = parseOhioTime(formText(form.at));
      const text = formText(form.step).trim();
      return at === undefined || text === '' || text.length > maxStepLength
        ? undefined
        : { change, step: { at, text } };
    }
    case 'not-planned':
      return { change: 'plan', step: null };
    case 'assign': {
      const to = formText(form.to);
      const from = formText(form.from) || null;
      const isKnown = to === '' || to === from || officers.some(({ email }) => email === to);
      return isKnown ? { change, from, to: to || null } : undefined;
    }
    case 'note': {
      const text = formText(form.note).replace(/\r\n?/g, '\n').trim();
      return text === '' || text.length > maxNoteLength ? undefined : { change, text };
    }
    default:
      return undefined;
  }
}

export function isConflict(change: FollowChange, result: FollowResult): boolean {
  if (result.outcome !== 'unchanged') return false;
  switch (change.change) {
    case 'called':
      return result.lead.doneAt !== null;
    case 'note':
    case 'plan':
      return false;
    case 'assign':
      return result.lead.assignee !== change.to;
    case 'done':
      return result.lead.outcome !== change.to;
    default:
      return true;
  }
}
