import { z } from 'zod';
import type { Sealer } from '@/server/secrets';
import type { AuditLog } from '@/server/store/audit-log';
import type { Connection, Row, Statements, Value } from '@/server/store/connection';
import { type AuditAction, type Role, roles } from '@/server/store/types';

export type StoredAccount = {
  /** Normalized; it is also the name in the audit log. */
  readonly email: string;
  /** `scrypt:N:r:p:salt:key` */
  readonly password: string;
  readonly role: Role;
  readonly since: number;
  /** Null if the password alone is enough. */
  readonly secondFactor: SecondFactor | null;
};

export type SecondFactor = {
  /** 160 random bits in base32; empty if the configured key doesn't decrypt it, and then no code is valid. */
  readonly secret: string;
  readonly since: number;
  readonly recoveryCodes: number;
};

const sessionSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    startedAt: z.number(),
    /** Last user action. */
    seenAt: z.number(),
    browser: z.string(),
    /** The subnet of its address. */
    network: z.string(),
  })
  .readonly();
export type StoredSession = z.infer<typeof sessionSchema>;

/** Who made a change and when, for the audit log. */
export type Actor = { readonly who: string; readonly at: number };

const accountSchema = z.object({
  email: z.string(),
  password: z.string(),
  role: z.enum(roles),
  since: z.number(),
  secret: z.string().nullable(),
  factorSince: z.number().nullable(),
  recoveryCodes: z.number(),
});
const sessionColumns = 'id, email, started_at AS startedAt, seen_at AS seenAt, browser, network';

type Credentials = Pick<StoredAccount, 'email' | 'password'>;

const accountColumns = `email, password, role, since, factor AS secret, factor_since AS factorSince,
  (SELECT count(*) FROM recovery_codes AS codes WHERE codes.email = accounts.email) AS recoveryCodes`;

/**
 * Accounts and sessions of the desk. Each change is committed together with its audit entry, and every server that shares
 * the database sees it immediately.
 */
