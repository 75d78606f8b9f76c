import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import SQLite from 'libsql';
import type { LogLine } from '@/server/log';
import { decryptCopy } from '@/server/store/backup';
import { oldestVersion } from '@/server/store/migrations';
import { version } from '@/server/store/schema';
import { openStore } from '@/server/store/store';
import { openTestStore } from '../harness';
import { leadWith } from './lead-with';

const olderVersions = Array.from({ length: version - oldestVersion }, (_, n) => oldestVersion + n);

/** A database as that version of the server left it, and a store that hasn't opened it yet. */
function databaseOf(older: number) {
  const log: LogLine[] = [];
  const opened = openTestStore({ queuesMail: true, migrates: true, log: (line) => log.push(line) });
  mkdirSync(dirname(opened.file), { recursive: true });
  const fixture = join('__tests__/server/store/fixtures', `version-${older}.db.gz`);
  writeFileSync(opened.file, gunzipSync(readFileSync(fixture)));
  return { ...opened, log, copy: `${opened.file}.before-${older}` };
}

function sql(file: string, text: string): readonly unknown[] {
  const db = new SQLite(file);
  try {
    return text.startsWith('SELECT') ? db.prepare(text).all([]) : [db.exec(text)];
  } finally {
    db.close();
  }
}

describe.each(olderVersions)('a database of version %i', (older) => {
  test('keeps its leads, notes, messages and accounts when a newer server opens it', async () => {
    const { store, log } = databaseOf(older);
    expect(await store.list()).toMatchObject([
      { number: 1, form: 'contact', body: { name: 'Ada Example' }, calledBy: 'jordan@example.com' },
      { number: 2, body: { firstName: 'Jörg' }, dueText: 'Call', assignee: 'riley@example.com' },
      { number: 3, outcome: 'applied', consentWords: 'Call or write to me.', source: { first: { page: '/fha' } } },
    ]);
    expect((await store.history(1)).map(({ kind, text }) => [kind, text])).toEqual([
      // Results of calls came with version 7.
      ['called', older < 7 ? '' : 'no-answer'],
      ['note', 'Calls back on Monday.'],
    ]);
    const states = [await store.mailOf(1), await store.mailOf(2), await store.mailOf(2, 'receipt')];
    expect(states.map((status) => status?.state).sort()).toEqual(['given-up', 'sent', 'waiting']);
    expect((await store.auditRecord()).entries.at(older < 3 ? -1 : 0)).toMatchObject({
      who: expect.stringMatching(/./),
    });
    expect((await store.auditRecord()).brokenAt).toBeNull();
    expect(await store.marked('backup')).toBe(Date.parse('2026-11-20T14:13:05Z'));
    expect(await store.page({ filter: { search: '937 555 0112' }, order: 'newest', size: 9 })).toMatchObject({
      leads: [{ number: 2 }],
    });
    // Accounts came with version 3.
    expect(
      (await store.accounts.list()).map(({ email, secondFactor }) => [email, secondFactor?.recoveryCodes]),
    ).toEqual(
      older < 3
        ? []
        : [
            ['jordan@example.com', 2],
            ['riley@example.com', undefined],
          ],
    );
    // Views came with version 8.
    await store.addViews([{ day: '2026-11-20', path: '/fha', count: 2 }]);
    expect(await store.viewsOf('2026-11-20', '2026-11-21')).toEqual([{ path: '/fha', views: older < 8 ? 2 : 5 }]);
    expect(await store.put(leadWith('new'))).toMatchObject({ outcome: 'stored' });
    expect((await store.list()).at(-1)?.number).toBe(4);
    expect(log.map(({ event }) => event)).toContain('migration');
  });

  test('gets the tables of a new database', async () => {
    const { store, file } = databaseOf(older);
    await store.check();
    const fresh = openTestStore();
    await fresh.store.check();
    const indexes = `SELECT name, sql FROM sqlite_schema WHERE type = 'index' ORDER BY name`;
    const columns = `SELECT tables.name AS tbl, columns.* FROM sqlite_schema AS tables, pragma_table_xinfo(tables.name) AS columns
      WHERE tables.type = 'table' ORDER BY 1, 2`;
    for (const query of [indexes, columns]) expect(sql(file, query)).toEqual(sql(fresh.file, query));
  });

  test('is copied first, readable only by its owner', async () => {
    const { store, file, copy, log } = databaseOf(older);
    await store.check();
    expect(
      sql(copy, 'SELECT count(*) AS leads, (SELECT user_version FROM pragma_user_version) AS version FROM leads'),
    ).toEqual([{ leads: 3, version: older }]);
    expect((statSync(copy).mode & 0o777).toString(8)).toBe('600');
    expect(log).toContainEqual({
      event: 'migration',
      message: `The tables of ${file} are now of version ${version}. The database as it was, of version ${older}: ${copy}`,
    });
    expect(existsSync(`${copy}.part`)).toBe(false);
  });
});

