import { createHmac } from 'node:crypto';
import { digestOf, randomText } from '@/server/secrets';
import type { AccountStore, StoredSession } from '@/server/store/accounts';

/** Someone who is signed in. */
export type Session = {
  /** By which the store knows it. */
  readonly id: string;
  /** The name of the account. */
  readonly who: string;
  /** Every form of the session carries it. */
  readonly token: string;
};

/** From where somebody signs in. */
export type Device = Pick<StoredSession, 'browser' | 'network'>;

/**
 * The prefix makes browsers refuse the cookie from a subdomain and over plain HTTP. They make one exception, which is
 * what a tunnel to the server needs: `http://localhost`.
 */
export const sessionCookie = '__Host-desk';
export const cookieSettings = { path: '/', secure: true, httpOnly: true, sameSite: 'Strict' } as const;

/** A session ends after this many milliseconds without a click, and after this many in total. */
export const maxIdleTime = 30 * 60_000;
export const maxSessionTime = 12 * 60 * 60_000;

/** The sessions in the database, found by the digest of their secret: what is read there opens none. */
export function createSessions(store: AccountStore, now: () => number) {
  const idOf = (secret: string) => digestOf(secret).toString('base64url');

  function isOver({ seenAt, startedAt }: StoredSession): boolean {
    const time = now();
    // A clock that was set back ends a session too.
    return time - seenAt >= maxIdleTime || time - startedAt >= maxSessionTime || time < startedAt;
  }

  return {
    /** Starts a session; resolves with the secret that its cookie carries. */
    async start(email: string, device: Device): Promise<string> {
      const secret = randomText();
      const time = now();
      const oldest = { startedAt: time - maxSessionTime, seenAt: time - maxIdleTime };
      await store.startSession({ id: idOf(secret), email, startedAt: time, seenAt: time, ...device }, oldest);
      return secret;
    },
    /** The session of a cookie, or undefined. `isUse`: a click of the person, which keeps the session alive. */
    async find(secret: string | undefined, isUserAction: boolean): Promise<Session | undefined> {
      if (!secret) return undefined;
      const session = await store.session(idOf(secret));
      if (!session || isOver(session)) return undefined;
      if (isUserAction) await store.touchSession(session.id, now());
      return {
        id: session.id,
        who: session.email,
        token: createHmac('sha256', secret).update('forms').digest('base64url'),
      };
    },
    /** Ends the session of a cookie. */
    async end(secret: string | undefined): Promise<void> {
      const session = secret ? await store.session(idOf(secret)) : undefined;
      if (session) await store.endSessions(session.email, session.id);
    },
  };
}
export type Sessions = ReturnType<typeof createSessions>;
