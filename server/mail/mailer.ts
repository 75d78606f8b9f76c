import nodemailer from 'nodemailer';
import type { FormDefinition } from '@/lib/forms/definition';
import type { Log } from '@/server/log';
import type { DueMail, LeadStore } from '@/server/store/types';

export type MailerSettings = {
  /** `smtp://user:password@host:587` or `smtps://…`; off this machine the connection must be encrypted. */
  readonly smtpUrl: string;
  readonly to: string;
  readonly from: string;
  readonly forms: ReadonlyMap<string, FormDefinition>;
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
  /** Ends what is being sent after `within` milliseconds; the message goes out after the next start. */
  readonly stop: (within?: number) => Promise<void>;
};

const minute = 60_000;

/** Tries of one message, over about three days. After them it is given up, listed by `npm run leads -- --mail`. */
export const mostAttempts = 18;

/** How long to wait before trying again, in milliseconds: one minute, doubling, at most six hours. */
export function waitAfter(attempts: number): number {
  return Math.min(minute * 2 ** Math.max(0, attempts - 1), 6 * 60 * minute);
}

/** The message to the loan officer, as plain text: the answers by their labels, empty ones left out. */
export function messageFor(lead: DueMail, form: FormDefinition | undefined): { subject: string; text: string } {
  const labels = new Map(form?.fields.map((field) => [field.name, field.label] as const));
  const answers = Object.entries(lead.body)
    .filter(([name, value]) => value !== '' && (form === undefined || labels.has(name)))
    .map(([name, value]) => `${labels.get(name) ?? name}: ${value}`);
  const subject = `${form?.subjectPrefix ?? `${lead.form}: `}${lead.leadId}`;
  const lines = [
    ...(lead.follows === null ? [] : [`The same form sent lead ${lead.follows} before, with other answers.`, '']),
    ...answers,
    '',
    `Reference: ${lead.leadId}`,
    `Lead number: ${lead.number}`,
    `Received: ${new Date(lead.receivedAt).toISOString()}`,
  ];
  return { subject: lead.follows === null ? subject : `${subject} (follows ${lead.follows})`, text: lines.join('\n') };
}

/** A code such as `ECONNREFUSED` or `550`: the message of an error may contain addresses. */
function codeOf(problem: unknown): string {
  if (typeof problem !== 'object' || problem === null) return 'unknown';
  if ('responseCode' in problem) return String(problem.responseCode);
  return 'code' in problem ? String(problem.code) : 'unknown';
}

/** Starts sending what is queued, and what gets queued later. */
export function startMailer(settings: MailerSettings): Mailer {
  const { smtpUrl, to, from, forms, store, log, now = Date.now } = settings;
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

  async function send(lead: DueMail): Promise<void> {
    const { email } = lead.body;
    const deadline = AbortSignal.timeout(patience);
    try {
      await transport.sendMail({
        from,
        to,
        ...messageFor(lead, forms.get(lead.form)),
        ...(email && { replyTo: { name: '', address: email } }),
        // The same for each try, so that a mail program shows a message that went out twice once.
        messageId: `<lead-${lead.number}@${domain}>`,
        signal: AbortSignal.any([deadline, stopping.signal]),
      });
      await store.mailSent(lead, now());
      log({ event: 'mail', message: 'sent' });
    } catch (problem) {
      if (stopping.signal.aborted) return store.mailFailed(lead, now(), 'STOPPED');
      const code = deadline.aborted ? 'DEADLINE' : codeOf(problem);
      if (lead.attempts < mostAttempts) {
        log({ event: 'mail', message: `not sent: ${code}` });
        return store.mailFailed(lead, now() + waitAfter(lead.attempts), code);
      }
      log({ event: 'mail', message: `given up after ${lead.attempts} tries: lead ${lead.number}, ${code}` });
      return store.mailGivenUp(lead, now(), code);
    }
  }

  let stopped = false;
  let sending: Promise<void> | undefined;

  async function sendDue(): Promise<void> {
    try {
      for (;;) {
        const due = stopped ? [] : await store.takeDueMail(now(), now() + 5 * minute, 10);
        if (due.length === 0) return;
        for (const lead of due) if (!stopped) await send(lead);
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
