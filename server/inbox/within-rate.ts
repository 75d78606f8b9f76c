import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { stampHeader, stampParameter } from '@/lib/leads/headers';
import { addressOf, createRateLimit, customerOf, householdOf } from '@/server/inbox/rate-limit';
import { Refusal } from '@/server/inbox/refusal';
import { createStamps } from '@/server/inbox/stamps';

export type RateSettings = {
  /** Posts that one household may send a minute; 0 sets no limit. */
  readonly ratePerMinute: number;
  /** Posts that all visitors together may send a minute; 0 sets no limit. */
  readonly totalPerMinute: number;
  /** How many proxies of ours are in front of the server. */
  readonly trustedProxies: number;
  /** Milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
};

/** A network with more addresses than one household may send this many times as much. */
const householdsOfCustomer = 5;
/** The part of each limit that is left to posts without a proof: the cheapest way in for a robot. */
const unprovenShare = 0.2;

type RateContext = Context<{ Bindings: HttpBindings }>;

export type RateGuard = {
  /** Answers with a stamp for the visitor who asks. */
  readonly stamp: (context: RateContext) => Response;
  /**
   * Refuses what comes faster than people fill forms: from one household, from one customer of a provider, and from
   * everybody together, so that a robot with many addresses cannot fill the database. A post proves by its stamp that
   * filling took a while. Posts without such a proof, as from a browser without script, have a small part of the limits,
   * which leaves the rest to people.
   */
  readonly withinRate: MiddlewareHandler<{ Bindings: HttpBindings }>;
};

/** Makes the limits of one inbox, and the stamps by which a post is held to the wider ones. */
export function createRateGuard({ ratePerMinute, totalPerMinute, trustedProxies, now }: RateSettings): RateGuard {
  const stamps = createStamps(now);
  const households = createRateLimit(ratePerMinute, now);
  const customers = createRateLimit(ratePerMinute * householdsOfCustomer, now);
  const everybody = createRateLimit(totalPerMinute, now);
  const unprovenHouseholds = createRateLimit(Math.ceil(ratePerMinute * unprovenShare), now);
  const unproven = createRateLimit(Math.ceil(totalPerMinute * unprovenShare), now);

  function visitorOf(context: RateContext): string {
    const connection = context.env.incoming.socket.remoteAddress ?? '';
    return addressOf(connection, context.req.header('x-forwarded-for'), trustedProxies);
  }

  return {
    stamp: (context) =>
      context.text(stamps.issue(householdOf(visitorOf(context))), 200, { 'cache-control': 'no-store' }),
    withinRate: async (context, next) => {
      const address = visitorOf(context);
      const household = householdOf(address);
      const stamp = context.req.header(stampHeader) ?? context.req.query(stampParameter) ?? '';
      const seconds =
        (stamps.isProof(stamp, household) ? 0 : unprovenHouseholds.take(household) || unproven.take('')) ||
        households.take(household) ||
        customers.take(customerOf(address)) ||
        everybody.take('');
      if (seconds > 0) {
        throw new Refusal(429, `Too many forms are coming in just now. Please try again in ${seconds} seconds.`, {
          headers: { 'retry-after': String(seconds) },
        });
      }
      return next();
    },
  };
}
