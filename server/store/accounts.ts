import { z } from 'zod';
import { type AccountStore, type ByWhom, type StoredAccount, sessionSchema } from '@/server/store/account-types';
import type { Connection, Statements, Value } from '@/server/store/connection';
import type { AuditAction } from '@/server/store/types';
import type { Uses } from '@/server/store/uses';

const accountSchema = z
  .object({
    email: z.string(),
    password: z.string(),
    since: z.number(),
    secret: z.string().nullable(),
    factorSince: z.number().nullable(),
    recoveryCodes: z.number(),
  })
  .transform(({ secret, factorSince, recoveryCodes, ...account }): StoredAccount => {
    const secondFactor = secret === null || factorSince === null ? null : { secret, since: factorSince, recoveryCodes };
    return { ...account, secondFactor };
  });
const sessionColumns = 'id, email, started_at AS startedAt, seen_at AS seenAt, browser, network';

/** The accounts of the desk. Each change is made together with its line in the record of uses, or not at all. */
export function createAccounts({ read, write }: Connection, uses: Uses): AccountStore {
  /** Makes a change of one row, and what goes with it; the line is written where a row has changed. */
  async function changed(
    email: string,
    action: AuditAction,
    { who, at }: ByWhom,
    [sql, ...args]: readonly [string, ...Value[]],
    more: (db: Statements) => void = () => undefined,
  ): Promise<boolean> {
    const use = { at, who, action, leads: 0, about: who === email ? '' : email };
    const isChanged = await write((db) => {
      if (db.run(sql, args) !== 1) return false;
      more(db);
      uses.within(db, use);
      return true;
    });
    if (isChanged) uses.tell(use);
    return isChanged;
  }

  return {
    list: () =>
      read(({ all }) =>
        all(
          `SELECT email, password, since, factor AS secret, factor_since AS factorSince,
            (SELECT count(*) FROM recovery_codes AS codes WHERE codes.email = accounts.email) AS recoveryCodes
            FROM accounts ORDER BY email`,
        ).map((row) => accountSchema.parse({ ...row })),
      ),
    add: ({ email, password }, by) => {
      const insert = 'INSERT INTO accounts (email, password, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING';
      return changed(email, 'user-add', by, [insert, email, password, by.at]);
    },
    setPassword: ({ email, password }, by) =>
      changed(email, 'password', by, ['UPDATE accounts SET password = ? WHERE email = ?', password, email], ({ run }) =>
        run('DELETE FROM sessions WHERE email = ?', [email]),
      ),
    remove: (email, by) => changed(email, 'user-remove', by, ['DELETE FROM accounts WHERE email = ?', email]),
    setSecondFactor(email, { secret, step, recoveryDigests }, by) {
      const set =
        'UPDATE accounts SET factor = ?, factor_since = ?, factor_step = ? WHERE email = ? AND factor IS NULL';
      return changed(email, 'second-factor-on', by, [set, secret, by.at, step, email], ({ run }) => {
        for (const digest of recoveryDigests) run('INSERT INTO recovery_codes VALUES (?, ?)', [email, digest]);
      });
    },
    endSecondFactor(email, by) {
      const end = `UPDATE accounts SET factor = NULL, factor_since = NULL, factor_step = NULL
        WHERE email = ? AND factor IS NOT NULL`;
      return changed(email, 'second-factor-off', by, [end, email], ({ run }) =>
        run('DELETE FROM recovery_codes WHERE email = ?', [email]),
      );
    },
    takeStep: async (email, step) =>
      (await write(({ run }) =>
        run('UPDATE accounts SET factor_step = ?1 WHERE email = ?2 AND factor_step < ?1', [step, email]),
      )) === 1,
    takeRecoveryCode: (email, digest, by) =>
      changed(email, 'recovery-code', by, ['DELETE FROM recovery_codes WHERE email = ? AND digest = ?', email, digest]),
    async startSession({ id, email, startedAt, seenAt, browser, network }, oldest) {
      await write(({ run }) => {
        run('DELETE FROM sessions WHERE started_at < ? OR seen_at < ?', [oldest.startedAt, oldest.seenAt]);
        run('INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?)', [id, email, startedAt, seenAt, browser, network]);
      });
    },
    async session(id) {
      const [row] = await read(({ all }) => all(`SELECT ${sessionColumns} FROM sessions WHERE id = ?`, [id]));
      return row && sessionSchema.parse({ ...row });
    },
    sessionsOf: (email) =>
      read(({ all }) =>
        all(`SELECT ${sessionColumns} FROM sessions WHERE email = ? ORDER BY seen_at DESC`, [email]).map((row) =>
          sessionSchema.parse({ ...row }),
        ),
      ),
    async seeSession(id, at) {
      await write(({ run }) => run('UPDATE sessions SET seen_at = ? WHERE id = ?', [at, id]));
    },
    endSessions: (email, id) =>
      write(({ run }) =>
        id === undefined
          ? run('DELETE FROM sessions WHERE email = ?', [email])
          : run('DELETE FROM sessions WHERE email = ? AND id = ?', [email, id]),
      ),
  };
}
