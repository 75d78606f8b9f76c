import { wireBody } from '@/__tests__/helpers/people';
import { forms } from '@/server/inbox/forms';
import type { Mailer } from '@/server/mail/mailer';
import { maxAttempts, retryDelay } from '@/server/mail/outbox';
import type { NewLead } from '@/server/store/types';
import { contact, post, type TestInbox } from '../harness';
import { leadWith } from '../store/lead-with';
import { bodyOf, type SmtpDouble, startMail } from './smtp-double';

let smtp: SmtpDouble;
let inbox: TestInbox;
let mailer: Mailer;
let time: number;
let lines: string[];

beforeEach(async () => {
  time = Date.UTC(2026, 10, 20, 14);
  lines = [];
  ({ smtp, inbox, mailer } = await startMail({
    deskUrl: 'https://desk.example.com/desk',
    log: ({ message }) => lines.push(message ?? ''),
    now: () => time,
  }));
});

const questions = { ...Object.fromEntries(wireBody('purchase', 'Sam')), lastName: 'Sample' };

async function deliver(): Promise<void> {
  mailer.notify();
  await mailer.idle();
}

function send(key: string, change: Readonly<Record<string, string>> = {}): Promise<Response> {
  return post({ url: `${inbox.origin}/leads/contact`, key: `${key}` }, { ...contact, ...change });
}

test('the office gets each lead once, with labeled answers and the visitor as reply-to', async () => {
  await send('key-000001');
  await send('key-000001');
  await mailer.idle();
  expect(smtp.received).toHaveLength(1);
  const [mail] = smtp.received;
  expect(mail?.to[0]).toContain('officer@example.com');
  expect(mail?.text).toContain('Subject: Ada Example: Contact');
  expect(mail?.text).toMatch(/Reply-To: .*ada@example\.org/);
  expect(mail?.text).toContain('Message: May I ask about an FHA loan?');
});

test('a message starts with name and contact, and its subject says when to call and about what', async () => {
  const asked = { name: 'Ada Example', phone: '6142674410', when: 'Afternoon', about: 'Refinancing' };
  await post({ url: `${inbox.origin}/leads/call`, key: 'key-000001' }, asked);
  await post({ url: `${inbox.origin}/leads/purchase`, key: 'key-000002' }, questions);
  await mailer.idle();
  const [call, purchase] = smtp.received;
  expect(call?.text).toContain('Subject: Ada Example: Call, Afternoon, Refinancing');
  expect(bodyOf(call?.text)).toContain('reference 2026NOV20FRI090000-');
  expect(purchase?.text).toMatch(/^Subject: .*: Purchase questions$/m);
  expect(bodyOf(purchase?.text).trim()).toMatch(/^First name: .*\nLast name: .*\nEmail: .*\nPhone: /);
});

test('each report that was checked is listed once', async () => {
  const asked = {
    firstName: 'Dora',
    lastName: 'Reader',
    email: 'dora@example.org',
    report01: '10 Secrets To Raising Your Credit Score',
  };
  await post({ url: `${inbox.origin}/leads/free-report`, key: 'key-000001' }, asked);
  await mailer.idle();
  expect(bodyOf(smtp.received[0]?.text)).toContain('\nFree Reports: 10 Secrets To Raising Your Credit Score\n');
});

test('a message contains no income, credit or amount, and links to the desk for them', async () => {
  await post({ url: `${inbox.origin}/leads/purchase`, key: 'key-000001' }, questions);
  await mailer.idle();
  const text = bodyOf(smtp.received[0]?.text);
  expect(text).toContain('(614) 555-0188');
  expect(text).toMatch(/\d+ more answers are shown only at the desk/);
  expect(text).toContain('At the desk: https://desk.example.com/desk?lead=1');
  expect(text).toContain('Received: Fri Nov 20, 9:00 am, Ohio time');
  expect(text).not.toMatch(/325,?000|84,?000|income|credit|bankruptcy|12\.5/i);
});

