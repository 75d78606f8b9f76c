import { z } from 'zod';
import type { AccountStore, ByWhom, StoredAccount } from '@/server/store/account-types';
import type { Connection, Statements } from '@/server/store/connection';
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
const sessionSchema = z.object({
  id: z.string(),
  email: z.string(),
  startedAt: z.number(),
  seenAt: z.number(),
  browser: z.string(),
  network: z.string(),
});
const sessionColumns = 'id, email, started_at AS startedAt, seen_at AS seenAt, browser, network';

/** The accounts of the desk. Each change is made together with its line in the record of uses, or not at all. */
export function createAccounts({ read, write }: Connection, uses: Uses): AccountStore {
  /** Does the work of a change; the line is written where the work has changed something. */
  async function changed(
    email: string,
    action: AuditAction,
    { who, at }: ByWhom,
    work: (db: Statements) => boolean,
  ): Promise<boolean> {
    const use = { at, who, action, leads: 0, about: who === email ? '' : email };
    const isChanged = await write((db) => {
      if (!work(db)) return false;
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
    add: ({ email, password }, by) =>
      changed(
        email,
        'user-add',
        by,
        ({ run }) =>
          run('INSERT INTO accounts (email, password, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING', [
            email,
            password,
            by.at,
          ]) === 1,
      ),
    setPassword: ({ email, password }, by) =>
      changed(email, 'password', by, ({ run }) => {
        run('DELETE FROM sessions WHERE email = ?', [email]);
        return run('UPDATE accounts SET password = ? WHERE email = ?', [password, email]) === 1;
      }),
    remove: (email, by) =>
      changed(email, 'user-remove', by, ({ run }) => run('DELETE FROM accounts WHERE email = ?', [email]) === 1),
    setSecondFactor: (email, { secret, step, recoveryDigests }, by) =>
      changed(email, 'second-factor-on', by, ({ run }) => {
        const isNew =
          run('UPDATE accounts SET factor = ?, factor_since = ?, factor_step = ? WHERE email = ? AND factor IS NULL', [
            secret,
            by.at,
            step,
            email,
          ]) === 1;
        for (const digest of isNew ? recoveryDigests : [])
          run('INSERT INTO recovery_codes VALUES (?, ?)', [email, digest]);
        return isNew;
      }),
    endSecondFactor: (email, by) =>
      changed(email, 'second-factor-off', by, ({ run }) => {
        run('DELETE FROM recovery_codes WHERE email = ?', [email]);
        return (
          run(
            'UPDATE accounts SET factor = NULL, factor_since = NULL, factor_step = NULL WHERE email = ? AND factor IS NOT NULL',
            [email],
          ) === 1
        );
      }),
    takeStep: async (email, step) =>
      (await write(({ run }) =>
        run('UPDATE accounts SET factor_step = ?1 WHERE email = ?2 AND factor_step < ?1', [step, email]),
      )) === 1,
    takeRecoveryCode: (email, digest, by) =>
      changed(
        email,
        'recovery-code',
        by,
        ({ run }) => run('DELETE FROM recovery_codes WHERE email = ? AND digest = ?', [email, digest]) === 1,
      ),
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
