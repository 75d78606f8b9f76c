import nodemailer from 'nodemailer';
import type { Log } from '@/server/log';
import { digestOf, type Message, type MessageSettings, messageFor } from '@/server/mail/message';
import type { DueMail, LeadStore } from '@/server/store/types';

export type MailerSettings = MessageSettings & {
  /** `smtp://user:password@host:587` or `smtps://…`; off this machine the connection must be encrypted. */
  readonly smtpUrl: string;
  /** Where messages go; one about a lead that an officer has goes to that officer, with a copy here. */
  readonly to: string;
  readonly from: string;
  readonly store: Pick<LeadStore, 'takeDueMail' | 'mailSent' | 'mailFailed' | 'mailGivenUp'>;
  readonly log: Log;
  readonly now?: () => number;
  /** How often to look for messages that are due again, in milliseconds. */
  readonly lookEvery?: number;
  /** The longest time for one message, in milliseconds. */
  readonly patience?: number;
};

/** Sends the queued messages; a lead never waits for it. */
export type Mailer = {
  /** Called when there may be something to send. */
  readonly wake: () => void;
  /** Resolves once nothing is being sent. */
  readonly settled: () => Promise<void>;
  /** Rejects where the mail server would take no message. */
  readonly verify: () => Promise<void>;
  /** Sends a message at once, which does not wait in the database. */
  readonly alarm: (message: Message) => Promise<void>;
  /** Ends what is being sent after `within` milliseconds; the message goes out after the next start. */
  readonly stop: (within?: number) => Promise<void>;
};

const minute = 60_000;

/** Tries of one message, over about three days. After them it is given up, and the desk says so. */
export const mostAttempts = 18;

/** How long to wait before trying again, in milliseconds: one minute, doubling, at most six hours. */
export function waitAfter(attempts: number): number {
  return Math.min(minute * 2 ** Math.max(0, attempts - 1), 6 * 60 * minute);
}

/** So many leads in so many milliseconds get a message each; the next ones wait and get one together. */
const mostSingles = 20;
const singlesTime = 10 * minute;

/** A code such as `ECONNREFUSED` or `550`: the message of an error may contain addresses. */
function codeOf(problem: unknown): string {
  if (typeof problem !== 'object' || problem === null) return 'unknown';
  if ('responseCode' in problem) return String(problem.responseCode);
  return 'code' in problem ? String(problem.code) : 'unknown';
}

/** Starts sending what is queued, and what gets queued later. */
export function startMailer(settings: MailerSettings): Mailer {
  const { smtpUrl, to, from, store, log, now = Date.now } = settings;
  const { lookEvery = 30_000, patience = 20_000 } = settings;
  const isLocal = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(smtpUrl).hostname);
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    requireTLS: !isLocal,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.replace(/^.*@/, '').replace(/[^\w.-]/g, '');

  const stopping = new AbortController();

  /** Sends one message about some leads, the first of which says how often it was tried. */
  async function send(leads: readonly [DueMail, ...DueMail[]], { subject, text }: Message): Promise<void> {
    const [lead] = leads;
    const isDigest = leads.length > 1;
    const email = isDigest ? undefined : lead.body.email;
    const officer = isDigest ? null : lead.assignee;
    const deadline = AbortSignal.timeout(patience);
    try {
      await transport.sendMail({
        from,
        ...(officer === null ? { to } : { to: officer, ...(lead.kind === 'lead' && { cc: to }) }),
        subject,
        text,
        ...(email && { replyTo: { name: '', address: email } }),
        // The same for each try, so that a mail program shows a message that went out twice once.
        messageId: `<${lead.kind}-${lead.number}${isDigest ? `-to-${leads.at(-1)?.number}` : ''}@${domain}>`,
        signal: AbortSignal.any([deadline, stopping.signal]),
      });
      await store.mailSent(leads, now());
      log({ event: 'mail', message: 'sent' });
    } catch (problem) {
      if (stopping.signal.aborted) return store.mailFailed(leads, now(), 'STOPPED');
      const code = deadline.aborted ? 'DEADLINE' : codeOf(problem);
      if (lead.attempts < mostAttempts) {
        log({ event: 'mail', message: `not sent: ${code}` });
        return store.mailFailed(leads, now() + waitAfter(lead.attempts), code);
      }
      log({ event: 'mail', message: `given up after ${lead.attempts} tries: lead ${lead.number}, ${code}` });
      return store.mailGivenUp(leads, now(), code);
    }
  }

  let stopped = false;
  let sending: Promise<void> | undefined;
  /** When single messages were last sent. */
  let singles: number[] = [];
  let heldUntil = 0;

  async function sendDue(): Promise<void> {
    try {
      while (!stopped && now() >= heldUntil) {
        const [first, ...more] = await store.takeDueMail(now(), now() + 5 * minute, 1000);
        if (!first) return;
        if (more.length >= mostSingles) {
          await send([first, ...more], digestOf([first, ...more], settings));
          heldUntil = now() + singlesTime;
          return;
        }
        for (const lead of [first, ...more]) if (!stopped) await send([lead], messageFor(lead, settings));
        singles = [...singles.filter((at) => at > now() - singlesTime), ...Array(1 + more.length).fill(now())];
        if (singles.length >= mostSingles) heldUntil = now() + singlesTime;
      }
    } catch {
      log({ event: 'mail', message: 'the queue cannot be read just now' });
    }
  }

  let wokenWhileSending = false;
  function wake(): void {
    if (stopped) return;
    if (sending) {
      wokenWhileSending = true;
      return;
    }
    wokenWhileSending = false;
    sending = sendDue().finally(() => {
      sending = undefined;
      if (wokenWhileSending) wake();
    });
  }

  async function settled(): Promise<void> {
    while (sending) await sending;
  }

  const timer = setInterval(wake, lookEvery);
  timer.unref();
  wake();
  return {
    wake,
    settled,
    async verify() {
      await transport.verify();
    },
    async alarm(message) {
      await transport.sendMail({ from, to, ...message, signal: AbortSignal.timeout(patience) });
    },
    async stop(within = 3000) {
      stopped = true;
      clearInterval(timer);
      const late = setTimeout(() => stopping.abort(), within);
      await settled();
      clearTimeout(late);
      transport.close();
    },
  };
}