test('a message says when no known consent text was agreed to', async () => {
  const url = `${inbox.origin}/leads/contact`;
  const versions = ['', 'ffffffffffff', forms.get('contact')?.consentVersion ?? ''];
  for (const [n, version] of versions.entries())
    await post({ url, key: `key-00000${n}` }, { ...contact, message: `${n}` }, { 'consent-version': version });
  await mailer.idle();
  const said = smtp.received.map(({ text }) => /^Agreed to: .*/m.exec(bodyOf(text))?.[0]);
  expect(said).toEqual([
    expect.stringContaining('Nothing is on record'),
    expect.stringContaining('the form was sent with version ffffffffffff'),
    undefined,
  ]);
});

test('a lead that names an officer goes to that officer, with a copy to the office', async () => {
  await inbox.store.put(leadWith('k', { receivedAt: time, assignee: 'jordan@example.com' }));
  await deliver();
  expect(smtp.received[0]?.to.join()).toMatch(/jordan@example\.com.*officer@example\.com/);
  expect(smtp.received[0]?.text).toMatch(/^To: jordan@example\.com$/m);
});

test('an officer who is assigned a lead gets an email; one who takes it does not', async () => {
  await send('key-000001');
  await mailer.idle();
  const assign = (who: string, from: string | null, to: string | null) =>
    inbox.store.follow({ number: 1, at: time, who, change: 'assign', from, to });
  await assign('jordan@example.com', null, 'jordan@example.com');
  await assign('jordan@example.com', 'jordan@example.com', 'casey@example.com');
  await deliver();
  expect(smtp.received).toHaveLength(2);
  expect(smtp.received[1]?.to.join()).toBe('RCPT TO:<casey@example.com>');
  expect(smtp.received[1]?.text).toContain('Subject: Yours now: Ada Example: Contact');
});

test('of 300 leads from one network within minutes, the first 5 get a message each and the rest share one ten minutes later', async () => {
  for (let n = 0; n < 300; n += 1) await send(`key-${1000 + n}`, { message: `${n}` });
  await mailer.idle();
  expect(smtp.received).toHaveLength(5);
  time += 10 * 60_000;
  await deliver();
  expect(smtp.received).toHaveLength(6);
  expect(smtp.received.at(-1)?.text).toContain('Subject: 295 leads at once');
  expect(await inbox.store.mailBacklog()).toEqual({ waiting: 0, givenUp: 0, numbers: [] });
});

describe('while a robot sends leads', () => {
  let leads = 0;
  /** Stores a lead of a network, as the inbox does. */
  function put(network: string, change: Partial<NewLead> = {}) {
    leads += 1;
    return inbox.store.put(leadWith(`key-${leads}`, { sender: network, receivedAt: time, ...change }));
  }

  test('the officer whom a person named gets an email at once', async () => {
    for (let n = 0; n < 21; n += 1) await put('robot');
    await put('person', { assignee: 'casey@example.com', body: { name: 'Ann' } });
    await deliver();
    expect(smtp.received.at(-1)).toMatchObject({
      to: ['RCPT TO:<casey@example.com>', 'RCPT TO:<officer@example.com>'],
      text: expect.stringContaining('Subject: Ann: Contact'),
    });
  });

  test('each person is in the digest, which also goes to the officers it names', async () => {
    for (let n = 0; n < 130; n += 1) await put(`robot-${n % 2}`);
    // Networks with one lead each use up the separate messages.
    for (let n = 0; n < 100; n += 1) await put(`bot-${n}`);
    await put('person', { assignee: 'casey@example.com', body: { name: 'Ann Behind' } });
    await deliver();
    time += 10 * 60_000;
    await deliver();
    const digest = smtp.received.find(({ text }) => text.includes('leads at once'));
    expect(digest?.to).toEqual(['RCPT TO:<officer@example.com>', 'RCPT TO:<casey@example.com>']);
    expect(digest?.text).toContain('Ann Behind');
  });
});

test('setting the clock back holds up no message', async () => {
  time += 24 * 60 * 60_000;
  await send('key-000001');
  await send('key-000002');
  await mailer.idle();
  smtp.refuseWith = '451 later';
  await send('key-000003');
  await mailer.idle();
  smtp.refuseWith = undefined;
  time -= 24 * 60 * 60_000;
  await send('key-000004');
  await deliver();
  expect(smtp.received).toHaveLength(4);
});

