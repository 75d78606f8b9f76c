import type { DueMail, LeadStore } from '@/server/store';
import type { Connection } from '@/server/store/connection';
import { columns, leadIn } from '@/server/store/rows';

type MailQueue = Pick<LeadStore, 'takeDueMail' | 'mailSent' | 'mailFailed'>;

/** The messages to the loan officer, one a lead, which wait in the database until they are sent. */
export function createMailQueue({ execute }: Pick<Connection, 'execute'>): MailQueue {
  return {
    async takeDueMail(now, heldUntil, limit) {
      const { rows: taken } = await execute({
        sql: `UPDATE mail SET next_try_at = ?2, attempts = attempts + 1
          WHERE number IN (SELECT number FROM mail WHERE sent_at IS NULL AND given_up_at IS NULL AND next_try_at <= ?1 ORDER BY next_try_at LIMIT ?3)
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
      await execute({ sql: 'UPDATE mail SET sent_at = ?, error = NULL WHERE number = ?', args: [at, number] });
    },
    async mailFailed({ number }, nextTryAt, error) {
      await execute({
        sql: 'UPDATE mail SET next_try_at = ?, error = ? WHERE number = ? AND sent_at IS NULL',
        args: [nextTryAt, error, number],
      });
    },
  };
}
