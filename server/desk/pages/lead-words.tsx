/** @jsxImportSource hono/jsx */
import { type CallTime, callTimeOf } from '@/lib/forms/call-times';
import { dateTextOf } from '@/lib/forms/office-hours';
import type { Watch } from '@/lib/leads/watching';
import type { DeskContext } from '@/server/desk/context';
import { minutesText, shortText } from '@/server/office-time';
import type { LeadOutcome, LeadState, StoredLead, TryResult } from '@/server/store/types';

/** Minutes of office hours before a first call is late. */
export const maxWaitMinutes = 30;

export const outcomeWords: Readonly<Record<LeadOutcome, string>> = {
  applied: 'Applied',
  funded: 'Funded',
  'not-now': 'Not now',
  'not-qualified': 'Not qualified',
  'wrong-number': 'Wrong number',
  spam: 'Spam',
};

export const tryWords: Readonly<Record<TryResult, string>> = {
  spoke: 'Spoke',
  message: 'Left a message',
  'no-answer': 'No answer',
};

const stateWords: Readonly<Record<LeadState, string>> = { new: 'New', trying: 'Trying', spoke: 'Spoke', done: 'Done' };

const watchWords = {
  reached: 'Rate reached: call',
  over: 'Time is up: call',
  look: 'Check our rate',
} as const;

/** What to do about a rate that a visitor asked us to watch for. */
export const watchText = ({ due, end }: Watch) => (due === null ? `Until ${dateTextOf(end)}` : watchWords[due]);

/** `2 tries, left a message`; empty without any. */
export function triesText({ tries, tried }: StoredLead): string {
  if (tries === 0) return '';
  const result = tried === null || tried === 'spoke' ? '' : `, ${tryWords[tried].toLowerCase()}`;
  return `${tries === 1 ? '1 try' : `${tries} tries`}${result}`;
}

/** The call time that a visitor asked for, until somebody reaches them. */
export function askedTimeOf({ state, receivedAt, body }: StoredLead, { hours }: Pick<DeskContext, 'hours'>) {
  return state === 'new' || state === 'trying' ? callTimeOf(hours, body.when ?? '', new Date(receivedAt)) : null;
}

/** How much of the requested call time is left. */
export function leftOf({ starts, ends }: CallTime, now: number): { readonly text: string; readonly isLate: boolean } {
  if (now >= ends.getTime()) return { text: `Asked for by ${shortText(ends.getTime(), now)}`, isLate: true };
  if (now < starts.getTime()) return { text: `From ${shortText(starts.getTime(), now)}`, isLate: false };
  return { text: `${minutesText(Math.ceil((ends.getTime() - now) / 60_000))} left`, isLate: false };
}

export function waitOf(lead: StoredLead, desk: DeskContext): { readonly text: string; readonly isLate: boolean } {
  const { office, now, watch } = desk;
  const { receivedAt, calledAt, doneAt } = lead;
  const time = askedTimeOf(lead, desk);
  if (time) return leftOf(time, now);
  if (calledAt !== null) return { text: `After ${minutesText(office.between(receivedAt, calledAt))}`, isLate: false };
  if (doneAt !== null) return { text: 'No call', isLate: false };
  const watched = watch(lead);
  if (watched) return { text: watchText(watched), isLate: watched.due !== null };
  const minutes = office.between(receivedAt, now);
  if (minutes === 0 && !office.isOpenAt(now)) return { text: 'Arrived after hours', isLate: false };
  return { text: `Waiting ${minutesText(minutes)}`, isLate: minutes > maxWaitMinutes };
}

/** `google / cpc / spring` without unknown parts. */
export function cameWords(came: string): string {
  return came.replace(/(?: \/ )+$/, '').replace(/^ \/ /, '') || 'Unknown';
}

export function State({ lead, desk }: { readonly lead: StoredLead; readonly desk: DeskContext }) {
  const { state, spokeAt } = lead;
  const isWatched = state === 'new' && desk.watch(lead)?.due === null;
  // Calls made before results were recorded may have reached somebody.
  const words = state === 'spoke' && spokeAt === null ? 'Called' : stateWords[state];
  return (
    <span class="state" data-state={isWatched ? 'trying' : state}>
      {isWatched ? 'Watching' : words}
    </span>
  );
}
