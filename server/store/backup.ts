import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { createClient } from '@libsql/client';
import type { Connection } from '@/server/store/connection';
import type { LeadStore } from '@/server/store/types';

/** Writes what the system still keeps in memory of a file or a folder to the disk. */
function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** The number of leads in a copy. Throws when the copy is not sound. */
async function leadsIn(copy: string): Promise<number> {
  const client = createClient({ url: `file:${copy}` });
  try {
    const { rows: checks } = await client.execute('PRAGMA integrity_check');
    if (checks[0]?.integrity_check !== 'ok') throw new Error('The copy is not sound.');
    const { rows } = await client.execute('SELECT count(*) AS leads FROM leads');
    return Number(rows[0]?.leads);
  } finally {
    client.close();
  }
}

/** Copies of the whole database, made while the server runs. */
export function createBackup({ file, execute }: Connection): Pick<LeadStore, 'backup' | 'lastBackup'> {
  return {
    async backup(target, at) {
      if (!file) throw new Error('A libSQL service makes its own backups; this copies a database file.');
      if (existsSync(target)) throw new Error(`${target} exists already; a backup replaces nothing.`);
      const part = `${target}.part`;
      rmSync(part, { force: true });
      try {
        // SQLite writes into an empty file, which keeps its mode.
        closeSync(openSync(part, 'wx', 0o600));
        chmodSync(part, 0o600);
        await execute({ sql: 'VACUUM INTO ?', args: [part] });
        const leads = await leadsIn(part);
        flush(part);
        renameSync(part, target);
        flush(dirname(target));
        await execute({
          sql: `INSERT INTO marks (name, at) VALUES ('backup', ?1) ON CONFLICT (name) DO UPDATE SET at = ?1`,
          args: [at],
        });
        return leads;
      } finally {
        rmSync(part, { force: true });
      }
    },
    async lastBackup() {
      const { rows } = await execute(`SELECT at FROM marks WHERE name = 'backup'`);
      return rows[0] ? Number(rows[0].at) : null;
    },
  };
}
