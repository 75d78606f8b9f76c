import type { Officer } from '@/server/desk/officers';
import type { FollowChange, FollowResult } from '@/server/store/types';

/** The most characters of a note. */
const longestNote = 4000;

/** A field of a posted form as text; empty where it is missing or a file. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The change that a form asks for; undefined where it makes no sense. */
export function changeIn(
  form: Readonly<Record<string, unknown>>,
  officers: readonly Officer[],
): FollowChange | undefined {
  const change = textOf(form.do);
  switch (change) {
    case 'called':
    case 'not-called':
    case 'done':
    case 'not-done':
      return { change };
    case 'assign': {
      const to = textOf(form.to);
      const from = textOf(form.from) || null;
      const isKnown = to === '' || to === from || officers.some(({ email }) => email === to);
      return isKnown ? { change, from, to: to || null } : undefined;
    }
    case 'note': {
      const text = textOf(form.note).replace(/\r\n?/g, '\n').trim();
      return text === '' || text.length > longestNote ? undefined : { change, text };
    }
    default:
      return undefined;
  }
}

/** Whether someone else made the change first. For a note or an officer that is already stored it does not matter. */
export function isTooLate(change: FollowChange, result: FollowResult): boolean {
  if (result.outcome !== 'unchanged' || change.change === 'note') return false;
  return change.change !== 'assign' || result.lead.assignee !== change.to;
}
