import type { Log } from '@/server/log';
import type { Mailer } from '@/server/mail/mailer';

export type DiskWatchSettings = {
  /** Bytes left before the inbox refuses leads; negative once it does. */
  readonly roomForLeads: () => number;
  readonly mail?: Pick<Mailer, 'alarm'> | undefined;
  readonly log: Log;
  readonly now?: () => number;
};

const hour = 60 * 60_000;
const day = 24 * hour;
/** A shorter time between two samples doesn't predict a day's growth. */
const minWindow = hour / 2;

/** Returns a function to run hourly. It emails the operator once a day if less room is left than a day's growth needs. */
export function createDiskWatch({ roomForLeads, mail, log, now = Date.now }: DiskWatchSettings) {
  let samples: readonly { readonly at: number; readonly room: number }[] = [];
  let alarmedAt = Number.NEGATIVE_INFINITY;

  return async (): Promise<void> => {
    const sample = { at: now(), room: roomForLeads() };
    samples = [...samples.filter(({ at }) => Math.abs(sample.at - at) <= day), sample];
    const [first = sample] = samples;
    const window = sample.at - first.at;
    const growth = window < minWindow ? 0 : ((first.room - sample.room) * day) / window;
    if (sample.room > Math.max(0, growth) || Math.abs(sample.at - alarmedAt) < day) return;
    const megabytes = Math.max(0, Math.round(sample.room / 1024 / 1024));
    log({ event: 'disk', message: `${megabytes} MB are left before leads are refused` });
    await mail?.alarm({
      subject: 'The disk of the website is nearly full',
      text: `${megabytes} MB are left before forms are refused: less than a day's growth. See "Troubleshooting at 3 a.m." in docs/operating.md.`,
    });
    alarmedAt = sample.at;
  };
}
