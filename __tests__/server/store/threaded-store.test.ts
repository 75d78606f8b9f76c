import { cpSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { createClient } from '@libsql/client';
import { openStaticSite } from '@/server/site/static-site';
import { openStore } from '@/server/store/store';
import { openThreadedStore, StoreBusy, type ThreadedSettings, type ThreadedStore } from '@/server/threaded-store';
import { contact, post, startInbox, temporaryDirectory } from '../harness';
import { leadWith } from './store-contract';

let directory: ReturnType<typeof temporaryDirectory>;
let stores: ThreadedStore[] = [];
beforeEach(() => {
  directory = temporaryDirectory();
});
afterEach(async () => {
  await Promise.all(stores.map((store) => store.close()));
  stores = [];
  directory.remove();
});

const file = () => join(directory.path, 'leads.db');
const url = () => `file:${file()}`;

function open(more: Partial<ThreadedSettings> = {}): ThreadedStore {
  // A busy machine takes long to start the thread from its sources.
  const store = openThreadedStore({ url: url(), queuesMail: true, waitingTime: 30_000, ...more });
  stores.push(store);
  return store;
}

/** Keeps everybody else from writing until the returned function is called. */
async function lock(): Promise<() => Promise<void>> {
  const client = createClient({ url: url() });
  const holding = await client.transaction('write');
  return async () => {
    await holding.rollback();
    client.close();
  };
}

test('the thread does all that the store does', async () => {
  const store = open();
  const direct = await openStore({ url: `file:${join(directory.path, 'other.db')}`, queuesMail: true });
  expect(
    Object.keys(store)
      .filter((name) => name !== 'waiting')
      .sort(),
  ).toEqual(Object.keys(direct).sort());
  await direct.close();
  expect(await store.put(leadWith('a'))).toEqual({ outcome: 'stored', leadId: '2026NOV20FRI091305' });
  expect(await store.put(leadWith('a'))).toMatchObject({ outcome: 'already-stored' });
  expect(await store.list()).toMatchObject([{ number: 1, key: 'a', body: { name: 'Ada' } }]);
  expect(await store.takeDueMail(9000, 9001, 10)).toMatchObject([{ number: 1, attempts: 1 }]);
  await expect(store.page({ order: 'oldest', size: Number.NaN })).rejects.toThrow('finite numbers');
  expect(store.waiting()).toBe(0);
}, 30_000);

test('a database that another program locks holds up no page, and the lead is said to have failed', async () => {
  const out = join(directory.path, 'out');
  mkdirSync(out);
  writeFileSync(join(out, 'index.html'), '<h1>Home</h1>');
  const store = open();
  await store.check(1000);
  const inbox = await startInbox({ app: { store, site: openStaticSite(out) } });
  const unlock = await lock();
  try {
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    const lead = post(`${inbox.origin}/leads/contact`, contact);
    const waits: number[] = [];
    while (waits.length < 40) {
      const began = performance.now();
      expect((await fetch(`${inbox.origin}/`)).status).toBe(200);
      waits.push(performance.now() - began);
      await new Promise((next) => setTimeout(next, 20));
    }
    expect((await fetch(`${inbox.origin}/healthz`)).status).toBe(200);
    const answer = await lead;
    delay.disable();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(delay.max / 1e6).toBeLessThan(500);
    expect(Math.max(...waits)).toBeLessThan(500);
    expect((await fetch(`${inbox.origin}/readyz`)).status).toBe(503);
  } finally {
    await unlock();
  }
  expect((await post(`${inbox.origin}/leads/contact`, contact)).status).toBe(201);
  await inbox.close();
}, 60_000);

test('more leads than may wait are refused at once, and those that waited are stored once', async () => {
  const store = open({ mostLeads: 3 });
  await store.check(1000);
  const all = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((key) => store.put(leadWith(key))));
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(all.filter((one) => one.status === 'rejected').every(({ reason }) => reason instanceof StoreBusy)).toBe(true);
  expect((await store.list()).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  expect(await store.put(leadWith('d'))).toMatchObject({ outcome: 'stored' });
}, 30_000);

test('a lead that has waited too long is given up, and sent again it is stored once', async () => {
  const store = open({ waitingTime: 200 });
  await openStore({ url: url(), queuesMail: true }).then((made) => made.close());
  const unlock = await lock();
  await expect(store.put(leadWith('a'))).rejects.toThrow(StoreBusy);
  await unlock();
  for (;;) {
    const again = await store.put(leadWith('a')).catch(() => undefined);
    if (again) break;
  }
  expect(await store.list()).toHaveLength(1);
}, 30_000);

describe('a database file that is replaced while the server runs', () => {
  test('takes no lead that a restart would lose, and goes on with the file in its place', async () => {
    const store = open();
    await store.put(leadWith('before'));
    const copy = join(directory.path, 'copy.db');
    const other = createClient({ url: url() });
    await other.execute({ sql: 'VACUUM INTO ?', args: [copy] });
    other.close();
    for (const end of ['-wal', '-shm']) renameSync(`${file()}${end}`, join(directory.path, `old${end}`));
    renameSync(copy, file());
    await expect(store.put(leadWith('first'))).rejects.toThrow('replaced');
    await store.check(2000);
    expect(await store.put(leadWith('second'))).toMatchObject({ outcome: 'stored' });
    await store.close();
    const restarted = await openStore({ url: url(), queuesMail: true });
    expect((await restarted.list()).map(({ key }) => key)).toEqual(['before', 'second']);
    await restarted.close();
  }, 30_000);

  test('is not opened while the log of the old file is beside it', async () => {
    const store = open();
    await store.put(leadWith('before'));
    cpSync(file(), join(directory.path, 'copy.db'));
    renameSync(join(directory.path, 'copy.db'), file());
    await expect(store.put(leadWith('first'))).rejects.toThrow('replaced');
    await expect(store.check(2000)).rejects.toThrow('replaced');
  }, 30_000);

  test('is not created again while it is missing, and is used again after it was moved away and back', async () => {
    const store = open();
    await store.put(leadWith('before'));
    const away = join(directory.path, 'away');
    mkdirSync(away);
    for (const end of ['', '-wal', '-shm']) renameSync(`${file()}${end}`, join(away, `leads.db${end}`));
    await expect(store.put(leadWith('first'))).rejects.toThrow('replaced');
    await expect(store.check(2000)).rejects.toThrow('replaced');
    await expect(
      openStore({ url: `${url()}x`, queuesMail: true }).then((made) => made.close()),
    ).resolves.toBeUndefined();
    // The first connection still uses the log; a copy of all three files is what an operator would put back.
    for (const end of ['', '-wal']) cpSync(join(away, `leads.db${end}`), `${file()}${end}`);
    await store.check(3000);
    expect((await store.list()).map(({ key }) => key)).toEqual(['before']);
  }, 30_000);
});

test('a thread that fails takes its waiting calls with it, and the next call starts another', async () => {
  const sending = jest.spyOn(Worker.prototype, 'postMessage');
  const store = open();
  await store.put(leadWith('a'));
  const thread = sending.mock.contexts[0] as Worker;
  sending.mockRestore();
  // Not a call: the thread throws, as it would for a fault of its own.
  thread.postMessage(null);
  await expect(store.put(leadWith('b'))).rejects.toThrow();
  expect(await store.put(leadWith('b'))).toMatchObject({ outcome: 'stored' });
  expect((await store.list()).map(({ key }) => key)).toEqual(['a', 'b']);
}, 30_000);

test('closing while another program holds the database ends the thread between two statements', async () => {
  const store = open();
  await store.put(leadWith('a'));
  const unlock = await lock();
  const waiting = ['b', 'c', 'd', 'e'].map((key) => expect(store.put(leadWith(key))).rejects.toThrow());
  const began = performance.now();
  await store.close();
  await Promise.all(waiting);
  expect(performance.now() - began).toBeLessThan(10_000);
  await unlock();
  const restarted = await openStore({ url: url(), queuesMail: true });
  expect((await restarted.list()).map(({ key }) => key)).toEqual(['a']);
  await restarted.close();
}, 30_000);

test('a closed store takes nothing', async () => {
  const store = open();
  await store.put(leadWith('a'));
  await store.close();
  await expect(store.put(leadWith('b'))).rejects.toThrow('closed');
}, 30_000);
