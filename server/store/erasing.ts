import type { LeadStore } from '@/server/store';
import type { Connection } from '@/server/store/connection';
import { foldedAddress } from '@/server/store/person';

/** How often a checkpoint that another reader or writer blocks is tried; each try waits for as long as a locked database is waited for. */
const checkpointTries = 3;

/** Deletes the messages and the follow-ups of leads that are gone. */
const orphans = ['mail', 'follow_ups'].map(
  (table) => `DELETE FROM ${table} WHERE number NOT IN (SELECT number FROM leads)`,
);

/** The deletions of a store. Each ends with no byte of what it deleted in the database file or its log. */
export function createEraser({
  file,
  execute,
  batch,
}: Connection): Pick<LeadStore, 'forget' | 'deleteBefore' | 'ages'> {
  /** Writes the log into the file and empties it; the pages in it still contain what was deleted. */
  async function emptyLog(): Promise<void> {
    if (!file) return;
    for (let tries = 1; ; tries += 1) {
      const { rows } = await execute('PRAGMA wal_checkpoint(TRUNCATE)');
      if (Number(rows[0]?.busy) === 0) return;
      if (tries === checkpointTries) {
        throw new Error('Deleted, but another program keeps the old pages of the database open. Run this again later.');
      }
      await new Promise((next) => setTimeout(next, 100));
    }
  }

  return {
    async forget(email) {
      const person = foldedAddress(email);
      const { rows } = await execute({
        sql: `SELECT number FROM leads WHERE person <> ?1 AND (form, key) IN
          (SELECT form, key FROM leads WHERE person = ?1) ORDER BY number`,
        args: [person],
      });
      const [deleted] = await batch([{ sql: 'DELETE FROM leads WHERE person = ?', args: [person] }, ...orphans]);
      await emptyLog();
      return { deleted: deleted?.rowsAffected ?? 0, related: rows.map(({ number }) => Number(number)) };
    },
    async deleteBefore(moment) {
      const [deleted] = await batch([
        { sql: 'DELETE FROM leads WHERE received_at < ?', args: [moment] },
        ...orphans,
        {
          sql: `INSERT INTO marks (name, at) VALUES ('retention', ?1) ON CONFLICT (name) DO UPDATE SET at = ?1`,
          args: [moment],
        },
      ]);
      await emptyLog();
      return deleted?.rowsAffected ?? 0;
    },
    async ages(moment) {
      const { rows } = await execute({
        sql: `SELECT (SELECT count(*) FROM leads) AS every, (SELECT count(*) FROM leads WHERE received_at < ?) AS older,
          (SELECT at FROM marks WHERE name = 'retention') AS last`,
        args: [moment],
      });
      const [row] = rows;
      return {
        all: Number(row?.every ?? 0),
        older: Number(row?.older ?? 0),
        last: row?.last == null ? null : Number(row.last),
      };
    },
  };
}
