import { isIP, isIPv4, isIPv6 } from 'node:net';

/** Strips the IPv4-mapped prefix and the zone, and the port and brackets that proxies add. */
function plainAddress(address: string): string {
  const unwrapped = /^\[([^\]]{2,45})\](?::\d{1,5})?$/.exec(address)?.[1] ?? address;
  const withoutPort = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/.exec(unwrapped)?.[1] ?? unwrapped;
  return withoutPort.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

function prefixOf(address: string, groupCount: number): string {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...right].slice(0, groupCount);
  const prefix = groups.map((group) => Number.parseInt(group || '0', 16).toString(16)).join(':');
  return `${prefix}::/${groupCount * 16}`;
}

/** The network of one home or phone: an IPv4 address, or the /64 of an IPv6 address. */
export function clientNetworkOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? prefixOf(plain, 4) : plain;
}

/** The network of one customer: an IPv4 address, or a /48 (one fixed line, or up to 65,536 phones of a carrier). */
export function customerNetworkOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? prefixOf(plain, 3) : plain;
}

/** The network of one provider, roughly: an IPv4 /16 or an IPv6 /32. */
export function providerNetworkOf(address: string): string {
  const plain = plainAddress(address);
  if (isIPv6(plain)) return prefixOf(plain, 2);
  return isIPv4(plain) ? plain.replace(/\d+\.\d+$/, '0.0/16') : plain;
}

/** The network to block at a proxy: the /24 of an IPv4 address, the /48 of an IPv6 address. */
export function subnetOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv4(plain) ? plain.replace(/\d+$/, '0/24') : customerNetworkOf(plain);
}

/**
 * The visitor's address: the peer's, or, behind `trustedProxies` proxies, the entry that the outermost one added to
 * X-Forwarded-For. Entries sent by visitors are ignored, and so is text that isn't an address.
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

/** Only a trusted proxy can tell, because this server speaks plain HTTP. The first entry is from the outermost proxy. */
export function isOverTls(forwardedProto: string | undefined, trustedProxies: number): boolean {
  return trustedProxies > 0 && forwardedProto?.split(',', 1)[0]?.trim().toLowerCase() === 'https';
}