test('changed answers of the same form get a message that names the earlier lead', async () => {
  await send('key-000001');
  await mailer.idle();
  await send('key-000001', { phone: '6145550199' });
  await mailer.idle();
  expect(smtp.received).toHaveLength(2);
  expect(smtp.received[1]?.text).toContain('This form was sent before, as lead 1');
  expect(smtp.received[1]?.text).toContain('(614) 555-0199');
});

test('a line break in an answer cannot add a header or a recipient', async () => {
  await send('key-000001', { name: 'Ada\r\nBcc: eve@example.net', message: 'x\r\nBcc: eve@example.net' });
  await mailer.idle();
  expect(smtp.received[0]?.to).toHaveLength(1);
  const [head] = (smtp.received[0]?.text ?? '').split('\n\n');
  expect(head).not.toMatch(/^Bcc:/m);
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

test('retries a minute after the first failure, then waits twice as long each time, at most six hours', () => {
  expect([1, 2, 3, 20].map(retryDelay)).toEqual([60_000, 120_000, 240_000, 21_600_000]);
});

describe('a mail server that responds one line at a time', () => {
  test('a slow delivery is cut off at its time limit', async () => {
    ({ smtp, inbox, mailer } = await startMail({ now: () => time, timeout: 300 }));
    smtp.trickles = true;
    const began = performance.now();
    await send('key-000001');
    await mailer.idle();
    expect(performance.now() - began).toBeLessThan(3000);
    expect(await inbox.store.mailOf(1)).toEqual({
      state: 'waiting',
      attempts: 1,
      error: 'DEADLINE',
      nextTryAt: time + 60_000,
    });
  });

  test('stopping aborts a delivery, and the message goes out after the next start', async () => {
    smtp.trickles = true;
    await send('key-000001');
    await new Promise((next) => setTimeout(next, 200));
    const began = performance.now();
    await mailer.stop(300);
    expect(performance.now() - began).toBeLessThan(3000);
    expect(await inbox.store.mailOf(1)).toMatchObject({ state: 'waiting', error: 'STOPPED', nextTryAt: time });
  });
});

describe('a mail server that accepts a message', () => {
  test('and responds late gets it once', async () => {
    ({ smtp, inbox, mailer } = await startMail({ now: () => time, timeout: 300 }));
    smtp.answersAfter = 900;
    await send('key-000001');
    await mailer.idle();
    expect(smtp.received).toHaveLength(1);
    expect(await inbox.store.mailOf(1)).toMatchObject({ state: 'sent', attempts: 1, error: null });
  });

  test('and never responds gets it at most twice', async () => {
    ({ smtp, inbox, mailer } = await startMail({ now: () => time, timeout: 300, responseTimeout: 300 }));
    smtp.answersAfter = 60_000;
    await send('key-000001');
    for (let tries = 0; tries < 5; tries += 1) {
      await deliver();
      time += retryDelay(99);
    }
    expect(smtp.received).toHaveLength(2);
    expect(await inbox.store.mailOf(1)).toMatchObject({ state: 'sent', attempts: 2, error: 'IN_DOUBT' });
  });
});

test('a message that is refused too often is given up, and sent again on request', async () => {
  smtp.refuseWith = '550 no such mailbox';
  expect((await send('key-000001')).status).toBe(201);
  for (let tries = 0; tries < maxAttempts + 3; tries += 1) {
    await deliver();
    time += retryDelay(99);
  }
  expect(await inbox.store.mailOf(1)).toMatchObject({ state: 'given-up', attempts: maxAttempts, error: '550' });
  expect(await inbox.store.mailBacklog()).toEqual({ waiting: 0, givenUp: 1, numbers: [1] });
  expect(lines.at(-1)).toMatch(/^given up after 18 attempts: lead 1, 550$/);
  smtp.refuseWith = undefined;
  expect(await inbox.store.sendAgain(time)).toBe(1);
  await deliver();
  expect(smtp.received).toHaveLength(1);
  expect(await inbox.store.mailOf(1)).toMatchObject({ state: 'sent' });
});
