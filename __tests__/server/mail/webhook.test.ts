import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { forms } from '@/server/inbox/forms';
import type { Outbox } from '@/server/mail/outbox';
import { startWebhook } from '@/server/mail/webhook';
import { readSettings } from '@/server/settings';
import { type FollowChange, webhookKinds } from '@/server/store/types';
import { contact, post, startInbox, type TestInbox } from '../harness';
import { listening } from './smtp-double';

const key = Buffer.from('0123456789abcdef01234567');
const secret = `whsec_${key.toString('base64')}`;

type Delivery = { readonly headers: IncomingHttpHeaders; readonly body: string };

let time: number;
let inbox: TestInbox;
let webhook: Outbox;
let deliveries: Delivery[];
let lines: string[];
/** The receiver's status, or no answer. */
let answer: () => number | undefined;
let close: () => void;

beforeEach(async () => {
  time = Date.parse('2026-11-20T09:13:05-05:00');
  deliveries = [];
  lines = [];
  answer = () => 204;
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    deliveries.push({ headers: request.headers, body: Buffer.concat(pieces).toString() });
    const status = answer();
    if (status !== undefined) response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('{}');
  });
  const port = await listening(server);
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  inbox = await startInbox({
    store: { queuesMail: false, queuesWebhook: true },
    app: { now: () => time, onStored: () => webhook.notify() },
  });
  webhook = startWebhook({
    url: `http://127.0.0.1:${port}/leads`,
    secret,
    forms,
    store: inbox.store,
    log: ({ message }) => lines.push(message ?? ''),
    now: () => time,
    pollInterval: 60_000,
    timeout: 300,
  });
});
afterEach(async () => {
  await webhook.stop();
  close();
});

const send = (name: string) =>
  post({ url: `${inbox.origin}/leads/contact`, key: 'key-000001' }, { ...contact, name }, { source: '/va' });

/** Verifies a signature as Standard Webhooks says. */
function isSigned({ headers, body }: Delivery): boolean {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

async function later(milliseconds: number): Promise<void> {
  time += milliseconds;
  webhook.notify();
  await webhook.idle();
}

test('each stored lead is sent once, signed, with contact, source and answers', async () => {
  await send('Ada Augusta Example');
  await send('Ada Augusta Example');
  await webhook.idle();
  expect(deliveries).toHaveLength(1);
  const [delivery] = deliveries;
  expect(delivery && isSigned(delivery)).toBe(true);
  expect(delivery?.headers).toMatchObject({
    'webhook-timestamp': String(time / 1000),
    'content-type': 'application/json',
  });
  expect(JSON.parse(delivery?.body ?? '')).toMatchObject({
    type: 'lead.stored',
    timestamp: '2026-11-20T14:13:05.000Z',
    data: {
      number: 1,
      reference: contact._id,
      formName: 'Contact',
      receivedInOhio: 'Fri Nov 20, 9:13 am',
      source: { first: { page: '/va' } },
      contact: { firstName: 'Ada Augusta', lastName: 'Example', email: contact.email, phone: '+16145550123' },
      answers: { message: contact.message },
    },
  });
});

test('a call, an assignment and an outcome are sent without the answers, unless undone within a minute', async () => {
  await send('Ada');
  await webhook.idle();
  const follow = (change: FollowChange) => inbox.store.follow({ number: 1, at: time, who: 'jordan', ...change });
  const sent = async () => {
    await later(61_000);
    const news = deliveries.splice(0);
    expect(news.every(isSigned)).toBe(true);
    return news.map(({ headers, body }) => ({ id: headers['webhook-id'], ...JSON.parse(body) }));
  };
  await sent();
  const at = time;
  await follow({ change: 'called', result: 'no-answer' });
  await follow({ change: 'assign', from: null, to: 'riley' });
  const [assigned, called] = (await sent()).toSorted((a, b) => a.type.localeCompare(b.type));
  expect(assigned).toMatchObject({ type: 'lead.assigned', data: { officer: 'riley', by: 'jordan' } });
  expect(called).toMatchObject({
    id: `lead_1_called_${at}`,
    type: 'lead.called',
    timestamp: new Date(at).toISOString(),
    data: { reference: contact._id, state: 'trying', tries: 1, result: 'no-answer', contact: { firstName: 'Ada' } },
  });
  expect(JSON.stringify([assigned, called])).not.toContain(contact.message);
  await follow({ change: 'called', result: 'spoke' });
  await follow({ change: 'not-called' });
  // The receiver knows the first call by its id.
  expect(await sent()).toMatchObject([{ id: called.id, data: { tries: 1, result: 'no-answer' } }]);
  await follow({ change: 'done', from: null, to: 'applied' });
  await follow({ change: 'not-done' });
  expect(await sent()).toEqual([]);
  await follow({ change: 'done', from: null, to: 'applied' });
  expect(await sent()).toMatchObject([{ type: 'lead.ended', data: { state: 'done', outcome: 'applied' } }]);
});

test.each([
  ['refuses', 500],
  ['redirects', 307],
  ['accepts it but never responds', undefined],
])('a receiver that %s gets the same message again a minute later, with the same id', async (_, status) => {
  answer = () => status;
  expect((await send('Ada')).status).toBe(201);
  await webhook.idle();
  expect(await inbox.store.mailBacklog(webhookKinds)).toMatchObject({ waiting: 1 });
  expect(await inbox.store.mailBacklog()).toMatchObject({ waiting: 0 });
  answer = () => 200;
  await later(59_000);
  expect(deliveries).toHaveLength(1);
  await later(2000);
  expect(deliveries).toHaveLength(2);
  expect(deliveries.every(isSigned)).toBe(true);
  expect(new Set(deliveries.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(new Set(deliveries.map(({ body }) => body)).size).toBe(1);
  await later(60 * 60_000);
  expect(deliveries).toHaveLength(2);
  expect(lines.join()).not.toMatch(/Ada|example/);
});

test('the settings need an https URL and a Standard Webhooks secret, both or none', () => {
  const read = (LEADS_WEBHOOK_URL: string, LEADS_WEBHOOK_SECRET: string) =>
    readSettings({ LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET });
  expect(read('https://crm.example/hook', secret)).toMatchObject({ LEADS_WEBHOOK_SECRET: secret });
  expect(() => read('http://crm.example/hook', secret)).toThrow(/Must be an https URL/);
  expect(() => read('https://crm.example/hook', 'secret')).toThrow(/whsec_/);
  expect(() => read('https://crm.example/hook', '')).toThrow(/both/);
});
