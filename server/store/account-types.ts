import { z } from 'zod';

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
export const sessionSchema = z
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
export type ByWhom = { readonly who: string; readonly at: number };

/** The accounts of the desk and their sessions. Whatever changes an account is true for every server of the database at once. */
export type AccountStore = {
  /** Every account, by name. */
  readonly list: () => Promise<StoredAccount[]>;
  /** False where the account exists. */
  readonly add: (account: Pick<StoredAccount, 'email' | 'password'>, by: ByWhom) => Promise<boolean>;
  /** Changes a password and ends every session of the account; false where there is none. */
  readonly setPassword: (account: Pick<StoredAccount, 'email' | 'password'>, by: ByWhom) => Promise<boolean>;
  /** Removes an account with its sessions; false where there is none. */
  readonly remove: (email: string, by: ByWhom) => Promise<boolean>;
  /** Sets up a second factor with the step of the code that proved it, and digests of recovery codes; false where there is one. */
  readonly setSecondFactor: (
    email: string,
    factor: { readonly secret: string; readonly step: number; readonly recoveryDigests: readonly string[] },
    by: ByWhom,
  ) => Promise<boolean>;
  /** Ends the second factor of an account; false where there is none. */
  readonly endSecondFactor: (email: string, by: ByWhom) => Promise<boolean>;
  /** Uses up the code of a step, and those before it; false where it was used already. */
  readonly takeStep: (email: string, step: number) => Promise<boolean>;
  /** Uses up a recovery code; false where it is none. */
  readonly takeRecoveryCode: (email: string, digest: string, by: ByWhom) => Promise<boolean>;
  /** Starts a session, and forgets those that began or were used before these moments. */
  readonly startSession: (
    session: StoredSession,
    oldest: { readonly startedAt: number; readonly seenAt: number },
  ) => Promise<void>;
  readonly session: (id: string) => Promise<StoredSession | undefined>;
  /** The sessions of an account, last used first. */
  readonly sessionsOf: (email: string) => Promise<StoredSession[]>;
  readonly seeSession: (id: string, at: number) => Promise<void>;
  /** Ends the one session of an account, or all of them; gives how many that were. */
  readonly endSessions: (email: string, id?: string) => Promise<number>;
};
