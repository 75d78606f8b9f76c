import { join } from 'node:path';
import { forms } from '@/server/forms';
import { type Mailer, startMailer, waitAfter } from '@/server/mailer';
import { openStore } from '@/server/store';
import { contact, post, startInbox, type TestInbox, temporaryDirectory } from './harness';
import { type SmtpDouble, startSmtpDouble } from './smtp-double';

let smtp: SmtpDouble;
let inbox: TestInbox;
let mailer: Mailer;
let time: number;

beforeEach(async () => {
  time = Date.UTC(2026, 10, 20, 14);
  smtp = await startSmtpDouble();
  inbox = await startInbox({
    store: { queuesMail: true },
    app: { now: () => time, onStored: () => mailer.wake() },
  });
  mailer = startMailer({
    smtpUrl: smtp.url,
    to: 'officer@example.com',
    from: 'Website <website@example.com>',
    forms,
    store: inbox.store,
    log: () => undefined,
    now: () => time,
    lookEvery: 60_000,
  });
});
afterEach(async () => {
  await mailer.stop();
  await smtp.close();
  await inbox.close();
});

function send(key: string, change: Readonly<Record<string, string>> = {}): Promise<Response> {
  return post({ url: `${inbox.origin}/leads/contact`, key: `${key}` }, { ...contact, ...change });
}

test('the loan officer gets each lead once, with the answers by their labels and a reply to the visitor', async () => {
  await send('key-000001');
  await send('key-000001');
  await mailer.settled();
  expect(smtp.received).toHaveLength(1);
  const [mail] = smtp.received;
  expect(mail?.to[0]).toContain('officer@example.com');
  expect(mail?.text).toContain('Subject: Contact Form: 2026NOV20FRI091305');
  expect(mail?.text).toMatch(/Reply-To: .*ada@example\.org/);
  expect(mail?.text).toContain('Message: May I ask about an FHA loan?');
});

test('a mail server that refuses delays the message, not the visitor; it goes out a minute later', async () => {
  smtp.refuseWith = '451 try later';
  expect((await send('key-000001')).status).toBe(201);
  await mailer.settled();
  expect(smtp.received).toHaveLength(0);
  smtp.refuseWith = undefined;
  time += 30_000;
  mailer.wake();
  await mailer.settled();
  expect(smtp.received).toHaveLength(0);
  time += 30_001;
  mailer.wake();
  await mailer.settled();
  expect(smtp.received).toHaveLength(1);
});

test('a mail server that cannot be reached never keeps a lead from being taken', async () => {
  await smtp.close();
  expect((await send('key-000001')).status).toBe(201);
  await mailer.settled();
  expect(await inbox.store.list()).toHaveLength(1);
});

test('other answers of the same form are a message of their own, which names the lead before', async () => {
  await send('key-000001');
  await mailer.settled();
  await send('key-000001', { phone: '6145550199' });
  await mailer.settled();
  expect(smtp.received).toHaveLength(2);
  expect(smtp.received[1]?.text).toContain('(follows 1)');
  expect(smtp.received[1]?.text).toContain('6145550199');
});

test('a line break in an answer cannot add a header or a recipient', async () => {
  await send('key-000001', { name: 'Ada\r\nBcc: eve@example.net', message: 'x\r\nBcc: eve@example.net' });
  await mailer.settled();
  expect(smtp.received[0]?.to).toHaveLength(1);
  const [head] = (smtp.received[0]?.text ?? '').split('\n\n');
  expect(head).not.toMatch(/^Bcc:/m);
});

test('what is queued survives a restart of the server', async () => {
  const directory = temporaryDirectory();
  const url = `file:${join(directory.path, 'leads.db')}`;
  const first = await openStore({ url, queuesMail: true });
  await first.put({ form: 'contact', key: 'k', leadId: 'x', body: contact, contentHash: 'h', receivedAt: time });
  await first.close();
  const second = await openStore({ url, queuesMail: true });
  expect(await second.takeDueMail(time, time + 1000, 10)).toHaveLength(1);
  await second.close();
  directory.remove();
});

test('two servers do not send the same message', async () => {
  await mailer.stop();
  await send('key-000001');
  const [first, second] = await Promise.all([
    inbox.store.takeDueMail(time, time + 60_000, 10),
    inbox.store.takeDueMail(time, time + 60_000, 10),
  ]);
  expect(first.length + second.length).toBe(1);
});

test('waits a minute after the first failure, twice as long after each next, six hours at most', () => {
  expect([1, 2, 3, 20].map(waitAfter)).toEqual([60_000, 120_000, 240_000, 21_600_000]);
});
