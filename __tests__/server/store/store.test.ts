import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import SQLite from 'libsql';
import { connect, type Value } from '@/server/store/connection';
import { makeTables } from '@/server/store/schema';
import { openStore, type StoreSettings } from '@/server/store/store';
import type { LeadStore, StoredLead } from '@/server/store/types';
import { createWriter } from '@/server/store/writing';
import { temporaryDirectory } from '../harness';
import { leadWith } from './lead-with';

const day = 24 * 60 * 60_000;
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

let settings: StoreSettings;
let store: LeadStore;
beforeEach(() => {
  settings = { url: `file:${newFile()}`, queuesMail: true };
  store = openStore(settings);
});
afterEach(() => store.close());

test('the same key in two forms is two leads', async () => {
  await store.put(leadWith('key'));
  expect(await store.put(leadWith('key', { form: 'consultation' }))).toMatchObject({ outcome: 'stored' });
});

const other = { contentHash: 'other', body: { email: 'eve@example.org' } };

test('the same key with the same answers is one lead; with other answers it is another, which names the one before', async () => {
  const outcomes = await Promise.all([
    store.put(leadWith('a')),
    store.put(leadWith('a')),
    store.put(leadWith('a', other)),
    store.put(leadWith('a')),
    store.put(leadWith('a', { contentHash: 'third' })),
  ]);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual([
    'stored',
    'already-stored',
    'stored',
    'already-stored',
    'stored',
  ]);
  expect(await store.list()).toMatchObject([
    { number: 1, follows: null, body: { email: 'ada@example.org' } },
    { number: 2, follows: 1, body: { email: 'eve@example.org' } },
    { number: 3, follows: 2 },
  ]);
});

test('what the visitor agreed to is kept in words, also for leads of an older page', async () => {
  const words = 'By pressing SUBMIT you ask us to call.';
  await store.put(leadWith('a', { consent: { version: '0123456789ab', words } }));
  await store.put(leadWith('b', { consent: { version: '0123456789ab', words: null } }));
  await store.put(leadWith('c', { consent: { version: 'ffffffffffff', words: null } }));
  await store.put(leadWith('d'));
  expect((await store.list()).map(({ consent, consentWords }) => consentWords ?? consent)).toEqual([
    words,
    words,
    'ffffffffffff',
    null,
  ]);
});

test('other answers are stored whatever the clock did between them', async () => {
  await store.put(leadWith('a', { receivedAt: 5 * 60_000 }));
  expect(await store.put(leadWith('a', { ...other, receivedAt: 0 }))).toMatchObject({ outcome: 'stored' });
  expect(await store.list()).toHaveLength(2);
});

test('after a day a key takes no other answers; the same answers are known for as long as they are kept', async () => {
  const day = 24 * 60 * 60_000;
  await store.put(leadWith('a', { receivedAt: 1000 }));
  expect(await store.put(leadWith('a', { ...other, receivedAt: 1000 + day }))).toMatchObject({ outcome: 'stored' });
  const late = await store.put(leadWith('a', { contentHash: 'third', receivedAt: 1001 + day }));
  expect(late).toEqual({ outcome: 'key-expired' });
  expect(await store.put(leadWith('a', { receivedAt: 1000 + 9 * day }))).toMatchObject({ outcome: 'already-stored' });
  expect(await store.list()).toHaveLength(2);
});

test('1,000 changes of one form take the space and the time of 1,000 leads', async () => {
  const began = performance.now();
  const results = [];
  for (let n = 0; n < 1000; n += 100) {
    results.push(
      ...(await Promise.all(
        Array.from({ length: 100 }, (_, m) => store.put(leadWith('a', { contentHash: `answers ${n + m}` }))),
      )),
    );
  }
  expect(results.every(({ outcome }) => outcome === 'stored')).toBe(true);
  expect((await store.list()).map(({ number }) => number)).toEqual(Array.from({ length: 1000 }, (_, n) => n + 1));
  expect(performance.now() - began).toBeLessThan(20_000);
});

