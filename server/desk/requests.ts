import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { addressOf, customerNetworkOf, isOverTls, subnetOf } from '@/server/addresses';
import { browserName } from '@/server/desk/accounts/browser-name';
import type { Device, Session } from '@/server/desk/accounts/sessions';
import type { StoredAccount } from '@/server/store/accounts';

export type DeskBindings = { Bindings: HttpBindings; Variables: { session: Session; account: StoredAccount } };
export type RequestContext = Context<DeskBindings>;

const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

function addressIn(context: RequestContext, trustedProxies: number): string {
  const connection = context.env?.incoming?.socket.remoteAddress ?? '';
  return addressOf(connection, context.req.header('x-forwarded-for'), trustedProxies);
}

/** The network by which sign-in attempts are limited. */
export function clientNetworkIn(context: RequestContext, trustedProxies: number): string {
  return customerNetworkOf(addressIn(context, trustedProxies));
}

export function isLoopback(address: string): boolean {
  return /^(?:(?:::ffff:)?127\.|::1$|0:0:0::\/48$)/i.test(address);
}

/** The account to which visible leads are limited; undefined for an owner, who sees all. */
export function scopeOf(context: RequestContext): string | undefined {
  const { role, email } = context.get('account');
  return role === 'owner' ? undefined : email;
}

export function deviceIn(context: RequestContext, trustedProxies: number): Device {
  return {
    browser: browserName(context.req.header('user-agent') ?? ''),
    network: subnetOf(addressIn(context, trustedProxies)),
  };
}

/** Over TLS or on localhost. Also rejects foreign host names that resolve to this address (DNS rebinding). */
export function isSecureTransport(context: RequestContext, trustedProxies: number): boolean {
  return (
    isOverTls(context.req.header('x-forwarded-proto'), trustedProxies) ||
    loopbackHost.test(context.req.header('host') ?? '')
  );
}

export function isSameOriginForm(context: RequestContext, trustedProxies: number): boolean {
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = context.req.header('origin');
  const forwarded = trustedProxies > 0 ? context.req.header('x-forwarded-host') : undefined;
  const host = forwarded ?? context.req.header('host');
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
