import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { forms } from '@/server/inbox/forms';
import { type MailerSettings, startMailer } from '@/server/mail/mailer';
import type { StoreSettings } from '@/server/store/store';
import { closeAfterTests, startInbox } from '../harness';

export type ReceivedMail = { readonly from: string; readonly to: readonly string[]; readonly text: string };

export function bodyOf(text = ''): string {
  const body = text
    .slice(text.indexOf('\n\n'))
    .replaceAll('=\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(body, 'latin1').toString();
}

/** Starts a server on a free port and returns the port. */
export async function listening(server: Server): Promise<number> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
}

/** A mail server that keeps messages, or answers each with `answer`. */
export type SmtpDouble = {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Response to the end of a message; undefined accepts it. */
  refuseWith: string | undefined;
  /** Milliseconds until it answers the end of a message. */
  answersAfter: number;
  /** Whether it answers a line at a time, without end. */
  trickles: boolean;
  readonly close: () => Promise<void>;
};

/** A mail server on a free port that speaks enough SMTP for a client. */
export async function startSmtpDouble(): Promise<SmtpDouble> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const double = { refuseWith: undefined as string | undefined, answersAfter: 0, trickles: false };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    let from = '';
    let to: string[] = [];
    let text: string[] | undefined;
    let rest = '';
    const say = (line: string) => void (socket.writable && socket.write(`${line}\r\n`));
    function hear(line: string): void {
      if (text) {
        if (line !== '.') {
          text.push(line);
          return;
        }
        if (double.refuseWith === undefined) received.push({ from, to, text: text.join('\n') });
        text = undefined;
        setTimeout(() => say(double.refuseWith ?? '250 taken'), double.answersAfter).unref();
        return;
      }
      const command = line.slice(0, 4).toUpperCase();
      if (double.trickles) {
        const drip = setInterval(() => say('250-x'), 50);
        socket.on('close', () => clearInterval(drip));
      } else if (command === 'EHLO') say('250 double');
      else if (command === 'MAIL') {
        from = line;
        to = [];
        say('250 ok');
      } else if (command === 'RCPT') {
        to.push(line);
        say('250 ok');
      } else if (command === 'DATA') {
        text = [];
        say('354 go on');
      } else if (command === 'QUIT') {
        say('221 bye');
        socket.end();
      } else say('250 ok');
    }
    say('220 double');
    socket.on('data', (data) => {
      const lines = (rest + data.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) hear(line);
    });
  });
  return Object.assign(double, {
    url: `smtp://127.0.0.1:${await listening(server)}`,
    received,
    close: () =>
      new Promise<void>((closed) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => closed());
      }),
  });
}

type MailSettings = Partial<MailerSettings> & Pick<StoreSettings, 'wantsReceipt'> & { readonly now: () => number };

/** A mail server, an inbox and the mailer between them. */
export async function startMail({ wantsReceipt, ...settings }: MailSettings) {
  const smtp = await startSmtpDouble();
  const inbox = await startInbox({
    store: { queuesMail: true, ...(wantsReceipt && { wantsReceipt }) },
    app: { now: settings.now, onStored: () => mailer.notify() },
  });
  const mailer = startMailer({
    ...{ smtpUrl: smtp.url, to: 'officer@example.com', from: 'Website <website@example.com>', pollInterval: 60_000 },
    ...{ forms, store: inbox.store, log: () => undefined },
    ...settings,
  });
  closeAfterTests(async () => {
    await mailer.stop();
    await smtp.close();
  });
  return { smtp, inbox, mailer };
}
