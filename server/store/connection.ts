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

export type Value = string | number | null;
export type Row = Readonly<Record<string, unknown>>;

/** The statements of one piece of work, which is over when its function returns: nothing waits in it. */
export type Statements = {
  readonly all: (sql: string, args?: readonly Value[]) => readonly Row[];
  /** Returns how many rows the statement changed. */
  readonly run: (sql: string, args?: readonly Value[]) => number;
};

/** One database file. Every method rejects when the database cannot do it; nothing is half done. */
export type Connection = {
  readonly file: string;
  readonly read: <Result>(work: (db: Statements) => Result) => Promise<Result>;
  /** Does the work in one transaction, and resolves when it is on disk. */
  readonly write: <Result>(work: (db: Statements) => Result) => Promise<Result>;
  /** Waits for what is being written. */
  readonly close: () => Promise<void>;
};

/** The file of an open database was moved, deleted or replaced: what is written to it would be lost at the next start. */
class FileReplaced extends Error {
  constructor() {
    super('The database file was moved or replaced while it was open.');
  }
}

/** How long work waits for a database that another program has locked, in milliseconds: less than a visitor's browser waits. */
const defaultBusyTimeout = 5000;
/** The pause before the next try, in milliseconds. */
const retryDelay = 40;

/**
 * Settings of each new connection. A commit writes the log and does not wait for the disk: `write` does, while other work
 * goes on; a checkpoint waits by itself. A deleted lead must leave nothing behind in the file.
 */
const settings = [
  'journal_mode = WAL',
  'synchronous = NORMAL',
  'wal_autocheckpoint = 0',
  'secure_delete = ON',
  'foreign_keys = ON',
];

/** The length of the log at which it is written into the database file, in bytes. SQLite would not tell when that fails. */
const maxWalSize = 4 * 1024 * 1024;

/** The path in a `file:` address. */
export function databaseFileIn(url: string): string {
  return resolve(url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length));
}

/** Which file is at a path; another text after it was replaced, undefined without a file. */
function identityAt(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

/** Resolves when all that was written to a file is on the disk. */
async function flush(path: string): Promise<void> {
  const file = await openFile(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Writes a file again as the system has it in memory, and waits for the disk. After a flush has failed the system takes what it
 * could not write for written: only what is written again is tried again.
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

/** Statements that are prepared once. Their texts are few: values are in the arguments. */
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

type OpenDatabase = {
  readonly db: Database;
  readonly statements: Statements;
  readonly data: string | undefined;
  log: string | undefined;
};

export type ConnectionSettings = {
  /** `file:…` */
  readonly url: string;
  /** Makes, migrates or refuses the tables of a database that was opened. */
  readonly prepare: (db: Statements, inTransaction: (work: () => void) => void, file: string) => void;
  readonly busyTimeout?: number | undefined;
};

/**
 * Connects to a database file. It is opened when it is first used, and again after a failure: a statement that failed
 * would keep the old connection from committing. SQLite blocks the thread that calls it, so a database that is locked is
 * tried again between other work.
 */
export function connect({ url, prepare, busyTimeout = defaultBusyTimeout }: ConnectionSettings): Connection {
  const file = databaseFileIn(url);
  const log = `${file}-wal`;
  /** Connections to replaced files. They are never closed: closing one deletes the log of the file in its place. */
  const replaced: OpenDatabase[] = [];
  let opened: OpenDatabase | undefined;
  let isClosed = false;

  function open(): OpenDatabase {
    if (isClosed) throw new Error('The database is closed.');
    const last = replaced.at(-1);
    // SQLite would apply the log of the replaced file to the new one.
    if (last && (!existsSync(file) || (last.log !== undefined && identityAt(log) === last.log)))
      throw new FileReplaced();
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const db = new SQLite(file, { timeout: 0 });
    try {
      for (const setting of settings) db.prepare(`PRAGMA ${setting}`).all([]);
      const statements = statementsOf(db);
      prepare(statements, (work) => inTransaction(db, work), file);
      // Only the owner may read them. SQLite gives its other files the mode of the database file.
      for (const path of [file, log, `${file}-shm`]) if (existsSync(path)) chmodSync(path, 0o600);
      return { db, statements, data: identityAt(file), log: undefined };
    } catch (problem) {
      db.close();
      throw problem;
    }
  }

  function checkFileIdentity(one: OpenDatabase): void {
    const present = identityAt(log);
    one.log ??= present;
    if (identityAt(file) !== one.data || present !== one.log) throw new FileReplaced();
  }

  function attempt<Result>(work: (one: OpenDatabase) => Result): Result {
    opened ??= open();
    const one = opened;
    try {
      checkFileIdentity(one);
      const result = work(one);
      checkFileIdentity(one);
      return result;
    } catch (problem) {
      if (isIoError(problem)) walNeedsRewrite = true;
      if (problem instanceof FileReplaced) replaced.push(one);
      else if (!isBusy(problem)) {
        // Closing writes the log into the file: first the log must be on the disk.
        tryRewrite(one);
        one.db.close();
      }
      if (!isBusy(problem)) opened = undefined;
      throw problem;
    }
  }

  async function retryWhileBusy<Result>(deadline: number, work: (one: OpenDatabase) => Result): Promise<Result> {
    for (;;) {
      try {
        return attempt(work);
      } catch (problem) {
        if (!isBusy(problem) || performance.now() >= deadline) throw problem;
      }
      await new Promise((next) => setTimeout(next, retryDelay));
    }
  }

  /** Writers wait for one another, readers for nobody. */
  let lastWrite: Promise<unknown> = Promise.resolve();
  let currentFlush: Promise<unknown> = Promise.resolve();
  let nextFlush: Promise<void> | undefined;
  /** Whether a flush has failed: the system then takes what it could not write for written, and would not try again. */
  let walNeedsRewrite = false;

  /** Brings a doubtful log to the disk, while nobody writes to it. Throws where that fails. */
  function rewriteWal({ db }: OpenDatabase): void {
    if (!walNeedsRewrite) return;
    inTransaction(db, () => rewrite(log));
    walNeedsRewrite = false;
  }

  function tryRewrite(one: OpenDatabase): void {
    try {
      rewriteWal(one);
    } catch {
      // It stays doubtful.
    }
  }

  /** Writes a long log into the file. Where that fails, the log is doubtful, and it is tried again later. */
  function checkpointIfLong({ all }: Statements): void {
    if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) < maxWalSize) return;
    try {
      all('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      walNeedsRewrite = true;
    }
  }

  /** Resolves when what is committed by now is on the disk. A flush that has begun may miss it: the next one serves all who wait. */
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
        retryWhileBusy(deadline, (one) => {
          rewriteWal(one);
          checkpointIfLong(one.statements);
          return inTransaction(one.db, () => work(one.statements));
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
