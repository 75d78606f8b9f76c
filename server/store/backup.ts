import {
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebReadable } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import SQLite from 'libsql';
import type { Connection } from '@/server/store/connection';
import { insertMark } from '@/server/store/lead-writer';

export function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Checks a copy and reads what is in it. Throws if it is damaged. */
export function inspectCopy(file: string): { readonly leads: number; readonly newest: number | null } {
  const db = new SQLite(file);
  try {
    const [check] = db.prepare('PRAGMA integrity_check').all([]) as { integrity_check: string }[];
    if (check?.integrity_check !== 'ok') throw new Error('The copy is damaged.');
    const [row] = db.prepare('SELECT count(*) AS leads, max(received_at) AS newest FROM leads').all([]) as {
      leads: number;
      newest: number | null;
    }[];
    return { leads: row?.leads ?? 0, newest: row?.newest ?? null };
  } finally {
    db.close();
  }
}

/** Deletes the partial copies of killed runs: they contain leads, and no retention rule covers them. */
function removePartialCopies(folder: string, part: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith(part) || /^leads-.*\.db(?:\.age)?\.part/.test(name))
      rmSync(join(folder, name), { force: true });
  }
}

export function requireFreeSpace(folder: string, file: string): void {
  const size = [file, `${file}-wal`].reduce(
    (sum, path) => sum + (statSync(path, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < 2 * size) {
    throw new Error(
      `No copy was made: ${folder} has less free space than twice the size of the database. Leads need it more.`,
    );
  }
}

type Convert = (from: ReadableStream<Uint8Array>) => Promise<ReadableStream<Uint8Array>>;

/** Writes a converted file to a new one, with mode 600. */
async function writeConverted(file: string, target: string, convert: Convert): Promise<void> {
  const converted = await convert(Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>);
  await pipeline(Readable.fromWeb(converted as WebReadable), createWriteStream(target, { flags: 'wx', mode: 0o600 }));
}

function encrypt(file: string, target: string, publicKey: string): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(publicKey);
  return writeConverted(file, target, (plain) => encrypter.encrypt(plain));
}

/** Decrypts a copy. `keyFile` is the text of a key file from `age-keygen`. */
export function decryptCopy(file: string, target: string, keyFile: string): Promise<void> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(/AGE-SECRET-KEY-1[0-9A-Z]+/.exec(keyFile)?.[0] ?? '');
  return writeConverted(file, target, (encrypted) => decrypter.decrypt(encrypted));
}

/** Encrypts the copies that migrations left next to the database, and deletes the plain ones. Returns the new file names. */
export async function encryptUpgradeCopies(file: string, publicKey: string): Promise<readonly string[]> {
  const folder = dirname(file);
  const names = readdirSync(folder).filter((name) => /^\.before-\d+$/.test(name.replace(basename(file), '')));
  for (const name of names) {
    const part = join(folder, `${name}.age.part`);
    rmSync(part, { force: true });
    await encrypt(join(folder, name), part, publicKey);
    flush(part);
    renameSync(part, join(folder, `${name}.age`));
    rmSync(join(folder, name));
  }
  if (names.length > 0) flush(folder);
  return names.map((name) => `${name}.age`);
}

export function createBackup({ file, read, write }: Connection) {
  /**
   * Copies the database to a new file with mode 600 while leads come in; returns the number of leads. Rejects if the file
   * exists or there isn't free space for two copies. With a public key, the copy is checked and then encrypted.
   */
  return async (target: string, at: number, publicKey?: string): Promise<number> => {
    if (existsSync(target)) throw new Error(`${target} already exists; a backup replaces nothing.`);
    const folder = dirname(target);
    if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
    removePartialCopies(folder, `${basename(target)}.part`);
    requireFreeSpace(folder, file);
    const part = join(folder, `${basename(target)}.part`);
    const encryptedPart = `${part}-encrypted`;
    try {
      // SQLite keeps the mode of an empty file that it writes into.
      closeSync(openSync(part, 'wx', 0o600));
      await read(({ all }) => all('VACUUM INTO ?', [part]));
      const { leads } = inspectCopy(part);
      if (publicKey !== undefined) await encrypt(part, encryptedPart, publicKey);
      const complete = publicKey === undefined ? part : encryptedPart;
      flush(complete);
      renameSync(complete, target);
      flush(folder);
      await write(({ run }) => run(insertMark, ['backup', at]));
      return leads;
    } finally {
      for (const leftover of [part, `${part}-journal`, encryptedPart]) rmSync(leftover, { force: true });
    }
  };
}
