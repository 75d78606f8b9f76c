import { closeSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import SQLite from 'libsql';
import type { Log } from '@/server/log';
import { appendEntry } from '@/server/store/audit-log';
import { flush, requireFreeSpace } from '@/server/store/backup';
import type { Row, Statements } from '@/server/store/connection';
import { tables, version } from '@/server/store/schema';
import { auditSchema } from '@/server/store/types';

type Step = string | ((db: Statements) => void);

/** The steps from each version to the next. A released step is never changed. */
const migrations: Readonly<Record<number, readonly Step[]>> = {
  1: [],
  2: [
    `CREATE TABLE accounts (email TEXT PRIMARY KEY, password TEXT NOT NULL, since INTEGER NOT NULL,
      factor TEXT, factor_since INTEGER, factor_step INTEGER) WITHOUT ROWID`,
    `CREATE TABLE recovery_codes (email TEXT NOT NULL REFERENCES accounts (email) ON DELETE CASCADE, digest TEXT NOT NULL,
      PRIMARY KEY (email, digest)) WITHOUT ROWID`,
    `CREATE TABLE sessions (id TEXT PRIMARY KEY, email TEXT NOT NULL REFERENCES accounts (email) ON DELETE CASCADE,
      started_at INTEGER NOT NULL, seen_at INTEGER NOT NULL, browser TEXT NOT NULL, network TEXT NOT NULL) WITHOUT ROWID`,
    'CREATE INDEX sessions_email ON sessions (email)',
  ],
  3: [
    `CREATE INDEX leads_work_phone ON leads (nullif(body ->> 'workPhone', '')) WHERE nullif(body ->> 'workPhone', '') IS NOT NULL`,
    'CREATE INDEX leads_open ON leads (number, assignee) WHERE done_at IS NULL',
  ],
  4: ['CREATE TABLE secrets (name TEXT PRIMARY KEY, secret TEXT NOT NULL) WITHOUT ROWID'],
  5: [
    'ALTER TABLE mail ADD COLUMN sender TEXT',
    `ALTER TABLE accounts ADD COLUMN role TEXT NOT NULL DEFAULT 'officer'`,
    `UPDATE accounts SET role = 'owner' WHERE email = (SELECT email FROM accounts ORDER BY since, email LIMIT 1)`,
    'ALTER TABLE audit RENAME TO audit_5',
    `CREATE TABLE audit (id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, who TEXT NOT NULL, action TEXT NOT NULL,
      leads INTEGER NOT NULL, about TEXT NOT NULL, digest TEXT NOT NULL)`,
    (db) => {
      const entries = db.all('SELECT at, who, action, leads, about FROM audit_5 ORDER BY rowid');
      for (const entry of entries) appendEntry(db, auditSchema.parse({ ...entry }));
    },
    'DROP TABLE audit_5',
  ],
  6: [
    ...['state', 'form_state', 'assignee_state'].map((name) => `DROP INDEX leads_${name}`),
    'ALTER TABLE leads DROP COLUMN state',
    'ALTER TABLE leads ADD COLUMN tries INTEGER NOT NULL DEFAULT 0',
    'ALTER TABLE leads ADD COLUMN tried TEXT',
    'ALTER TABLE leads ADD COLUMN spoke_at INTEGER',
    `ALTER TABLE leads ADD COLUMN state TEXT GENERATED ALWAYS AS (CASE WHEN done_at IS NOT NULL THEN 'done' WHEN called_at IS NULL THEN 'new'
      WHEN spoke_at IS NULL AND tried IS NOT NULL THEN 'trying' ELSE 'spoke' END) VIRTUAL`,
    'UPDATE leads SET tries = 1 WHERE called_at IS NOT NULL',
    'CREATE INDEX leads_state ON leads (state)',
    'CREATE INDEX leads_form_state ON leads (form, state)',
    'CREATE INDEX leads_assignee_state ON leads (assignee, state)',
  ],
  7: ['CREATE TABLE views (day TEXT, path TEXT, count INTEGER NOT NULL, PRIMARY KEY (day, path)) WITHOUT ROWID'],
};

export const oldestVersion = Math.min(...Object.keys(migrations).map(Number));

type ReadRows = (sql: string) => readonly Row[];

function versionIn(read: ReadRows): number {
  return Number(read('PRAGMA user_version')[0]?.user_version);
}

function shapeOf(read: ReadRows): string {
  const columns =
    read(`SELECT tables.name AS "table", columns.* FROM sqlite_schema AS tables, pragma_table_xinfo(tables.name) AS columns
    WHERE tables.type = 'table' ORDER BY tables.name, cid`);
  const indexes = read(`SELECT name, sql FROM sqlite_schema WHERE type = 'index' ORDER BY name`);
  return JSON.stringify([columns, indexes]);
}

function currentSchema(): string {
  const db = new SQLite(':memory:');
  try {
    for (const sql of tables) db.exec(sql);
    return shapeOf((sql) => db.prepare(sql).all([]) as Row[]);
  } finally {
    db.close();
  }
}

/** Copies a database; `target` is replaced only by a complete copy. */
function copyDatabase(file: string, target: string): void {
  requireFreeSpace(dirname(file), file);
  const part = `${target}.part`;
  rmSync(part, { force: true });
  const db = new SQLite(file);
  try {
    closeSync(openSync(part, 'wx', 0o600));
    db.prepare('VACUUM INTO ?').run([part]);
    flush(part);
    renameSync(part, target);
    flush(dirname(file));
  } finally {
    db.close();
    rmSync(part, { force: true });
  }
}

/** Returns the function that creates, migrates or refuses the tables of a database. */
export function tablePreparer({ migrates, log }: { readonly migrates: boolean; readonly log: Log }) {
  /** Copies made by this process, because a failing migration is retried on each use. */
  const copies = new Set<string>();

  return ({ all, run }: Statements, inTransaction: (work: () => void) => void, file: string): void => {
    if (versionIn(all) === version) return;
    let message: string | undefined;
    inTransaction(() => {
      // Another server may have migrated it in the meantime.
      const found = versionIn(all);
      if (found === version) return;
      if (found > version) {
        throw new Error(
          `The database has tables of version ${found}, and this server knows version ${version}: run the server that made it, or restore a copy.`,
        );
      }
      if (found === 0 && all('SELECT 1 FROM sqlite_schema LIMIT 1').length === 0) {
        for (const sql of tables) run(sql);
      } else {
        if (!migrates) {
          throw new Error(
            `The database has tables of version ${found}. Start the server: it brings them to version ${version}.`,
          );
        }
        const copy = `${file}.before-${found}`;
        // This transaction holds the write lock, so the copy misses nothing.
        if (!copies.has(copy)) copyDatabase(file, copy);
        copies.add(copy);
        for (let from = found; from < version; from += 1) {
          for (const step of migrations[from] ?? []) {
            if (typeof step === 'string') run(step);
            else step({ all, run });
          }
        }
        if (shapeOf(all) !== currentSchema()) {
          throw new Error(
            `The database has tables of version ${found} that no release made. Nothing was changed. A copy: ${copy}`,
          );
        }
        message = `The tables of ${file} are now of version ${version}. The database as it was, of version ${found}: ${copy}`;
      }
      run(`PRAGMA user_version = ${version}`);
    });
    if (message !== undefined) log({ event: 'migration', message });
  };
}
