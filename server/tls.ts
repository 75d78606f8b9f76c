/**
 * Whether the visitor's browser asked over TLS. The server itself speaks plain HTTP: only a proxy of ours can know, and
 * the header counts only where one is configured. A list, one item a proxy, starts with the proxy that the visitor reached.
 */
export function isOverTls(forwardedProto: string | undefined, trustedProxies: number): boolean {
  return trustedProxies > 0 && forwardedProto?.split(',', 1)[0]?.trim().toLowerCase() === 'https';
}
