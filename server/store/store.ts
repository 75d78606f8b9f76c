import { statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Log } from '@/server/log';
import { createSealer, randomText } from '@/server/secrets';
import { createAccounts } from '@/server/store/accounts';
import { createAuditLog } from '@/server/store/audit-log';
import { createBackup, encryptUpgradeCopies } from '@/server/store/backup';
import { type ConnectionSettings, connect } from '@/server/store/connection';
import { createDeleter } from '@/server/store/deletion';
import { createFollowUps } from '@/server/store/follow-ups';
import { createReader } from '@/server/store/lead-reader';
import {
  canaryNumber,
  commitDelay,
  createWriter,
  DiskFull,
  insertConsent,
  insertMark,
} from '@/server/store/lead-writer';
import { createMailQueue } from '@/server/store/mail-queue';
import { tablePreparer } from '@/server/store/migrations';
import type { MailKind, Mark, NewLead } from '@/server/store/types';
import { createViews } from '@/server/store/views';

export type StoreSettings = Pick<ConnectionSettings, 'url' | 'busyTimeout'> & {
  readonly queuesMail: boolean;
  readonly queuesWebhook?: boolean;
  readonly wantsReceipt?: (lead: Pick<NewLead, 'form' | 'body'>) => boolean;
  /** Whether to migrate an older database. Only the server does. */
  readonly migrates?: boolean;
  /** Leads are refused below this many free bytes, so that reading and deleting still work. */
  readonly minFreeBytes?: number;
  /** The key that encrypts second-factor secrets: 32 bytes in base64. */
  readonly secretKey?: string | undefined;
  /** Also gets each audit entry, because the server's log survives a lost database. */
  readonly log?: Log;
};

/** Opens the store of a database file on first use. Every method rejects on failure and leaves nothing half done. */
export function openStore({
  queuesMail,
  queuesWebhook = false,
  wantsReceipt = () => false,
  migrates = false,
  minFreeBytes = 64 * 1024 * 1024,
  secretKey,
  log = () => undefined,
  ...at
}: StoreSettings) {
  const connection = connect({ ...at, prepare: tablePreparer({ migrates, log }) });
  const { read, write } = connection;
  const auditLog = createAuditLog(connection, log);

  /** Free bytes on the disk, and how many of them leads may use. A deletion may need twice the size of the WAL. */
  function diskSpace(): { readonly free: number; readonly forLeads: number } {
    const { bavail, bsize } = statfsSync(dirname(connection.file));
    const free = bavail * bsize;
    if (minFreeBytes === 0) return { free, forLeads: free };
    const wal = statSync(`${connection.file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
    return { free, forLeads: free - Math.max(minFreeBytes, 2 * wal) };
  }

  function requireRoom(): void {
    if (diskSpace().forLeads < 0) throw new DiskFull();
  }

  function kindsFor(lead: NewLead): readonly MailKind[] {
    const kinds = { lead: queuesMail, receipt: wantsReceipt(lead), webhook: queuesWebhook };
    return (['lead', 'receipt', 'webhook'] as const).filter((kind) => kinds[kind]);
  }

  return {
    put: createWriter(connection, kindsFor, requireRoom),
    diskSpace,
    async saveConsents(consents: readonly { readonly version: string; readonly words: string }[]): Promise<void> {
      await write(({ run }) => {
        for (const { version, words } of consents) run(insertConsent, [version, words]);
      });
    },
    /** Deletes the canary's lead; false if it wasn't stored. */
    takeCanary: async (key: string) =>
      (await write(({ run }) => run('DELETE FROM leads WHERE number = ? AND key = ?', [canaryNumber, key]))) === 1,
    ...createReader(connection),
    ...createFollowUps(connection, auditLog, { queuesMail, queuesWebhook }),
    recordAudit: auditLog.recordAudit,
    auditRecord: auditLog.auditRecord,
    accounts: createAccounts(connection, auditLog, createSealer(secretKey)),
    ...createDeleter(connection),
    ...createMailQueue(connection),
    ...createViews(connection, requireRoom),
    backup: createBackup(connection),
    encryptUpgradeCopies: (publicKey: string) => encryptUpgradeCopies(connection.file, publicKey),
    /** The signing secret of form tokens; the first server of a database creates it. */
    async formTokenSecret(): Promise<string> {
      const secret = randomText();
      const [row] = await write(({ all, run }) => {
        run(`INSERT INTO secrets (name, secret) VALUES ('stamps', ?) ON CONFLICT DO NOTHING`, [secret]);
        return all(`SELECT secret FROM secrets WHERE name = 'stamps'`);
      });
      return String(row?.secret);
    },
    mark: (name: Mark, at: number): Promise<void> => write(({ run }) => void run(insertMark, [name, at])),
    /** Sets a mark unless it was set since `start`; false if another server was first. */
    claimMark: async (name: Mark, at: number, start: number): Promise<boolean> =>
      (await write(({ run }) => run(`${insertMark} WHERE at < ?3`, [name, at, start]))) === 1,
    /** In milliseconds since 1970; null for never. */
    async marked(name: Mark): Promise<number | null> {
      const [row] = await read(({ all }) => all('SELECT at FROM marks WHERE name = ?', [name]));
      return row ? Number(row.at) : null;
    },
    /** Throws if the file is damaged. Blocks for about 4 ms per thousand leads. */
    async verify(): Promise<void> {
      const [row] = await read(({ all }) => all('PRAGMA quick_check(1)'));
      if (row?.quick_check !== 'ok') throw new Error('The database is damaged.');
    },
    /** Writes a row as large as the largest lead, to check that leads can be stored. */
    async check(): Promise<void> {
      // SQLite skips unchanged pages, so the text differs each time.
      const filler = `${crypto.randomUUID()} `.repeat(1770);
      await write(({ run }) => {
        requireRoom();
        run('INSERT INTO health (id, filler) VALUES (1, ?1) ON CONFLICT (id) DO UPDATE SET filler = ?1', [filler]);
      });
    },
    async close(): Promise<void> {
      // By then, every lead that was put before is in a transaction.
      await new Promise((next) => setTimeout(next, commitDelay + 1));
      await connection.close();
    },
  };
}
export type LeadStore = ReturnType<typeof openStore>;
