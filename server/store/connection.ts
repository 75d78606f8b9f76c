import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs';
import { open as openFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import SQLite from 'libsql';
import { type FileGuard, FileReplaced, guardFiles, identityAt, refuseForeignLog } from '@/server/store/file-guard';

export type Value = string | number | null;
export type Row = Readonly<Record<string, unknown>>;

/** Statements to run in one synchronous callback. */
export type Statements = {
  readonly all: (sql: string, args?: readonly Value[]) => readonly Row[];
  /** Returns the number of changed rows. */
  readonly run: (sql: string, args?: readonly Value[]) => number;
};

/** A database file. Every method rejects on failure and leaves nothing half done. */
export type Connection = {
  readonly file: string;
  readonly read: <Result>(work: (db: Statements) => Result) => Promise<Result>;
  /** Runs in a transaction; resolves when it is on disk. */
  readonly write: <Result>(work: (db: Statements) => Result) => Promise<Result>;
  readonly close: () => Promise<void>;
};

/** In milliseconds; less than a browser waits. */
const defaultBusyTimeout = 5000;
/** In milliseconds. */
const retryDelay = 40;

/**
 * A commit writes the WAL without waiting for the disk. `write` waits for it instead, so that other work can continue.
 * Checkpoints sync by themselves. `secure_delete` overwrites deleted leads.
 */
const settings = [
  'journal_mode = WAL',
  'synchronous = NORMAL',
  'wal_autocheckpoint = 0',
  'secure_delete = ON',
  'foreign_keys = ON',
];

/** In bytes. Checkpoints are explicit, because SQLite doesn't report failures of automatic ones. */
const maxWalSize = 4 * 1024 * 1024;

export function databaseFileIn(url: string): string {
  return resolve(url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length));
}

