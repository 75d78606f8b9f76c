import type { Hono } from 'hono';
import { createRefusalCounter } from '@/server/inbox/refusal-counter';
import { createMetrics } from '@/server/metrics';
import { contact, post, startInbox, type TestInbox } from './harness';

let inbox: TestInbox;
let metrics: Hono;
beforeEach(async () => {
  const refused = createRefusalCounter();
  inbox = await startInbox({ store: { queuesMail: true }, app: { onRefused: refused.count, ratePerMinute: 25 } });
  const facts = [
    { id: 'limit', expires: '2026-12-31' },
    { id: 'past', expires: 'never' },
  ];
  metrics = createMetrics({ store: inbox.store, refused, expiring: { facts } });
});

async function figures(): Promise<Readonly<Record<string, number>>> {
  const lines = (await (await metrics.request('/metrics')).text()).trim().split('\n');
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))] as const),
  );
}

test('metrics cover leads, mail, canary and backups, expiry dates and refused networks', async () => {
  const url = `${inbox.origin}/leads/contact`;
  const statuses: number[] = [];
  for (const key of ['key-000001', 'key-000001', 'key-000002'])
    statuses.push((await post({ url, key }, contact)).status);
  statuses.push((await post({ url, key: 'key-000003' }, { ...contact, email: 'nothing' })).status);
  for (const key of ['key-000004', 'key-000005']) statuses.push((await post({ url, key }, contact)).status);
  expect(statuses).toEqual([201, 200, 201, 422, 201, 429]);
  await inbox.store.mark('canary', 5000);
  const { process_resident_memory_bytes: memory, site_disk_free_bytes: free, ...found } = await figures();
  expect(memory).toBeGreaterThan(1_000_000);
  expect(free).toBeGreaterThan(0);
  expect(found).toEqual({
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
  expect((await metrics.request('/readyz')).status).toBe(200);
});

test('metrics and readiness report a database that does not answer', async () => {
  await inbox.store.close();
  expect(await figures()).toMatchObject({ site_database_up: 0 });
  expect((await metrics.request('/readyz')).status).toBe(503);
});
