import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import SQLite from 'libsql';
import { type LeadStore, openStore, type StoreSettings } from '@/server/store/store';
import { openTestStore } from '../harness';
import { leadWith } from './lead-with';

const day = 24 * 60 * 60_000;
let file: string;
let settings: StoreSettings;
let store: LeadStore;

beforeEach(() => {
  ({ file, settings, store } = openTestStore({ queuesMail: true }));
});

test('the same key in two forms makes two leads', async () => {
  await store.put(leadWith('key'));
  expect(await store.put(leadWith('key', { form: 'consultation' }))).toMatchObject({ outcome: 'stored' });
});

const other = { contentHash: 'other', body: { email: 'eve@example.org' } };

test('the same key and answers are one lead; changed answers are another lead that names the first', async () => {
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

  test('and counts filter by form, state and officer', async () => {
    await store.put(leadWith('a', { body: { name: 'Bea' } }));
    await store.put(leadWith('b', { form: 'consultation' }));
    await store.put(leadWith('c'));
    await store.put(leadWith('d'));
    await store.follow({ number: 1, at: 5000, who: 'jordan', change: 'called', result: 'no-answer' });
    await store.follow({ number: 3, at: 5000, who: 'jordan', change: 'done', from: null, to: 'spam' });
    await store.follow({ number: 2, at: 5000, who: 'jordan', change: 'assign', from: null, to: 'riley' });
    const order = 'oldest' as const;
    expect(await numbers({ order, filter: { form: 'contact' } }, 9)).toEqual([[1, 3, 4]]);
    expect(await numbers({ order, filter: { state: 'new' } }, 9)).toEqual([[2, 4]]);
    expect(await numbers({ order, filter: { state: 'trying', form: 'contact' } }, 9)).toEqual([[1]]);
    expect(await numbers({ order, filter: { assignee: 'riley' } }, 9)).toEqual([[2]]);
    expect(await numbers({ order, filter: { assignee: null, state: 'done' } }, 9)).toEqual([[3]]);
    expect(await store.counts({})).toEqual({ new: 2, trying: 1, spoke: 0, done: 1 });
    expect(await store.counts({ form: 'contact' })).toEqual({ new: 1, trying: 1, spoke: 0, done: 1 });
    expect(await numbers({ order: 'newest', filter: { openFor: 'riley' } }, 9)).toEqual([[4, 2, 1]]);
    expect(await store.counts({ openFor: 'riley' })).toEqual({ new: 2, trying: 1, spoke: 0, done: 0 });
    expect(await store.counts({ openFor: 'riley', form: 'contact' })).toEqual({ new: 1, trying: 1, spoke: 0, done: 0 });
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
    ['937 555 0111', [2]],
    ['2026NOV20FRI091305', [1]],
    ['2026nov', [2, 1]],
    ['grove city', [1]],
    ['43123', [1]],
    ['COE', [2]],
    ['ada coe', [2]],
    ['   ', [2, 1]],
    ["'; DROP TABLE leads; --", []],
    ['_', []],
  ])('find %s', async (search, found) => {
    const contact = { name: 'Jörg Sample', phone: '6145550187', email: 'jorg@example.com' };
    const jorg = { ...contact, city: 'Grove City', zipCode: '43123', grossIncome: '43123' };
    await store.put(leadWith('a', { body: jorg, leadId: '2026NOV20FRI091305' }));
    const ada = {
      firstName: 'Ada',
      lastName: 'Example',
      email: 'ada@example.org',
      eveningPhone: '9375550000',
      workPhone: '9375550111',
    };
    await store.put(leadWith('b', { body: ada, leadId: '2026NOV21SAT101010' }));
    await store.follow({ number: 2, at: 5000, who: 'jordan', change: 'note', text: 'Has the COE' });
    expect(await numbers({ order: 'newest', filter: { search } }, 9)).toEqual([found]);
  });
});

