import type { HttpBindings } from '@hono/node-server';
import type { HonoRequest } from 'hono';
import { formTokenHeader, formTokenParameter } from '@/lib/leads/headers';
import { addressOf, clientNetworkOf, subnetOf } from '@/server/addresses';
import { createBuckets } from '@/server/inbox/buckets';
import { createFormTokens } from '@/server/inbox/form-tokens';
import { Refusal } from '@/server/inbox/refusal';

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
export type Sender = { readonly clientNetwork: string; readonly subnet: string; readonly hasFormToken: boolean };

/** A post without a stamp counts as many: it is the cheapest way in for a robot. */
const costWithoutToken = 5;
/** Leads with a stamp that pass outside the total in an hour, of each household. */
const passesPerNetwork = 2;
const minute = 60_000;
const hour = 60 * minute;

/**
 * Makes the limits of one inbox, and the stamps by which a lead is held to the wider ones. `stampSecret` is what every server
 * over the same database signs them with; without it, they are this server's own.
 */
export function createLimits(
  { ratePerMinute, totalPerMinute, trustedProxies, now = Date.now }: LimitSettings,
  tokenSecret?: () => Promise<string>,
) {
  const formTokens = createFormTokens(now);
  const clientNetworks = createBuckets(ratePerMinute, { now });
  const total = createBuckets(totalPerMinute, { now });
  const passes = createBuckets(passesPerNetwork, { period: hour, now });

  let loadingSecret: Promise<void> | undefined;

  /** Asks for the shared secret once, and where that fails, again after a minute. */
  function ready(): Promise<void> {
    if (!tokenSecret) return Promise.resolve();
    loadingSecret ??= tokenSecret().then(formTokens.useSecret, () => {
      setTimeout(() => {
        loadingSecret = undefined;
      }, minute).unref();
    });
    return loadingSecret;
  }

  function addressIn(context: LimitContext): string {
    const connection = context.env.incoming.socket.remoteAddress ?? '';
    return addressOf(connection, context.req.header('x-forwarded-for'), trustedProxies);
  }

  function refuseIfLimited(seconds: number): void {
    if (seconds === 0) return;
    throw new Refusal(429, `Too many forms are coming in just now. Please try again in ${seconds} seconds.`, {
      headers: { 'retry-after': String(seconds) },
    });
  }

  return {
    /** Resolves when stamps are signed with the shared secret, or with one of this server while there is none. */
    ready,
    /** A stamp for the visitor who asks. */
    tokenFor: (context: LimitContext) => formTokens.issue(clientNetworkOf(addressIn(context))),
    senderOf(context: LimitContext): Sender {
      const address = addressIn(context);
      const clientNetwork = clientNetworkOf(address);
      const token = context.req.header(formTokenHeader) ?? context.req.query(formTokenParameter) ?? '';
      return { clientNetwork, subnet: subnetOf(address), hasFormToken: formTokens.isValid(token, clientNetwork) };
    },
    /** Throws a Refusal where a household sends faster than people fill forms. For every post, before its body is read. */
    admitPost({ clientNetwork, hasFormToken }: Sender): void {
      refuseIfLimited(clientNetworks.take(clientNetwork, hasFormToken ? 1 : costWithoutToken));
    },
    /**
     * Throws a Refusal where all visitors together send too much. For a body that passed its check: what is refused
     * anyway takes nothing from the others. The first leads of a household pass, so that a robot keeps nobody out.
     */
    admitLead({ clientNetwork, hasFormToken }: Sender): void {
      if (hasFormToken && passes.take(clientNetwork) === 0) return;
      refuseIfLimited(total.take('', hasFormToken ? 1 : costWithoutToken));
    },
  };
}
