import { createRefusedNetworks } from '@/server/inbox/refused-networks';
import { createMetrics, type Metrics } from '@/server/metrics';
import { contact, post, startInbox, type TestInbox } from './harness';

let inbox: TestInbox;
let metrics: Metrics;
beforeEach(async () => {
  const refused = createRefusedNetworks();
  inbox = await startInbox({
    store: { queuesMail: true },
    app: {
      log: (line) => metrics.count(line),
      onResult: (form, result) => metrics.countLead(form, result),
      onRefused: refused.count,
      ratePerMinute: 25,
    },
  });
  metrics = createMetrics({
    store: inbox.store,
    refused,
    expiring: {
      facts: [
        { id: 'limit', expires: '2026-12-31' },
        { id: 'past', expires: 'never' },
      ],
    },
  });
});
afterEach(() => inbox.close());

/** The value of each line, by its name and labels. */
async function figures(): Promise<Readonly<Record<string, number>>> {
  const text = await (await metrics.app.request('/metrics')).text();
  return Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))] as const),
  );
}

test('requests, leads by form and result, the mail, and networks that are refused are counted', async () => {
  const url = `${inbox.origin}/leads/contact`;
  const statuses: number[] = [];
  for (const key of ['key-000001', 'key-000001', 'key-000002'])
    statuses.push((await post({ url, key }, contact)).status);
  statuses.push((await post({ url, key: 'key-000003' }, { ...contact, email: 'nothing' })).status);
  for (const key of ['key-000004', 'key-000005']) statuses.push((await post({ url, key }, contact)).status);
  expect(statuses).toEqual([201, 200, 201, 422, 201, 429]);
  await fetch(`${inbox.origin}/healthz`);
  await inbox.store.mark('canary', 5000);
  const { process_resident_memory_bytes: memory, ...found } = await figures();
  expect(memory).toBeGreaterThan(1_000_000);
  expect(found).toEqual({
    'site_requests_total{kind="lead",status="201"}': 3,
    'site_requests_total{kind="lead",status="200"}': 1,
    'site_requests_total{kind="lead",status="422"}': 1,
    'site_requests_total{kind="lead",status="429"}': 1,
    'site_requests_total{kind="health",status="200"}': 1,
    'site_leads_total{form="contact",result="stored"}': 3,
    'site_leads_total{form="contact",result="already-stored"}': 1,
    'site_leads_total{form="contact",result="refused"}': 1,
    'site_leads_total{form="contact",result="too-many"}': 1,
    'site_refused{network="127.0.0.0/24"}': 2,
    site_database_up: 1,
    site_leads_kept: 3,
    site_mail_waiting: 3,
    site_webhooks_waiting: 0,
    site_webhooks_given_up: 0,
    site_mail_given_up: 0,
    'site_last_timestamp_seconds{of="backup"}': 0,
    'site_last_timestamp_seconds{of="restore-tried"}': 0,
    'site_last_timestamp_seconds{of="canary"}': 5,
    'site_expires_timestamp_seconds{of="facts"}': Date.UTC(2027, 0, 1) / 1000,
  });
  expect((await metrics.app.request('/readyz')).status).toBe(200);
});

test('a database that does not answer is a figure too, and is not ready', async () => {
  await inbox.store.close();
  expect(await figures()).toMatchObject({ site_database_up: 0 });
  expect((await metrics.app.request('/readyz')).status).toBe(503);
});
