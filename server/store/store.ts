import { createBackup } from '@/server/store/backup';
import { type ConnectionSettings, connect } from '@/server/store/connection';
import { createEraser } from '@/server/store/erasing';
import { createFollower } from '@/server/store/following';
import { createMailQueue } from '@/server/store/mail-queue';
import { createReader } from '@/server/store/pages';
import { readingBy } from '@/server/store/reading';
import { auditSchema } from '@/server/store/rows';
import { migrate } from '@/server/store/schema';
import type { LeadStore } from '@/server/store/types';
import { createWriter } from '@/server/store/writing';

export type StoreSettings = ConnectionSettings & {
  /** Whether each lead queues a message to the loan officer. */
  readonly queuesMail: boolean;
  /** Two leads without a key and with the same answers within this many milliseconds are one, sent twice. */
  readonly doublePressWindow?: number;
};

/**
 * Opens the database, makes its tables when they are missing, and returns the store. Rejects when the database cannot
 * be opened or written.
 */
export async function openStore({
  queuesMail,
  doublePressWindow = 10 * 60_000,
  ...at
}: StoreSettings): Promise<LeadStore> {
  const connection = connect(at);
  try {
    await migrate(connection);
  } catch (problem) {
    connection.close();
    throw problem;
  }
  const { execute } = connection;
  const reader = createReader(connection);
  const writer = createWriter(connection, { queuesMail, doublePressWindow });

  return {
    put: writer.put,
    ...reader,
    ...readingBy(reader.page),
    ...createFollower(connection),
    async recordUse({ at: moment, who, action, leads }) {
      await execute({
        sql: 'INSERT INTO audit (at, who, action, leads) VALUES (?, ?, ?, ?)',
        args: [moment, who, action, leads],
      });
    },
    async uses() {
      const { rows } = await execute('SELECT at, who, action, leads FROM audit ORDER BY rowid');
      return rows.map((row) => auditSchema.parse({ ...row }));
    },
    ...createEraser(connection),
    ...createMailQueue(connection),
    ...createBackup(connection),
    async check(moment) {
      // SQLite writes only pages that change: the text is another one each time, and as long as the largest lead.
      await execute({
        sql: `INSERT INTO health (id, written_at, filler) VALUES (1, ?1, ?2)
          ON CONFLICT (id) DO UPDATE SET written_at = ?1, filler = ?2`,
        args: [moment, `${moment} `.repeat(4700)],
      });
    },
    async close() {
      await writer.settled();
      connection.close();
    },
  };
}
