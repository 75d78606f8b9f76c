import type { Log } from '@/server/log';
import { randomText } from '@/server/secrets';
import { createAccounts } from '@/server/store/accounts';
import { createBackup } from '@/server/store/backup';
import { type ConnectionSettings, connect } from '@/server/store/connection';
import { createEraser } from '@/server/store/erasing';
import { createFollower } from '@/server/store/following';
import { createMailQueue } from '@/server/store/mail-queue';
import { createReader } from '@/server/store/pages';
import { makeTables } from '@/server/store/schema';
import { type LeadStore, type MailKind, mailKinds, type NewLead } from '@/server/store/types';
import { createUses } from '@/server/store/uses';
import { canaryNumber, createWriter, gathering, insertConsent, insertMark } from '@/server/store/writing';

export type StoreSettings = Pick<ConnectionSettings, 'url' | 'patience'> & {
  /** Whether each lead queues a message to the loan officer. */
  readonly queuesMail: boolean;
  /** Whether each lead is queued for another system. */
  readonly queuesWebhook?: boolean;
  /** Whether the visitor of a lead gets a receipt by email. */
  readonly wantsReceipt?: (lead: Pick<NewLead, 'form' | 'body'>) => boolean;
  /** Gets each recorded use: the log of the machine keeps it when the database is lost. */
  readonly log?: Log;
};

/** The store of a database file, which is opened and given its tables when it is first used. */
export function openStore({
  queuesMail,
  queuesWebhook = false,
  wantsReceipt = () => false,
  log = () => undefined,
  ...at
}: StoreSettings): LeadStore {
  const connection = connect({ ...at, prepare: makeTables });
  const { read, write } = connection;
  const uses = createUses(connection, log);

  /** The messages that a lead queues. */
  function kindsFor(lead: NewLead): readonly MailKind[] {
    const kinds = { lead: queuesMail, receipt: wantsReceipt(lead), webhook: queuesWebhook, assigned: false };
    return mailKinds.filter((kind) => kinds[kind]);
  }

  return {
    put: createWriter(connection, kindsFor),
    async keepConsents(consents) {
      await write(({ run }) => {
        for (const { version, words } of consents) run(insertConsent, [version, words]);
      });
    },
    takeCanary: async (key) =>
      (await write(({ run }) => run('DELETE FROM leads WHERE number = ? AND key = ?', [canaryNumber, key]))) === 1,
    ...createReader(connection),
    ...createFollower(connection, uses, queuesMail),
    recordUse: uses.recordUse,
    uses: uses.uses,
    accounts: createAccounts(connection, uses),
    ...createEraser(connection),
    ...createMailQueue(connection),
    backup: createBackup(connection),
    async stampSecret() {
      const made = randomText();
      const [row] = await write(({ all, run }) => {
        run(`INSERT INTO secrets (name, secret) VALUES ('stamps', ?) ON CONFLICT DO NOTHING`, [made]);
        return all(`SELECT secret FROM secrets WHERE name = 'stamps'`);
      });
      return String(row?.secret);
    },
    mark: (name, at) => write(({ run }) => void run(insertMark, [name, at])),
    async marked(name) {
      const [row] = await read(({ all }) => all('SELECT at FROM marks WHERE name = ?', [name]));
      return row ? Number(row.at) : null;
    },
    async check() {
      // SQLite writes only pages that change: the text is another one each time, and as long as the largest lead.
      const filler = `${crypto.randomUUID()} `.repeat(1770);
      await write(({ run }) =>
        run('INSERT INTO health (id, filler) VALUES (1, ?1) ON CONFLICT (id) DO UPDATE SET filler = ?1', [filler]),
      );
    },
    async close() {
      // What was put by now is on its way to the database then.
      await new Promise((next) => setTimeout(next, gathering + 1));
      await connection.close();
    },
  };
}