test('numbers have no gaps, however many repeats come between', async () => {
  for (const key of ['a', 'a', 'b', 'a', 'c', 'c', 'd']) await store.put(leadWith(key));
  await Promise.all([store.put(leadWith(null)), store.put(leadWith(null)), store.put(leadWith('e'))]);
  expect((await store.list()).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('without a key the same words within ten minutes are one lead, and the first reference is given', async () => {
  await store.put(leadWith(null, { leadId: 'first' }));
  const again = await store.put(leadWith(null, { leadId: 'second', receivedAt: 2000 }));
  expect(again).toEqual({ outcome: 'already-stored', leadId: 'first' });
  const later = await store.put(leadWith(null, { leadId: 'third', receivedAt: 1000 + 11 * 60_000 }));
  expect(later).toEqual({ outcome: 'stored', leadId: 'third' });
});

test('leads are listed oldest first, by form and by date', async () => {
  await store.put(leadWith('a', { receivedAt: 1000 }));
  await store.put(leadWith('b', { receivedAt: 2000, form: 'consultation' }));
  await store.put(leadWith('c', { receivedAt: 3000 }));
  const keys = async (filter: Parameters<LeadStore['list']>[0]) => (await store.list(filter)).map(({ key }) => key);
  expect(await keys({})).toEqual(['a', 'b', 'c']);
  expect(await keys({ form: 'contact' })).toEqual(['a', 'c']);
  expect(await keys({ since: 2000, until: 3000 })).toEqual(['b']);
});

test('marking as done keeps the first time, and says when there is no such lead', async () => {
  await store.put(leadWith('a'));
  const done = (number: number, at: number) => store.follow({ number, at, who: 'jordan', change: 'done' });
  expect(await done(1, 5000)).toMatchObject({ outcome: 'changed', lead: { doneAt: 5000 } });
  expect(await done(1, 9000)).toMatchObject({ outcome: 'unchanged', lead: { doneAt: 5000 } });
  expect(await done(999, 5000)).toEqual({ outcome: 'missing' });
});

describe('following leads up', () => {
  const change = (
    what: { readonly change: 'called' | 'not-called' | 'done' | 'not-done' },
    at: number,
    who = 'jordan',
  ) => store.follow({ number: 1, at, who, ...what });
  const states = async () => (await store.page({ order: 'oldest', size: 9 })).leads.map(({ calledAt }) => calledAt);

  test('the first call counts; the second officer gets the lead as it is, and nothing is overwritten', async () => {
    await store.put(leadWith('a'));
    expect(await change({ change: 'called' }, 5000)).toMatchObject({ outcome: 'changed' });
    expect(await change({ change: 'called' }, 6000, 'riley')).toMatchObject({
      outcome: 'unchanged',
      lead: { calledAt: 5000, calledBy: 'jordan' },
    });
    expect(await store.history(1)).toEqual([{ at: 5000, who: 'jordan', kind: 'called', text: '' }]);
    expect(await store.uses()).toEqual([{ at: 5000, who: 'jordan', action: 'called', leads: 1, about: 'lead 1' }]);
  });

  test('a mark can be taken back for a minute, by the person who made it', async () => {
    await store.put(leadWith('a'));
    await change({ change: 'called' }, 5000);
    expect(await change({ change: 'not-called' }, 6000, 'riley')).toMatchObject({ outcome: 'unchanged' });
    expect(await change({ change: 'not-called' }, 64_999)).toMatchObject({ outcome: 'changed' });
    expect(await states()).toEqual([null]);
    await change({ change: 'called' }, 100_000);
    expect(await change({ change: 'not-called' }, 160_000)).toMatchObject({ outcome: 'unchanged' });
    await change({ change: 'done' }, 200_000);
    expect(await change({ change: 'not-done' }, 210_000)).toMatchObject({ outcome: 'changed' });
    expect((await store.history(1)).map(({ kind }) => kind)).toEqual([
      ...['called', 'not-called', 'called', 'done', 'not-done'],
    ]);
  });

  test('a lead is assigned from the person who had it, and not from someone else', async () => {
    await store.put(leadWith('a'));
    const assign = (from: string | null, to: string | null) =>
      store.follow({ number: 1, at: 5000, who: 'jordan', change: 'assign', from, to });
    expect(await assign(null, 'riley')).toMatchObject({ outcome: 'changed', lead: { assignee: 'riley' } });
    expect(await assign(null, 'jordan')).toMatchObject({ outcome: 'unchanged', lead: { assignee: 'riley' } });
    expect(await assign('riley', 'riley')).toMatchObject({ outcome: 'unchanged' });
    expect(await assign('riley', null)).toMatchObject({ outcome: 'changed', lead: { assignee: null } });
    expect((await store.history(1)).map(({ text }) => text)).toEqual(['riley', '']);
  });

  test('a note is added once, however often its button is pressed, and only to a lead', async () => {
    await store.put(leadWith('a'));
    const note = (number: number, at: number) =>
      store.follow({ number, at, who: 'jordan', change: 'note', text: 'In meetings until 10.' });
    expect((await note(1, 5000)).outcome).toBe('changed');
    expect((await note(1, 6000)).outcome).toBe('unchanged');
    expect((await note(1, 66_000)).outcome).toBe('changed');
    expect((await note(2, 5000)).outcome).toBe('missing');
    expect(await store.history(1)).toHaveLength(2);
    expect(await store.history(2)).toEqual([]);
  });

  test('what the visitor sent is the same after every change', async () => {
    await store.put(leadWith('a'));
    const sent = ({ body, key, leadId, receivedAt, number }: StoredLead) => ({
      body,
      key,
      leadId,
      receivedAt,
      number,
    });
    const before = sent((await store.list())[0] as StoredLead);
    for (const what of ['called', 'done', 'not-done', 'not-called'] as const) await change({ change: what }, 5000);
    await store.follow({ number: 1, at: 5000, who: 'jordan', change: 'assign', from: null, to: 'riley' });
    await store.follow({ number: 1, at: 5000, who: 'jordan', change: 'note', text: 'A note' });
    expect(sent((await store.list())[0] as StoredLead)).toEqual(before);
  });

  test('first calls are listed newest first, and both counters grow', async () => {
    await store.put(leadWith('a'));
    await store.put(leadWith('b'));
    const before = await store.pulse();
    await change({ change: 'called' }, 5000);
    await store.follow({ number: 2, at: 7000, who: 'jordan', change: 'called' });
    expect(await store.firstCalls(0)).toEqual([
      { receivedAt: 1000, calledAt: 7000 },
      { receivedAt: 1000, calledAt: 5000 },
    ]);
    expect(await store.firstCalls(6000)).toHaveLength(1);
    expect(await store.pulse()).toEqual({ leads: 2, changes: before.changes + 2 });
  });
});

describe('pages', () => {
  const numbers = async (request: Omit<Parameters<LeadStore['page']>[0], 'size'>, size = 2) => {
    const found: number[][] = [];
    let behind: number | undefined;
    do {
      const { leads, next } = await store.page({ ...request, behind, size });
      found.push(leads.map(({ number }) => number));
      behind = next ?? undefined;
    } while (behind !== undefined);
    return found;
  };

  test('go through all leads, newest or oldest first, each lead once', async () => {
    for (const key of ['a', 'b', 'c', 'd']) await store.put(leadWith(key));
    expect(await numbers({ order: 'newest' })).toEqual([
      [4, 3],
      [2, 1],
    ]);
    expect(await numbers({ order: 'oldest' })).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(await numbers({ order: 'newest' }, 3)).toEqual([[4, 3, 2], [1]]);
  });

  test('of no leads are one empty page', async () => {
    expect(await store.page({ order: 'newest', size: 50 })).toEqual({ leads: [], next: null, isCut: false });
    expect(await store.page({ order: 'oldest', size: 50 })).toEqual({ leads: [], next: null, isCut: false });
  });

  test('and counts follow form, state and officer', async () => {
    await store.put(leadWith('a'));
    await store.put(leadWith('b', { form: 'consultation' }));
    await store.put(leadWith('c'));
    await store.put(leadWith('d'));
    await store.follow({ number: 1, at: 5000, who: 'jordan', change: 'called' });
    await store.follow({ number: 3, at: 5000, who: 'jordan', change: 'done' });
    await store.follow({ number: 2, at: 5000, who: 'jordan', change: 'assign', from: null, to: 'riley' });
    const order = 'oldest' as const;
    expect(await numbers({ order, filter: { form: 'contact' } }, 9)).toEqual([[1, 3, 4]]);
    expect(await numbers({ order, filter: { state: 'new' } }, 9)).toEqual([[2, 4]]);
    expect(await numbers({ order, filter: { state: 'called', form: 'contact' } }, 9)).toEqual([[1]]);
    expect(await numbers({ order, filter: { assignee: 'riley' } }, 9)).toEqual([[2]]);
    expect(await numbers({ order, filter: { assignee: null, state: 'done' } }, 9)).toEqual([[3]]);
    expect(await store.counts({})).toEqual({ new: 2, called: 1, done: 1 });
    expect(await store.counts({ form: 'contact' })).toEqual({ new: 1, called: 1, done: 1 });
  });

  test.each([
    ['Jörg', [1]],
    ['JÖRG', [1]],
    ['example ada', [2]],
    ['a%', []],
    ['ada@', [2]],
    ['ADA@example.org', [2]],
    ['(614) 555-0187', [1]],
    ['+1 614 555 0187', [1]],
    ['0187', [1]],
    ['2026NOV20FRI091305', [1]],
    ['2026nov', [2, 1]],
    ['   ', [2, 1]],
    ["'; DROP TABLE leads; --", []],
    ['_', []],
  ])('find %s', async (search, found) => {
    const jorg = { name: 'Jörg Sample', phone: '6145550187', email: 'jorg@example.com' };
    await store.put(leadWith('a', { body: jorg, leadId: '2026NOV20FRI091305' }));
    const ada = { firstName: 'Ada', lastName: 'Example', email: 'ada@example.org' };
    await store.put(leadWith('b', { body: ada, leadId: '2026NOV21SAT101010' }));
    expect(await numbers({ order: 'newest', filter: { search } }, 9)).toEqual([found]);
  });
});

test("a person's leads are forgotten with their messages, and leads of the same forms with another address are named", async () => {
  await store.put(leadWith('a', { body: { email: 'Ada@Example.org' } }));
  await store.put(leadWith('b', { body: { email: 'ada@example.org' }, contentHash: '1' }));
  await store.put(leadWith('b', { body: { email: 'eve@example.org' }, contentHash: '2' }));
  await store.put(leadWith('c', { body: { email: 'eve@example.org' } }));
  expect(await store.remove({ filter: { email: ' ADA@example.org ' } })).toEqual({ deleted: 2, related: [3] });
  expect((await store.list()).map(({ key }) => key)).toEqual(['b', 'c']);
  expect((await store.takeDueMail(9000, 9001, 10)).map(({ key }) => key)).toEqual(['b', 'c']);
});

test.each([
  ['JÖRG@example.com', 'jörg@example.com'],
  ['jo\u0308rg@example.com', 'J\u00d6RG@EXAMPLE.COM'],
  ['ＡＤＡ@example.com', 'ada@example.com'],
  ['\u0130@example.com', 'i\u0307@example.com'],
])('a lead of %s is found by %s', async (typed, asked) => {
  await store.put(leadWith('a', { body: { email: typed } }));
  expect(await store.remove({ filter: { email: asked } })).toMatchObject({ deleted: 1 });
});

test('reading goes through all leads, more than are read at a time', async () => {
  const keys = Array.from({ length: 1201 }, (_, n) => `key-${n}`);
  await Promise.all(keys.map((key) => store.put(leadWith(key))));
  const read: string[] = [];
  for await (const { key } of store.read()) read.push(key);
  expect(read).toEqual(keys);
});

test('a message is due once, comes back after a failure, and not after it was sent', async () => {
  await store.put(leadWith('a'));
  const [due] = await store.takeDueMail(1000, 2000, 10);
  expect(due).toMatchObject({ key: 'a', attempts: 1 });
  expect(await store.takeDueMail(1500, 2500, 10)).toEqual([]);
  if (due) await store.mailFailed([due], 3000, '451');
  expect(await store.takeDueMail(2999, 4000, 10)).toEqual([]);
  expect(await store.takeDueMail(3000, 4000, 10)).toMatchObject([{ attempts: 2 }]);
  if (due) await store.mailSent([due], 3500);
  expect(await store.takeDueMail(9000, 9999, 10)).toEqual([]);
});

test('two servers on one database take the same key once', async () => {
  const second = openStore(settings);
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_, n) => (n % 2 ? store : second).put(leadWith(`key-${n % 10}`))),
  );
  expect(outcomes.filter(({ outcome }) => outcome === 'stored')).toHaveLength(10);
  expect(await second.list()).toHaveLength(10);
  await second.close();
});

