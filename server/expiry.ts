import { dayInWords } from '@/content/schema/dates';
import type { Log } from '@/server/log';
import type { Mailer } from '@/server/mail/mailer';
import type { LeadStore } from '@/server/store/store';

/** A published figure and the last day on which it is current, or `never`. */
export type Expiring = { readonly id: string; readonly expires: string };

const day = 24 * 60 * 60_000;
/** In milliseconds. */
const noticePeriod = 14 * day;

/** When the first figure expires, in milliseconds since 1970, possibly in the past; undefined if none expires. */
export function firstExpiry(figures: readonly Expiring[]): number | undefined {
  const ends = figures.map(({ expires }) => Date.parse(expires) + day).filter((end) => !Number.isNaN(end));
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

function noticeText(figures: readonly Expiring[]): string {
  const lines = figures.map(({ id, expires }) => `${dayInWords(expires)}: ${id}`);
  return `These figures on the website expire, or have expired, after the day shown:\n\n${lines.join('\n')}\n\nA later build marks them as out of date, and a release refuses them. docs/facts.md says where each one comes from. Compare it, correct content/facts, then build and publish again.`;
}

export type ExpiryWatchSettings = {
  readonly figures: readonly Expiring[];
  readonly store: Pick<LeadStore, 'mark' | 'marked'>;
  readonly mail?: Pick<Mailer, 'alarm'> | undefined;
  readonly log: Log;
  readonly now?: () => number;
};

/** Returns a function that emails the operator two weeks before figures expire, once per expiry date. */
export function createExpiryWatch({ figures, store, mail, log, now = Date.now }: ExpiryWatchSettings) {
  return async (): Promise<void> => {
    const due = figures
      .filter(({ expires }) => Date.parse(expires) <= now() + noticePeriod)
      .sort((a, b) => a.expires.localeCompare(b.expires));
    const last = Date.parse(due.at(-1)?.expires ?? '');
    if (Number.isNaN(last) || last <= ((await store.marked('expiry')) ?? 0)) return;
    log({ event: 'expiry', message: `${due.length} figures on the site expire by ${due.at(-1)?.expires}` });
    await mail?.alarm({ subject: 'Figures on the website expire', text: noticeText(due) });
    await store.mark('expiry', last);
  };
}
