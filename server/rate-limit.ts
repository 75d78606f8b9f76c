import { isIPv6 } from 'node:net';

/** Counts what each address sends: `take` gives 0 when it may go on, else the seconds to wait. */
export type RateLimit = { readonly take: (address: string) => number; readonly size: () => number };

type Bucket = { tokens: number; at: number };

/** One household or office: an IPv4 address, or the /64 network of an IPv6 address. */
function householdOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')}::/64`;
}

/**
 * A token bucket an address: `perMinute` at once, refilled evenly; 0 sets no limit. It remembers at most
 * `remembered` addresses and forgets those that were quiet longest. `now` is in milliseconds.
 */
export function createRateLimit(perMinute: number, now: () => number = Date.now, remembered = 50_000): RateLimit {
  const buckets = new Map<string, Bucket>();
  const perMillisecond = perMinute / 60_000;
  return {
    size: () => buckets.size,
    take(address) {
      if (perMinute <= 0) return 0;
      const household = householdOf(address);
      const time = now();
      const bucket = buckets.get(household) ?? { tokens: perMinute, at: time };
      const tokens = Math.min(perMinute, bucket.tokens + Math.max(0, time - bucket.at) * perMillisecond);
      const allowed = tokens >= 1;
      // Set anew, so that the map keeps the order of last use.
      buckets.delete(household);
      buckets.set(household, { tokens: allowed ? tokens - 1 : tokens, at: time });
      if (buckets.size > remembered) {
        const [quietest] = buckets.keys();
        if (quietest !== undefined) buckets.delete(quietest);
      }
      return allowed ? 0 : Math.ceil((1 - tokens) / perMillisecond / 1000);
    },
  };
}

/**
 * The visitor's address: the connection's own, or, behind `trustedProxies` proxies of ours, the one that the outermost
 * of them wrote into X-Forwarded-For. What a visitor writes there is never believed.
 */
export function addressOf(connection: string, forwardedFor: string | undefined, trustedProxies: number): string {
  if (trustedProxies <= 0 || !forwardedFor) return connection;
  const hops = forwardedFor
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  return hops[Math.max(0, hops.length - trustedProxies)] ?? connection;
}
