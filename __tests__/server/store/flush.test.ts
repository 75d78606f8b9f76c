import { join } from 'node:path';
import { openStore } from '@/server/store/store';
import type { LeadStore } from '@/server/store/types';
import { temporaryDirectory } from '../harness';
import { leadWith } from './lead-with';

/** Flushes of the log that have begun; each ends when a test says so. */
const mockFlushes: { readonly path: string; readonly end: (problem?: Error) => void }[] = [];

jest.mock('node:fs/promises', () => ({
  ...jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises'),
  open: async (path: string) => ({
    sync: () =>
      new Promise<void>((resolve, reject) => {
        mockFlushes.push({ path, end: (problem) => (problem ? reject(problem) : resolve()) });
      }),
    close: async () => undefined,
  }),
}));

let directory: ReturnType<typeof temporaryDirectory>;
let store: LeadStore;
beforeEach(() => {
  mockFlushes.length = 0;
  directory = temporaryDirectory();
  store = openStore({ url: `file:${join(directory.path, 'leads.db')}`, queuesMail: false });
});
afterEach(async () => {
  await store.close();
  directory.remove();
});

/** Waits until so many flushes have begun. */
async function begun(count: number): Promise<void> {
  while (mockFlushes.length < count) await new Promise((next) => setTimeout(next, 5));
}
const pause = () => new Promise((next) => setTimeout(next, 50));

test('a lead is acknowledged when the log is on the disk, and not before', async () => {
  let isAcknowledged = false;
  const put = store.put(leadWith('a')).then(() => {
    isAcknowledged = true;
  });
  await begun(1);
  await pause();
  expect([isAcknowledged, mockFlushes[0]?.path]).toEqual([false, join(directory.path, 'leads.db-wal')]);
  mockFlushes[0]?.end();
  await put;
});

test('a lead that came during a flush waits for the next one, which serves all who wait', async () => {
  const done: string[] = [];
  const put = (key: string) => store.put(leadWith(key)).then(() => done.push(key));
  const first = put('a');
  await begun(1);
  const others = [put('b'), put('c'), put('d')];
  await pause();
  mockFlushes[0]?.end();
  await first;
  await begun(2);
  await pause();
  expect([done, mockFlushes.length]).toEqual([['a'], 2]);
  mockFlushes[1]?.end();
  await Promise.all(others);
  expect([done, mockFlushes.length]).toEqual([['a', 'b', 'c', 'd'], 2]);
});

test('a lead whose flush fails is not acknowledged, and sent again it is stored once', async () => {
  const put = store.put(leadWith('a'));
  await begun(1);
  mockFlushes[0]?.end(new Error('EIO'));
  await expect(put).rejects.toThrow('EIO');
  const again = store.put(leadWith('a'));
  await begun(2);
  mockFlushes[1]?.end();
  expect(await again).toMatchObject({ outcome: 'already-stored' });
});