test('a number is never used twice, also after a deletion', async () => {
  await store.put(leadWith('a'));
  await store.remove({ filter: { email: 'ada@example.org' } });
  await store.put(leadWith('b'));
  expect((await store.list())[0]?.number).toBe(2);
});

test('writing can be checked', async () => {
  await expect(store.check()).resolves.toBeUndefined();
  await expect(store.check()).resolves.toBeUndefined();
});

test('opening an existing database keeps what is in it', async () => {
  await store.put(leadWith('a'));
  await store.close();
  store = openStore(settings);
  expect(await store.list()).toHaveLength(1);
});

test('a lead put into a closed store is said to have failed', async () => {
  await store.close();
  await expect(store.put(leadWith('a'))).rejects.toThrow();
  store = openStore(settings);
});

test.each([
  ['with a key', 'a'],
  ['without a key', null],
])('no statement that stores a lead %s reads the leads before it', async (_, key) => {
  const connection = connect({ url: `file:${newFile()}`, prepare: makeTables });
  const statements: (readonly [sql: string, args: readonly Value[]])[] = [];
  const put = createWriter(
    {
      ...connection,
      write: (work) =>
        connection.write((db) =>
          work({
            all(sql, args = []) {
              statements.push([sql, args]);
              return db.all(sql, args);
            },
            run(sql, args = []) {
              statements.push([sql, args]);
              return db.run(sql, args);
            },
          }),
        ),
    },
    true,
  );
  const lead = leadWith(key, { contentHash: 'the same' });
  expect((await put(lead)).outcome).toBe('stored');
  expect((await put(lead)).outcome).toBe('already-stored');
  const plans: string[] = [];
  for (const [sql, args] of statements) {
    const rows = await connection.read(({ all }) => all(`EXPLAIN QUERY PLAN ${sql}`, args));
    plans.push(...rows.map(({ detail }) => String(detail)).filter((detail) => /\bleads\b/.test(detail)));
  }
  await connection.close();
  expect(statements).toHaveLength(4);
  expect(plans.length).toBeGreaterThanOrEqual(6);
  // A key has few leads, and so have the same answers; a form has all of its leads.
  const byKey = /^SEARCH leads USING (?:COVERING )?INDEX sqlite_autoindex_leads_1 \(form=\? AND key=\?/;
  const byAnswers = /^SEARCH leads USING INDEX leads_content \(content_hash=\?/;
  expect(plans.filter((plan) => !byKey.test(plan) && !byAnswers.test(plan))).toEqual([]);
});

test('nothing of a forgotten person is left in the files', async () => {
  const file = newFile();
  const store = openStore({ url: `file:${file}`, queuesMail: true });
  const secret = 'UniqueCanary4711';
  await store.put(leadWith('a', { body: { email: 'ada@example.org', name: secret } }));
  await store.follow({ number: 1, at: 5000, who: 'jordan', change: 'note', text: `${secret} has moved` });
  const holding = () =>
    readdirSync(join(file, '..')).filter((name) => readFileSync(join(file, '..', name)).includes(secret));
  expect(holding()).not.toEqual([]);
  await store.remove({ filter: { email: 'ada@example.org' } });
  expect(holding()).toEqual([]);
  expect(await store.history(1)).toEqual([]);
  await store.close();
});

test('nothing of leads deleted by age is left in the files', async () => {
  const file = newFile();
  const store = openStore({ url: `file:${file}`, queuesMail: true });
  const secret = 'UniqueCanary4712';
  await store.put(leadWith('a', { body: { email: 'ada@example.org', name: secret } }));
  await store.follow({ number: 1, at: 5000, who: 'jordan', change: 'note', text: `${secret} has moved` });
  await store.expire({ days: 0, now: 2000 + 8 * day, isConfirmed: true });
  expect(await store.history(1)).toEqual([]);
  const holding = readdirSync(dirname(file)).filter((name) => readFileSync(join(dirname(file), name)).includes(secret));
  expect(holding).toEqual([]);
  await store.close();
});

test('a deletion that another program prevents from being complete returns that it is incomplete', async () => {
  const file = newFile();
  const store = openStore({ url: `file:${file}`, queuesMail: true });
  await store.put(leadWith('a'));
  const other = new SQLite(file);
  other.exec('BEGIN');
  other.prepare('SELECT * FROM leads').all([]);
  await expect(store.remove({ filter: { email: 'ada@example.org' } })).rejects.toThrow('Run this again later');
  other.exec('ROLLBACK');
  expect(await store.remove({ filter: { email: 'ada@example.org' } })).toMatchObject({ deleted: 0 });
  expect(readFileSync(file).includes('ada@example.org')).toBe(false);
  other.close();
  await store.close();
}, 30_000);

test('only the owner can read the database, its log and its folder', async () => {
  const file = newFile();
  const store = openStore({ url: `file:${file}`, queuesMail: true });
  await store.put(leadWith('a'));
  const modes = [dirname(file), file, `${file}-wal`, `${file}-shm`].map((path) =>
    (statSync(path).mode & 0o777).toString(8),
  );
  expect(modes).toEqual(['700', '600', '600', '600']);
  await store.close();
});

test('the file is in WAL mode', async () => {
  const file = newFile();
  const store = openStore({ url: `file:${file}`, queuesMail: true });
  await store.check();
  const other = new SQLite(file);
  expect(other.prepare('PRAGMA journal_mode').all([])).toEqual([{ journal_mode: 'wal' }]);
  other.close();
  await store.close();
});

/** Keeps everybody else from writing until the returned function is called. */
function lock(file: string): () => void {
  const other = new SQLite(file);
  other.exec('BEGIN IMMEDIATE');
  return () => {
    other.exec('ROLLBACK');
    other.close();
  };
}

describe('a database that another program has locked', () => {
  test('holds up nothing else, keeps a lead no longer than its time, and takes it when it is free', async () => {
    const file = newFile();
    const own = openStore({ url: `file:${file}`, queuesMail: true, patience: 600 });
    await own.check();
    const unlock = lock(file);
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    const began = performance.now();
    const refused = expect(own.put(leadWith('a'))).rejects.toThrow(/locked/);
    expect(await own.list()).toEqual([]);
    await refused;
    delay.disable();
    expect(performance.now() - began).toBeLessThan(3000);
    expect(delay.max / 1e6).toBeLessThan(300);
    const waiting = own.put(leadWith('a'));
    setTimeout(unlock, 100);
    expect(await waiting).toMatchObject({ outcome: 'stored' });
    expect(await own.list()).toHaveLength(1);
    await own.close();
  });
});

describe('a database file that is replaced while the server runs', () => {
  test('takes no lead that a restart would lose, and goes on with the file in its place', async () => {
    const file = newFile();
    const own = openStore({ url: `file:${file}`, queuesMail: true });
    await own.put(leadWith('before'));
    const copy = `${file}.copy`;
    await own.backup(copy, 1000);
    const away = `${dirname(file)}-away`;
    mkdirSync(away);
    for (const ending of ['', '-wal', '-shm']) renameSync(file + ending, join(away, `leads.db${ending}`));
    await expect(own.put(leadWith('lost'))).rejects.toThrow('moved or replaced');
    // Nothing is in the place of the file: a new one would hide the loss.
    await expect(own.put(leadWith('lost'))).rejects.toThrow('moved or replaced');
    cpSync(copy, file);
    expect(await own.put(leadWith('after'))).toMatchObject({ outcome: 'stored' });
    expect((await own.list()).map(({ key }) => key)).toEqual(['before', 'after']);
    await own.close();
  });

  test('with its old log left beside it is not opened', async () => {
    const file = newFile();
    const own = openStore({ url: `file:${file}`, queuesMail: true });
    await own.put(leadWith('before'));
    const copy = `${file}.copy`;
    await own.backup(copy, 1000);
    renameSync(file, `${file}.old`);
    cpSync(copy, file);
    for (let n = 0; n < 2; n += 1) await expect(own.put(leadWith('lost'))).rejects.toThrow('moved or replaced');
    await own.close();
  });
});

test('the database of a newer server is refused with a sentence, and not written', async () => {
  await store.put(leadWith('a'));
  await store.close();
  const file = settings.url.slice('file:'.length);
  const other = new SQLite(file);
  other.exec('PRAGMA user_version = 99');
  other.close();
  store = openStore(settings);
  await expect(store.put(leadWith('b'))).rejects.toThrow('has tables of version 99, and this server reads version 1');
  await expect(store.check()).rejects.toThrow('version 99');
});

test('a search reads at most its share of a large database at once, and a reference is found by the index', async () => {
  await store.check();
  const other = new SQLite(settings.url.slice('file:'.length));
  other.exec(`WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 60000)
    INSERT INTO leads (form, key, lead_id, received_at, content_hash, body, person)
    SELECT 'contact', 'key-' || n, '2026NOV20FRI091305', n, 'hash-' || n, json_object('name', 'Visitor ' || n), '' FROM numbers`);
  other.close();
  const began = performance.now();
  const { leads } = await store.page({ filter: { search: '2026NOV20' }, order: 'newest', size: 50 });
  expect(leads.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, n) => 60_000 - n));
  expect(performance.now() - began).toBeLessThan(1000);
  const rare = await store.page({ filter: { search: 'Visitor 59999' }, order: 'oldest', size: 50 });
  expect(performance.now() - began).toBeLessThan(5000);
  expect(rare.isCut || rare.leads.length === 1).toBe(true);
});

