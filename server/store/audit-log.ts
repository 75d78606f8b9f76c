import { createHash } from 'node:crypto';
import type { Log } from '@/server/log';
import type { Connection, Statements } from '@/server/store/connection';
import { type AuditEntry, auditSchema } from '@/server/store/types';

/** The digest of an entry covers all entries before it, so changing or removing one breaks the chain. */
function digestOf(previous: string, { at, who, action, leads, about }: AuditEntry): string {
  const text = JSON.stringify([previous, at, who, action, leads, about]);
  return createHash('sha256').update(text).digest('base64url');
}

/** Adds an entry to the chain within a transaction; returns its digest. */
export function appendEntry({ all, run }: Statements, entry: AuditEntry): string {
  const [last] = all('SELECT digest FROM audit ORDER BY id DESC LIMIT 1');
  const digest = digestOf(String(last?.digest ?? ''), entry);
  const { at, who, action, leads, about } = entry;
  run('INSERT INTO audit (at, who, action, leads, about, digest) VALUES (?, ?, ?, ?, ?, ?)', [
    ...[at, who, action, leads, about, digest],
  ]);
  return digest;
}

/** Lead numbers for the audit log, such as `leads 4-6, 9`; empty for none. */
export function leadNumbersText(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else runs.push([number, number]);
  }
  const text = runs.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join(', ');
  return text && `leads ${text}`;
}

export type AuditRecord = {
  readonly entries: readonly AuditEntry[];
  /** The index of the first entry whose digest is wrong; null if the chain is intact. */
  readonly brokenAt: number | null;
  /** The digest of the last entry; empty without entries. */
  readonly head: string;
};

/** The audit log, in the database and in the server's log. */
export function createAuditLog({ read, write }: Connection, log: Log) {
  /** The server's log keeps the digest as evidence in case the database is changed later. */
  function logEntry({ who, action, leads, about }: AuditEntry, digest?: string): void {
    const message = [action, leads, about].filter((part) => part !== '').join(' ');
    log({ event: 'use', who, message, ...(digest !== undefined && { digest }) });
  }

  return {
    append: appendEntry,
    logEntry,
    async recordAudit(entry: AuditEntry): Promise<void> {
      let digest: string | undefined;
      try {
        digest = await write((db) => appendEntry(db, entry));
      } finally {
        // Logged even if the database can't be written.
        logEntry(entry, digest);
      }
    },
    auditRecord: (): Promise<AuditRecord> =>
      read(({ all }) => {
        const rows = all('SELECT at, who, action, leads, about, digest FROM audit ORDER BY id');
        const entries = rows.map((row) => auditSchema.parse({ ...row }));
        let head = '';
        let brokenAt: number | null = null;
        for (const [index, entry] of entries.entries()) {
          const stored = String(rows[index]?.digest);
          if (stored !== digestOf(head, entry)) brokenAt ??= index;
          head = stored;
        }
        return { entries, brokenAt, head };
      }),
  };
}
export type AuditLog = ReturnType<typeof createAuditLog>;
