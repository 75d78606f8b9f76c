import { createCanary } from '@/server/canary';
import type { LeadStore } from '@/server/store/store';
import { contact, post, startInbox, type TestInbox } from './harness';

const secret = 'a-secret-of-this-process';
let inbox: TestInbox;
let mails: string[];
let mailProblem: Error | undefined;
let time: number;
const lines: string[] = [];

async function canaryOf(app: Parameters<typeof startInbox>[0] = {}) {
  inbox = await startInbox({ ...app, app: { canary: secret, ratePerMinute: 1, totalPerMinute: 1, ...app.app } });
  return createCanary({
    origin: inbox.origin,
    secret,
    store: inbox.store,
    mail: {
      verify: async () => {
        if (mailProblem) throw mailProblem;
      },
      alarm: async ({ subject, text }) => {
        if (mailProblem) throw mailProblem;
        mails.push(`${subject}: ${text}`);
      },
    },
    log: ({ message = '' }) => lines.push(message),
    now: () => time,
  });
}

beforeEach(() => {
  mails = [];
  lines.length = 0;
  mailProblem = undefined;
  time = Date.UTC(2026, 10, 20, 14);
});

test('the canary goes through form, inbox and database, is deleted again, and uses up no number, limit or email', async () => {
  const runCanary = await canaryOf({ store: { queuesMail: true } });
  for (let n = 0; n < 5; n += 1) await runCanary();
  expect(await inbox.store.marked('canary')).toBe(time);
  expect([mails, await inbox.store.list()]).toEqual([[], []]);
  expect((await post({ url: `${inbox.origin}/leads/contact`, key: 'key-000001' }, contact)).status).toBe(201);
  expect((await inbox.store.list()).map(({ number }) => number)).toEqual([1]);
  expect(await inbox.store.mailBacklog()).toMatchObject({ waiting: 1 });
});

test('nobody else can send a canary', async () => {
  await canaryOf();
  const answer = await post({ url: `${inbox.origin}/leads/contact`, key: 'key-000001' }, contact, {
    'x-canary': 'a-secret-of-this-procesS',
  });
  expect(answer.status).toBe(201);
  expect((await inbox.store.list()).map(({ number }) => number)).toEqual([1]);
});

test("the operator is emailed when leads can't be stored, again after six hours, and when it works again", async () => {
  let isBroken = true;
  const put: LeadStore['put'] = (lead) => (isBroken ? Promise.reject(new Error('disk full')) : inbox.store.put(lead));
  const runCanary = await canaryOf({ app: { store: { put } } });
  for (let hour = 0; hour < 8; hour += 1) {
    await runCanary();
    time += 60 * 60_000;
  }
  expect(mails).toHaveLength(2);
  expect(mails[0]).toMatch(/^The website cannot take leads: .*The inbox answered 503/);
  expect(await inbox.store.marked('canary')).toBeNull();
  expect(lines).toContain('failed: The inbox answered 503.');
  isBroken = false;
  await runCanary();
  expect(mails[2]).toMatch(/^The website takes leads again/);
  expect(await inbox.store.marked('canary')).toBe(time);
});

test('an alarm that could not be emailed is sent an hour later, and setting the clock back suppresses none', async () => {
  const runCanary = await canaryOf({ app: { store: { put: () => Promise.reject(new Error('disk full')) } } });
  mailProblem = new Error('connect ECONNREFUSED');
  await runCanary();
  time += 60 * 60_000;
  mailProblem = undefined;
  await runCanary();
  expect(mails).toHaveLength(1);
  time -= 48 * 60 * 60_000;
  await runCanary();
  expect(mails).toHaveLength(2);
});

test('an unreachable mail server fails the canary', async () => {
  mailProblem = new Error('connect ECONNREFUSED');
  const runCanary = await canaryOf();
  await runCanary();
  expect(lines).toContain('failed: The mail server does not accept messages.');
  expect(await inbox.store.marked('canary')).toBeNull();
  expect(await inbox.store.list()).toEqual([]);
});