async function flush(path: string): Promise<void> {
  const file = await openFile(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Rewrites a file with the kernel's cached contents, and syncs it. After a failed fsync, the kernel marks pages as clean
 * and retries only those that are written again.
 */
function rewrite(path: string): void {
  const file = openSync(path, 'r+');
  try {
    const bytes = readFileSync(file);
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at, bytes.length - at, at);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function isIoError(problem: unknown): boolean {
  return problem instanceof Error && 'code' in problem && String(problem.code).startsWith('SQLITE_IOERR');
}

function isBusy(problem: unknown): boolean {
  return problem instanceof Error && 'code' in problem && String(problem.code).startsWith('SQLITE_BUSY');
}

type Database = InstanceType<typeof SQLite>;

/** Prepares each statement once. There are few, because values are bound as arguments. */
function statementsOf(db: Database): Statements {
  const cache = new Map<string, ReturnType<Database['prepare']>>();
  const prepared = (sql: string) => {
    const statement = cache.get(sql) ?? db.prepare(sql);
    cache.set(sql, statement);
    return statement;
  };
  return {
    all: (sql, args = []) => prepared(sql).all([...args]) as readonly Row[],
    run: (sql, args = []) => prepared(sql).run([...args]).changes,
  };
}

type OpenDatabase = { readonly db: Database; readonly statements: Statements; readonly guard: FileGuard };

export type ConnectionSettings = {
  readonly url: string;
  /** Creates, migrates or refuses the tables of an opened database. */
  readonly prepare: (db: Statements, inTransaction: (work: () => void) => void, file: string) => void;
  readonly busyTimeout?: number | undefined;
};

/**
 * Opens the database on first use and again after a failure, because a failed statement would block commits on the old
 * connection. SQLite would block the thread while it waits for a lock, so a locked database is retried on a timer.
 */
export function connect({ url, prepare, busyTimeout = defaultBusyTimeout }: ConnectionSettings): Connection {
  const file = databaseFileIn(url);
  const log = `${file}-wal`;
  /** Connections to replaced files. Closing one would delete the WAL of the new file. */
  const replaced: { readonly database: OpenDatabase; readonly problem: FileReplaced }[] = [];
  let opened: OpenDatabase | undefined;
  let isClosed = false;

  function open(): OpenDatabase {
    if (isClosed) throw new Error('The database is closed.');
    const last = replaced.at(-1);
    // SQLite would apply the old file's WAL to the new one.
    const lastLog = last?.database.guard.walIdentity();
    if (last && (!existsSync(file) || (lastLog !== undefined && identityAt(log) === lastLog))) throw last.problem;
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    refuseForeignLog(file);
    const db = new SQLite(file, { timeout: 0 });
    try {
      for (const setting of settings) db.prepare(`PRAGMA ${setting}`).all([]);
      const statements = statementsOf(db);
      prepare(statements, (work) => inTransaction(db, work), file);
      // SQLite gives its other files the mode of the database file.
      for (const path of [file, log, `${file}-shm`]) if (existsSync(path)) chmodSync(path, 0o600);
      return { db, statements, guard: guardFiles(file) };
    } catch (problem) {
      db.close();
      throw problem;
    }
  }

  function attempt<Result>(work: (current: OpenDatabase) => Result): Result {
    opened ??= open();
    const current = opened;
    try {
      current.guard.check();
      const result = work(current);
      current.guard.check();
      return result;
    } catch (problem) {
      if (isIoError(problem)) walNeedsRewrite = true;
      if (problem instanceof FileReplaced) replaced.push({ database: current, problem });
      else if (!isBusy(problem)) {
        // Closing checkpoints the WAL, which must be on disk first.
        tryRewrite(current);
        current.db.close();
        current.guard.release();
      }
      if (!isBusy(problem)) opened = undefined;
      throw problem;
    }
  }

  async function retryWhileBusy<Result>(deadline: number, work: (current: OpenDatabase) => Result): Promise<Result> {
    for (;;) {
      try {
        return attempt(work);
      } catch (problem) {
        if (!isBusy(problem) || performance.now() >= deadline) throw problem;
      }
      await new Promise((next) => setTimeout(next, retryDelay));
    }
  }

  /** Writers queue; readers don't. */
  let lastWrite: Promise<unknown> = Promise.resolve();
  let currentFlush: Promise<unknown> = Promise.resolve();
  let nextFlush: Promise<void> | undefined;
  /** Set after a failed fsync: the kernel would not retry those pages. */
  let walNeedsRewrite = false;

  /** Rewrites the WAL after a failed fsync, while nothing else writes to it. Throws if that fails. */
  function rewriteWal({ db }: OpenDatabase): void {
    if (!walNeedsRewrite) return;
    inTransaction(db, () => rewrite(log));
    walNeedsRewrite = false;
  }

  function tryRewrite(current: OpenDatabase): void {
    try {
      rewriteWal(current);
    } catch {
      // Retried before the next write.
    }
  }

  function checkpointIfLong({ all }: Statements): void {
    if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) < maxWalSize) return;
    try {
      all('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      walNeedsRewrite = true;
    }
  }

  /** Resolves when everything committed so far is on disk. A running fsync may have missed it, so callers share the next one. */
  function waitForFlush(): Promise<void> {
    nextFlush ??= currentFlush.then(() => {
      const started = flush(log);
      currentFlush = started.catch(() => {
        walNeedsRewrite = true;
      });
      nextFlush = undefined;
      return started;
    });
    return nextFlush;
  }

  return {
    file,
    read: (work) => retryWhileBusy(performance.now() + busyTimeout, ({ statements }) => work(statements)),
    async write(work) {
      const deadline = performance.now() + busyTimeout;
      const result = lastWrite.then(() =>
        retryWhileBusy(deadline, (current) => {
          rewriteWal(current);
          checkpointIfLong(current.statements);
          return inTransaction(current.db, () => work(current.statements));
        }),
      );
      lastWrite = result.catch(() => undefined);
      const value = await result;
      await waitForFlush();
      return value;
    },
    async close() {
      await lastWrite;
      await currentFlush;
      isClosed = true;
      if (opened) tryRewrite(opened);
      opened?.db.close();
      opened?.guard.release();
      opened = undefined;
    },
  };
}

function inTransaction<Result>(db: Database, work: () => Result): Result {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (problem) {
    if (db.inTransaction) db.exec('ROLLBACK');
    throw problem;
  }
}
