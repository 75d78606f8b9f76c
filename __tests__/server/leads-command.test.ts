import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import SQLite from 'libsql';
import { leadsCommand } from '@/server/leads-command';
import type { LeadStore } from '@/server/store/store';
import type { NewLead } from '@/server/store/types';
import { contact, openTestStore, temporaryDirectory } from './harness';
import { leadWith } from './store/lead-with';

const now = Date.UTC(2026, 10, 20, 14, 30);
const day = 24 * 60 * 60_000;
let file: string;
let store: LeadStore;
let copies: string;
beforeEach(() => {
  ({ file, store } = openTestStore());
  copies = `${temporaryDirectory().path}/`;
  notices = [];
});

async function put(key: string, body: Readonly<Record<string, string>> = {}, change: Partial<NewLead> = {}) {
  await store.put(leadWith(key, { body: { ...contact, ...body }, receivedAt: now - 3 * 60 * 60_000, ...change }));
}

let typed = 'correct horse battery';
let copyKey: string | undefined;
let notices: { readonly to: string; readonly text: string }[] = [];

async function run(...args: string[]): Promise<{ readonly code: number; readonly text: string }> {
  let text = '';
  const print = (more: string) => {
    text += more;
  };
  const code = await leadsCommand(args, {
    copyKey,
    ...{ store, print, now: () => now, who: 'officer' },
    readPassword: async () => typed,
    notify: async (message) => void notices.push(message),
  });
  return { code, text };
}

const keys = async () => (await store.list()).map(({ key }) => key).join('');

test('a usage error prints what to do and exits with code 2', async () => {
  expect((await run()).text).toContain('npm run leads -- backup FILE');
  for (const args of [
    ['nothing'],
    ['--wrong'],
    ['forget', 'ada'],
    ['backup'],
    ['delete'],
    ['delete', '--since', 'now'],
  ]) {
    expect([args, (await run(...args)).code]).toEqual([args, 2]);
  }
  expect((await run('delete', '--since', 'now')).text).toContain('2026-11-01T13:00');
});

describe('forget', () => {
  test.each([
    ['an email address', ['Ada@Example.org'], 'b'],
    ['a phone number', ['+1 (614) 555-0123'], 'b'],
    ['the number of a lead', ['1'], 'b'],
    ['a reference', ['2026NOV20FRI091305'], 'b'],
  ])('by %s deletes what the person sent and nothing else', async (_, args, left) => {
    await put('a');
    await put('b', { email: 'eve@example.org', phone: '6145550199' }, { leadId: '2026NOV21SAT101010' });
    expect((await run('forget', ...args)).text).toBe('1 lead deleted.\n');
    expect(await keys()).toBe(left);
  });

  test('lists remaining leads that may be about the same person', async () => {
    await put('a');
    await put('b', { email: 'eve@example.org', message: 'Please write to ada@example.org' });
    expect((await run('forget', 'ada@example.org')).text).toMatch(/Read them, then forget each by its number: 2\.\n$/);
  });
});

test('filtered leads are counted first, and deleted only with the exact count', async () => {
  for (const key of ['a', 'b', 'c']) await put(key, { name: `Robot ${key}` });
  await put('d');
  await store.follow({ number: 1, at: now, who: 'jordan', change: 'done', from: null, to: 'spam' });
  const choice = ['delete', '--search', 'Robot', '--since', '2026-11-20T06:00', '--until', '2026-11-20T07:00'];
  expect((await run(...choice)).text).toBe('3 leads, 1 of them called or done. To delete: add --yes 3\n');
  for (const wrong of [['Nosuchword'], ['--yes', 'two']]) expect((await run(...choice, ...wrong)).code).toBe(2);
  await expect(run(...choice, '--yes', '2')).rejects.toThrow('now has 3 leads, not 2');
  expect(await keys()).toBe('abcd');
  expect((await run(...choice, '--yes', '3')).text).toBe('3 leads deleted.\n');
  expect(await keys()).toBe('d');
});

test('an operator confirms a deletion by age that the server refused', async () => {
  await put('a', {}, { receivedAt: now - 800 * day });
  await put('b');
  // The command may run without the server's settings.
  expect((await run('expire')).code).toBe(2);
  expect((await run('expire', '730')).text).toBe('1 lead older than 730 days deleted.\n');
  expect(await keys()).toBe('b');
});

