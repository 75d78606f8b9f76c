import type { InStatement } from '@libsql/client';
import type { Connection } from '@/server/store/connection';
import { columns, leadIn } from '@/server/store/rows';
import type { AuditAction, FollowRequest, LeadStore } from '@/server/store/types';

/** How long what someone marked can be taken back, in milliseconds. */
export const undoTime = 60_000;
/** The same note by the same person within this many milliseconds is a button pressed twice. */
const doublePress = 60_000;

type Change = {
  /** Changes one row when the request can be followed, and none otherwise. */
  readonly statement: InStatement;
  readonly kind: 'called' | 'not-called' | 'done' | 'not-done' | 'assigned' | 'note';
  readonly text: string;
  readonly action: AuditAction;
};

function changeOf({ number, at, who, ...what }: FollowRequest): Change {
  switch (what.change) {
    case 'called':
      return {
        statement: {
          sql: 'UPDATE leads SET called_at = ?, called_by = ? WHERE number = ? AND called_at IS NULL AND done_at IS NULL',
          args: [at, who, number],
        },
        kind: 'called',
        text: '',
        action: 'called',
      };
    case 'not-called':
      return {
        statement: {
          sql: `UPDATE leads SET called_at = NULL, called_by = NULL
            WHERE number = ? AND called_by = ? AND called_at > ? AND done_at IS NULL`,
          args: [number, who, at - undoTime],
        },
        kind: 'not-called',
        text: '',
        action: 'undo',
      };
    case 'done':
      return {
        statement: { sql: 'UPDATE leads SET done_at = ? WHERE number = ? AND done_at IS NULL', args: [at, number] },
        kind: 'done',
        text: '',
        action: 'done',
      };
    case 'not-done':
      return {
        statement: {
          sql: 'UPDATE leads SET done_at = NULL WHERE number = ? AND done_at > ?',
          args: [number, at - undoTime],
        },
        kind: 'not-done',
        text: '',
        action: 'undo',
      };
    case 'assign':
      return {
        statement: {
          sql: 'UPDATE leads SET assignee = ? WHERE number = ? AND assignee IS ? AND assignee IS NOT ?',
          args: [what.to, number, what.from, what.to],
        },
        kind: 'assigned',
        text: what.to ?? '',
        action: 'assign',
      };
    case 'note':
      return {
        // A row that is set to what it is counts as changed.
        statement: {
          sql: `UPDATE leads SET number = number WHERE number = ? AND NOT EXISTS
            (SELECT 1 FROM follow_ups WHERE number = ? AND kind = 'note' AND who = ? AND text = ? AND at > ?)`,
          args: [number, number, who, what.text, at - doublePress],
        },
        kind: 'note',
        text: what.text,
        action: 'note',
      };
  }
}

/**
 * The loan officer's changes. Each is made together with its line in the history of the lead and in the record of uses,
 * or not at all.
 */
export function createFollower({ batch, execute }: Pick<Connection, 'batch' | 'execute'>): Pick<LeadStore, 'follow'> {
  return {
    async follow(request) {
      const { number, at, who } = request;
      const { statement, kind, text, action } = changeOf(request);
      // `changes()` is the number of rows that the statement before changed.
      const [changed] = await batch([
        statement,
        {
          sql: 'INSERT INTO follow_ups (number, at, who, kind, text) SELECT ?, ?, ?, ?, ? WHERE changes() = 1',
          args: [number, at, who, kind, text],
        },
        {
          sql: 'INSERT INTO audit (at, who, action, leads) SELECT ?, ?, ?, 1 WHERE changes() = 1',
          args: [at, who, action],
        },
      ]);
      const { rows } = await execute({ sql: `SELECT ${columns} FROM leads WHERE number = ?`, args: [number] });
      if (!rows[0]) return { outcome: 'missing' };
      return { outcome: changed?.rowsAffected === 1 ? 'changed' : 'unchanged', lead: leadIn(rows[0]) };
    },
  };
}
