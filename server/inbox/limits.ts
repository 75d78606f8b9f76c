import type { HttpBindings } from '@hono/node-server';
import type { HonoRequest } from 'hono';
import { formTokenHeader, formTokenParameter } from '@/lib/leads/headers';
import { addressOf, clientNetworkOf, subnetOf } from '@/server/addresses';
import { createBuckets } from '@/server/inbox/buckets';
import { createFormTokens } from '@/server/inbox/form-tokens';
import { Refusal } from '@/server/inbox/refusal';

export type LimitSettings = {
  /** Posts per minute and client network; 0 disables the limit. */
  readonly ratePerMinute: number;
  /** Leads per minute of all visitors; 0 disables the limit. */
  readonly totalPerMinute: number;
  /** Number of trusted proxies in front of the server. */
  readonly trustedProxies: number;
  readonly now?: (() => number) | undefined;
};

type LimitContext = { readonly env: HttpBindings; readonly req: Pick<HonoRequest, 'header' | 'query'> };

/** `hasFormToken`: a valid token shows that filling in the form took a person's time. */
export type Sender = { readonly clientNetwork: string; readonly subnet: string; readonly hasFormToken: boolean };

/** Posts without a token are the cheapest for robots, so they cost more. */
const costWithoutToken = 5;
/** Leads with a token per client network and hour that bypass the total limit. */
const passesPerNetwork = 2;
const minute = 60_000;
const hour = 60 * minute;

/** Creates the limits of an inbox. `tokenSecret` loads the signing secret shared by all servers of a database. */
export function createLimits(
  { ratePerMinute, totalPerMinute, trustedProxies, now = Date.now }: LimitSettings,
  tokenSecret?: () => Promise<string>,
) {
  const formTokens = createFormTokens(now);
  const clientNetworks = createBuckets(ratePerMinute, { now });
  const total = createBuckets(totalPerMinute, { now });
  const passes = createBuckets(passesPerNetwork, { period: hour, now });

  let loadingSecret: Promise<void> | undefined;

  /** Loads the shared secret once; after a failure, again a minute later. */
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
    ready,
    /** Issues a form token to the visitor. */
    tokenFor: (context: LimitContext) => formTokens.issue(clientNetworkOf(addressIn(context))),
    senderOf(context: LimitContext): Sender {
      const address = addressIn(context);
      const clientNetwork = clientNetworkOf(address);
      const token = context.req.header(formTokenHeader) ?? context.req.query(formTokenParameter) ?? '';
      return { clientNetwork, subnet: subnetOf(address), hasFormToken: formTokens.isValid(token, clientNetwork) };
    },
    /** Throws a Refusal if a client network sends faster than people fill in forms. Called before the body is read. */
    admitPost({ clientNetwork, hasFormToken }: Sender): void {
      refuseIfLimited(clientNetworks.take(clientNetwork, hasFormToken ? 1 : costWithoutToken));
    },
    /**
     * Throws a Refusal if all visitors together send too much. Called after validation, so refused bodies don't use up
     * the limit. The first leads of each client network bypass it, so robots can't keep people out.
     */
    admitLead({ clientNetwork, hasFormToken }: Sender): void {
      if (hasFormToken && passes.take(clientNetwork) === 0) return;
      refuseIfLimited(total.take('', hasFormToken ? 1 : costWithoutToken));
    },
  };
}