export function createAccounts({ read, write }: Connection, auditLog: AuditLog, { seal, unseal }: Sealer) {
  function parseRow(row: Row): StoredAccount {
    const { secret, factorSince, recoveryCodes, ...account } = accountSchema.parse({ ...row });
    if (secret === null || factorSince === null) return { ...account, secondFactor: null };
    const opened = unseal(secret, account.email) ?? '';
    return { ...account, secondFactor: { secret: opened, since: factorSince, recoveryCodes } };
  }

  /** Changes one row and its dependent rows; audited only if the row changed. */
  async function applyChange(
    email: string,
    action: AuditAction,
    { who, at }: Actor,
    [sql, ...args]: readonly [string, ...Value[]],
    more: (db: Statements) => void = () => undefined,
  ): Promise<boolean> {
    const entry = { at, who, action, leads: 0, about: who === email ? '' : email };
    const digest = await write((db) => {
      if (db.run(sql, args) !== 1) return undefined;
      more(db);
      return auditLog.append(db, entry);
    });
    if (digest !== undefined) auditLog.logEntry(entry, digest);
    return digest !== undefined;
  }

  return {
    list: () => read(({ all }) => all(`SELECT ${accountColumns} FROM accounts ORDER BY email`).map(parseRow)),
    async find(email: string): Promise<StoredAccount | undefined> {
      const [row] = await read(({ all }) => all(`SELECT ${accountColumns} FROM accounts WHERE email = ?`, [email]));
      return row && parseRow(row);
    },
    /** Without a role, the first account becomes an owner and others become officers. */
    add: ({ email, password, role }: Credentials & { readonly role?: Role | undefined }, by: Actor) => {
      const usual = `CASE WHEN EXISTS (SELECT 1 FROM accounts WHERE role = 'owner') THEN 'officer' ELSE 'owner' END`;
      const insert = `INSERT INTO accounts (email, password, role, since) VALUES (?, ?, coalesce(?, ${usual}), ?) ON CONFLICT DO NOTHING`;
      return applyChange(email, 'user-add', by, [insert, email, password, role ?? null, by.at]);
    },
    /** False if there is no such account, or it already has the role. */
    setRole: (email: string, role: Role, by: Actor) =>
      applyChange(email, 'role', by, ['UPDATE accounts SET role = ?1 WHERE email = ?2 AND role <> ?1', role, email]),
    /** Also ends all sessions; false if there is no such account. */
    setPassword: ({ email, password }: Credentials, by: Actor) =>
      applyChange(
        email,
        'password',
        by,
        ['UPDATE accounts SET password = ? WHERE email = ?', password, email],
        ({ run }) => run('DELETE FROM sessions WHERE email = ?', [email]),
      ),
    /** Also ends all sessions; false if there is no such account. */
    remove: (email: string, by: Actor) =>
      applyChange(email, 'user-remove', by, ['DELETE FROM accounts WHERE email = ?', email]),
    /** `step` is the time step of the verified code. False if there already is a second factor. */
    setSecondFactor(
      email: string,
      factor: { readonly secret: string; readonly step: number; readonly recoveryDigests: readonly string[] },
      by: Actor,
    ) {
      const { secret, step, recoveryDigests } = factor;
      const set =
        'UPDATE accounts SET factor = ?, factor_since = ?, factor_step = ? WHERE email = ? AND factor IS NULL';
      return applyChange(email, 'second-factor-on', by, [set, seal(secret, email), by.at, step, email], ({ run }) => {
        for (const digest of recoveryDigests) run('INSERT INTO recovery_codes VALUES (?, ?)', [email, digest]);
      });
    },
    /** Encrypts the secrets that were stored before a key was configured. */
    sealSecondFactors: (): Promise<void> =>
      write(({ all, run }) => {
        for (const { email, factor } of all('SELECT email, factor FROM accounts WHERE factor IS NOT NULL')) {
          const sealed = seal(String(factor), String(email));
          if (sealed !== factor) run('UPDATE accounts SET factor = ? WHERE email = ?', [sealed, String(email)]);
        }
      }),
    /** False if there is none. */
    endSecondFactor(email: string, by: Actor) {
      const end = `UPDATE accounts SET factor = NULL, factor_since = NULL, factor_step = NULL
        WHERE email = ? AND factor IS NOT NULL`;
      return applyChange(email, 'second-factor-off', by, [end, email], ({ run }) =>
        run('DELETE FROM recovery_codes WHERE email = ?', [email]),
      );
    },
    /** Accepts each time step once, and none before it. */
    consumeCodeStep: async (email: string, step: number) =>
      (await write(({ run }) =>
        run('UPDATE accounts SET factor_step = ?1 WHERE email = ?2 AND factor_step < ?1', [step, email]),
      )) === 1,
    consumeRecoveryCode: (email: string, digest: string, by: Actor) =>
      applyChange(email, 'recovery-code', by, [
        'DELETE FROM recovery_codes WHERE email = ? AND digest = ?',
        email,
        digest,
      ]),
    /** Also deletes expired sessions. */
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
    /** Last used first. */
    sessionsOf: (email: string): Promise<StoredSession[]> =>
      read(({ all }) =>
        all(`SELECT ${sessionColumns} FROM sessions WHERE email = ? ORDER BY seen_at DESC`, [email]).map((row) =>
          sessionSchema.parse({ ...row }),
        ),
      ),
    async touchSession(id: string, at: number): Promise<void> {
      await write(({ run }) => run('UPDATE sessions SET seen_at = ? WHERE id = ?', [at, id]));
    },
    /** Ends one session or all; returns how many. */
    endSessions: (email: string, id?: string): Promise<number> =>
      write(({ run }) =>
        id === undefined
          ? run('DELETE FROM sessions WHERE email = ?', [email])
          : run('DELETE FROM sessions WHERE email = ? AND id = ?', [email, id]),
      ),
  };
}
export type AccountStore = ReturnType<typeof createAccounts>;
