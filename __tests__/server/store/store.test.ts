import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { createClient, type InStatement } from '@libsql/client';
import { connect } from '@/server/store/connection';
import { migrate } from '@/server/store/schema';
import { openStore } from '@/server/store/store';
import { createWriter } from '@/server/store/writing';
import { temporaryDirectory } from '../harness';
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

test.each([
  ['with a key', 'a'],
  ['without a key', null],
])('no statement that stores a lead %s reads the leads before it', async (_, key) => {
  const connection = connect({ url: `file:${newFile()}` });
  await migrate(connection);
  const statements: InStatement[] = [];
  const writer = createWriter(
    {
      batch: (all) => {
        statements.push(...all);
        return connection.batch(all);
      },
      execute: (one) => {
        statements.push(one);
        return connection.execute(one);
      },
    },
    { queuesMail: true, doublePressWindow: 1000 },
  );
  const lead = leadWith(key, { contentHash: 'the same' });
  expect((await writer.put(lead)).outcome).toBe('stored');
  expect((await writer.put(lead)).outcome).toBe('already-stored');
  const plans: string[] = [];
  for (const statement of statements) {
    if (typeof statement === 'string' || Array.isArray(statement)) throw new Error('A statement without its values.');
    const { rows } = await connection.execute({ ...statement, sql: `EXPLAIN QUERY PLAN ${statement.sql}` });
    plans.push(...rows.map(({ detail }) => String(detail)).filter((detail) => /\bleads\b/.test(detail)));
  }
  connection.close();
  expect(statements).toHaveLength(5);
  expect(plans.length).toBeGreaterThanOrEqual(6);
  // A key has few leads, and so have the same answers; a form has all of its leads.
  const byKey = /^SEARCH leads USING (?:COVERING )?INDEX sqlite_autoindex_leads_1 \(form=\? AND key=\?/;
  const byAnswers = /^SEARCH leads USING INDEX leads_content \(content_hash=\?/;
  expect(plans.filter((plan) => !byKey.test(plan) && !byAnswers.test(plan))).toEqual([]);
});

test('nothing of a forgotten person is left in the files', async () => {
  const file = newFile();
  const store = await openStore({ url: `file:${file}`, queuesMail: true });
  const secret = 'UniqueCanary4711';
  await store.put(leadWith('a', { body: { email: 'ada@example.org', name: secret } }));
  await store.follow({ number: 1, at: 5000, who: 'jordan', change: 'note', text: `${secret} has moved` });
  const holding = () =>
    readdirSync(join(file, '..')).filter((name) => readFileSync(join(file, '..', name)).includes(secret));
  expect(holding()).not.toEqual([]);
  await store.forget('ada@example.org');
  expect(holding()).toEqual([]);
  expect(await store.history(1)).toEqual([]);
  await store.close();
});

test('nothing of leads deleted by age is left in the files', async () => {
  const file = newFile();
  const store = await openStore({ url: `file:${file}`, queuesMail: true });
  const secret = 'UniqueCanary4712';
  await store.put(leadWith('a', { body: { email: 'ada@example.org', name: secret } }));
  await store.follow({ number: 1, at: 5000, who: 'jordan', change: 'note', text: `${secret} has moved` });
  await store.deleteBefore(2000);
  expect(await store.history(1)).toEqual([]);
  const holding = readdirSync(dirname(file)).filter((name) => readFileSync(join(dirname(file), name)).includes(secret));
  expect(holding).toEqual([]);
  await store.close();
});

test('a deletion that another program prevents from being complete returns that it is incomplete', async () => {
  const file = newFile();
  const store = await openStore({ url: `file:${file}`, queuesMail: true });
  await store.put(leadWith('a'));
  const other = createClient({ url: `file:${file}` });
  const reading = await other.transaction('read');
  await reading.execute('SELECT * FROM leads');
  await expect(store.forget('ada@example.org')).rejects.toThrow('Run this again later');
  await reading.rollback();
  expect(await store.forget('ada@example.org')).toMatchObject({ deleted: 0 });
  expect(readFileSync(file).includes('ada@example.org')).toBe(false);
  other.close();
  await store.close();
}, 30_000);

test('only the owner can read the database, its log and its folder', async () => {
  const file = newFile();
  const store = await openStore({ url: `file:${file}`, queuesMail: true });
  await store.put(leadWith('a'));
  const modes = [dirname(file), file, `${file}-wal`, `${file}-shm`].map((path) =>
    (statSync(path).mode & 0o777).toString(8),
  );
  expect(modes).toEqual(['700', '600', '600', '600']);
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

test('a database of the first version keeps every lead, its earlier answers as leads of their own, and its messages', async () => {
  const file = newFile();
  mkdirSync(dirname(file));
  const old = createClient({ url: `file:${file}` });
  await old.batch(
    [
      'CREATE TABLE migrations (version INTEGER PRIMARY KEY)',
      'INSERT INTO migrations (version) VALUES (1)',
      `CREATE TABLE leads (number INTEGER PRIMARY KEY AUTOINCREMENT, form TEXT NOT NULL, key TEXT NOT NULL,
        lead_id TEXT NOT NULL, received_at INTEGER NOT NULL, content_hash TEXT NOT NULL, body TEXT NOT NULL,
        revision INTEGER NOT NULL DEFAULT 0, earlier TEXT NOT NULL DEFAULT '[]', done_at INTEGER, UNIQUE (form, key))`,
      'CREATE INDEX leads_received ON leads (received_at)',
      'CREATE INDEX leads_content ON leads (content_hash)',
      `CREATE TABLE mail (form TEXT NOT NULL, key TEXT NOT NULL, revision INTEGER NOT NULL,
        attempts INTEGER NOT NULL DEFAULT 0, next_try_at INTEGER NOT NULL, sent_at INTEGER, error TEXT,
        PRIMARY KEY (form, key, revision))`,
      'CREATE INDEX mail_due ON mail (next_try_at) WHERE sent_at IS NULL',
      'CREATE TABLE health (id INTEGER PRIMARY KEY CHECK (id = 1), written_at INTEGER NOT NULL)',
      `INSERT INTO leads VALUES (4, 'contact', 'a', 'ref-a2', 2000, 'hash-a2', '{"email":"EVE@example.org"}', 1,
        '[{"lead_id":"ref-a1","received_at":1000,"body":{"email":"Ada@example.org"}}]', 3000)`,
      `INSERT INTO leads VALUES (7, 'contact', 'b', 'ref-b', 1500, 'hash-b', '{"email":"bo@example.org"}', 0, '[]', NULL)`,
      `INSERT INTO mail VALUES ('contact', 'a', 0, 1, 1000, 1100, NULL)`,
      `INSERT INTO mail VALUES ('contact', 'a', 1, 2, 2000, NULL, '451')`,
    ],
    'write',
  );
  old.close();
  const store = await openStore({ url: `file:${file}`, queuesMail: true });
  expect(await store.list()).toEqual([
    expect.objectContaining({ number: 4, leadId: 'ref-a2', doneAt: 3000, follows: null }),
    expect.objectContaining({ number: 7, leadId: 'ref-b', doneAt: null }),
    expect.objectContaining({
      number: 8,
      leadId: 'ref-a1',
      receivedAt: 1000,
      follows: 4,
      body: { email: 'Ada@example.org' },
    }),
  ]);
  expect(await store.takeDueMail(2000, 3000, 10)).toMatchObject([{ number: 4, attempts: 3 }]);
  expect(await store.forget('ada@example.org')).toEqual({ deleted: 1, related: [4] });
  await store.put(leadWith('c'));
  expect((await store.list()).map(({ number }) => number)).toEqual([4, 7, 9]);
  await store.close();
});
