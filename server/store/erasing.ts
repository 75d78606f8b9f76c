import { type Connection, lockPatience } from '@/server/store/connection';
import { foldedAddress } from '@/server/store/person';
import type { LeadStore } from '@/server/store/types';

/** How often a checkpoint that another reader or writer blocks is tried. */
const checkpointTries = 10;
/** How long one try waits for them, in milliseconds. */
const checkpointPatience = 200;

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
  /** Whether the log may still contain what was deleted, by this process or the one before it. */
  let isLogToEmpty = true;

  /** Writes the log into the file and empties it. Where another program keeps the old pages open, it stays to be emptied. */
  async function emptyLog(): Promise<void> {
    if (!file) isLogToEmpty = false;
    for (let tries = 1; isLogToEmpty && tries <= checkpointTries; tries += 1) {
      // Nobody can write meanwhile, so it must not wait for long.
      await execute(`PRAGMA busy_timeout = ${checkpointPatience}`);
      const { rows } = await execute('PRAGMA wal_checkpoint(TRUNCATE)');
      await execute(`PRAGMA busy_timeout = ${lockPatience}`);
      isLogToEmpty = Number(rows[0]?.busy) !== 0;
      if (isLogToEmpty) await new Promise((next) => setTimeout(next, 200));
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
      isLogToEmpty = true;
      await emptyLog();
      if (isLogToEmpty) {
        throw new Error('Deleted, but another program keeps the old pages of the database open. Run this again later.');
      }
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
      if (deleted?.rowsAffected) isLogToEmpty = true;
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
