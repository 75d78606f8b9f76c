import type { HttpBindings } from '@hono/node-server';
import type { HonoRequest } from 'hono';
import { stampHeader, stampParameter } from '@/lib/leads/headers';
import { addressOf, householdOf, networkOf } from '@/server/addresses';
import { createBuckets } from '@/server/inbox/buckets';
import { Refusal } from '@/server/inbox/refusal';
import { createStamps } from '@/server/inbox/stamps';

export type LimitSettings = {
  /** Posts that one household may send a minute; 0 sets no limit. */
  readonly ratePerMinute: number;
  /** Leads that all visitors together may send a minute; 0 sets no limit. */
  readonly totalPerMinute: number;
  /** How many proxies of ours are in front of the server. */
  readonly trustedProxies: number;
  /** Milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
};

type LimitContext = { readonly env: HttpBindings; readonly req: Pick<HonoRequest, 'header' | 'query'> };

/** Who sends a form, and whether a stamp shows that filling it took a while. */
export type Sender = { readonly household: string; readonly network: string; readonly isProven: boolean };

/** A post without a stamp counts as many: it is the cheapest way in for a robot. */
const costWithoutStamp = 5;
/** Leads with a stamp that pass outside the total in an hour, of each household. */
const passesOfHousehold = 2;
const minute = 60_000;
const hour = 60 * minute;

/**
 * Makes the limits of one inbox, and the stamps by which a lead is held to the wider ones. `stampSecret` is what every server
 * over the same database signs them with; without it, they are this server's own.
 */
export function createLimits(
  { ratePerMinute, totalPerMinute, trustedProxies, now = Date.now }: LimitSettings,
  stampSecret?: () => Promise<string>,
) {
  const stamps = createStamps(now);
  const households = createBuckets(ratePerMinute, { now });
  const total = createBuckets(totalPerMinute, { now });
  const passes = createBuckets(passesOfHousehold, { period: hour, now });

  let asking: Promise<void> | undefined;

  /** Asks for the shared secret once, and where that fails, again after a minute. */
  function ready(): Promise<void> {
    if (!stampSecret) return Promise.resolve();
    asking ??= stampSecret().then(stamps.signWith, () => {
      setTimeout(() => {
        asking = undefined;
      }, minute).unref();
    });
    return asking;
  }

  function addressIn(context: LimitContext): string {
    const connection = context.env.incoming.socket.remoteAddress ?? '';
    return addressOf(connection, context.req.header('x-forwarded-for'), trustedProxies);
  }

  function mustNotWait(seconds: number): void {
    if (seconds === 0) return;
    throw new Refusal(429, `Too many forms are coming in just now. Please try again in ${seconds} seconds.`, {
      headers: { 'retry-after': String(seconds) },
    });
  }

  return {
    /** Resolves when stamps are signed with the shared secret, or with one of this server while there is none. */
    ready,
    /** A stamp for the visitor who asks. */
    stampFor: (context: LimitContext) => stamps.issue(householdOf(addressIn(context))),
    senderOf(context: LimitContext): Sender {
      const address = addressIn(context);
      const household = householdOf(address);
      const stamp = context.req.header(stampHeader) ?? context.req.query(stampParameter) ?? '';
      return { household, network: networkOf(address), isProven: stamps.isProof(stamp, household) };
    },
    /** Throws a Refusal where a household sends faster than people fill forms. For every post, before its body is read. */
    enter({ household, isProven }: Sender): void {
      mustNotWait(households.take(household, isProven ? 1 : costWithoutStamp));
    },
    /**
     * Throws a Refusal where all visitors together send too much. For a body that passed its check: what is refused
     * anyway takes nothing from the others. The first leads of a household pass, so that a robot keeps nobody out.
     */
    admit({ household, isProven }: Sender): void {
      if (isProven && passes.take(household) === 0) return;
      mustNotWait(total.take('', isProven ? 1 : costWithoutStamp));
    },
  };
}
