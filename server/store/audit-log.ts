import type { Log } from '@/server/log';
import type { Connection, Statements } from '@/server/store/connection';
import { type AuditEntry, auditSchema } from '@/server/store/types';

/** The record of uses, in the database and in the log. */
export function createAuditLog({ read, write }: Connection, log: Log) {
  /** Writes a line in the transaction of what it records; `tell` must follow its commit. */
  function append({ run }: Statements, { at, who, action, leads, about }: AuditEntry): void {
    run('INSERT INTO audit (at, who, action, leads, about) VALUES (?, ?, ?, ?, ?)', [at, who, action, leads, about]);
  }

  function logEntry({ who, action, leads, about }: AuditEntry): void {
    log({ event: 'use', who, message: [action, leads, about].filter((part) => part !== '').join(' ') });
  }

  return {
    append,
    logEntry,
    async recordAudit(entry: AuditEntry): Promise<void> {
      // The log is told first: a use that the database cannot record is in one of the two.
      logEntry(entry);
      await write((db) => append(db, entry));
    },
    /** Every recorded use, oldest first. */
    auditEntries: (): Promise<AuditEntry[]> =>
      read(({ all }) =>
        all('SELECT at, who, action, leads, about FROM audit ORDER BY rowid').map((row) =>
          auditSchema.parse({ ...row }),
        ),
      ),
  };
}
export type AuditLog = ReturnType<typeof createAuditLog>;
