import { createHmac } from 'node:crypto';
import { digestOf, randomText } from '@/server/secrets';
import type { AccountStore, StoredSession } from '@/server/store/accounts';

export type Session = {
  readonly id: string;
  readonly who: string;
  readonly token: string;
  readonly startedAt: number;
};

export type Device = Pick<StoredSession, 'browser' | 'network'>;

/** Browsers reject `__Host-` cookies from subdomains and over plain HTTP, except on `http://localhost`. */
export const sessionCookie = '__Host-desk';
export const cookieSettings = { path: '/', secure: true, httpOnly: true, sameSite: 'Strict' } as const;

/** Sessions end after this time without a click, and after this time in total. In milliseconds. */
export const maxIdleTime = 30 * 60_000;
export const maxSessionTime = 12 * 60 * 60_000;

/** Sessions are stored under a digest of their secret, so reading the database doesn't give access to one. */
export function createSessions(store: AccountStore, now: () => number) {
  const idOf = (secret: string) => digestOf(secret).toString('base64url');

  function isOver({ seenAt, startedAt }: StoredSession): boolean {
    const time = now();
    // Setting the clock back ends a session too.
    return time - seenAt >= maxIdleTime || time - startedAt >= maxSessionTime || time < startedAt;
  }

  return {
    /** Returns the secret for the session cookie. */
    async start(email: string, device: Device): Promise<string> {
      const secret = randomText();
      const time = now();
      const oldest = { startedAt: time - maxSessionTime, seenAt: time - maxIdleTime };
      await store.startSession({ id: idOf(secret), email, startedAt: time, seenAt: time, ...device }, oldest);
      return secret;
    },
    /** Finds the session of a cookie. A user action extends it. */
    async find(secret: string | undefined, isUserAction: boolean): Promise<Session | undefined> {
      if (!secret) return undefined;
      const session = await store.session(idOf(secret));
      if (!session || isOver(session)) return undefined;
      // Officers can still read if the database can't be written.
      if (isUserAction) await store.touchSession(session.id, now()).catch(() => undefined);
      return {
        id: session.id,
        who: session.email,
        startedAt: session.startedAt,
        token: createHmac('sha256', secret).update('forms').digest('base64url'),
      };
    },
    async end(secret: string | undefined): Promise<void> {
      const session = secret ? await store.session(idOf(secret)) : undefined;
      if (session) await store.endSessions(session.email, session.id);
    },
  };
}
export type Sessions = ReturnType<typeof createSessions>;
