import { isIP, isIPv6 } from 'node:net';

/** Counts the requests of each sender: `take` returns 0 if one is allowed, else the seconds to wait. */
export type RateLimit = { readonly take: (sender: string) => number; readonly size: () => number };

type Bucket = { tokens: number; at: number };

/** The first groups of an IPv6 address, 16 bits each. */
function networkOf(address: string, groups: number): string {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const all = [...left, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...right];
  const kept = all.slice(0, groups).map((group) => Number.parseInt(group || '0', 16).toString(16));
  return `${kept.join(':')}::/${groups * 16}`;
}

/** An address without the IPv4 prefix, the zone and, in the way proxies write them, the port and brackets. */
function bare(address: string): string {
  const unwrapped = /^\[([^\]]{2,45})\](?::\d{1,5})?$/.exec(address)?.[1] ?? address;
  const withoutPort = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/.exec(unwrapped)?.[1] ?? unwrapped;
  return withoutPort.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

/** One household or office: an IPv4 address, or the /64 network of an IPv6 address. */
export function householdOf(address: string): string {
  const plain = bare(address);
  return isIPv6(plain) ? networkOf(plain, 4) : plain;
}

/** One customer of a provider, who may have many households' worth of addresses: an IPv4 address, or the /48 network of an IPv6 address. */
export function customerOf(address: string): string {
  const plain = bare(address);
  return isIPv6(plain) ? networkOf(plain, 3) : plain;
}

/**
 * A token bucket a sender: `perMinute` at once, refilled evenly; 0 sets no limit. It remembers at most `remembered`
 * senders and forgets those that were quiet longest. `now` is in milliseconds.
 */
export function createRateLimit(perMinute: number, now: () => number = Date.now, remembered = 50_000): RateLimit {
  const buckets = new Map<string, Bucket>();
  const perMillisecond = perMinute / 60_000;
  return {
    size: () => buckets.size,
    take(sender) {
      if (perMinute <= 0) return 0;
      const time = now();
      const bucket = buckets.get(sender) ?? { tokens: perMinute, at: time };
      const tokens = Math.min(perMinute, bucket.tokens + Math.max(0, time - bucket.at) * perMillisecond);
      const allowed = tokens >= 1;
      // Set again, so that the map keeps the order of last use.
      buckets.delete(sender);
      buckets.set(sender, { tokens: allowed ? tokens - 1 : tokens, at: time });
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
 * of them wrote into X-Forwarded-For. What a visitor writes there is never believed, nor is what is no address.
 */
export function addressOf(connection: string, forwardedFor: string | undefined, trustedProxies: number): string {
  if (trustedProxies <= 0 || !forwardedFor) return connection;
  const hops = forwardedFor
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  const address = bare(hops[Math.max(0, hops.length - trustedProxies)] ?? '');
  return isIP(address) === 0 ? connection : address;
}
