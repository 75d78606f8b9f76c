/** A request to be called once a rate is reached: a call about "Tell me when: 6.25%". */
import type { Answers } from '@/lib/forms/definition';
import { dateTextOf } from '@/lib/forms/office-hours';
import { ohioClock } from '@/lib/forms/open-text';
import { percentText } from '@/lib/numbers/format';
import { toOhioWallClock } from '@/lib/ohio-time';

export const watchTopicPattern = 'Tell me when: \\d{1,2}(?:\\.\\d{1,3})?%';

export function watchTopic(ratePercent: number): string {
  return `Tell me when: ${percentText(ratePercent)}`;
}

/** The rate in a topic, as text; null for other topics. */
export function watchedRate(topic: string): string | null {
  return new RegExp(`^${watchTopicPattern}$`).test(topic) ? topic.slice(topic.indexOf(':') + 2) : null;
}

const watchedMonths = [3, 6, 12] as const;

/** The ISO date this many months after a moment, in Ohio; the last day of a shorter month. */
function watchEnd(moment: number, months: number): string {
  const from = new Date(toOhioWallClock(moment));
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(from.getUTCDate(), last))).toISOString().slice(0, 10);
}

const spanText = (months: number) => (months === 12 ? 'A year' : `${months} months`);

/** `6 months`, to May 25. */
export function watchChoices(moment: number) {
  return watchedMonths.map((months) => ({
    value: spanText(months),
    note: `to ${dateTextOf(watchEnd(moment, months))}`,
  }));
}

const monthsOf = (watch: string | undefined) =>
  watchedMonths.find((each) => spanText(each) === watch) ?? watchedMonths[0];

/** `May 25`, with the year if the date would otherwise read as today’s. */
function endText(moment: number, months: number): string {
  const end = watchEnd(moment, months);
  return months < 12 ? dateTextOf(end) : `${dateTextOf(end)}, ${end.slice(0, 4)}`;
}

/** What the receipt promises for a call that waits for a rate; null for other calls. */
export function watchPromise({ about = '', when, watch }: Answers, moment = Date.now()): string | null {
  const rate = watchedRate(about);
  const part = when ? ` in the ${when.toLowerCase()},` : '';
  const end = endText(moment, monthsOf(watch));
  return (
    rate &&
    `once,${part} when our 30-year rate for a loan like yours is ${rate} or less. We’ll watch until ${end}, and we send no texts`
  );
}

export type Watch = {
  readonly ratePercent: number;
  /** The last day, as an ISO date. */
  readonly end: string;
  /** Why to call now, or to check the market if the company publishes no rate; null if nothing is due. */
  readonly due: 'reached' | 'over' | 'look' | null;
};

type WatchedLead = {
  readonly receivedAt: number;
  /** The next step, such as the next look. */
  readonly dueAt?: number | null;
  readonly body: Readonly<Record<string, string>>;
};

/**
 * Uses the company's own 30-year rate while it is current, otherwise a monthly check; null for leads that do not ask
 * for a watch.
 */
export function watchOf(
  { receivedAt, dueAt = null, body }: WatchedLead,
  own: { readonly ratePercent: number; readonly expires: string } | undefined,
  now: number,
): Watch | null {
  const rate = watchedRate(body.about ?? '');
  if (rate === null) return null;
  const ratePercent = Number.parseFloat(rate);
  const end = watchEnd(receivedAt, monthsOf(body.watch));
  const today = ohioClock(new Date(now)).day;
  const isPublished = own !== undefined && own.expires >= today;
  if (isPublished && own.ratePercent <= ratePercent) return { ratePercent, end, due: 'reached' };
  if (today > end) return { ratePercent, end, due: 'over' };
  const isTime = dueAt === null ? today >= watchEnd(receivedAt, 1) : now >= dueAt;
  return { ratePercent, end, due: isTime && !isPublished ? 'look' : null };
}
