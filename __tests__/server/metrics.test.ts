import { watchClock } from '@/server/clock';
import { createMetrics, type Metrics } from '@/server/metrics';
import { startServer } from '@/server/start';
import { contact, post, startInbox, type TestInbox } from './harness';

let inbox: TestInbox;
let metrics: Metrics;
let isDatabaseUp: boolean;
beforeEach(async () => {
  isDatabaseUp = true;
  metrics = createMetrics({
    store: {
      mailBacklog: () => (isDatabaseUp ? inbox.store.mailBacklog() : new Promise(() => undefined)),
      lastBackup: () => inbox.store.lastBackup(),
      ages: (moment) => inbox.store.ages(moment),
    },
    waiting: () => 7,
    patience: 100,
  });
  inbox = await startInbox({
    store: { queuesMail: true },
    // A fifth of the limit is for posts without a stamp: four.
    app: { log: metrics.count, onResult: metrics.countLead, ratePerMinute: 20 },
  });
});
afterEach(() => inbox.close());

/** The value of each line, by its name and labels. */
async function figures(): Promise<ReadonlyMap<string, number>> {
  const text = await (await metrics.app.request('/metrics')).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

test('requests, leads by form and result, the queue, the mail and the delay of the event loop are counted', async () => {
  const url = `${inbox.origin}/leads/contact`;
  const statuses: number[] = [];
  for (const key of ['key-000001', 'key-000001', 'key-000002']) {
    statuses.push((await post({ url, key }, contact)).status);
  }
  statuses.push((await post({ url, key: 'key-000003' }, { ...contact, email: 'nothing' })).status);
  statuses.push((await post({ url, key: 'key-000004' }, contact)).status);
  expect(statuses).toEqual([201, 200, 201, 422, 429]);
  await fetch(`${inbox.origin}/healthz`);
  await fetch(`${inbox.origin}/leads/stamp`);
  await post(`${inbox.origin}/leads/nothing`, contact);
  const found = await figures();
  expect(Object.fromEntries([...found].filter(([name]) => name.startsWith('site_')))).toEqual({
    'site_requests_total{kind="lead",status="201"}': 2,
    'site_requests_total{kind="lead",status="200"}': 1,
    'site_requests_total{kind="lead",status="422"}': 1,
    'site_requests_total{kind="lead",status="429"}': 1,
    'site_requests_total{kind="health",status="200"}': 1,
    'site_requests_total{kind="stamp",status="200"}': 1,
    'site_requests_total{kind="unknown",status="404"}': 1,
    'site_leads_total{form="contact",result="stored"}': 2,
    'site_leads_total{form="contact",result="already-stored"}': 1,
    'site_leads_total{form="contact",result="refused"}': 1,
    'site_leads_total{form="contact",result="too-many"}': 1,
    site_database_queue: 7,
    site_database_up: 1,
    site_leads_kept: 2,
    site_mail_waiting: 2,
    site_mail_given_up: 0,
    site_last_backup_timestamp_seconds: 0,
  });
  expect(found.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
  expect(found.has('process_resident_memory_bytes')).toBe(true);
});

test('a database that does not answer is a figure too, and the others are still given', async () => {
  isDatabaseUp = false;
  const found = await figures();
  expect([found.get('site_database_up'), found.get('site_database_queue'), found.has('site_mail_waiting')]).toEqual([
    0,
    7,
    false,
  ]);
});

test('they have a port of their own and are not on the public one', async () => {
  expect((await fetch(`${inbox.origin}/metrics`)).status).toBe(404);
  const server = await startServer(metrics.app.fetch, { port: 0, host: '127.0.0.1' });
  const answer = await fetch(`http://127.0.0.1:${server.port}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  expect((await fetch(`http://127.0.0.1:${server.port}/leads/contact`)).status).toBe(404);
  await server.stop(100);
});

test('a clock that someone sets is noticed once, and one that drifts is not', () => {
  let time = 1_000_000;
  let steady = 0;
  const lines: (string | undefined)[] = [];
  const look = watchClock({ log: ({ message }) => lines.push(message), now: () => time, steady: () => steady });
  const pass = (ms: number, drift = 0) => {
    time += ms + drift;
    steady += ms;
    look();
  };
  pass(10_000);
  for (let n = 0; n < 20; n += 1) pass(10_000, 900);
  expect(lines).toEqual([]);
  pass(10_000, -3_600_000);
  pass(10_000);
  pass(10_000, 86_400_000);
  expect(lines).toEqual(['The clock was set 3600 seconds back.', 'The clock was set 86400 seconds ahead.']);
});
