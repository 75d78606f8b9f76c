import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';

/** Another program moved, replaced or changed the files of an open database, so writes could be lost. */
export class FileReplaced extends Error {
  constructor(what = 'The database file was moved or replaced while it was open.') {
    super(what);
  }
}

/** Layout of SQLite's files: https://www.sqlite.org/fileformat2.html and https://www.sqlite.org/walformat.html. */
const fileHeaderBytes = 100;
const walHeaderBytes = 32;
const frameHeaderBytes = 24;
const minShmBytes = 32_768;
/** The journal mode in a file header: 1 is a rollback journal, as in a copy; 2 is a WAL. */
const writeVersionOffset = 18;

/** Device and inode of a file; undefined if it is missing. */
export function identityAt(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

function readBytes(descriptor: number, length: number, at = 0): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(descriptor, bytes, 0, length, at));
}

function readFrom<Result>(path: string, read: (descriptor: number) => Result): Result {
  const descriptor = openSync(path, 'r');
  try {
    return read(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Descriptors of database and shm files by inode. Closing one drops every POSIX lock that this process holds on the file,
 * and SQLite keeps using a file until the statements of a closed connection are garbage-collected. So each descriptor stays
 * open until the file itself is deleted.
 */
const shared = new Map<string, { readonly descriptor: number; users: number }>();

function openShared(path: string): { readonly descriptor: number; readonly release: () => void } | undefined {
  for (const [identity, { descriptor, users }] of shared) {
    if (users > 0 || fstatSync(descriptor).nlink > 0) continue;
    shared.delete(identity);
    closeSync(descriptor);
  }
  const identity = identityAt(path);
  if (identity === undefined) return undefined;
  const entry = shared.get(identity) ?? { descriptor: openSync(path, 'r'), users: 0 };
  shared.set(identity, entry);
  entry.users += 1;
  return {
    descriptor: entry.descriptor,
    release() {
      entry.users -= 1;
    },
  };
}

/** Throws if the WAL of another file is next to a copy: SQLite would apply it and damage the copy. */
export function refuseForeignLog(file: string): void {
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false });
  const data = openShared(file);
  try {
    if (!log?.size || !data || readBytes(data.descriptor, fileHeaderBytes)[writeVersionOffset] !== 1) return;
    throw new FileReplaced(
      `An old log lies beside a restored database. Move ${file}-wal and ${file}-shm away, then start again.`,
    );
  } finally {
    data?.release();
  }
}

type Data = { readonly size: bigint; readonly changed: bigint; readonly header: Buffer };
type Wal = { readonly size: number; readonly changed: bigint; readonly header: Buffer };

/**
 * Watches the files of an open database. `check` throws a FileReplaced if they changed since the last check in a way that
 * SQLite can't have caused. Other processes may write and checkpoint in between: then the file header matches a page in
 * the WAL, or the WAL was restarted, and the WAL is as long as its index says.
 */
export function guardFiles(file: string) {
  const [walFile, shm] = [`${file}-wal`, `${file}-shm`];
  const data = openShared(file);
  if (!data) throw new FileReplaced();
  const { descriptor } = data;
  let index: ReturnType<typeof openShared>;
  let walIdentity: string | undefined;

  function readDataState(): Data {
    const { size, ctimeNs: changed } = fstatSync(descriptor, { bigint: true });
    return { size, changed, header: readBytes(descriptor, fileHeaderBytes) };
  }

  function readWalState(last?: Wal): Wal {
    const found = statSync(walFile, { bigint: true, throwIfNoEntry: false });
    if (!found) return { size: 0, changed: 0n, header: Buffer.alloc(0) };
    if (found.ctimeNs === last?.changed) return last;
    const header = readFrom(walFile, (wal) => readBytes(wal, walHeaderBytes));
    return { size: Number(found.size), changed: found.ctimeNs, header };
  }

  let lastData = readDataState();
  let lastWal = readWalState();

  /** Whether the WAL has a page 1 with this file header, which a checkpoint copied to the database. */
  function isInWal(header: Buffer, { size, header: walHeader }: Wal): boolean {
    if (walHeader.length < walHeaderBytes) return false;
    const frameBytes = frameHeaderBytes + walHeader.readUInt32BE(8);
    return readFrom(walFile, (wal) => {
      for (let at = walHeaderBytes; at + frameBytes <= size; at += frameBytes) {
        const frame = readBytes(wal, frameHeaderBytes + fileHeaderBytes, at);
        if (frame.readUInt32BE(0) === 1 && frame.subarray(frameHeaderBytes).equals(header)) return true;
      }
      return false;
    });
  }

  function isWalRestarted(wal: Wal): boolean {
    const isEmpty = wal.header.length < walHeaderBytes;
    return isEmpty ? wal.changed !== lastWal.changed : !wal.header.equals(lastWal.header);
  }

  function checkData(wal: Wal): void {
    const { size, ctimeNs } = statSync(file, { bigint: true });
    if (size === lastData.size && ctimeNs === lastData.changed) return;
    const now = readDataState();
    const isKnown = now.header.equals(lastData.header) && now.size >= lastData.size;
    if (!isKnown && !isWalRestarted(wal) && !isInWal(now.header, wal))
      throw new FileReplaced('The database file was changed by another program while it was open.');
    lastData = now;
  }

  /** Compares a WAL that has become shorter with the number of frames in its index. */
  function checkWal({ size }: Wal): void {
    if (size >= lastWal.size) return;
    index ??= openShared(shm);
    const header = index ? readBytes(index.descriptor, walHeaderBytes) : Buffer.alloc(0);
    // In native byte order, which is little-endian wherever Node runs.
    const frames = header.length === walHeaderBytes ? header.readUInt32LE(16) : 0;
    // A page size of 65,536 is written as 1.
    const pageSize = frames > 0 ? header.readUInt16LE(14) : 0;
    const frameBytes = frameHeaderBytes + (pageSize === 1 ? 65_536 : pageSize);
    if (frames > 0 && size < walHeaderBytes + frames * frameBytes)
      throw new FileReplaced('The log of the database was emptied by another program while it was open.');
  }

  return {
    check(): void {
      const present = identityAt(walFile);
      walIdentity ??= present;
      const same = fstatSync(descriptor);
      if (identityAt(file) !== `${same.dev}:${same.ino}` || present !== walIdentity) throw new FileReplaced();
      // SQLite maps this file into memory: reading beyond its end would kill the process.
      const shmSize = statSync(shm, { throwIfNoEntry: false })?.size ?? minShmBytes;
      if (walIdentity !== undefined && shmSize < minShmBytes)
        throw new FileReplaced('The index of the log was emptied by another program while the database was open.');
      const wal = readWalState(lastWal);
      checkWal(wal);
      checkData(wal);
      lastWal = wal;
    },
    /** Device and inode of the file's WAL, once there is one. */
    walIdentity: () => walIdentity,
    /** Call after the connection is closed. */
    release(): void {
      data.release();
      index?.release();
    },
  };
}
export type FileGuard = ReturnType<typeof guardFiles>;
