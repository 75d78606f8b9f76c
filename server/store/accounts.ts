import { z } from 'zod';
import type { AuditLog } from '@/server/store/audit-log';
import type { Connection, Statements, Value } from '@/server/store/connection';
import type { AuditAction } from '@/server/store/types';

/** Who may sign in at the desk. */
export type StoredAccount = {
  /** Folded; also who is named in the record of uses. */
  readonly email: string;
  /** `scrypt:N:r:p:salt:key`; never the password itself. */
  readonly password: string;
  /** When the account was added, in milliseconds since 1970. */
  readonly since: number;
  /** Null where the password alone signs in. */
  readonly secondFactor: SecondFactor | null;
};

/** What an app on the phone shows codes by. */
export type SecondFactor = {
  /** 160 random bits in base 32. */
  readonly secret: string;
  readonly since: number;
  /** How many recovery codes are left. */
  readonly recoveryCodes: number;
};

/** A browser that is signed in. */
const sessionSchema = z
  .object({
    /** The digest of the secret in its cookie. */
    id: z.string(),
    email: z.string(),
    startedAt: z.number(),
    /** The last click. */
    seenAt: z.number(),
    /** Such as `Firefox on Windows`. */
    browser: z.string(),
    /** The network of its address, shortened so that it names no single one. */
    network: z.string(),
  })
  .readonly();
export type StoredSession = z.infer<typeof sessionSchema>;

/** Who changes an account, and when: each change has its line in the record of uses. */
export type Actor = { readonly who: string; readonly at: number };

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

type Credentials = Pick<StoredAccount, 'email' | 'password'>;

/**
 * The accounts of the desk and their sessions. Each change is made together with its line in the record of uses, or not at all, and
 * is true for every server of the database at once.
 */
export function createAccounts({ read, write }: Connection, auditLog: AuditLog) {
  /** Makes a change of one row, and what goes with it; the line is written where a row has changed. */
  async function applyChange(
    email: string,
    action: AuditAction,
    { who, at }: Actor,
    [sql, ...args]: readonly [string, ...Value[]],
    more: (db: Statements) => void = () => undefined,
  ): Promise<boolean> {
    const use = { at, who, action, leads: 0, about: who === email ? '' : email };
    const isChanged = await write((db) => {
      if (db.run(sql, args) !== 1) return false;
      more(db);
      auditLog.append(db, use);
      return true;
    });
    if (isChanged) auditLog.logEntry(use);
    return isChanged;
  }

  return {
    /** Every account, by name. */
    list: () =>
      read(({ all }) =>
        all(
          `SELECT email, password, since, factor AS secret, factor_since AS factorSince,
            (SELECT count(*) FROM recovery_codes AS codes WHERE codes.email = accounts.email) AS recoveryCodes
            FROM accounts ORDER BY email`,
        ).map((row) => accountSchema.parse({ ...row })),
      ),
    /** False where the account exists. */
    add: ({ email, password }: Credentials, by: Actor) => {
      const insert = 'INSERT INTO accounts (email, password, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING';
      return applyChange(email, 'user-add', by, [insert, email, password, by.at]);
    },
    /** Changes a password and ends every session of the account; false where there is none. */
    setPassword: ({ email, password }: Credentials, by: Actor) =>
      applyChange(
        email,
        'password',
        by,
        ['UPDATE accounts SET password = ? WHERE email = ?', password, email],
        ({ run }) => run('DELETE FROM sessions WHERE email = ?', [email]),
      ),
    /** Removes an account with its sessions; false where there is none. */
    remove: (email: string, by: Actor) =>
      applyChange(email, 'user-remove', by, ['DELETE FROM accounts WHERE email = ?', email]),
    /** Sets up a second factor with the step of the code that proved it, and digests of recovery codes; false where there is one. */
    setSecondFactor(
      email: string,
      factor: { readonly secret: string; readonly step: number; readonly recoveryDigests: readonly string[] },
      by: Actor,
    ) {
      const { secret, step, recoveryDigests } = factor;
      const set =
        'UPDATE accounts SET factor = ?, factor_since = ?, factor_step = ? WHERE email = ? AND factor IS NULL';
      return applyChange(email, 'second-factor-on', by, [set, secret, by.at, step, email], ({ run }) => {
        for (const digest of recoveryDigests) run('INSERT INTO recovery_codes VALUES (?, ?)', [email, digest]);
      });
    },
    /** Ends the second factor of an account; false where there is none. */
    endSecondFactor(email: string, by: Actor) {
      const end = `UPDATE accounts SET factor = NULL, factor_since = NULL, factor_step = NULL
        WHERE email = ? AND factor IS NOT NULL`;
      return applyChange(email, 'second-factor-off', by, [end, email], ({ run }) =>
        run('DELETE FROM recovery_codes WHERE email = ?', [email]),
      );
    },
    /** Uses up the code of a step, and those before it; false where it was used already. */
    consumeCodeStep: async (email: string, step: number) =>
      (await write(({ run }) =>
        run('UPDATE accounts SET factor_step = ?1 WHERE email = ?2 AND factor_step < ?1', [step, email]),
      )) === 1,
    /** Uses up a recovery code; false where it is none. */
    consumeRecoveryCode: (email: string, digest: string, by: Actor) =>
      applyChange(email, 'recovery-code', by, [
        'DELETE FROM recovery_codes WHERE email = ? AND digest = ?',
        email,
        digest,
      ]),
    /** Starts a session, and forgets those that began or were used before these moments. */
    async startSession(session: StoredSession, oldest: Pick<StoredSession, 'startedAt' | 'seenAt'>): Promise<void> {
      const { id, email, startedAt, seenAt, browser, network } = session;
      await write(({ run }) => {
        run('DELETE FROM sessions WHERE started_at < ? OR seen_at < ?', [oldest.startedAt, oldest.seenAt]);
        run('INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?)', [id, email, startedAt, seenAt, browser, network]);
      });
    },
    async session(id: string): Promise<StoredSession | undefined> {
      const [row] = await read(({ all }) => all(`SELECT ${sessionColumns} FROM sessions WHERE id = ?`, [id]));
      return row && sessionSchema.parse({ ...row });
    },
    /** The sessions of an account, last used first. */
    sessionsOf: (email: string): Promise<StoredSession[]> =>
      read(({ all }) =>
        all(`SELECT ${sessionColumns} FROM sessions WHERE email = ? ORDER BY seen_at DESC`, [email]).map((row) =>
          sessionSchema.parse({ ...row }),
        ),
      ),
    async touchSession(id: string, at: number): Promise<void> {
      await write(({ run }) => run('UPDATE sessions SET seen_at = ? WHERE id = ?', [at, id]));
    },
    /** Ends the one session of an account, or all of them; gives how many that were. */
    endSessions: (email: string, id?: string): Promise<number> =>
      write(({ run }) =>
        id === undefined
          ? run('DELETE FROM sessions WHERE email = ?', [email])
          : run('DELETE FROM sessions WHERE email = ? AND id = ?', [email, id]),
      ),
  };
}
export type AccountStore = ReturnType<typeof createAccounts>;
