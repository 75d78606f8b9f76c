import type { Log } from '@/server/log';
import { randomText } from '@/server/secrets';
import { createAccounts } from '@/server/store/accounts';
import { createAuditLog } from '@/server/store/audit-log';
import { createBackup } from '@/server/store/backup';
import { type ConnectionSettings, connect } from '@/server/store/connection';
import { createDeleter } from '@/server/store/deletion';
import { createFollowUps } from '@/server/store/follow-ups';
import { createReader } from '@/server/store/lead-reader';
import { canaryNumber, createWriter, gatherTime, insertConsent, insertMark } from '@/server/store/lead-writer';
import { createMailQueue } from '@/server/store/mail-queue';
import { tablePreparer } from '@/server/store/migrations';
import { type MailKind, type Mark, mailKinds, type NewLead } from '@/server/store/types';

export type StoreSettings = Pick<ConnectionSettings, 'url' | 'busyTimeout'> & {
  /** Whether each lead queues a message to the loan officer. */
  readonly queuesMail: boolean;
  /** Whether each lead is queued for another system. */
  readonly queuesWebhook?: boolean;
  /** Whether the visitor of a lead gets a receipt by email. */
  readonly wantsReceipt?: (lead: Pick<NewLead, 'form' | 'body'>) => boolean;
  /** Whether an older database is brought to the tables of this version. One program does that: the server. */
  readonly migrates?: boolean;
  /** Gets each recorded use: the log of the machine keeps it when the database is lost. */
  readonly log?: Log;
};

/**
 * The store of a database file, which is opened and given its tables when it is first used. Every method rejects when the database
 * cannot do it; nothing is half done.
 */
export function openStore({
  queuesMail,
  queuesWebhook = false,
  wantsReceipt = () => false,
  migrates = false,
  log = () => undefined,
  ...at
}: StoreSettings) {
  const connection = connect({ ...at, prepare: tablePreparer({ migrates, log }) });
  const { read, write } = connection;
  const auditLog = createAuditLog(connection, log);

  /** The messages that a lead queues. */
  function kindsFor(lead: NewLead): readonly MailKind[] {
    const kinds = { lead: queuesMail, receipt: wantsReceipt(lead), webhook: queuesWebhook, assigned: false };
    return mailKinds.filter((kind) => kinds[kind]);
  }

  return {
    put: createWriter(connection, kindsFor),
    /** Keeps the words of each version once: what the pages of this release ask to agree to. */
    async saveConsents(consents: readonly { readonly version: string; readonly words: string }[]): Promise<void> {
      await write(({ run }) => {
        for (const { version, words } of consents) run(insertConsent, [version, words]);
      });
    },
    /** Takes the server's own lead out again; false where it was not stored. */
    takeCanary: async (key: string) =>
      (await write(({ run }) => run('DELETE FROM leads WHERE number = ? AND key = ?', [canaryNumber, key]))) === 1,
    ...createReader(connection),
    ...createFollowUps(connection, auditLog, queuesMail),
    recordAudit: auditLog.recordAudit,
    uses: auditLog.auditEntries,
    accounts: createAccounts(connection, auditLog),
    ...createDeleter(connection),
    ...createMailQueue(connection),
    backup: createBackup(connection),
    /** What stamps are signed with; the first server over a database makes it. */
    async formTokenSecret(): Promise<string> {
      const secret = randomText();
      const [row] = await write(({ all, run }) => {
        run(`INSERT INTO secrets (name, secret) VALUES ('stamps', ?) ON CONFLICT DO NOTHING`, [secret]);
        return all(`SELECT secret FROM secrets WHERE name = 'stamps'`);
      });
      return String(row?.secret);
    },
    mark: (name: Mark, at: number): Promise<void> => write(({ run }) => void run(insertMark, [name, at])),
    /** When something was last marked, in milliseconds since 1970; null for never. */
    async marked(name: Mark): Promise<number | null> {
      const [row] = await read(({ all }) => all('SELECT at FROM marks WHERE name = ?', [name]));
      return row ? Number(row.at) : null;
    },
    /** Writes a row as long as the largest lead, to learn whether leads can be written. */
    async check(): Promise<void> {
      // SQLite writes only pages that change: the text is another one each time, and as long as the largest lead.
      const filler = `${crypto.randomUUID()} `.repeat(1770);
      await write(({ run }) =>
        run('INSERT INTO health (id, filler) VALUES (1, ?1) ON CONFLICT (id) DO UPDATE SET filler = ?1', [filler]),
      );
    },
    /** Waits for what was put, then closes the database. */
    async close(): Promise<void> {
      // What was put by now is on its way to the database then.
      await new Promise((next) => setTimeout(next, gatherTime + 1));
      await connection.close();
    },
  };
}
export type LeadStore = ReturnType<typeof openStore>;
