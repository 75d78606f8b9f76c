/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LeadStore, type NewLead, openStore } from '@/server/store';
import { temporaryDirectory } from './harness';

let directory: ReturnType<typeof temporaryDirectory>;
let store: LeadStore;
beforeEach(async () => {
  directory = temporaryDirectory();
  store = await openStore({ url: `file:${join(directory.path, 'below', 'leads.db')}`, queuesMail: true });
});
afterEach(async () => {
  await store.close();
  directory.remove();
});

function lead(key: string | null, change: Partial<NewLead> = {}): NewLead {
  return {
    form: 'contact',
    key,
    leadId: '2026NOV20FRI091305',
    body: { name: 'Ada', email: 'ada@example.org' },
    contentHash: `hash of ${key}`,
    receivedAt: 1000,
    ...change,
  };
}

test('the same key in two forms is two leads', async () => {
  await store.put(lead('key'));
  expect(await store.put(lead('key', { form: 'consultation' }))).toMatchObject({ outcome: 'stored' });
});

test('leads are listed oldest first, by form and by date', async () => {
  await store.put(lead('a', { receivedAt: 1000 }));
  await store.put(lead('b', { receivedAt: 2000, form: 'consultation' }));
  await store.put(lead('c', { receivedAt: 3000 }));
  const keys = async (filter: Parameters<LeadStore['list']>[0]) => (await store.list(filter)).map(({ key }) => key);
  expect(await keys({})).toEqual(['a', 'b', 'c']);
  expect(await keys({ form: 'contact' })).toEqual(['a', 'c']);
  expect(await keys({ since: 2000, until: 3000 })).toEqual(['b']);
});

test('marking as done keeps the first time, and says when there is no such lead', async () => {
  await store.put(lead('a'));
  const [stored] = await store.list();
  expect(await store.markDone(stored?.number ?? 0, 5000)).toBe(true);
  expect(await store.markDone(stored?.number ?? 0, 9000)).toBe(true);
  expect((await store.list())[0]?.doneAt).toBe(5000);
  expect(await store.markDone(999, 5000)).toBe(false);
});

test("a person's leads are forgotten, also those whose address was corrected, with their messages, and nothing is left in the files", async () => {
  const secret = 'UniqueCanary4711';
  await store.put(lead('a', { body: { email: 'Ada@Example.org', name: secret } }));
  await store.put(lead('b', { body: { email: 'ada@example.org', name: secret }, contentHash: '1' }));
  await store.put(lead('b', { body: { email: 'eve@example.org', name: secret }, contentHash: '2' }));
  await store.put(lead('c', { body: { email: 'eve@example.org' } }));
  expect(await store.forget(' ADA@example.org ')).toBe(2);
  expect((await store.list()).map(({ key }) => key)).toEqual(['c']);
  expect((await store.takeDueMail(9000, 9001, 10)).map(({ key }) => key)).toEqual(['c']);
  const below = join(directory.path, 'below');
  for (const file of readdirSync(below)) expect(readFileSync(join(below, file)).includes(secret)).toBe(false);
});

test('leads older than the retention are deleted with their messages', async () => {
  await store.put(lead('a', { receivedAt: 1000 }));
  await store.put(lead('b', { receivedAt: 2000 }));
  expect(await store.deleteBefore(2000)).toBe(1);
  expect((await store.list()).map(({ key }) => key)).toEqual(['b']);
  expect(await store.takeDueMail(9000, 9001, 10)).toHaveLength(1);
});

test('two stores on one file take the same key once', async () => {
  const url = `file:${join(directory.path, 'below', 'leads.db')}`;
  const second = await openStore({ url, queuesMail: true });
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_, n) => (n % 2 ? store : second).put(lead(`key-${n % 10}`))),
  );
  expect(outcomes.filter(({ outcome }) => outcome === 'stored')).toHaveLength(10);
  expect(await second.list()).toHaveLength(10);
  await second.close();
});

test('a number is never given twice, also after a deletion', async () => {
  await store.put(lead('a'));
  await store.forget('ada@example.org');
  await store.put(lead('b'));
  expect((await store.list())[0]?.number).toBe(2);
});

test('a lead that cannot be written is said to have failed', async () => {
  await store.close();
  await expect(store.put(lead('a'))).rejects.toThrow();
  store = await openStore({ url: `file:${join(directory.path, 'below', 'leads.db')}`, queuesMail: true });
});

test('opening an existing database keeps what is in it', async () => {
  await store.put(lead('a'));
  await store.close();
  store = await openStore({ url: `file:${join(directory.path, 'below', 'leads.db')}`, queuesMail: true });
  expect(await store.list()).toHaveLength(1);
});
