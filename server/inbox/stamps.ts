import { createHmac } from 'node:crypto';
import { isSame, randomText } from '@/server/secrets';

/** How old a stamp must be, in milliseconds: no person fills a form in less. */
const leastAge = 3000;
/** From this age on, in milliseconds, a stamp is worth nothing. */
const mostAge = 24 * 60 * 60_000;

/** Signs the moment at which a visitor first touched a form, so that a lead can show how long it took to fill. */
export type Stamps = {
  /** A text that a header and an address can carry. It names the moment, and neither address nor visitor. */
  readonly issue: (household: string) => string;
  /** Whether this server gave the stamp to this household between three seconds and a day ago. */
  readonly isProof: (stamp: string, household: string) => boolean;
  /** Signs with this secret from now on. */
  readonly signWith: (secret: string) => void;
};

/**
 * The stamps of one server, signed with a secret of its own until it is given another. Bound to the household, one stamp is
 * of no use to a robot with many addresses. `now` is in milliseconds since 1970.
 */
export function createStamps(now: () => number = Date.now): Stamps {
  let secret = randomText();

  function signed(moment: string, household: string): string {
    return `${moment}.${createHmac('sha256', secret).update(`${moment} ${household}`).digest('base64url')}`;
  }

  return {
    issue: (household) => signed(now().toString(36), household),
    isProof(stamp, household) {
      const moment = /^([0-9a-z]{1,12})\./.exec(stamp)?.[1];
      if (moment === undefined || !isSame(stamp, signed(moment, household))) return false;
      const age = now() - Number.parseInt(moment, 36);
      return age >= leastAge && age < mostAge;
    },
    signWith(text) {
      secret = text;
    },
  };
}
