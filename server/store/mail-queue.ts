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
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a message is held while it is being sent, so that no other server sends it too. In milliseconds. */
export const holdTime = 15 * minute;

/**
 * SQL: a message is due, or its time is further ahead than any wait (15 minutes for a digest or while it is sent, six hours
 * between attempts, a day for a receipt), which means that a wrong clock set it.
 */
const isDue = `(next_try_at <= ?1 OR next_try_at > ?1 + CASE WHEN kind = 'receipt' AND attempts = 0 THEN ${25 * hour}
  ELSE ${holdTime} + min(${6 * hour}, ${minute} << min(20, attempts)) END)`;

/** Queues a message, even if it was sent before. `sender` is a digest of the visitor's network. */
export function queueMail({ run }: Statements, number: number, kind: MailKind, at: number, sender?: string): void {
  run(
    `INSERT INTO mail (number, kind, next_try_at, sender) VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT DO UPDATE SET next_try_at = ?3, attempts = 0, sent_at = NULL, given_up_at = NULL`,
    [number, kind, at, sender ?? null],
  );
}

export function cancelMail({ run }: Statements, number: number, kind: MailKind): void {
  run(`DELETE FROM mail WHERE number = ? AND kind = ? AND ${isWaiting}`, [number, kind]);
}

/** Receipts per hour, per network and in total. Further ones wait for a later hour, at most a day. */
const receiptsPerSender = 3;
const receiptsOfAll = 30;

/**
 * Queues a receipt, for the first hour with room. An address gets one per form and day, so that robots can't use receipts
 * to email strangers.
 */
export function queueReceipt(db: Statements, number: number, at: number, sender?: string): void {
  const [isNew] = db.all(
    `SELECT 1 FROM leads WHERE number = ?1 AND person <> '' AND NOT EXISTS (SELECT 1 FROM mail JOIN leads AS others USING (number)
      WHERE kind = 'receipt' AND others.received_at > ?2 AND (others.person, others.form) = (leads.person, leads.form))`,
    [number, at - day],
  );
  if (!isNew) return;
  const planned = db.all(`SELECT next_try_at AS at, sender FROM mail WHERE kind = 'receipt' AND next_try_at > ?`, [
    at - hour,
  ]);
  for (let time = at; time < at + day; time += hour) {
    const inHour = planned.filter((other) => Number(other.at) > time - hour && Number(other.at) <= time + holdTime);
    const fromSender = inHour.filter((other) => sender !== undefined && other.sender === sender);
    if (inHour.length >= receiptsOfAll || fromSender.length >= receiptsPerSender) continue;
    queueMail(db, number, 'receipt', time, sender);
    return;
  }
}

export function createMailQueue({ read, write }: Connection) {
  async function set(mails: readonly DueMail[], columnsToSet: string, ...args: readonly Value[]): Promise<void> {
    await write(({ run }) => {
      for (const { number, kind } of mails)
        run(`UPDATE mail SET ${columnsToSet} WHERE number = ? AND kind = ?`, [...args, number, kind]);
    });
  }

  return {
    /** Takes due messages and holds them until `heldUntil`, so that no other server sends them too. */
    takeDueMail: (
      now: number,
      heldUntil: number,
      limit: number,
      kinds: readonly MailKind[] = emailKinds,
    ): Promise<DueMail[]> =>
      write(({ all }) => {
        const due = all(
          `UPDATE mail SET next_try_at = ?2, attempts = attempts + 1
            WHERE rowid IN (SELECT rowid FROM mail WHERE ${isWaiting} AND ${isDue}
              AND kind IN (SELECT value FROM json_each(?4)) ORDER BY next_try_at LIMIT ?3)
            RETURNING number, kind, attempts, error, sender`,
          [now, heldUntil, limit, JSON.stringify(kinds)],
        );
        return due.flatMap(({ number, kind, attempts, error, sender }) =>
          all(`SELECT ${leadColumns} FROM leads WHERE number = ?`, [Number(number)]).map((row) => ({
            ...parseLead(row),
            kind: kindSchema.parse(kind),
            attempts: Number(attempts),
            error: error === null ? null : String(error),
            sender: sender === null ? null : String(sender),
          })),
        );
      }),
    /** With an `error`, the receiver probably has the message but didn't respond. */
    mailSent: (mails: readonly DueMail[], at: number, error: string | null = null) =>
      set(mails, 'sent_at = ?, next_try_at = ?, given_up_at = NULL, error = ?', at, at, error),
    /** Leaves messages for later, without counting an attempt. */
    mailPostponed: (mails: readonly DueMail[], until: number) =>
      set(mails, 'next_try_at = ?, attempts = attempts - 1', until),
    /** Deletes the sender digests of messages from before that time. */
    forgetSenders: async (before: number): Promise<void> => {
      await write(({ run }) =>
        run('UPDATE mail SET sender = NULL WHERE sender IS NOT NULL AND next_try_at < ?', [before]),
      );
    },
    /** `error` is a code without personal data. */
    mailFailed: (mails: readonly DueMail[], nextTryAt: number, error: string) =>
      set(mails, 'next_try_at = ?, error = ?', nextTryAt, error),
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
    mailBacklog: (kinds: readonly MailKind[] = emailKinds): Promise<MailBacklog> =>
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