test("a person's leads are deleted with their messages, and leads of the same forms with another email are listed", async () => {
  await store.put(leadWith('a', { body: { email: 'Ada@Example.org' } }));
  await store.put(leadWith('b', { body: { email: 'ada@example.org' }, contentHash: '1' }));
  await store.put(leadWith('b', { body: { email: 'eve@example.org' }, contentHash: '2' }));
  await store.put(leadWith('c', { body: { email: 'eve@example.org' } }));
  expect(await store.remove({ filter: { email: ' ADA@example.org ' } })).toEqual({
    numbers: [1, 2],
    related: [3],
    isLogHeld: false,
  });
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
  expect(await store.remove({ filter: { email: asked } })).toMatchObject({ numbers: [1] });
});

test('leads that mention a deleted person in an answer or a note are listed, however the phone is written', async () => {
  const texts = ['for ADA@example.org', 'call 614-555-0123', 'call (614) 555.0123', 'my number is 614 555 0124', ''];
  await store.put(leadWith('a', { body: { email: 'ada@example.org', phone: '6145550123' } }));
  for (const [n, message] of texts.entries())
    await store.put(leadWith(`b${n}`, { body: { email: `eve${n}@example.org`, message } }));
  await store.follow({ number: 6, at: 5000, who: 'jordan', change: 'note', text: 'married to 614.555.0123' });
  await store.put(leadWith('c', { body: { email: 'ada.work@example.org', phone: '6145550123' } }));
  expect(await store.remove({ filter: { number: 1 } })).toMatchObject({ numbers: [1], related: [2, 3, 4, 6, 7] });
  for (const [filter, related] of [
    [{ email: 'ada@example.org' }, [2]],
    [{ phone: '6145550123' }, [3, 4, 6]],
    [{ reference: 'x' }, []],
  ] as const)
    expect((await store.remove({ filter })).related).toEqual(related);
});

test('two servers on one database store the same key once', async () => {
  const second = openStore(settings);
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_, n) => (n % 2 ? store : second).put(leadWith(`key-${n % 10}`))),
  );
  expect(outcomes.filter(({ outcome }) => outcome === 'stored')).toHaveLength(10);
  expect(await second.list()).toHaveLength(10);
  await second.close();
});

test('the audit log shows whether an entry was changed or removed, whichever server wrote it', async () => {
  const second = openStore(settings);
  for (let n = 0; n < 6; n += 1)
    await (n % 2 ? store : second).recordAudit({ at: n, who: 'jordan', action: 'list', leads: n, about: '' });
  const whole = await second.auditRecord();
  expect([whole.entries.length, whole.brokenAt]).toEqual([6, null]);
  const other = new SQLite(file);
  other.exec('UPDATE audit SET leads = 0 WHERE id = 4');
  expect(await store.auditRecord()).toMatchObject({ brokenAt: 3 });
  other.exec('UPDATE audit SET leads = 3 WHERE id = 4');
  expect(await store.auditRecord()).toMatchObject({ brokenAt: null, head: whole.head });
  other.exec('DELETE FROM audit WHERE id = 2');
  expect(await store.auditRecord()).toMatchObject({ brokenAt: 1 });
  other.close();
  await second.close();
});

test('lead numbers are never reused, even after a deletion', async () => {
  await store.put(leadWith('a'));
  await store.remove({ filter: { email: 'ada@example.org' } });
  await store.put(leadWith('b'));
  expect((await store.list())[0]?.number).toBe(2);
});

test.each<readonly [string, (store: LeadStore) => Promise<unknown>]>([
  ['a forgotten person', (store) => store.remove({ filter: { email: 'ada@example.org' } })],
  ['leads deleted by age', (store) => store.expire({ days: 0, now: 2000 + 8 * day, isConfirmed: true })],
])('no trace of %s is left in the files', async (_, erase) => {
  const secret = 'UniqueCanary4711';
  await store.put(leadWith('a', { body: { email: 'ada@example.org', name: secret } }));
  await store.follow({ number: 1, at: 5000, who: 'jordan', change: 'note', text: `${secret} has moved` });
  const holding = () =>
    readdirSync(dirname(file)).filter((name) => readFileSync(join(dirname(file), name)).includes(secret));
  expect(holding()).not.toEqual([]);
  await erase(store);
  expect(holding()).toEqual([]);
  expect(await store.history(1)).toEqual([]);
});

