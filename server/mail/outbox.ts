import type { Log } from '@/server/log';
import type { LeadStore } from '@/server/store/store';
import type { DueMail, MailKind } from '@/server/store/types';

export type OutboxSettings = {
  readonly kinds: readonly MailKind[];
  readonly store: Pick<LeadStore, 'takeDueMail' | 'mailSent' | 'mailFailed' | 'mailGivenUp'>;
  readonly event: 'mail' | 'webhook';
  /** Sends one message about one or more leads. Rejects with the code or status of the other side. */
  readonly deliver: (mails: readonly [DueMail, ...DueMail[]], signal: AbortSignal) => Promise<void>;
  /** Groups due messages, and says how long to pause in milliseconds. By default each lead is its own message. */
  readonly batches?: (due: readonly DueMail[]) => {
    readonly batches: readonly (readonly DueMail[])[];
    readonly pause: number;
  };
  readonly log: Log;
  readonly now?: () => number;
  readonly pollInterval?: number;
  readonly timeout?: number;
};

/** Sends the queued messages of some kinds. */
export type Outbox = {
  /** Checks the queue soon. */
  readonly notify: () => void;
  /** Resolves when nothing is being sent. */
  readonly idle: () => Promise<void>;
  /** Aborts running deliveries after `within` milliseconds; they go out after the next start. */
  readonly stop: (within?: number) => Promise<void>;
};

const minute = 60_000;

/** Over about three days; then a message is given up and the desk shows it. */
export const maxAttempts = 18;

/** In milliseconds: a minute, doubling, at most six hours. */
export function retryDelay(attempts: number): number {
  return Math.min(minute * 2 ** Math.max(0, attempts - 1), 6 * 60 * minute);
}

/** A code such as `ECONNREFUSED` or `550`; error messages may contain addresses. */
function codeOf(problem: unknown): string {
  if (typeof problem !== 'object' || problem === null) return 'unknown';
  if ('responseCode' in problem) return String(problem.responseCode);
  if ('code' in problem) return String(problem.code);
  return 'cause' in problem ? codeOf(problem.cause) : 'unknown';
}

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