test('every use is in the audit log with time and person, and nothing about a visitor', async () => {
  await put('a');
  await put('b', { email: 'eve@example.org' });
  await run('forget', 'ada@example.org');
  await run('expire', '730');
  await run('forget', 'a mistake');
  await run('delete', '--form', 'contact', '--yes', '1');
  const expected = [
    ['forget', 1, 'leads 1'],
    ['expire', 0, 'older than 730 days'],
    ['delete', 1, 'leads 2; contact'],
  ].map(([action, leads, about]) => ({ at: now, who: 'officer', action, leads, about }));
  expect((await store.auditRecord()).entries).toEqual(expected);
  const { text } = await run('uses');
  expect(text).toMatch(/^2026-11-20 09:30\tofficer\tforget\t1\tleads 1$/m);
  expect(text).not.toContain('@');
  expect(text).toMatch(/3 entries, none changed or removed\. .* the digest [\w-]{43}\.\n$/);
  const other = new SQLite(file);
  other.exec(`UPDATE audit SET who = 'nobody' WHERE id = 2`);
  other.close();
  expect(await run('uses')).toMatchObject({ code: 2, text: expect.stringContaining('line 2 doesn’t match') });
});

test('a deletion that must be repeated because another program holds the WAL is recorded', async () => {
  store = { ...store, remove: async () => ({ numbers: [1], related: [], isLogHeld: true }) };
  await expect(run('forget', '1')).rejects.toThrow('Run this again later');
  expect((await store.auditRecord()).entries).toMatchObject([{ action: 'forget', leads: 1, about: 'leads 1' }]);
});

test('account changes are in the audit log, and passwords are nowhere', async () => {
  await put('a');
  expect((await run('user', 'add', 'Jordan@example.com')).text).toBe('jordan@example.com can sign in at the desk.\n');
  expect((await run('user', 'add', 'jordan@example.com')).text).toBe('jordan@example.com already has an account.\n');
  const session = { id: 'a', email: 'jordan@example.com', startedAt: now, seenAt: now, browser: '', network: '' };
  await store.accounts.startSession(session, { startedAt: 0, seenAt: 0 });
  await store.accounts.setSecondFactor(
    'jordan@example.com',
    { secret: 'A'.repeat(32), step: 1, recoveryDigests: ['x'] },
    { who: 'jordan@example.com', at: now },
  );
  expect((await run('user', 'list')).text).toBe(
    'jordan@example.com\towner\tsince 2026-11-20 09:30\tsecond factor, recovery codes: 1\tsessions: 1\n',
  );
  expect((await run('user', 'reset-second-factor', 'jordan@example.com')).code).toBe(0);
  typed = 'password1234';
  expect((await run('user', 'password', 'jordan@example.com')).text).toContain('too easy to guess');
  typed = 'four other little words';
  expect((await run('user', 'password', 'jordan@example.com')).code).toBe(0);
  expect((await run('user', 'list')).text).toMatch(/password only\tsessions: 0/);
  await store.follow({ number: 1, at: now, who: 'setup', change: 'assign', from: null, to: 'jordan@example.com' });
  expect(await run('user', 'remove', 'jordan@example.com')).toMatchObject({
    code: 0,
    text: expect.stringContaining('Still assigned to it: 1 lead. Everyone sees them'),
  });
  expect((await run('user', 'remove', 'jordan@example.com')).code).toBe(2);
  expect((await run('user', 'list')).text).toBe('');
  const { text } = await run('uses');
  const actions = ['user-add', 'second-factor-on', 'second-factor-off', 'password', 'assign', 'user-remove'];
  expect(text.split('\n').map((line) => line.split('\t')[2])).toEqual([...actions, undefined]);
  expect(text).not.toMatch(/horse|little/);
  expect(notices.map(({ to }) => to)).toEqual(['jordan@example.com', 'jordan@example.com', 'jordan@example.com']);
  expect(notices.map(({ text: words }) => words).join()).toMatch(
    /with a password only.*new password.*no longer has an account/s,
  );
});

