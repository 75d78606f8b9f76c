import type { Log } from '@/server/log';
import type { Connection, Statements } from '@/server/store/connection';
import { type AuditEntry, auditSchema } from '@/server/store/types';

/** The audit log, in the database and in the machine's log. */
export function createAuditLog({ read, write }: Connection, log: Log) {
  /** Adds an entry within a transaction; call `logEntry` after the commit. */
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
      // Logged first, so that an entry which the database can't take is not lost.
      logEntry(entry);
      await write((db) => append(db, entry));
    },
    /** Oldest first. */
    auditEntries: (): Promise<AuditEntry[]> =>
      read(({ all }) =>
        all('SELECT at, who, action, leads, about FROM audit ORDER BY rowid').map((row) =>
          auditSchema.parse({ ...row }),
        ),
      ),
  };
}
export type AuditLog = ReturnType<typeof createAuditLog>;
