import { createHmac } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { HonoRequest } from 'hono';
import { formTokenHeader, formTokenParameter } from '@/lib/leads/headers';
import { addressOf, clientNetworkOf, customerNetworkOf, providerNetworkOf } from '@/server/addresses';
import { type Charge, createBuckets, takeTogether } from '@/server/inbox/buckets';
import { createFormTokens } from '@/server/inbox/form-tokens';
import { Refusal } from '@/server/inbox/refusal';
import { randomText } from '@/server/secrets';

export type LimitSettings = {
  /** Posts per minute, per client network without form tokens and per form token; 0 disables these limits. */
  readonly ratePerMinute: number;
  /** Leads per minute from all visitors; 0 disables the limits on leads. */
  readonly totalPerMinute: number;
  readonly trustedProxies: number;
  readonly now?: (() => number) | undefined;
};

type LimitContext = { readonly env: HttpBindings; readonly req: Pick<HonoRequest, 'header' | 'query'> };

export type Sender = {
  readonly address: string;
  /** A valid form token, which shows that filling in the form took as long as people need; null without one. */
  readonly token: string | null;
};

/** In characters; enough to tell networks apart. */
const digestLength = 12;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Posts without a token are the cheapest for robots, so they cost more. */
const costWithoutToken = 5;
/** Posts with tokens per client and per customer, in multiples of `ratePerMinute`: an office shares an address. */
const clientFactor = 10;
const customerFactor = 30;
/** The first leads of each token are passes: they don't count toward the total. */
const passesPerToken = 2;
/** Passes per hour: per client network, per customer (/48), in total, and beyond the total per provider network. */
const passesPerClient = 20;
const passesPerCustomer = 60;
const passesOfAll = 150;
const passesPerProvider = 20;
/** Leads per hour and provider network, not counting passes. */
const leadsPerProvider = 30;
/** Leads without a token from networks that sent none today. They have a separate bucket, which refills in five minutes. */
const newNetworks = 25;
/** The hourly total, in multiples of `totalPerMinute`, so that a persistent robot fills the disk more slowly. */
const totalMinutesPerHour = 10;

/** Creates the limits of an inbox. `tokenSecret` loads the signing secret shared by all servers of a database. */
export function createLimits(
  { ratePerMinute, totalPerMinute, trustedProxies, now }: LimitSettings,
  tokenSecret?: () => Promise<string>,
) {
  const formTokens = createFormTokens(now);
  // Monotonic, so that correcting the clock doesn't change how long a sender waits.
  const elapsed = now ?? (() => performance.now());
  const buckets = (capacity: number, period = minute) => createBuckets(capacity, { period, now: elapsed });
  const posts = {
    perToken: buckets(ratePerMinute),
    perClient: buckets(ratePerMinute * clientFactor),
    perCustomer: buckets(ratePerMinute * customerFactor),
    withoutToken: buckets(ratePerMinute),
    withoutTokenPerCustomer: buckets(ratePerMinute * clientFactor),
  };
  const passes = {
    perToken: buckets(passesPerToken, day),
    perClient: buckets(passesPerClient, hour),
    perCustomer: buckets(passesPerCustomer, hour),
    ofAll: buckets(passesOfAll, hour),
    perProvider: buckets(passesPerProvider, hour),
  };
  const leads = {
    perMinute: buckets(totalPerMinute),
    perHour: buckets(totalPerMinute * totalMinutesPerHour, hour),
    perProvider: buckets(leadsPerProvider, hour),
    ofNewcomers: buckets(newNetworks, 5 * minute),
    firstToday: buckets(1, day),
  };

  // Never stored, so that the digest of a network can't be traced back later.
  const digestKey = randomText();

  let loadingSecret: Promise<void> | undefined;

  /** Loads the shared secret once. After a failure, it tries again a minute later. */
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

  function refuseIfLimited(...limits: readonly Charge[]): void {
    const seconds = takeTogether(...limits);
    if (seconds === 0) return;
    throw new Refusal(429, `Too many forms are coming in right now. Please try again in ${seconds} seconds.`, {
      headers: { 'retry-after': String(seconds) },
    });
  }

  function takePass({ address, token }: Sender): boolean {
    if (token === null) return false;
    const sender: readonly Charge[] = [
      [passes.perToken, token],
      [passes.perClient, clientNetworkOf(address)],
      [passes.perCustomer, customerNetworkOf(address)],
    ];
    return (
      takeTogether(...sender, [passes.ofAll, '']) === 0 ||
      takeTogether(...sender, [passes.perProvider, providerNetworkOf(address)]) === 0
    );
  }

  return {
    ready,
    digestOf: ({ address }: Sender) =>
      createHmac('sha256', digestKey).update(customerNetworkOf(address)).digest('base64url').slice(0, digestLength),
    /** Otherwise, anyone who sends the same answers without a key would learn that somebody has just sent them. */
    bindToNetwork: (contentHash: string, { address }: Sender) =>
      formTokens.digestOf(`${contentHash} ${customerNetworkOf(address)}`),
    tokenFor: (context: LimitContext) => formTokens.issue(customerNetworkOf(addressIn(context))),
    senderOf(context: LimitContext): Sender {
      const address = addressIn(context);
      const token = context.req.header(formTokenHeader) ?? context.req.query(formTokenParameter) ?? '';
      return { address, token: formTokens.isValid(token, customerNetworkOf(address)) ? token : null };
    },
    /**
     * Throws a Refusal if somebody sends faster than people fill in forms. Called before the body is read. Posts with a
     * token are charged to the token first, so a robot that shares an address with others doesn't use up their limit.
     */
    admitPost({ address, token }: Sender): void {
      const [client, customer] = [clientNetworkOf(address), customerNetworkOf(address)];
      if (token === null) {
        refuseIfLimited(
          [posts.withoutToken, client, costWithoutToken],
          [posts.withoutTokenPerCustomer, customer, costWithoutToken],
        );
      } else refuseIfLimited([posts.perToken, token], [posts.perClient, client], [posts.perCustomer, customer]);
    },
    /**
     * Throws a Refusal if all visitors together send too much. Called after validation, so refused bodies don't use up
     * the limit. So that robots can't keep people out, the first leads of each token don't count toward it, and without a
     * token, a network's first lead of the day has a separate limit.
     */
    admitLead(sender: Sender): void {
      if (totalPerMinute === 0) return;
      const { address, token } = sender;
      const isFirstToday = leads.firstToday.take(clientNetworkOf(address)) === 0;
      if (takePass(sender)) return;
      const provider: Charge = [leads.perProvider, providerNetworkOf(address)];
      if (token === null && isFirstToday && takeTogether(provider, [leads.ofNewcomers, '']) === 0) return;
      const cost = token === null ? costWithoutToken : 1;
      refuseIfLimited(provider, [leads.perMinute, '', cost], [leads.perHour, '', cost]);
    },
  };
}
