import { PassThrough } from 'node:stream';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import { digestFor, type Message, type MessageSettings, messageFor } from '@/server/mail/message';
import { type Delivery, type Outbox, type OutboxSettings, startOutbox } from '@/server/mail/outbox';
import type { Receipt } from '@/server/mail/receipt';
import { type DueMail, emailKinds } from '@/server/store/types';

export type MailerSettings = MessageSettings &
  Pick<OutboxSettings, 'store' | 'log' | 'now' | 'pollInterval' | 'timeout' | 'responseTimeout'> & {
    /** `smtp://user:password@host:587` or `smtps://…`; TLS is required except on localhost. */
    readonly smtpUrl: string;
    /** The office's address. A lead with an officer goes to the officer, with a copy to this address. */
    readonly to: string;
    readonly from: string;
    readonly receiptFor?: (lead: DueMail) => Receipt;
    /** Reply-To address of receipts for leads without an officer. */
    readonly answerTo?: string;
  };

export type Mailer = Outbox & {
  /** Rejects if the mail server can't be reached or refuses the login. */
  readonly verify: () => Promise<void>;
  /** Sends immediately to the office, bypassing the queue. */
  readonly alarm: (message: Message) => Promise<void>;
  /** Sends immediately to any address, bypassing the queue. */
  readonly send: (message: Message & { readonly to: string }) => Promise<void>;
};

const minute = 60_000;
/** Leads that get a separate message in ten minutes, per network and in total. Further ones share a digest. */
const singlesWindow = 10 * minute;
const maxSentAlonePerSender = 5;
const maxSentAlone = 100;

/**
 * Decides which leads get a separate message and which share a digest ten minutes later, so that a robot delays only the
 * leads it sent. `elapsed` returns milliseconds and is monotonic.
 */
function createBatching(now: () => number, elapsed: () => number): NonNullable<OutboxSettings['batches']> {
  let sentAlone: readonly { readonly sender: string; readonly at: number }[] = [];
  let digestAt: number | undefined;
  const sharing = new Set<string>();

  return (due) => {
    const time = elapsed();
    sentAlone = sentAlone.filter(({ at }) => at > time - singlesWindow);
    const shared: DueMail[] = [];
    const batches: (readonly DueMail[])[] = [];
    for (const mail of due) {
      const sender = mail.sender ?? `lead ${mail.number}`;
      const fromSender = sentAlone.filter((each) => each.sender === sender).length;
      if (mail.kind !== 'lead') batches.push([mail]);
      else if (!sharing.has(sender) && fromSender < maxSentAlonePerSender && sentAlone.length < maxSentAlone) {
        sentAlone = [...sentAlone, { sender, at: time }];
        batches.push([mail]);
      } else {
        sharing.add(sender);
        shared.push(mail);
      }
    }
    digestAt ??= shared.length > 0 ? time + singlesWindow : undefined;
    if (digestAt === undefined || time < digestAt)
      return { batches, later: shared, until: now() + (digestAt ?? 0) - time };
    digestAt = undefined;
    sharing.clear();
    return { batches: [...batches, shared], later: [], until: 0 };
  };
}

/** Adds the lender's name if the setting is only an address. */
export function senderFrom(setting: string, name: string): string {
  return setting.includes('<') ? setting : `"${name.replace(/["\\]/g, '')}" <${setting}>`;
}

type MailServer = Pick<MailerSettings, 'smtpUrl' | 'from' | 'timeout' | 'responseTimeout'>;

/** Opens the transport; `send` sends one message, bypassing the queue. */
export function openMailServer({ smtpUrl, from, timeout = 20_000, responseTimeout = 10 * minute }: MailServer) {
  const isLocal = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(smtpUrl).hostname);
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    requireTLS: !isLocal,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // The response to a message may take long; the outbox limits the other phases.
    socketTimeout: responseTimeout + minute,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // Reports when a message has been read to its end, and so handed over.
  transport.use('stream', ({ data, message }, next) => {
    const { onHandedOver } = data as { readonly onHandedOver?: () => void };
    const end = () => new PassThrough().once('end', () => onHandedOver?.());
    message.transform(end);
    next();
  });
  const send = async (message: SendMailOptions) => {
    await transport.sendMail({ from, ...message, signal: AbortSignal.timeout(timeout) } as SendMailOptions);
  };
  return { transport, send };
}

export function startMailer(settings: MailerSettings): Mailer {
  const { to, from, now = Date.now } = settings;
  const { transport, send } = openMailServer(settings);
  const domain = from.replace(/^.*@/, '').replace(/[^\w.-]/g, '');

  function recipientsOf({ assignee, kind }: DueMail) {
    if (assignee === null) return { to };
    return kind === 'lead' ? { to: assignee, cc: to } : { to: assignee };
  }

  async function deliver(mails: readonly [DueMail, ...DueMail[]], delivery: Delivery): Promise<void> {
    const [mail, ...more] = mails;
    const { email } = mail.body;
    const id = `${mail.kind}-${mail.number}`;
    function envelope() {
      if (more.length > 0) {
        const officers = new Set(mails.map(({ assignee }) => assignee).filter((each) => each !== null));
        return { to, cc: [...officers], ...digestFor(mails, settings) };
      }
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
      ...delivery,
    } as SendMailOptions);
  }

  const outbox = startOutbox({
    ...settings,
    kinds: emailKinds,
    event: 'mail',
    deliver,
    // Monotonic, so that correcting the clock doesn't stop the mail.
    batches: createBatching(now, settings.now ?? (() => performance.now())),
  });
  return {
    ...outbox,
    async verify() {
      await transport.verify();
    },
    alarm: (message) => send({ to, ...message }),
    send,
    async stop(within) {
      await outbox.stop(within);
      transport.close();
    },
  };
}
