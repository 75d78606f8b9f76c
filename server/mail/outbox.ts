import type { Log } from '@/server/log';
import type { LeadStore } from '@/server/store/store';
import type { DueMail, MailKind } from '@/server/store/types';

export type OutboxSettings = {
  readonly kinds: readonly MailKind[];
  readonly store: Pick<LeadStore, 'takeDueMail' | 'mailSent' | 'mailFailed' | 'mailGivenUp'>;
  /** What the lines of the log are about. */
  readonly event: 'mail' | 'webhook';
  /** Sends one message, about one lead or about several together. A rejection has a code or a status of the other side. */
  readonly deliver: (mails: readonly [DueMail, ...DueMail[]], signal: AbortSignal) => Promise<void>;
  /** Which messages go out together, and how long the next ones are to wait, in milliseconds; by default each goes by itself. */
  readonly batches?: (due: readonly DueMail[]) => {
    readonly batches: readonly (readonly DueMail[])[];
    readonly pause: number;
  };
  readonly log: Log;
  readonly now?: () => number;
  /** How often to look for messages that are due again, in milliseconds. */
  readonly pollInterval?: number;
  /** The longest time for one message, in milliseconds. */
  readonly timeout?: number;
};

/** Sends the queued messages of some kinds; a lead never waits for it. */
export type Outbox = {
  /** Called when there may be something to send. */
  readonly notify: () => void;
  /** Resolves once nothing is being sent. */
  readonly idle: () => Promise<void>;
  /** Ends what is being sent after `within` milliseconds; the message goes out after the next start. */
  readonly stop: (within?: number) => Promise<void>;
};

const minute = 60_000;

/** Tries of one message, over about three days. After them it is given up, and the desk says so. */
export const maxAttempts = 18;

/** How long to wait before trying again, in milliseconds: one minute, doubling, at most six hours. */
export function retryDelay(attempts: number): number {
  return Math.min(minute * 2 ** Math.max(0, attempts - 1), 6 * 60 * minute);
}

/** A code such as `ECONNREFUSED` or `550`: the message of an error may contain addresses. */
function codeOf(problem: unknown): string {
  if (typeof problem !== 'object' || problem === null) return 'unknown';
  if ('responseCode' in problem) return String(problem.responseCode);
  if ('code' in problem) return String(problem.code);
  return 'cause' in problem ? codeOf(problem.cause) : 'unknown';
}

/** Starts sending what is queued, and what gets queued later. */
export function startOutbox(settings: OutboxSettings): Outbox {
  const { kinds, store, event, deliver, log, now = Date.now, pollInterval = 30_000, timeout = 20_000 } = settings;
  const { batches: toBatches = (due) => ({ batches: due.map((mail) => [mail]), pause: 0 }) } = settings;
  const stopping = new AbortController();

  async function send(mails: readonly [DueMail, ...DueMail[]]): Promise<void> {
    const [{ attempts, number }] = mails;
    const deadline = AbortSignal.timeout(timeout);
    try {
      await deliver(mails, AbortSignal.any([deadline, stopping.signal]));
      await store.mailSent(mails, now());
      log({ event, message: 'sent' });
    } catch (problem) {
      if (stopping.signal.aborted) return store.mailFailed(mails, now(), 'STOPPED');
      const code = deadline.aborted ? 'DEADLINE' : codeOf(problem);
      if (attempts < maxAttempts) {
        log({ event, message: `not sent: ${code}` });
        return store.mailFailed(mails, now() + retryDelay(attempts), code);
      }
      log({ event, message: `given up after ${attempts} tries: lead ${number}, ${code}` });
      return store.mailGivenUp(mails, now(), code);
    }
  }

  let stopped = false;
  let sending: Promise<void> | undefined;
  let pausedUntil = 0;

  async function sendDue(): Promise<void> {
    try {
      while (!stopped && now() >= pausedUntil) {
        const due = await store.takeDueMail(now(), now() + 5 * minute, 1000, kinds);
        if (due.length === 0) return;
        const { batches, pause } = toBatches(due);
        for (const [first, ...more] of batches) if (first && !stopped) await send([first, ...more]);
        pausedUntil = now() + pause;
        if (pause > 0) return;
      }
    } catch {
      log({ event, message: 'the queue cannot be read just now' });
    }
  }

  let hasNewMail = false;
  function notify(): void {
    if (stopped) return;
    if (sending) {
      hasNewMail = true;
      return;
    }
    hasNewMail = false;
    sending = sendDue().finally(() => {
      sending = undefined;
      if (hasNewMail) notify();
    });
  }

  async function idle(): Promise<void> {
    while (sending) await sending;
  }

  const timer = setInterval(notify, pollInterval);
  timer.unref();
  notify();
  return {
    notify,
    idle,
    async stop(within = 3000) {
      stopped = true;
      clearInterval(timer);
      const late = setTimeout(() => stopping.abort(), within);
      await idle();
      clearTimeout(late);
    },
  };
}
