import { z } from 'zod';
import type { Connection, Statements, Value } from '@/server/store/connection';
import { leadColumns, parseLead } from '@/server/store/lead-rows';
import {
  type DueMail,
  emailKinds,
  type MailBacklog,
  type MailKind,
  type MailStatus,
  mailKinds,
  mailStatusSchema,
} from '@/server/store/types';

const isWaiting = 'sent_at IS NULL AND given_up_at IS NULL';
const kindSchema = z.enum(mailKinds);

/** Queues a message, again if it was sent before. */
export function queueMail({ run }: Statements, number: number, kind: MailKind, at: number): void {
  run(
    `INSERT INTO mail (number, kind, next_try_at) VALUES (?1, ?2, ?3)
      ON CONFLICT DO UPDATE SET next_try_at = ?3, attempts = 0, sent_at = NULL, given_up_at = NULL`,
    [number, kind, at],
  );
}

/** A visitor gets one receipt per form in this time (milliseconds); all visitors together this many per hour. */
const receiptInterval = 24 * 60 * 60_000;
const maxReceipts = 30;

/**
 * Queues a receipt unless the address had one of this form within a day or too many were queued: robots must not send our
 * mail to strangers.
 */
export function queueReceipt({ run }: Statements, number: number, at: number): void {
  const others = `FROM mail JOIN leads USING (number) WHERE kind = 'receipt' AND received_at`;
  run(
    `INSERT INTO mail (number, kind, next_try_at) SELECT ?1, 'receipt', ?2
      WHERE (SELECT person FROM leads WHERE number = ?1) <> ''
        AND NOT EXISTS (SELECT 1 ${others} > ?3 AND (person, form) = (SELECT person, form FROM leads WHERE number = ?1))
        AND (SELECT count(*) ${others} > ?4) < ?5`,
    [number, at, at - receiptInterval, at - 60 * 60_000, maxReceipts],
  );
}

/** Messages wait in the database until they are sent. */
export function createMailQueue({ read, write }: Connection) {
  /** `?` in `columnsToSet` stands for the arguments. */
  async function set(mails: readonly DueMail[], columnsToSet: string, ...args: readonly Value[]): Promise<void> {
    await write(({ run }) => {
      for (const { number, kind } of mails)
        run(`UPDATE mail SET ${columnsToSet} WHERE number = ? AND kind = ?`, [...args, number, kind]);
    });
  }

  return {
    /** Takes due messages and holds them until `heldUntil`, so that no other server sends them too. */
    takeDueMail: (now: number, heldUntil: number, limit: number, kinds = emailKinds): Promise<DueMail[]> =>
      write(({ all }) => {
        const due = all(
          `UPDATE mail SET next_try_at = ?2, attempts = attempts + 1
            WHERE rowid IN (SELECT rowid FROM mail WHERE ${isWaiting} AND next_try_at <= ?1
              AND kind IN (SELECT value FROM json_each(?4)) ORDER BY next_try_at LIMIT ?3)
            RETURNING number, kind, attempts`,
          [now, heldUntil, limit, JSON.stringify(kinds)],
        );
        return due.flatMap(({ number, kind, attempts }) =>
          all(`SELECT ${leadColumns} FROM leads WHERE number = ?`, [Number(number)]).map((row) => ({
            ...parseLead(row),
            kind: kindSchema.parse(kind),
            attempts: Number(attempts),
          })),
        );
      }),
    mailSent: (mails: readonly DueMail[], at: number) =>
      set(mails, 'sent_at = ?, given_up_at = NULL, error = NULL', at),
    /** `error` is a code without personal data. */
    mailFailed: (mails: readonly DueMail[], nextTryAt: number, error: string) =>
      set(mails, 'next_try_at = ?, error = ?', nextTryAt, error),
    /** Stops retrying. */
    mailGivenUp: (mails: readonly DueMail[], at: number, error: string) =>
      set(mails, 'given_up_at = ?, error = ?', at, error),
    /** Status of the message about a lead; undefined if there is none. */
    async mailOf(number: number, kind: MailKind = 'lead'): Promise<MailStatus | undefined> {
      const [row] = await read(({ all }) =>
        all(
          `SELECT attempts, next_try_at AS nextTryAt, error, CASE WHEN sent_at IS NOT NULL THEN 'sent'
            WHEN given_up_at IS NOT NULL THEN 'given-up' ELSE 'waiting' END AS state FROM mail WHERE number = ? AND kind = ?`,
          [number, kind],
        ),
      );
      return row && mailStatusSchema.parse({ ...row });
    },
    /** Requeues messages that were given up; returns how many. */
    sendAgain: (at: number): Promise<number> =>
      write(({ run }) =>
        run('UPDATE mail SET given_up_at = NULL, attempts = 0, next_try_at = ? WHERE given_up_at IS NOT NULL', [at]),
      ),
    /** Counts waiting and given-up messages, and lists the first twenty leads of the latter. */
    mailBacklog: (kinds = emailKinds): Promise<MailBacklog> =>
      read(({ all }) => {
        const isOfKind = 'kind IN (SELECT value FROM json_each(?1))';
        const args = [JSON.stringify(kinds)];
        const [row] = all(
          `SELECT (SELECT count(*) FROM mail WHERE ${isWaiting} AND ${isOfKind}) AS waiting,
            (SELECT count(*) FROM mail WHERE given_up_at IS NOT NULL AND ${isOfKind}) AS given_up`,
          args,
        );
        const first = all(
          `SELECT DISTINCT number FROM mail WHERE given_up_at IS NOT NULL AND ${isOfKind} ORDER BY number LIMIT 20`,
          args,
        );
        return {
          waiting: Number(row?.waiting),
          givenUp: Number(row?.given_up),
          numbers: first.map(({ number }) => Number(number)),
        };
      }),
  };
}
