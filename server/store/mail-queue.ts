import { z } from 'zod';
import type { Connection, Value } from '@/server/store/connection';
import { columns, leadIn } from '@/server/store/rows';
import type { LeadStore, StoredLead } from '@/server/store/types';

type MailQueue = Pick<
  LeadStore,
  'takeDueMail' | 'mailSent' | 'mailFailed' | 'mailGivenUp' | 'mailOf' | 'sendAgain' | 'mailBacklog'
>;

const isWaiting = 'sent_at IS NULL AND given_up_at IS NULL';
const statusSchema = z.object({
  state: z.enum(['waiting', 'sent', 'given-up']),
  attempts: z.number(),
  nextTryAt: z.number(),
  error: z.string().nullable(),
});

/** The messages to the loan officer, one a lead, which wait in the database until they are sent. */
export function createMailQueue({ read, write }: Connection): MailQueue {
  /** Sets columns of the messages of leads; `?` stands for the values. */
  async function set(leads: readonly StoredLead[], columnsToSet: string, ...args: readonly Value[]): Promise<void> {
    await write(({ run }) => {
      for (const { number } of leads) run(`UPDATE mail SET ${columnsToSet} WHERE number = ?`, [...args, number]);
    });
  }

  return {
    takeDueMail: (now, heldUntil, limit) =>
      write(({ all }) => {
        const taken = all(
          `UPDATE mail SET next_try_at = ?2, attempts = attempts + 1
            WHERE number IN (SELECT number FROM mail WHERE ${isWaiting} AND next_try_at <= ?1 ORDER BY next_try_at LIMIT ?3)
            RETURNING number, attempts`,
          [now, heldUntil, limit],
        );
        return taken.flatMap(({ number, attempts }) =>
          all(`SELECT ${columns} FROM leads WHERE number = ?`, [Number(number)]).map((row) => ({
            ...leadIn(row),
            attempts: Number(attempts),
          })),
        );
      }),
    mailSent: (leads, at) => set(leads, 'sent_at = ?, given_up_at = NULL, error = NULL', at),
    mailFailed: (leads, nextTryAt, error) => set(leads, 'next_try_at = ?, error = ?', nextTryAt, error),
    mailGivenUp: (leads, at, error) => set(leads, 'given_up_at = ?, error = ?', at, error),
    async mailOf(number) {
      const [row] = await read(({ all }) =>
        all(
          `SELECT attempts, next_try_at AS nextTryAt, error, CASE WHEN sent_at IS NOT NULL THEN 'sent'
            WHEN given_up_at IS NOT NULL THEN 'given-up' ELSE 'waiting' END AS state FROM mail WHERE number = ?`,
          [number],
        ),
      );
      return row && statusSchema.parse({ ...row });
    },
    sendAgain: (at) =>
      write(({ run }) =>
        run('UPDATE mail SET given_up_at = NULL, attempts = 0, next_try_at = ? WHERE given_up_at IS NOT NULL', [at]),
      ),
    mailBacklog: () =>
      read(({ all }) => {
        const [row] = all(`SELECT (SELECT count(*) FROM mail WHERE ${isWaiting}) AS waiting,
          (SELECT count(*) FROM mail WHERE given_up_at IS NOT NULL) AS given_up`);
        const first = all('SELECT number FROM mail WHERE given_up_at IS NOT NULL ORDER BY number LIMIT 20');
        return {
          waiting: Number(row?.waiting),
          givenUp: Number(row?.given_up),
          numbers: first.map(({ number }) => Number(number)),
        };
      }),
  };
}
