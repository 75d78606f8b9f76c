import type { Log } from '@/server/log';

/** A step of the clock of more than this, in milliseconds, means that it was set. */
const step = 5000;

export type ClockWatch = {
  readonly log: Log;
  /** Milliseconds since 1970, by the clock that can be set. */
  readonly now?: () => number;
  /** Milliseconds of a monotonic clock. */
  readonly steady?: () => number;
};

/** Returns a function that logs when the clock was set since its last call: the times and the age of leads depend on it. */
export function watchClock({ log, now = Date.now, steady = () => performance.now() }: ClockWatch): () => void {
  let offset = now() - steady();
  return () => {
    const moved = now() - steady() - offset;
    // A slow drift is not a step.
    offset += moved;
    if (Math.abs(moved) < step) return;
    const seconds = Math.round(Math.abs(moved) / 1000);
    log({ event: 'fault', message: `The clock was set ${seconds} seconds ${moved > 0 ? 'ahead' : 'back'}.` });
  };
}
