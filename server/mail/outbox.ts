import type { Log } from '@/server/log';
import { holdTime } from '@/server/store/mail-queue';
import type { LeadStore } from '@/server/store/store';
import type { DueMail, MailKind } from '@/server/store/types';

export type OutboxSettings = {
  readonly kinds: readonly MailKind[];
  readonly store: Pick<LeadStore, 'takeDueMail' | 'mailSent' | 'mailFailed' | 'mailGivenUp' | 'mailPostponed'>;
  readonly event: 'mail' | 'webhook';
  /** Sends one message about one or more leads. Rejects with the receiver's code or status. */
  readonly deliver: (mails: readonly [DueMail, ...DueMail[]], delivery: Delivery) => Promise<void>;
  /** Groups due messages into batches, and postpones some until a time. By default each is sent separately. */
  readonly batches?: (due: readonly DueMail[]) => {
    readonly batches: readonly (readonly DueMail[])[];
    readonly later: readonly DueMail[];
    readonly until: number;
  };
  readonly log: Log;
  readonly now?: () => number;
  readonly pollInterval?: number;
  /** Time limits in milliseconds: to hand a message over, and then to get a response. */
  readonly timeout?: number;
  readonly responseTimeout?: number;
};

export type Delivery = {
  readonly signal: AbortSignal;
  /** Call once the whole message is sent: from then on the receiver may have it, even without a response. */
  readonly onHandedOver: () => void;
};

export type Outbox = {
  /** Checks the queue soon. */
  readonly notify: () => void;
  /** Resolves when nothing is being sent. */
  readonly idle: () => Promise<void>;
  /** Aborts running deliveries after `within` milliseconds; they are retried after the next start. */
  readonly stop: (within?: number) => Promise<void>;
};

const minute = 60_000;

/** Over about three days. After that a message is given up, and the desk shows it. */
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

/** The error of a message that was handed over but got no response, so the receiver may have it. */
export const inDoubt = 'IN_DOUBT';

export function startOutbox(settings: OutboxSettings): Outbox {
  const { kinds, store, event, deliver, log, now = Date.now, pollInterval = 30_000, timeout = 20_000 } = settings;
  // SMTP asks clients to wait this long after the message (RFC 5321, 4.5.3.2.6).
  const { responseTimeout = 10 * minute } = settings;
  const { batches: toBatches = (due) => ({ batches: due.map((mail) => [mail]), later: [], until: 0 }) } = settings;
  const stopping = new AbortController();

  async function send(mails: readonly [DueMail, ...DueMail[]]): Promise<void> {
    const [{ attempts, number, error }] = mails;
    const late = new AbortController();
    let isHandedOver = false;
    let timer = setTimeout(() => late.abort(), timeout);
    const onHandedOver = () => {
      isHandedOver = true;
      clearTimeout(timer);
      timer = setTimeout(() => late.abort(), responseTimeout);
    };
    try {
      await deliver(mails, { signal: AbortSignal.any([late.signal, stopping.signal]), onHandedOver });
      await store.mailSent(mails, now());
      log({ event, message: 'sent' });
    } catch (problem) {
      const isAnswered = typeof problem === 'object' && problem !== null && 'responseCode' in problem;
      if (isHandedOver && !isAnswered && error === inDoubt) {
        log({ event, message: `sent twice without a response: lead ${number}` });
        return store.mailSent(mails, now(), inDoubt);
      }
      const reason = isHandedOver && !isAnswered ? inDoubt : undefined;
      if (stopping.signal.aborted) return store.mailFailed(mails, now(), reason ?? 'STOPPED');
      const code = reason ?? (late.signal.aborted ? 'DEADLINE' : codeOf(problem));
      if (attempts < maxAttempts) {
        log({ event, message: `not sent: ${code}` });
        return store.mailFailed(mails, now() + retryDelay(attempts), code);
      }
      log({ event, message: `given up after ${attempts} attempts: lead ${number}, ${code}` });
      return store.mailGivenUp(mails, now(), code);
    } finally {
      clearTimeout(timer);
    }
  }

  let stopped = false;
  let sending: Promise<void> | undefined;

  async function sendDue(): Promise<void> {
    try {
      while (!stopped) {
        const due = await store.takeDueMail(now(), now() + holdTime, 1000, kinds);
        if (due.length === 0) return;
        const { batches, later, until } = toBatches(due);
        if (later.length > 0) await store.mailPostponed(later, until);
        for (const [first, ...more] of batches) if (first && !stopped) await send([first, ...more]);
      }
    } catch {
      log({ event, message: 'the queue could not be read' });
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