test('a deletion reports when another program keeps deleted pages in the WAL', async () => {
  await store.put(leadWith('a'));
  const other = new SQLite(file);
  other.exec('BEGIN');
  other.prepare('SELECT * FROM leads').all([]);
  const filter = { email: 'ada@example.org' };
  expect(await store.remove({ filter })).toMatchObject({ numbers: [1], isLogHeld: true });
  other.exec('ROLLBACK');
  expect(await store.remove({ filter })).toMatchObject({ numbers: [], isLogHeld: false });
  expect(readFileSync(file).includes('ada@example.org')).toBe(false);
  other.close();
});

test('only the owner can read the database, its WAL and its folder', async () => {
  await store.put(leadWith('a'));
  const modes = [dirname(file), file, `${file}-wal`, `${file}-shm`].map((path) =>
    (statSync(path).mode & 0o777).toString(8),
  );
  expect(modes).toEqual(['700', '600', '600', '600']);
});

test('a locked database blocks nothing else, refuses a lead in time, and accepts it once it is free', async () => {
  const own = openStore({ ...settings, busyTimeout: 600 });
  await own.check();
  const other = new SQLite(file);
  other.exec('BEGIN IMMEDIATE');
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
  setTimeout(() => other.exec('ROLLBACK'), 100);
  expect(await waiting).toMatchObject({ outcome: 'stored' });
  expect(await own.list()).toHaveLength(1);
  other.close();
  await own.close();
});

test('with too little free space leads are refused, and officers can still read, sign in and delete', async () => {
  await store.put(leadWith('a'));
  const full = openStore({ ...settings, minFreeBytes: Number.MAX_SAFE_INTEGER });
  await expect(full.put(leadWith('b'))).rejects.toThrow('The disk is nearly full');
  await expect(full.check()).rejects.toThrow('The disk is nearly full');
  expect(full.diskSpace().forLeads).toBeLessThan(0);
  expect(await full.list()).toHaveLength(1);
  await full.accounts.add({ email: 'jordan@example.com', password: 'x' }, { who: 'setup', at: 1 });
  const session = { id: 'a', email: 'jordan@example.com', startedAt: 1, seenAt: 1, browser: 'x', network: 'x' };
  await full.accounts.startSession(session, { startedAt: 0, seenAt: 0 });
  expect(await full.accounts.session('a')).toMatchObject({ email: 'jordan@example.com' });
  expect(await full.remove({ filter: { email: 'ada@example.org' } })).toMatchObject({ numbers: [1] });
  await full.close();
});

test('a damaged database is detected', async () => {
  for (let n = 0; n < 60; n += 1) await store.put(leadWith(`key-${n}`));
  await store.verify();
  const copy = `${file}.copy`;
  await store.backup(copy, 1000);
  const bytes = readFileSync(copy);
  writeFileSync(copy, bytes.fill(7, 8192, bytes.length - 4096));
  await expect(openTestStore({ url: `file:${copy}` }).store.verify()).rejects.toThrow(/damaged|malformed/);
});

test('a deletion needs the exact number of leads, and spares one that arrives in the meantime', async () => {
  for (const key of ['a', 'b', 'c']) await store.put(leadWith(key));
  await expect(store.remove({ filter: { form: 'contact' }, expected: 4 })).rejects.toThrow('now has 3 leads, not 4');
  const removing = store.remove({ filter: { form: 'contact' }, expected: 3 });
  const coming = store.put(leadWith('d'));
  expect(await removing).toMatchObject({ numbers: [1, 2, 3] });
  await coming;
  expect((await store.list()).map(({ key }) => key)).toEqual(['d']);
});

test('a search scans a large database in windows, and a reference uses the index', async () => {
  await store.check();
  const other = new SQLite(file);
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
