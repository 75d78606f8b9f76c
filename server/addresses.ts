import { isIP, isIPv4, isIPv6 } from 'node:net';

/** An address without the IPv4 prefix, the zone and, in the way proxies write them, the port and brackets. */
function plainAddress(address: string): string {
  const unwrapped = /^\[([^\]]{2,45})\](?::\d{1,5})?$/.exec(address)?.[1] ?? address;
  const withoutPort = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/.exec(unwrapped)?.[1] ?? unwrapped;
  return withoutPort.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

/** One household or office: an IPv4 address, or the /48 network of an IPv6 address, which one customer may have whole. */
export function clientNetworkOf(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...right].slice(0, 3);
  return `${groups.map((group) => Number.parseInt(group || '0', 16).toString(16)).join(':')}::/48`;
}

/** What a proxy blocks where one customer sends too much: the /24 of an IPv4 address, the household of an IPv6 address. */
export function subnetOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv4(plain) ? plain.replace(/\d+$/, '0/24') : clientNetworkOf(plain);
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
  const address = plainAddress(hops[Math.max(0, hops.length - trustedProxies)] ?? '');
  return isIP(address) === 0 ? connection : address;
}

/**
 * Whether the visitor's browser asked over TLS. The server itself speaks plain HTTP: only a proxy of ours can know, and
 * the header counts only where one is configured. A list, one item a proxy, starts with the proxy that the visitor reached.
 */
export function isOverTls(forwardedProto: string | undefined, trustedProxies: number): boolean {
  return trustedProxies > 0 && forwardedProto?.split(',', 1)[0]?.trim().toLowerCase() === 'https';
}
