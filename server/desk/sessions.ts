import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Someone who is signed in. */
export type Session = {
  /** The name of the account. */
  readonly who: string;
  /** Every form of the session carries it. */
  readonly token: string;
};

type Kept = Session & { readonly startedAt: number; seenAt: number };

export type Sessions = {
  /** Starts a session; returns the secret that its cookie carries. */
  readonly start: (who: string) => string;
  /** The session of a cookie, or undefined. `isUse`: a click of the person, which keeps the session alive. */
  readonly find: (secret: string | undefined, isUse: boolean) => Session | undefined;
  readonly end: (secret: string | undefined) => void;
  readonly endAll: () => void;
};

/** A session ends after this many milliseconds without a click, and after this many in total. */
export const idleTime = 30 * 60_000;
export const longestTime = 12 * 60 * 60_000;
/** The most sessions, more than a small office needs; the oldest ends first. */
const mostSessions = 200;

/** A random text of 256 bits. */
export function randomText(): string {
  return randomBytes(32).toString('base64url');
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Whether two texts are the same, in a time that does not depend on where they differ. */
export function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digestOf(one), digestOf(other));
}

/** Sessions in memory, found by the digest of their secret. A restart of the server ends them all. */
export function createSessions(now: () => number): Sessions {
  const sessions = new Map<string, Kept>();
  const nameOf = (secret: string) => digestOf(secret).toString('base64url');

  function isOver({ seenAt, startedAt }: Kept): boolean {
    const time = now();
    // A clock that was set back ends a session too.
    return time - seenAt >= idleTime || time - startedAt >= longestTime || time < startedAt;
  }

  return {
    start(who) {
      const secret = randomText();
      const time = now();
      sessions.set(nameOf(secret), { who, token: randomText(), startedAt: time, seenAt: time });
      const [oldest] = sessions.keys();
      if (sessions.size > mostSessions && oldest !== undefined) sessions.delete(oldest);
      return secret;
    },
    find(secret, isUse) {
      if (!secret) return undefined;
      const name = nameOf(secret);
      const session = sessions.get(name);
      if (!session) return undefined;
      if (isOver(session)) {
        sessions.delete(name);
        return undefined;
      }
      if (isUse) session.seenAt = now();
      return session;
    },
    end(secret) {
      if (secret) sessions.delete(nameOf(secret));
    },
    endAll: () => sessions.clear(),
  };
}