describe('backup', () => {
  test('is a complete, intact database with mode 600, and replaces nothing', async () => {
    await put('a');
    await put('b');
    const copied = join(copies, 'copy.db');
    expect(await run('backup', copied)).toEqual({ code: 2, text: expect.stringContaining('add --plain') });
    expect(await run('backup', copied, '--plain')).toEqual({
      code: 0,
      text: `2 leads copied to ${copied}, not encrypted.\n`,
    });
    expect(statSync(copied).mode & 0o777).toBe(0o600);
    await put('c');
    const copy = openTestStore({ url: `file:${copied}` }).store;
    expect((await copy.list()).map(({ key }) => key)).toEqual(['a', 'b']);
    await expect(run('backup', copied, '--plain')).rejects.toThrow('replaces nothing');
    expect(await store.marked('backup')).toBe(now);
  });

  test('into a folder is named by time, removes partial copies, and keeps 48 hourly and 30 daily copies', async () => {
    await put('a');
    const nameAt = (moment: number) => `leads-${new Date(moment).toISOString().slice(0, 19).replaceAll(':', '')}Z.db`;
    for (let hours = 1; hours <= 45 * 24; hours += 1)
      writeFileSync(join(copies, nameAt(now - hours * 60 * 60_000)), '');
    for (const left of ['.db.part', '.db.part-journal', '.db.age.part', '.db.age.part-encrypted']) {
      writeFileSync(join(copies, `leads-2026-11-20T133000Z${left}`), 'all leads');
    }
    await run('backup', copies, '--plain');
    const left = readdirSync(copies).sort();
    expect(left.at(-1)).toBe('leads-2026-11-20T143000Z.db');
    expect(left.filter((name) => name.includes('part'))).toEqual([]);
    expect(left.length).toBe(1 + 48 + 28);
    expect(left[0]).toBe('leads-2026-10-21T235959Z.db'.replace('235959', '233000'));
  });

  test('deletes only copies, and replaces a partial one', async () => {
    for (const name of ['film.mp4.part', 'copy.db.part', 'copy.db.part-journal']) writeFileSync(join(copies, name), '');
    await run('backup', `${copies}copy.db`, '--plain');
    expect(readdirSync(copies).sort()).toEqual(['copy.db', 'film.mp4.part']);
  });

  test('keeps the newest copy even if the clock is ahead', async () => {
    writeFileSync(join(copies, 'leads-2026-10-01T143000Z.db'), '');
    writeFileSync(join(copies, 'leads-2026-10-02T143000Z.db'), '');
    await run('backup', copies, '--plain');
    expect(readdirSync(copies).sort()).toEqual(['leads-2026-10-02T143000Z.db', 'leads-2026-11-20T143000Z.db']);
  });

  test('that fails leaves nothing behind', async () => {
    await expect(run('backup', join(copies, 'no-folder', 'copy.db'), '--plain')).rejects.toThrow('There is no folder');
    expect(await store.marked('backup')).toBeNull();
  });

  test('with a key in the settings can be read only with the matching private key', async () => {
    await put('a');
    const identity = await generateX25519Identity();
    copyKey = await identityToRecipient(identity);
    const text = `1 lead copied to ${copies}leads-2026-11-20T143000Z.db.age.\n`;
    expect(await run('backup', copies)).toEqual({ code: 0, text });
    copyKey = undefined;
    expect((await run('try-restore', copies)).text).toContain('--key FILE');
    const keyFile = join(temporaryDirectory().path, 'key.txt');
    writeFileSync(keyFile, `# public key: age1…\n${identity}\n`);
    expect((await run('try-restore', copies, '--key', keyFile)).text).toContain('can be restored: 1 lead');
    expect(await store.marked('restore-tried')).toBe(now);
    writeFileSync(keyFile, await generateX25519Identity());
    await expect(run('try-restore', copies, '--key', keyFile)).rejects.toThrow();
    expect(readdirSync(copies)).toEqual(['leads-2026-11-20T143000Z.db.age']);
    const copy = join(copies, 'leads-2026-11-20T143000Z.db.age');
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    const encrypted = readFileSync(copy);
    expect(encrypted.includes('SQLite format')).toBe(false);
    const restored = join(copies, 'restored.db');
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    writeFileSync(restored, await decrypter.decrypt(encrypted));
    const { list } = openTestStore({ url: `file:${restored}` }).store;
    expect((await list()).map(({ key }) => key)).toEqual(['a']);
  });

  test('is tested by a trial restore, which reports a damaged copy', async () => {
    await put('a');
    await run('backup', copies, '--plain');
    expect((await run('try-restore', copies)).text).toBe(
      'leads-2026-11-20T143000Z.db can be restored: 1 lead, the newest 3 hours old.\n',
    );
    expect(await store.marked('restore-tried')).toBe(now);
    writeFileSync(join(copies, 'leads-2026-11-20T153000Z.db'), 'not a database, although it is long enough to be one');
    await expect(run('try-restore', copies)).rejects.toThrow();
    // A killed trial must not leave a second copy of all leads.
    expect(readdirSync(copies)).toEqual(['leads-2026-11-20T143000Z.db', 'leads-2026-11-20T153000Z.db']);
  });
});
