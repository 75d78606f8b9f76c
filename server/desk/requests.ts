import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { addressOf, householdOf, isOverTls } from '@/server/addresses';
import type { Session } from '@/server/desk/sessions';

export type DeskBindings = { Bindings: HttpBindings; Variables: { session: Session } };
export type DeskContext = Context<DeskBindings>;

const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/** The household of a visitor, by whose address tries are counted. */
export function householdIn(context: DeskContext, trustedProxies: number): string {
  const connection = context.env?.incoming?.socket.remoteAddress ?? '';
  return householdOf(addressOf(connection, context.req.header('x-forwarded-for'), trustedProxies));
}

/** Whether a browser would keep our cookies: over TLS, or on this machine. This also refuses foreign host names that resolve to our address. */
export function isSafeWay(context: DeskContext, trustedProxies: number): boolean {
  return (
    isOverTls(context.req.header('x-forwarded-proto'), trustedProxies) ||
    localHost.test(context.req.header('host') ?? '')
  );
}

/** Whether a form comes from a page of the desk. */
export function isOwnForm(context: DeskContext, trustedProxies: number): boolean {
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = context.req.header('origin');
  const forwarded = trustedProxies > 0 ? context.req.header('x-forwarded-host') : undefined;
  const host = forwarded ?? context.req.header('host');
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
