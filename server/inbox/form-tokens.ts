import { createHmac } from 'node:crypto';
import { isSame, randomText } from '@/server/secrets';

/** Minimum age in milliseconds; nobody fills in a form faster. */
const minAge = 3000;
/** In milliseconds. */
const maxAge = 24 * 60 * 60_000;

/**
 * Issues form tokens: the signed time at which a visitor first touched a form. A token is bound to the client network, so
 * a botnet can't share one. Until `useSecret` is called, tokens are signed with a secret of this process. `now` is in
 * milliseconds since 1970.
 */
export function createFormTokens(now: () => number = Date.now) {
  let secret = randomText();

  function sign(moment: string, clientNetwork: string): string {
    return `${moment}.${createHmac('sha256', secret).update(`${moment} ${clientNetwork}`).digest('base64url')}`;
  }

  return {
    /** Returns a token that is safe in a header and a URL. It has the time and nothing about the visitor. */
    issue: (clientNetwork: string) => sign(now().toString(36), clientNetwork),
    /** Whether the token was issued to this client network between three seconds and a day ago. */
    isValid(token: string, clientNetwork: string): boolean {
      const moment = /^([0-9a-z]{1,12})\./.exec(token)?.[1];
      if (moment === undefined || !isSame(token, sign(moment, clientNetwork))) return false;
      const age = now() - Number.parseInt(moment, 36);
      return age >= minAge && age < maxAge;
    },
    /** A keyed digest, the same on every server that shares the database. */
    digestOf: (text: string) => createHmac('sha256', secret).update(`digest ${text}`).digest('base64url'),
    useSecret(text: string): void {
      secret = text;
    },
  };
}
