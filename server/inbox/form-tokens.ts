import { createHmac } from 'node:crypto';
import { isSame, randomText } from '@/server/secrets';

/** How old a stamp must be, in milliseconds: no person fills a form in less. */
const minAge = 3000;
/** From this age on, in milliseconds, a stamp is worth nothing. */
const maxAge = 24 * 60 * 60_000;

/**
 * Makes the stamps of one server: the signed moment at which a visitor first touched a form, so that a lead can show how long
 * it took to fill. The secret is the server's own until it is given another. Bound to the household, one stamp is of no use to
 * a robot with many addresses. `now` is in milliseconds since 1970.
 */
export function createFormTokens(now: () => number = Date.now) {
  let secret = randomText();

  function sign(moment: string, clientNetwork: string): string {
    return `${moment}.${createHmac('sha256', secret).update(`${moment} ${clientNetwork}`).digest('base64url')}`;
  }

  return {
    /** A text that a header and an address can carry. It names the moment, and neither address nor visitor. */
    issue: (household: string) => sign(now().toString(36), household),
    /** Whether this server gave the stamp to this household between three seconds and a day ago. */
    isValid(token: string, household: string): boolean {
      const moment = /^([0-9a-z]{1,12})\./.exec(token)?.[1];
      if (moment === undefined || !isSame(token, sign(moment, household))) return false;
      const age = now() - Number.parseInt(moment, 36);
      return age >= minAge && age < maxAge;
    },
    /** Signs with this secret from now on. */
    useSecret(text: string): void {
      secret = text;
    },
  };
}
