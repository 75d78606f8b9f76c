import nodemailer from 'nodemailer';
import { digestFor, type Message, type MessageSettings, messageFor } from '@/server/mail/message';
import { type Outbox, type OutboxSettings, startOutbox } from '@/server/mail/outbox';
import type { Receipt } from '@/server/mail/receipt';
import { type DueMail, emailKinds } from '@/server/store/types';

export type MailerSettings = MessageSettings &
  Pick<OutboxSettings, 'store' | 'log' | 'now' | 'pollInterval' | 'timeout'> & {
    /** `smtp://user:password@host:587` or `smtps://…`; TLS is required except on localhost. */
    readonly smtpUrl: string;
    /** The office. An officer's lead goes to that officer, with a copy here. */
    readonly to: string;
    readonly from: string;
    readonly receiptFor?: (lead: DueMail) => Receipt;
    /** Reply-To of receipts for leads without an officer. */
    readonly answerTo?: string;
  };

export type Mailer = Outbox & {
  /** Rejects if the mail server wouldn't accept messages. */
  readonly verify: () => Promise<void>;
  /** Sends at once, without the queue. */
  readonly alarm: (message: Message) => Promise<void>;
};

/** This many leads in this many milliseconds get one message each; the following ones are collected in a digest. */
const maxSingleMessages = 20;
const singlesWindow = 10 * 60_000;

export function startMailer(settings: MailerSettings): Mailer {
  const { smtpUrl, to, from, now = Date.now, timeout = 20_000 } = settings;
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

  /** The officer with the office in copy, or the office. */
  function recipientsOf({ assignee, kind }: DueMail) {
    if (assignee === null) return { to };
    return kind === 'lead' ? { to: assignee, cc: to } : { to: assignee };
  }

  async function deliver(mails: readonly [DueMail, ...DueMail[]], signal: AbortSignal): Promise<void> {
    const [mail, ...more] = mails;
    const { email } = mail.body;
    const id = `${mail.kind}-${mail.number}`;
    function envelope() {
      if (more.length > 0) return { to, ...digestFor(mails, settings) };
      // As an object, so that a typed address can't be parsed as a list.
      const visitor = { name: '', address: email ?? '' };
      if (mail.kind !== 'receipt') {
        return { ...recipientsOf(mail), ...messageFor(mail, settings), ...(email && { replyTo: visitor }) };
      }
      const replyTo = mail.assignee ?? settings.answerTo ?? to;
      return { to: visitor, replyTo, headers: { 'Auto-Submitted': 'auto-replied' }, ...settings.receiptFor?.(mail) };
    }
    await transport.sendMail({
      from,
      ...envelope(),
      // Stable across retries, so that mail programs show a duplicate once.
      messageId: `<${id}${more.length > 0 ? `-to-${more.at(-1)?.number}` : ''}@${domain}>`,
      signal,
    });
  }

  /** Times at which single-lead messages were sent. */
  let singleTimes: number[] = [];

  const outbox = startOutbox({
    ...settings,
    kinds: emailKinds,
    event: 'mail',
    deliver,
    batches(due) {
      const leads = due.filter(({ kind }) => kind === 'lead');
      const others = due.filter(({ kind }) => kind !== 'lead').map((mail) => [mail]);
      if (leads.length > maxSingleMessages) return { batches: [leads, ...others], pause: singlesWindow };
      singleTimes = [...singleTimes.filter((at) => at > now() - singlesWindow), ...leads.map(() => now())];
      const pause = singleTimes.length >= maxSingleMessages ? singlesWindow : 0;
      return { batches: [...leads.map((mail) => [mail]), ...others], pause };
    },
  });
  return {
    ...outbox,
    async verify() {
      await transport.verify();
    },
    async alarm(message) {
      await transport.sendMail({ from, to, ...message, signal: AbortSignal.timeout(timeout) });
    },
    async stop(within) {
      await outbox.stop(within);
      transport.close();
    },
  };
}
