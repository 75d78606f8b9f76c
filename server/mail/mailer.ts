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
  /** The same to somebody else: an officer about the own account. */
  readonly send: (message: Message & { readonly to: string }) => Promise<void>;
};

const minute = 60_000;
/** Leads get a message each, up to so many from one network in ten minutes and so many in all. Others share a digest. */
const singlesWindow = 10 * minute;
const singlesPerSender = 5;
const singlesOfAll = 100;

/**
 * Chooses which leads get a message each and which share a digest ten minutes later, so that a robot holds back its own
 * leads and nobody else's. `elapsed` is in milliseconds and never goes back.
 */
function createBatching(now: () => number, elapsed: () => number): NonNullable<OutboxSettings['batches']> {
  let singles: readonly { readonly sender: string; readonly at: number }[] = [];
  let digestAt: number | undefined;
  const sharing = new Set<string>();

  return (due) => {
    const time = elapsed();
    singles = singles.filter(({ at }) => at > time - singlesWindow);
    const shared: DueMail[] = [];
    const batches: (readonly DueMail[])[] = [];
    for (const mail of due) {
      const sender = mail.sender ?? `lead ${mail.number}`;
      const ofSender = singles.filter((each) => each.sender === sender).length;
      if (mail.kind !== 'lead') batches.push([mail]);
      else if (!sharing.has(sender) && ofSender < singlesPerSender && singles.length < singlesOfAll) {
        singles = [...singles, { sender, at: time }];
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

/** The sender with the lender's name, where the setting has an address alone. */
export function senderFrom(setting: string, name: string): string {
  return setting.includes('<') ? setting : `"${name.replace(/["\\]/g, '')}" <${setting}>`;
}

type MailServer = Pick<MailerSettings, 'smtpUrl' | 'from' | 'timeout' | 'responseTimeout'>;

/** A mail server, and what sends one message to it without the queue. */
export function openMailServer({ smtpUrl, from, timeout = 20_000, responseTimeout = 10 * minute }: MailServer) {
  const isLocal = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(smtpUrl).hostname);
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    requireTLS: !isLocal,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // The answer to a message may take long; other phases end with the outbox's timeout.
    socketTimeout: responseTimeout + minute,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // Says when a message has been read to its end, and with it handed over.
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
    // A clock that is corrected must not stop the mail.
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
