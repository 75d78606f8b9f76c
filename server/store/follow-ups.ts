import { momentText } from '@/server/office-time';
import { type AuditLog, leadNumbersText } from '@/server/store/audit-log';
import type { Connection, Statements, Value } from '@/server/store/connection';
import { historyOf, isOfSamePerson } from '@/server/store/lead-reader';
import { leadColumns, parseLead } from '@/server/store/lead-rows';
import { cancelMail, queueMail } from '@/server/store/mail-queue';
import {
  type AuditAction,
  callsNotUndone,
  type FollowRequest,
  type FollowResult,
  type FollowUp,
  followUpSchema,
} from '@/server/store/types';

/** How long a mark can be undone, in milliseconds. */
export const undoWindow = 60_000;
/** The same note, or the same result of a call, within this many milliseconds is a double click. */
const duplicateWindow = 60_000;
const doubleClick = 10_000;

const insertFollowUp = 'INSERT INTO follow_ups (number, at, who, kind, text) VALUES (?, ?, ?, ?, ?)';

type Change = {
  /** Changes one row if the request applies, else none. */
  readonly sql: string;
  readonly args: readonly Value[];
  readonly kind: FollowUp['kind'];
  readonly text?: string;
  readonly action: AuditAction;
};

type CallChange = Extract<FollowRequest, { readonly change: 'called' | 'not-called' }>;
type LeadChange = Exclude<FollowRequest, CallChange>;

const isCall = (request: FollowRequest): request is CallChange =>
  request.change === 'called' || request.change === 'not-called';

function statementFor({ number, at, who, ...what }: LeadChange): Change {
  switch (what.change) {
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

const callsOf = ({ all }: Statements, number: number) =>
  callsNotUndone(all(historyOf, [number]).map((row) => followUpSchema.parse({ ...row })));

/** Adds a call to all open leads of the person, or undoes it; returns their numbers. */
function changeCalls(db: Statements, request: CallChange): readonly number[] {
  const { number, at, who, change } = request;
  const result = change === 'called' ? request.result : '';
  const open = db.all('SELECT number FROM leads WHERE number = ? AND done_at IS NULL', [number]);
  const others = open.flatMap(() =>
    db.all(`SELECT number FROM leads WHERE done_at IS NULL AND ${isOfSamePerson}`, [number]),
  );
  const changed: number[] = [];
  for (const each of [...open, ...others].map((row) => Number(row.number))) {
    const last = callsOf(db, each).at(-1);
    const age = last?.who === who ? at - last.at : Number.POSITIVE_INFINITY;
    const applies = change === 'called' ? last?.text !== result || age >= doubleClick : age < undoWindow;
    // If it doesn't apply to the requested lead, the others don't change either.
    if (!applies && each === number) return [];
    if (!applies) continue;
    db.run(insertFollowUp, [each, at, who, change, result]);
    const tries = callsOf(db, each);
    db.run('UPDATE leads SET called_at = ?, called_by = ?, tries = ?, tried = ?, spoke_at = ? WHERE number = ?', [
      ...[tries[0]?.at ?? null, tries[0]?.who ?? null, tries.length, tries.at(-1)?.text || null],
      ...[tries.findLast((one) => one.text === 'spoke')?.at ?? null, each],
    ]);
    changed.push(each);
  }
  return changed;
}

/** Makes any other change; returns the number of the lead, or nothing if it doesn't apply. */
function changeLead(db: Statements, request: LeadChange): readonly number[] {
  const { number, at, who } = request;
  const { sql, args, kind, text = '' } = statementFor(request);
  if (db.run(sql, args) !== 1) return [];
  db.run(insertFollowUp, [number, at, who, kind, text]);
  return [number];
}

function actionOf(request: FollowRequest): AuditAction {
  if (!isCall(request)) return statementFor(request).action;
  return request.change === 'called' ? 'called' : 'undo';
}

type HandOver = { readonly from: string; readonly to: string | null; readonly who: string; readonly at: number };

/** Creates the officers' changes, each committed together with its history and audit entries. */
export function createFollowUps(
  { write }: Connection,
  auditLog: AuditLog,
  { queuesMail, queuesWebhook }: { readonly queuesMail: boolean; readonly queuesWebhook: boolean },
) {
  /** Webhooks about calls and outcomes wait until they can no longer be undone. */
  function queueWebhook(db: Statements, number: number, { change, at }: Pick<FollowRequest, 'change' | 'at'>): void {
    if (!queuesWebhook) return;
    if (change === 'assign') queueMail(db, number, 'webhook-assigned', at);
    if (change === 'done') queueMail(db, number, 'webhook-ended', at + undoWindow);
    if (change === 'not-done') cancelMail(db, number, 'webhook-ended');
    if (change === 'called') queueMail(db, number, 'webhook-called', at + undoWindow);
    // An earlier call may be waiting in the same message as the undone one.
    if (change === 'not-called' && callsOf(db, number).length > 0) queueMail(db, number, 'webhook-called', at);
    else if (change === 'not-called') cancelMail(db, number, 'webhook-called');
  }

  return {
    /** Gives the open leads of somebody without an account to an officer, or to nobody; returns how many. */
    async handOver({ from, to, who, at }: HandOver): Promise<number> {
      const { entry, digest } = await write((db) => {
        const rows = db.all(
          `UPDATE leads SET assignee = ?2 WHERE assignee = ?1 AND done_at IS NULL
            AND ?1 NOT IN (SELECT email FROM accounts) RETURNING number`,
          [from, to],
        );
        for (const { number } of rows) {
          db.run(insertFollowUp, [Number(number), at, who, 'assigned', to ?? '']);
          queueWebhook(db, Number(number), { change: 'assign', at });
        }
        const about = leadNumbersText(rows.map(({ number }) => Number(number)));
        const entry = { at, who, action: 'assign', leads: rows.length, about } as const;
        return { entry, digest: rows.length > 0 ? auditLog.append(db, entry) : undefined };
      });
      if (entry.leads > 0) auditLog.logEntry(entry, digest);
      return entry.leads;
    },
    async follow(request: FollowRequest): Promise<FollowResult> {
      const { number, at, who } = request;
      const { entry, digest, row } = await write((db) => {
        const numbers = isCall(request) ? changeCalls(db, request) : changeLead(db, request);
        const about = `lead ${numbers.join(', ')}`;
        const entry = { at, who, action: actionOf(request), leads: numbers.length, about };
        const digest = numbers.length > 0 ? auditLog.append(db, entry) : undefined;
        for (const each of numbers) queueWebhook(db, each, request);
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
