import SQLite from 'libsql';
import type { LeadStore } from '@/server/store/store';
import { openTestStore } from '../harness';
import { leadWith } from './lead-with';

const day = 24 * 60 * 60_000;
const today = Date.UTC(2026, 10, 20);
const days = 730;

let file: string;
let store: LeadStore;
beforeEach(() => {
  ({ file, store } = openTestStore());
});

async function storeAges(...ages: readonly number[]): Promise<void> {
  for (const age of ages) await store.put(leadWith(`${age} days old`, { receivedAt: today - age * day }));
}
const run = (now = today, isConfirmed = false) => store.expire({ days, now, isConfirmed });
const left = async () => (await store.list()).map(({ key }) => key);

test('each day deletes the leads that became too old, and no others', async () => {
  await storeAges(738, 736, 100, 50, 1);
  expect(await run()).toEqual({ outcome: 'done', deleted: 1 });
  expect(await run(today + day)).toEqual({ outcome: 'done', deleted: 0 });
  expect(await run(today + 2 * day)).toEqual({ outcome: 'done', deleted: 1 });
  expect(await left()).toEqual(['100 days old', '50 days old', '1 days old']);
});

test('page views are deleted with the leads of the same days', async () => {
  await store.addViews([
    { day: '2024-11-11', path: '/fha', count: 1 },
    { day: '2024-11-12', path: '/fha', count: 1 },
  ]);
  expect(await run()).toEqual({ outcome: 'done', deleted: 0 });
  expect(await store.viewsOf('2024-01-01', '2024-11-12')).toEqual([]);
  expect(await store.viewsOf('2024-11-12', '2024-11-13')).toEqual([{ path: '/fha', views: 1 }]);
});

test('a clock that is a day ahead deletes nothing early', async () => {
  await run();
  await storeAges(729, 728, 100, 50, 1);
  expect(await run(today + day)).toEqual({ outcome: 'done', deleted: 0 });
  expect(await left()).toHaveLength(5);
});

test('a clock that is three years ahead deletes nothing and says what to do', async () => {
  await run();
  await storeAges(300, 200, 100, 50, 1);
  const result = await run(today + 3 * 365 * day);
  expect(result).toEqual({ outcome: 'refused', reason: expect.stringContaining('5 of 5 leads are older') });
  expect(result).toEqual({ outcome: 'refused', reason: expect.stringContaining('Check the clock') });
  expect(await left()).toHaveLength(5);
  expect(await run(today + day)).toEqual({ outcome: 'done', deleted: 0 });
  expect(await left()).toHaveLength(5);
});

test('a wrong clock is never recorded as the time of the last run', async () => {
  await run();
  for (let start = 0; start < 3; start += 1) await run(today + 3 * 365 * day);
  await storeAges(300);
  expect(await run(today + 3 * 365 * day)).toMatchObject({ outcome: 'refused' });
  expect(await left()).toHaveLength(1);
});

test('the first run on an old database deletes at most a fifth without confirmation', async () => {
  await storeAges(900, 800, 700, 600, 500);
  expect(await run()).toMatchObject({ outcome: 'refused' });
  expect(await run(today, true)).toEqual({ outcome: 'done', deleted: 2 });
  expect(await run(today + day)).toEqual({ outcome: 'done', deleted: 0 });
});

test('a server that was off for two months deletes only after confirmation', async () => {
  await run();
  await storeAges(700, 10);
  const later = today + 60 * day;
  expect(await run(later)).toMatchObject({ outcome: 'refused' });
  expect(await run(later, true)).toEqual({ outcome: 'done', deleted: 1 });
  expect(await left()).toEqual(['10 days old']);
});

test('consent of a lead deleted by age stays on record for five years', async () => {
  const agreed = { version: 'v1', words: 'Call me.' };
  const body = { phone: '6142213000', email: 'ada@example.org', message: 'Private' };
  await store.put(leadWith('old', { receivedAt: today - 800 * day, consent: agreed, body }));
  await store.put(leadWith('without', { receivedAt: today - 800 * day }));
  await store.put(
    leadWith('invented', { receivedAt: today - 800 * day, consent: { version: 'v2', words: null }, body }),
  );
  const kept = () => {
    const db = new SQLite(file, { readonly: true });
    const rows = db.prepare('SELECT * FROM kept_consents LEFT JOIN consents USING (version)').all();
    db.close();
    return rows;
  };
  await run(today, true);
  expect(await left()).toEqual([]);
  expect(kept()).toEqual([
    {
      number: 1,
      form: 'contact',
      lead_id: '2026NOV20FRI091305',
      received_at: today - 800 * day,
      phone: '6142213000',
      email: 'ada@example.org',
      version: 'v1',
      words: 'Call me.',
    },
  ]);
  await run(today + 1000 * day, true);
  expect(kept()).toHaveLength(1);
  await run(today + 1100 * day, true);
  expect(kept()).toEqual([]);
});
