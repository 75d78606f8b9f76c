import type { LeadStore } from '@/server/store/types';

const day = 24 * 60 * 60_000;
/** A run that is further from the last one than this, in days, may be the fault of a wrong clock. */
const longestPause = 45;
/** The first run on a database deletes at most this share by itself. */
const largestFirstShare = 0.2;

export type RetentionRun = {
  readonly store: Pick<LeadStore, 'ages' | 'deleteBefore'>;
  /** Leads older than this many days are deleted. */
  readonly days: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether a person has asked for it, so that it deletes what a run by itself would refuse. */
  readonly isConfirmed: boolean;
};

export type RetentionResult =
  | { readonly outcome: 'done'; readonly deleted: number }
  | { readonly outcome: 'refused'; readonly reason: string };

/**
 * Deletes leads that are older than the retention. A run by itself is refused when the clock or the share to delete
 * looks wrong: one start with a clock three years ahead would delete everything.
 */
export async function deleteExpired({ store, days, now, isConfirmed }: RetentionRun): Promise<RetentionResult> {
  const moment = now - days * day;
  const { all, older, last } = await store.ages(moment);
  const isFirst = last === null;
  const isLate = last !== null && moment - last > longestPause * day;
  if (!isConfirmed && older > 0 && (isLate || (isFirst && older > all * largestFirstShare))) {
    const why = isLate
      ? `the last run was more than ${longestPause} days ago`
      : `it is the first run, and deletes more than ${largestFirstShare * 100} percent`;
    return {
      outcome: 'refused',
      reason: `${older} of ${all} leads are older than ${days} days, but ${why}. Check the clock, then run: npm run leads -- --expire`,
    };
  }
  if (isLate && !isConfirmed) return { outcome: 'done', deleted: 0 };
  return { outcome: 'done', deleted: await store.deleteBefore(moment) };
}
