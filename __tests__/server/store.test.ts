import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { openStore } from '@/server/store';
import { temporaryDirectory } from './harness';
import { leadWith, storeContract } from './store-contract';

let directory: ReturnType<typeof temporaryDirectory>;
let databases = 0;
beforeAll(() => {
  directory = temporaryDirectory();
});
afterAll(() => directory.remove());

/** In a directory that is not there yet. */
function newFile(): string {
  databases += 1;
  return join(directory.path, `below-${databases}`, 'leads.db');
}

describe('a database file', () => storeContract(async () => ({ url: `file:${newFile()}` })));

test('nothing of a forgotten person is left in the files', async () => {
  const file = newFile();
  const store = await openStore({ url: `file:${file}`, queuesMail: true });
  const secret = 'UniqueCanary4711';
  await store.put(leadWith('a', { body: { email: 'ada@example.org', name: secret } }));
  const holding = () =>
    readdirSync(join(file, '..')).filter((name) => readFileSync(join(file, '..', name)).includes(secret));
  expect(holding()).not.toEqual([]);
  await store.forget('ada@example.org');
  expect(holding()).toEqual([]);
  await store.close();
});

test('the file is in WAL mode', async () => {
  const file = newFile();
  const store = await openStore({ url: `file:${file}`, queuesMail: true });
  const client = createClient({ url: `file:${file}` });
  const { rows } = await client.execute('PRAGMA journal_mode');
  expect(rows[0]?.journal_mode).toBe('wal');
  client.close();
  await store.close();
});

test('a lead that another program keeps from being written is said to have failed, and nothing is half done', async () => {
  const file = newFile();
  const store = await openStore({ url: `file:${file}`, queuesMail: true });
  const other = createClient({ url: `file:${file}` });
  const holding = await other.transaction('write');
  await expect(store.put(leadWith('a'))).rejects.toThrow(/locked/);
  await holding.rollback();
  expect(await store.list()).toEqual([]);
  expect(await store.put(leadWith('a'))).toMatchObject({ outcome: 'stored' });
  other.close();
  await store.close();
});

test('a database elsewhere that never answers is not waited for', async () => {
  const server = createServer((socket) => socket.on('error', () => socket.destroy()).resume());
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const opening = openStore({ url: `http://127.0.0.1:${port}`, queuesMail: false, patience: 200 });
  await expect(opening).rejects.toThrow();
  await new Promise((closed) => server.close(closed));
});
