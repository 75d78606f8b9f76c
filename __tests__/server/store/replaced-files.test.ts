import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import SQLite from 'libsql';
import { type LeadStore, openStore, type StoreSettings } from '@/server/store/store';
import { openTestStore } from '../harness';
import { leadWith } from './lead-with';

let file: string;
let settings: StoreSettings;
let store: LeadStore;
beforeEach(() => {
  ({ file, settings, store } = openTestStore());
});

describe('a database file that is replaced while the server runs', () => {
  test('accepts no lead that a restart would lose, and continues with the new file', async () => {
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
  const expectAllRefused = async (words: string) => {
    for (let n = 0; n < 2; n += 1) await expect(store.put(leadWith('lost'))).rejects.toThrow(words);
    await expect(store.check()).rejects.toThrow(/while (it|the database) was open/);
    await expect(store.list()).rejects.toThrow(/while (it|the database) was open/);
  };

  test.each([
    ['a backup', (copy: string) => store.backup(copy, 1000)],
    ['an older copy of the file', async (copy: string) => cpSync(file, copy)],
  ])('accepts no lead after %s was copied over it', async (_, copyTo) => {
    await leads(1);
    const copy = `${file}.copy`;
    await copyTo(copy);
    await leads(40);
    const other = new SQLite(file);
    other.prepare('PRAGMA wal_checkpoint(PASSIVE)').all([]);
    await store.put(leadWith('last'));
    writeFileSync(file, readFileSync(copy));
    await expectAllRefused('changed by another program');
    other.close();
  });

  test('accepts no lead after its log or the log’s index was emptied', async () => {
    await leads(30);
    truncateSync(`${file}-wal`);
    await expectAllRefused('log of the database was emptied');
    ({ file, store } = openTestStore());
    await leads(30);
    truncateSync(`${file}-shm`);
    await expectAllRefused('index of the log was emptied');
  });

  test('continues when other programs write, checkpoint, read and vacuum', async () => {
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
  });

  test('continues when a program exits that shared the file with a closed connection', async () => {
    await leads(1);
    // libsql closes a file only when its statements are garbage-collected.
    await store.close();
    store = openStore(settings);
    await leads(3);
    const visit = `const db = new (require('libsql'))(process.argv[1]); db.exec('DELETE FROM health'); db.close();`;
    expect(spawnSync(process.execPath, ['-e', visit, file], { encoding: 'utf8' }).stderr).toBe('');
    expect(await store.put(leadWith('after'))).toMatchObject({ outcome: 'stored' });
    await store.close();
  });

  test('is not opened with the log of another file next to it', async () => {
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
