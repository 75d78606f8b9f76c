import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import SQLite from 'libsql';
import { type LeadStore, openStore, type StoreSettings } from '@/server/store/store';
import type { FollowChange, NewLead, StoredLead, TryResult } from '@/server/store/types';
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

describe('following leads up', () => {
  const change = (what: FollowChange, at: number, who = 'jordan') => store.follow({ number: 1, at, who, ...what });
  const done = { change: 'done', from: null, to: 'applied' } as const;
  const states = async () => (await store.page({ order: 'oldest', size: 9 })).leads.map(({ calledAt }) => calledAt);

  test('a mark can be undone for a minute by the person who made it', async () => {
    await store.put(leadWith('a'));
    await change({ change: 'called', result: 'no-answer' }, 5000);
    expect(await change({ change: 'not-called' }, 6000, 'riley')).toMatchObject({ outcome: 'unchanged' });
    expect(await change({ change: 'not-called' }, 64_999)).toMatchObject({ outcome: 'changed' });
    expect(await states()).toEqual([null]);
    await change({ change: 'called', result: 'no-answer' }, 100_000);
    expect(await change({ change: 'not-called' }, 160_000)).toMatchObject({ outcome: 'unchanged' });
    await change(done, 200_000);
    expect(await change({ change: 'not-done' }, 210_000)).toMatchObject({ outcome: 'changed' });
    expect((await store.history(1)).map(({ kind }) => kind)).toEqual([
      ...['called', 'not-called', 'called', 'done', 'not-done'],
    ]);
  });

  test('each call is a try with its result, and a lead is tried until somebody answers', async () => {
    await store.put(leadWith('a'));
    const call = (result: TryResult, at: number, who?: string) => change({ change: 'called', result }, at, who);
    const lead = async () => {
      const { state, tries, tried, calledAt, calledBy, spokeAt } = (await store.list())[0] as StoredLead;
      return [state, tries, tried, calledAt, calledBy, spokeAt];
    };
    await call('no-answer', 5000);
    // A double click.
    expect(await call('no-answer', 6000)).toMatchObject({ outcome: 'unchanged' });
    await call('no-answer', 20_000, 'riley');
    expect(await lead()).toEqual(['trying', 2, 'no-answer', 5000, 'jordan', null]);
    await call('spoke', 30_000);
    await call('message', 90_000);
    expect(await lead()).toEqual(['spoke', 4, 'message', 5000, 'jordan', 30_000]);
    expect(await change({ change: 'not-called' }, 90_500, 'riley')).toMatchObject({ outcome: 'unchanged' });
    await change({ change: 'not-called' }, 91_000);
    expect(await lead()).toEqual(['spoke', 3, 'spoke', 5000, 'jordan', 30_000]);
    await change(done, 95_000);
    expect(await call('spoke', 96_000)).toMatchObject({ outcome: 'unchanged' });
  });

  test('leads of somebody without an account are open for everybody, until they are handed over', async () => {
    for (const key of ['a', 'b', 'c'])
      await store.put(leadWith(key, { assignee: 'left', body: { email: `${key}@example.org` } }));
    await store.put(leadWith('d', { assignee: 'riley' }));
    for (const email of ['riley', 'jordan']) await store.accounts.add({ email, password: '' }, { who: 'setup', at: 1 });
    await change(done, 5000);
    const mine = async (openFor: string) => ({
      ...(await store.counts({ openFor })),
      leads: (await store.list({ openFor })).map(({ number }) => number),
    });
    expect(await mine('jordan')).toEqual({ new: 2, trying: 0, spoke: 0, done: 0, leads: [2, 3] });
    expect(await store.leavers()).toEqual([{ email: 'left', leads: 2 }]);
    expect(await store.handOver({ from: 'riley', to: 'jordan', who: 'jordan', at: 6000 })).toBe(0);
    expect(await store.handOver({ from: 'left', to: 'riley', who: 'jordan', at: 6000 })).toBe(2);
    expect((await store.auditRecord()).entries.at(-1)).toMatchObject({
      action: 'assign',
      leads: 2,
      about: 'leads 2-3',
    });
    expect(await store.leavers()).toEqual([]);
    expect([await mine('jordan'), await mine('riley')]).toMatchObject([{ leads: [] }, { leads: [2, 3, 4] }]);
    expect((await store.history(2)).at(-1)).toMatchObject({ kind: 'assigned', text: 'riley', who: 'jordan' });
  });

  test('a call, and its undo, applies to all open leads of the person', async () => {
    for (const key of ['a', 'b', 'c']) await store.put(leadWith(key));
    await store.put(leadWith('d', { body: { email: 'eve@example.org' } }));
    await store.follow({ number: 3, at: 1, who: 'jordan', change: 'done', from: null, to: 'spam' });
    await change({ change: 'called', result: 'no-answer' }, 5000);
    expect(await states()).toEqual([5000, 5000, null, null]);
    expect(await store.history(2)).toEqual([{ at: 5000, who: 'jordan', kind: 'called', text: 'no-answer' }]);
    expect((await store.auditRecord()).entries.at(-1)).toMatchObject({
      action: 'called',
      leads: 2,
      about: 'lead 1, 2',
    });
    await change({ change: 'not-called' }, 6000);
    expect(await states()).toEqual([null, null, null, null]);
  });

  test('next steps are listed by due time, for their officer and for unassigned leads', async () => {
    await store.accounts.add({ email: 'riley', password: '' }, { who: 'setup', at: 1 });
    for (const key of ['a', 'b', 'c']) await store.put(leadWith(key));
    const plan = (number: number, at: number) =>
      store.follow({ number, at: 1, who: 'jordan', change: 'plan', step: { at, text: 'Call' } });
    await plan(1, 9000);
    await plan(2, 8000);
    await plan(3, 7000);
    expect(await plan(3, 7000)).toMatchObject({ outcome: 'unchanged' });
    await store.follow({ number: 2, at: 1, who: 'jordan', change: 'assign', from: null, to: 'riley' });
    const due = async (officer?: string) => (await store.due(officer)).map(({ number }) => number);
    expect([await due(), await due('riley'), await due('jordan')]).toEqual([
      [3, 2, 1],
      [3, 2, 1],
      [3, 1],
    ]);
    await store.follow({ number: 3, at: 2, who: 'jordan', change: 'plan', step: null });
    await change(done, 5000);
    expect(await due()).toEqual([2]);
    expect((await store.history(3)).map(({ text }) => text)).toEqual(['Call, Wed Dec 31, 7:00 pm', '']);
  });

  test('an outcome changes from the one the officer saw, and is counted by form and month', async () => {
    for (const key of ['a', 'b']) await store.put(leadWith(key, { body: { name: key } }));
    await change({ change: 'called', result: 'no-answer' }, 4000);
    await change(done, 5000);
    expect(await change({ ...done, to: 'spam' }, 6000)).toMatchObject({ outcome: 'unchanged' });
    expect(await change({ change: 'done', from: 'applied', to: 'funded' }, 7000)).toMatchObject({
      lead: { doneAt: 5000, outcome: 'funded' },
    });
    const counted = { form: 'contact', isReached: false, came: ' /  / ', assignee: null, leads: 1 };
    expect(await store.tally(1000, 1001)).toEqual([
      { ...counted, outcome: null, isCalled: false },
      { ...counted, outcome: 'funded', isCalled: true },
    ]);
    expect(await store.tally(0, 1000)).toEqual([]);
  });

  test('leads of one person are found by email and by phone', async () => {
    const bodies: readonly NewLead['body'][] = [
      { email: 'Ada@example.org', phone: '6145550187' },
      { email: 'ada@example.org' },
      { cellPhone: '6145550187' },
      { name: 'Ada' },
      { name: 'Eve' },
    ];
    for (const [n, body] of bodies.entries()) await store.put(leadWith(`key-${n}`, { body }));
    const others = async (number: number) => (await store.ofSamePerson(number)).map((lead) => lead.number);
    expect([await others(1), await others(2), await others(3), await others(4)]).toEqual([[3, 2], [1], [1], []]);
  });

  test('a note is added once, however often its button is clicked, and only to an existing lead', async () => {
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

  test('changes never alter what the visitor sent', async () => {
    await store.put(leadWith('a'));
    const sent = ({ body, key, leadId, receivedAt, number }: StoredLead) => ({
      body,
      key,
      leadId,
      receivedAt,
      number,
    });
    const before = sent((await store.list())[0] as StoredLead);
    await change({ change: 'called', result: 'no-answer' }, 5000);
    await change(done, 5000);
    for (const what of ['not-done', 'not-called'] as const) await change({ change: what }, 5000);
    await store.follow({ number: 1, at: 5000, who: 'jordan', change: 'assign', from: null, to: 'riley' });
    await store.follow({ number: 1, at: 5000, who: 'jordan', change: 'note', text: 'A note' });
    expect(sent((await store.list())[0] as StoredLead)).toEqual(before);
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
}, 30_000);

test('only the owner can read the database, its WAL and its folder', async () => {
  await store.put(leadWith('a'));
  const modes = [dirname(file), file, `${file}-wal`, `${file}-shm`].map((path) =>
    (statSync(path).mode & 0o777).toString(8),
  );
  expect(modes).toEqual(['700', '600', '600', '600']);
});

test('a locked database blocks nothing else, refuses a lead in time, and takes it when it is free', async () => {
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

describe('a database file that is replaced while the server runs', () => {
  test('takes no lead that a restart would lose, and continues with the new file', async () => {
    await store.put(leadWith('before'));
    const copy = `${file}.copy`;
    await store.backup(copy, 1000);
    const away = `${dirname(file)}-away`;
    mkdirSync(away);
    for (const ending of ['', '-wal', '-shm']) renameSync(file + ending, join(away, `leads.db${ending}`));
    await expect(store.put(leadWith('lost'))).rejects.toThrow('moved or replaced');
    // No new file is created, which would hide the loss.
    await expect(store.put(leadWith('lost'))).rejects.toThrow('moved or replaced');
    cpSync(copy, file);
    expect(await store.put(leadWith('after'))).toMatchObject({ outcome: 'stored' });
    expect((await store.list()).map(({ key }) => key)).toEqual(['before', 'after']);
  });

  test('is not opened with its old WAL left behind', async () => {
    await store.put(leadWith('before'));
    const copy = `${file}.copy`;
    await store.backup(copy, 1000);
    renameSync(file, `${file}.old`);
    cpSync(copy, file);
    for (let n = 0; n < 2; n += 1) await expect(store.put(leadWith('lost'))).rejects.toThrow('moved or replaced');
  });
});

describe('a database file that is changed in place while the server runs', () => {
  const leads = async (count: number) => {
    for (let n = 0; n < count; n += 1) await store.put(leadWith(`key-${n}`));
  };
  const refusesEverything = async (words: string) => {
    for (let n = 0; n < 2; n += 1) await expect(store.put(leadWith('lost'))).rejects.toThrow(words);
    await expect(store.check()).rejects.toThrow(/while (it|the database) was open/);
    await expect(store.list()).rejects.toThrow(/while (it|the database) was open/);
  };

  test.each([
    ['a backup', (copy: string) => store.backup(copy, 1000)],
    ['an older copy of the file', async (copy: string) => cpSync(file, copy)],
  ])('takes no lead after %s was copied over it', async (_, copyTo) => {
    await leads(1);
    const copy = `${file}.copy`;
    await copyTo(copy);
    await leads(40);
    const other = new SQLite(file);
    other.prepare('PRAGMA wal_checkpoint(PASSIVE)').all([]);
    await store.put(leadWith('last'));
    writeFileSync(file, readFileSync(copy));
    await refusesEverything('changed by another program');
    other.close();
  });

  test('takes no lead after its log was emptied, or the index of the log', async () => {
    await leads(30);
    truncateSync(`${file}-wal`);
    await refusesEverything('log of the database was emptied');
    ({ file, store } = openTestStore());
    await leads(30);
    truncateSync(`${file}-shm`);
    await refusesEverything('index of the log was emptied');
  });

  test('goes on when other programs write, checkpoint, read and vacuum', async () => {
    await leads(1);
    const other = new SQLite(file, { timeout: 1000 });
    const run = (sql: string) => void other.prepare(sql).all([]);
    for (const mode of ['PASSIVE', 'FULL', 'RESTART', 'TRUNCATE']) {
      run(`INSERT INTO marks VALUES ('${mode}', 1) ON CONFLICT DO UPDATE SET at = at + 1`);
      run(`PRAGMA wal_checkpoint(${mode})`);
      expect(await store.put(leadWith(`after ${mode}`))).toMatchObject({ outcome: 'stored' });
      run(`PRAGMA wal_checkpoint(${mode})`);
      await store.check();
    }
    other.exec('BEGIN');
    run('SELECT * FROM leads');
    for (let n = 0; n < 60; n += 1) await store.check();
    await store.remove({ filter: { form: 'none' } });
    expect(await store.put(leadWith('while another program reads'))).toMatchObject({ outcome: 'stored' });
    other.exec('ROLLBACK');
    run('VACUUM');
    run('PRAGMA wal_checkpoint(TRUNCATE)');
    expect(await store.put(leadWith('after a vacuum'))).toMatchObject({ outcome: 'stored' });
    other.close();
  }, 30_000);

  test('goes on when a program ends that shared the file with a connection which was closed', async () => {
    await leads(1);
    // The package closes a file once its statements are collected as garbage.
    await store.close();
    store = openStore(settings);
    await leads(3);
    const visit = `const db = new (require('libsql'))(process.argv[1]); db.exec('DELETE FROM health'); db.close();`;
    expect(spawnSync(process.execPath, ['-e', visit, file], { encoding: 'utf8' }).stderr).toBe('');
    expect(await store.put(leadWith('after'))).toMatchObject({ outcome: 'stored' });
    await store.close();
  });

  test('is not opened with the log of another file beside it', async () => {
    await leads(3);
    const copy = `${file}.copy`;
    await store.backup(copy, 1000);
    const [log, index] = [readFileSync(`${file}-wal`), readFileSync(`${file}-shm`)];
    const restored = openTestStore();
    mkdirSync(dirname(restored.file), { recursive: true });
    writeFileSync(restored.file, readFileSync(copy));
    writeFileSync(`${restored.file}-wal`, log);
    writeFileSync(`${restored.file}-shm`, index);
    await expect(restored.store.list()).rejects.toThrow('An old log lies beside a restored database');
    rmSync(`${restored.file}-wal`);
    rmSync(`${restored.file}-shm`);
    expect(await restored.store.list()).toHaveLength(3);
  });
});

test('below the floor of free space no lead is taken, and officers can still read, sign in and delete', async () => {
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

test('a damaged database is found', async () => {
  for (let n = 0; n < 60; n += 1) await store.put(leadWith(`key-${n}`));
  await store.verify();
  const copy = `${file}.copy`;
  await store.backup(copy, 1000);
  const bytes = readFileSync(copy);
  writeFileSync(copy, bytes.fill(7, 8192, bytes.length - 4096));
  await expect(openTestStore({ url: `file:${copy}` }).store.verify()).rejects.toThrow(/damaged|malformed/);
});

test('a deletion needs the exact number of leads, and spares one that arrives meanwhile', async () => {
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