test('the copy is encrypted for the key in the settings, and the plain one removed', async () => {
  const { store, copy } = databaseOf(oldestVersion);
  await store.check();
  const identity = await generateX25519Identity();
  const publicKey = await identityToRecipient(identity);
  expect(await store.encryptUpgradeCopies(publicKey)).toEqual([`${basename(copy)}.age`]);
  expect(await store.encryptUpgradeCopies(publicKey)).toEqual([]);
  expect([existsSync(copy), statSync(`${copy}.age`).mode & 0o777]).toEqual([false, 0o600]);
  await decryptCopy(`${copy}.age`, copy, identity);
  expect(sql(copy, 'SELECT count(*) AS leads FROM leads')).toEqual([{ leads: 3 }]);
});

test('two new servers that open an old database together migrate it once', async () => {
  const { store, settings, log } = databaseOf(oldestVersion);
  const second = openStore(settings);
  await Promise.all([store.check(), second.check(), store.put(leadWith('a')), second.put(leadWith('b'))]);
  expect(log.filter(({ event }) => event === 'migration')).toHaveLength(1);
  expect(await second.list()).toHaveLength(5);
  await second.close();
});

test('a migration that fails changes nothing, and says where the copy is', async () => {
  const { store, file, copy } = databaseOf(oldestVersion);
  // A column that no release had.
  sql(file, 'ALTER TABLE leads ADD COLUMN invented TEXT');
  await expect(store.check()).rejects.toThrow(`tables of version ${oldestVersion} that no release made`);
  await expect(store.put(leadWith('a'))).rejects.toThrow('that no release made');
  expect(
    sql(file, 'SELECT count(*) AS leads, (SELECT user_version FROM pragma_user_version) AS version FROM leads'),
  ).toEqual([{ leads: 3, version: oldestVersion }]);
  expect(existsSync(copy)).toBe(true);
});

test('a command that finds an older database leaves it to the server', async () => {
  const { settings, file } = databaseOf(oldestVersion);
  const command = openStore({ ...settings, migrates: false });
  await expect(command.list()).rejects.toThrow(
    `The database has tables of version ${oldestVersion}. Start the server: it brings them to version ${version}.`,
  );
  expect(existsSync(`${file}.before-${oldestVersion}`)).toBe(false);
});

test('the database of a newer server is refused with an explanation and left unchanged', async () => {
  const { store, file, settings } = openTestStore({ migrates: true });
  await store.put(leadWith('a'));
  await store.close();
  sql(file, 'PRAGMA user_version = 99');
  const older = openStore(settings);
  await expect(older.put(leadWith('b'))).rejects.toThrow(
    `has tables of version 99, and this server knows version ${version}`,
  );
  await expect(older.check()).rejects.toThrow('version 99');
  expect(sql(file, 'SELECT count(*) AS leads FROM leads')).toEqual([{ leads: 1 }]);
});
