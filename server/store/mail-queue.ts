import { z } from 'zod';
import type { Connection } from '@/server/store/connection';
import { columns, leadIn } from '@/server/store/rows';
import type { DueMail, LeadStore } from '@/server/store/types';

type MailQueue = Pick<
  LeadStore,
  'takeDueMail' | 'mailSent' | 'mailFailed' | 'mailGivenUp' | 'unsentMail' | 'mailStates' | 'sendAgain' | 'mailBacklog'
>;

const isWaiting = 'sent_at IS NULL AND given_up_at IS NULL';
const state = `CASE WHEN sent_at IS NOT NULL THEN 'sent' WHEN given_up_at IS NOT NULL THEN 'given-up' ELSE 'waiting' END`;

const unsentSchema = z.object({
  number: z.number(),
  form: z.string(),
  lead_id: z.string(),
  state: z.enum(['waiting', 'given-up']),
  attempts: z.number(),
  next_try_at: z.number(),
  error: z.string().nullable(),
});
const stateSchema = z.object({ number: z.number(), state: z.enum(['waiting', 'sent', 'given-up']) });

/** The messages to the loan officer, one a lead, which wait in the database until they are sent. */
export function createMailQueue({ execute }: Pick<Connection, 'execute'>): MailQueue {
  return {
    async takeDueMail(now, heldUntil, limit) {
      const { rows: taken } = await execute({
        sql: `UPDATE mail SET next_try_at = ?2, attempts = attempts + 1
          WHERE number IN (SELECT number FROM mail WHERE ${isWaiting} AND next_try_at <= ?1 ORDER BY next_try_at LIMIT ?3)
          RETURNING number, attempts`,
        args: [now, heldUntil, limit],
      });
      const due: DueMail[] = [];
      for (const { number, attempts } of taken) {
        const { rows } = await execute({
          sql: `SELECT ${columns} FROM leads WHERE number = ?`,
          args: [Number(number)],
        });
        if (rows[0]) due.push({ ...leadIn(rows[0]), attempts: Number(attempts) });
      }
      return due;
    },
    async mailSent({ number }, at) {
      await execute({
        sql: 'UPDATE mail SET sent_at = ?, given_up_at = NULL, error = NULL WHERE number = ?',
        args: [at, number],
      });
    },
    async mailFailed({ number }, nextTryAt, error) {
      await execute({
        sql: 'UPDATE mail SET next_try_at = ?, error = ? WHERE number = ? AND sent_at IS NULL',
        args: [nextTryAt, error, number],
      });
    },
    async mailGivenUp({ number }, at, error) {
      await execute({
        sql: 'UPDATE mail SET given_up_at = ?, error = ? WHERE number = ? AND sent_at IS NULL',
        args: [at, error, number],
      });
    },
    async unsentMail(limit) {
      const { rows } = await execute({
        sql: `SELECT number, form, lead_id, ${state} AS state, attempts, next_try_at, error
          FROM mail JOIN leads USING (number) WHERE sent_at IS NULL
          ORDER BY given_up_at IS NULL, number LIMIT ?`,
        args: [limit],
      });
      return rows.map((row) => {
        const { lead_id: leadId, next_try_at: nextTryAt, ...rest } = unsentSchema.parse({ ...row });
        return { ...rest, leadId, nextTryAt };
      });
    },
    async mailStates(numbers) {
      const { rows } = await execute({
        sql: `SELECT number, ${state} AS state FROM mail WHERE number IN (SELECT value FROM json_each(?))`,
        args: [JSON.stringify(numbers)],
      });
      return rows.map((row) => stateSchema.parse({ ...row }));
    },
    async sendAgain(at) {
      const { rowsAffected } = await execute({
        sql: 'UPDATE mail SET given_up_at = NULL, attempts = 0, next_try_at = ? WHERE given_up_at IS NOT NULL',
        args: [at],
      });
      return rowsAffected;
    },
    async mailBacklog() {
      const { rows } = await execute(
        `SELECT (SELECT count(*) FROM mail WHERE ${isWaiting}) AS waiting,
          (SELECT count(*) FROM mail WHERE given_up_at IS NOT NULL) AS given_up`,
      );
      return { waiting: Number(rows[0]?.waiting ?? 0), givenUp: Number(rows[0]?.given_up ?? 0) };
    },
  };
}
