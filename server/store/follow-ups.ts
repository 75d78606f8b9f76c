import { momentText } from '@/server/office-time';
import type { AuditLog } from '@/server/store/audit-log';
import type { Connection, Statements, Value } from '@/server/store/connection';
import { isOfSamePerson } from '@/server/store/lead-reader';
import { leadColumns, parseLead } from '@/server/store/lead-rows';
import { queueMail } from '@/server/store/mail-queue';
import type { AuditAction, FollowRequest, FollowResult, FollowUp } from '@/server/store/types';

/** How long a mark can be undone, in milliseconds. */
export const undoWindow = 60_000;
/** The same note within this many milliseconds is a double click. */
const duplicateWindow = 60_000;

type Change = {
  /** Changes one row if the request applies, else none. */
  readonly sql: string;
  readonly args: readonly Value[];
  readonly kind: FollowUp['kind'];
  readonly text?: string;
  readonly action: AuditAction;
};

function statementFor({ number, at, who, ...what }: FollowRequest): Change {
  switch (what.change) {
    case 'called':
      return {
        sql: 'UPDATE leads SET called_at = ?, called_by = ? WHERE number = ? AND called_at IS NULL AND done_at IS NULL',
        args: [at, who, number],
        kind: 'called',
        action: 'called',
      };
    case 'not-called':
      return {
        sql: `UPDATE leads SET called_at = NULL, called_by = NULL
          WHERE number = ? AND called_by = ? AND called_at > ? AND done_at IS NULL`,
        args: [number, who, at - undoWindow],
        kind: 'not-called',
        action: 'undo',
      };
    case 'done':
      return {
        sql: `UPDATE leads SET done_at = coalesce(done_at, ?), outcome = ?, due_at = NULL, due_text = NULL
          WHERE number = ? AND outcome IS ? AND outcome IS NOT ?`,
        args: [at, what.to, number, what.from, what.to],
        kind: 'done',
        text: what.to,
        action: 'done',
      };
    case 'not-done':
      return {
        sql: 'UPDATE leads SET done_at = NULL, outcome = NULL WHERE number = ? AND done_at > ?',
        args: [number, at - undoWindow],
        kind: 'not-done',
        action: 'undo',
      };
    case 'assign':
      return {
        sql: 'UPDATE leads SET assignee = ? WHERE number = ? AND assignee IS ? AND assignee IS NOT ?',
        args: [what.to, number, what.from, what.to],
        kind: 'assigned',
        text: what.to ?? '',
        action: 'assign',
      };
    case 'plan':
      return {
        sql: 'UPDATE leads SET due_at = ?1, due_text = ?2 WHERE number = ?3 AND (due_at IS NOT ?1 OR due_text IS NOT ?2)',
        args: [what.step?.at ?? null, what.step?.text ?? null, number],
        kind: 'planned',
        text: what.step ? `${what.step.text}, ${momentText(what.step.at)}` : '',
        action: 'plan',
      };
    case 'note':
      return {
        // SQLite counts a row that is set to the same value as changed.
        sql: `UPDATE leads SET number = number WHERE number = ? AND NOT EXISTS
          (SELECT 1 FROM follow_ups WHERE number = ? AND kind = 'note' AND who = ? AND text = ? AND at > ?)`,
        args: [number, number, who, what.text, at - duplicateWindow],
        kind: 'note',
        text: what.text,
        action: 'note',
      };
  }
}

/** A call, or its undo, applies to all open leads of the person; returns their numbers. */
function changeSamePerson({ all }: Statements, { number, at, who, change }: FollowRequest): readonly number[] {
  const changed = (sql: string, ...args: readonly Value[]) =>
    all(`${sql} AND done_at IS NULL AND ${isOfSamePerson} RETURNING number`, [number, ...args]);
  const rows =
    change === 'called'
      ? changed('UPDATE leads SET called_at = ?2, called_by = ?3 WHERE called_at IS NULL', at, who)
      : change === 'not-called'
        ? changed(
            'UPDATE leads SET called_at = NULL, called_by = NULL WHERE called_by = ?2 AND called_at > ?3',
            who,
            at - undoWindow,
          )
        : [];
  return rows.map((row) => Number(row.number));
}

/** Creates the officers' changes, each committed together with its history and audit entries. */
export function createFollowUps({ write }: Connection, auditLog: AuditLog, queuesMail: boolean) {
  return {
    async follow(request: FollowRequest): Promise<FollowResult> {
      const { number, at, who } = request;
      const { sql, args, kind, text = '', action } = statementFor(request);
      const { entry, digest, row } = await write((db) => {
        const numbers = db.run(sql, args) === 1 ? [number, ...changeSamePerson(db, request)] : [];
        const entry = { at, who, action, leads: numbers.length, about: `lead ${numbers.join(', ')}` };
        for (const each of numbers) {
          const line = [each, at, who, kind, text];
          db.run('INSERT INTO follow_ups (number, at, who, kind, text) VALUES (?, ?, ?, ?, ?)', line);
        }
        const digest = numbers.length > 0 ? auditLog.append(db, entry) : undefined;
        if (digest !== undefined) {
          // Officers who assign a lead to themselves get no email.
          if (queuesMail && request.change === 'assign' && request.to !== null && request.to !== who)
            queueMail(db, number, 'assigned', at);
        }
        return { entry, digest, row: db.all(`SELECT ${leadColumns} FROM leads WHERE number = ?`, [number])[0] };
      });
      if (!row) return { outcome: 'missing' };
      if (entry.leads > 0) auditLog.logEntry(entry, digest);
      return { outcome: entry.leads > 0 ? 'changed' : 'unchanged', lead: parseLead(row) };
    },
  };
}
