import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { addressOf, createRateLimit, customerOf, householdOf } from '@/server/rate-limit';
import { Refusal, wantsPage } from '@/server/refusal';

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
/** The part of the total that is left to browsers without script: the cheapest way in for a robot. */
const nativeShare = 0.2;

/**
 * Refuses what comes faster than people fill forms: from one household, from one customer of a provider, and from
 * everybody together, so that a robot with many addresses cannot fill the database. Posts without script have a small
 * part of the total, which leaves the rest to pages whose script sends again by itself after a pause.
 */
export function withinRate(settings: RateSettings): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const { ratePerMinute, totalPerMinute, trustedProxies, now } = settings;
  const households = createRateLimit(ratePerMinute, now);
  const customers = createRateLimit(ratePerMinute * householdsOfCustomer, now);
  const everybody = createRateLimit(totalPerMinute, now);
  const native = createRateLimit(totalPerMinute * nativeShare, now);

  return async (context, next) => {
    const connection = context.env.incoming.socket.remoteAddress ?? '';
    const address = addressOf(connection, context.req.header('x-forwarded-for'), trustedProxies);
    const seconds =
      households.take(householdOf(address)) ||
      customers.take(customerOf(address)) ||
      (wantsPage(context) ? native.take('') : 0) ||
      everybody.take('');
    if (seconds > 0) {
      throw new Refusal(429, `Too many forms are coming in just now. Please try again in ${seconds} seconds.`, {
        headers: { 'retry-after': String(seconds) },
      });
    }
    return next();
  };
}