describe('deletion', () => {
  test('by number, by reference, by phone and by a choice takes these leads and no others', async () => {
    const phone = (digits: string) => ({ body: { name: 'Ada', cellPhone: digits } });
    await store.put(leadWith('a', phone('6145550187')));
    await store.put(leadWith('b', { ...phone('6145550188'), leadId: '2026NOV21SAT101010' }));
    await store.put(leadWith('c', phone('6145550187')));
    await store.put(leadWith('d', { form: 'call', receivedAt: 9000 }));
    await store.put(leadWith('e', { form: 'call', receivedAt: 9999 }));
    const left = async () => (await store.list()).map(({ key }) => key).join('');
    expect(await store.remove({ filter: { phone: '6145550187' } })).toMatchObject({ deleted: 2 });
    expect(await left()).toBe('bde');
    expect(await store.remove({ filter: { reference: '2026NOV21SAT101010' } })).toMatchObject({ deleted: 1 });
    await expect(store.remove({ filter: { form: 'call' }, expected: 3 })).rejects.toThrow('now has 2 leads, not 3');
    expect(await left()).toBe('de');
    expect(await store.remove({ filter: { form: 'call', until: 9500 }, expected: 1 })).toMatchObject({ deleted: 1 });
    expect(await store.remove({ filter: { number: 5 } })).toMatchObject({ deleted: 1 });
    expect(await left()).toBe('');
  });

  test('of a choice spares a lead that comes while it is made', async () => {
    for (const key of ['a', 'b', 'c']) await store.put(leadWith(key));
    const removing = store.remove({ filter: { form: 'contact' }, expected: 3 });
    const coming = store.put(leadWith('d'));
    expect(await removing).toMatchObject({ deleted: 3 });
    await coming;
    expect((await store.list()).map(({ key }) => key)).toEqual(['d']);
  });

  test('of a person names the leads of others whose text has the address', async () => {
    await store.put(leadWith('a', { body: { email: 'ada@example.org' } }));
    await store.put(leadWith('b', { body: { email: 'eve@example.org', message: 'Write to Ada@Example.org too' } }));
    expect(await store.remove({ filter: { email: 'ada@example.org' } })).toEqual({ deleted: 1, related: [2] });
  });
});
