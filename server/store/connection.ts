import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Client, createClient, type InStatement, type ResultSet } from '@libsql/client';

export type ConnectionSettings = {
  /** `file:…` or `libsql://…`. */
  readonly url: string;
  readonly token?: string | undefined;
  /** How long a database on another machine may take for an answer, in milliseconds: less than a visitor's browser waits. */
  readonly patience?: number;
  /** The log of a database file that was replaced while it was open. It must be gone: SQLite would apply it to the new file. */
  readonly replaced?: FileReplaced | undefined;
};

/** Which file is at a path; another text after it was replaced, undefined without a file. */
function identityAt(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

/** The file of an open database was moved, deleted or replaced: what is written to it would be lost at the next start. */
export class FileReplaced extends Error {
  constructor(
    /** Which file the log was. */
    readonly log: string | undefined,
  ) {
    super('The database file was moved or replaced while it was open.');
  }
}

/** One database, by its statements. Every method rejects when the database cannot do it; nothing is half done. */
export type Connection = {
  /** The path of the database file; undefined for a database on another machine. */
  readonly file: string | undefined;
  readonly execute: (statement: InStatement) => Promise<ResultSet>;
  /** Runs the statements in one transaction that may write. */
  readonly batch: (statements: InStatement[]) => Promise<ResultSet[]>;
  readonly close: () => void;
};

/** How long a statement waits for a database that another program has locked, in milliseconds. */
export const lockPatience = 2000;

/** Settings of each new connection to a file. A deleted lead must leave nothing behind in the file. */
const fileSettings = ['PRAGMA journal_mode = WAL', 'PRAGMA synchronous = FULL', 'PRAGMA secure_delete = ON'];

/** The path in a `file:` address, or undefined for another kind of address. */
export function databaseFileIn(url: string): string | undefined {
  if (!url.startsWith('file:')) return undefined;
  return resolve(url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length).replace(/\?.*$/, ''));
}

/** Makes the folder of a database file, and lets only the owner read what is in it. */
function prepareFolder(file: string): void {
  const folder = dirname(file);
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** SQLite gives its other files the mode of the database file. */
function closeToOthers(file: string): void {
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, 0o600);
}

/**
 * Connects to a database; a file that is missing is made when it is first used. Throws a `FileReplaced` where a replaced
 * file cannot be opened yet: nothing is in its place, or the old log still is.
 */
export function connect({ url, token, patience = 8000, replaced }: ConnectionSettings): Connection {
  const file = databaseFileIn(url);
  if (file && replaced) {
    const log = identityAt(`${file}-wal`);
    if (!existsSync(file) || (log !== undefined && log === replaced.log)) throw replaced;
  }
  if (file) prepareFolder(file);
  const client = createClient({
    url,
    ...(token && { authToken: token }),
    // One connection to a file keeps the settings made on it.
    ...(file && { concurrency: 1, timeout: lockPatience }),
    // Without a limit, one lost answer would block every lead behind it.
    fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(patience) }),
  });
  let isSet = file === undefined;
  let isClosed = false;
  let opened: { readonly data: string | undefined; log: string | undefined } | undefined;

  /** Throws where the open file is no longer the one at its path. */
  function mustBeInPlace(): void {
    if (!file || !opened) return;
    const log = identityAt(`${file}-wal`);
    opened.log ??= log;
    if (identityAt(file) !== opened.data || log !== opened.log) throw new FileReplaced(opened.log);
  }

  /** After a failure a file gets a new connection: the failed statement would keep the old one from committing. */
  async function on<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    try {
      if (!isSet) {
        for (const sql of fileSettings) await client.execute(sql);
        if (file) {
          closeToOthers(file);
          opened = { data: identityAt(file), log: undefined };
        }
        isSet = true;
      }
      mustBeInPlace();
      const result = await work(client);
      mustBeInPlace();
      return result;
    } catch (problem) {
      // Closing a connection to a replaced file would delete the log of the new one.
      if (file && !isClosed && !(problem instanceof FileReplaced)) {
        isSet = false;
        opened = undefined;
        client.reconnect();
      }
      throw problem;
    }
  }

  return {
    file,
    execute: (statement) => on((db) => db.execute(statement)),
    batch: (statements) => on((db) => db.batch(statements, 'write')),
    close() {
      isClosed = true;
      client.close();
    },
  };
}
