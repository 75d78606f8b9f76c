import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { closedPolicy, tlsDirective, tlsHeaders } from '@/lib/site/headers';
import type { FaultSwitch } from '@/server/faults';
import type { InboxForm } from '@/server/form-schema';
import { headersFor } from '@/server/headers';
import { createInbox } from '@/server/inbox';
import type { Log } from '@/server/log';
import { createRateLimit } from '@/server/rate-limit';
import type { StaticSite } from '@/server/static-site';
import type { LeadStore } from '@/server/store';

export type AppSettings = {
  readonly forms: ReadonlyMap<string, InboxForm>;
  readonly store: Pick<LeadStore, 'put' | 'check'>;
  /** Undefined where the inbox stands alone. */
  readonly site?: StaticSite | undefined;
  readonly phone: { readonly display: string; readonly href: string };
  readonly log: Log;
  /** Posts an address may send a minute; 0 sets no limit. */
  readonly ratePerMinute: number;
  readonly trustedProxies: number;
  readonly allowedOrigins: readonly string[];
  readonly thankYouUrl: string;
  readonly now?: () => number;
  readonly faults?: FaultSwitch | undefined;
  readonly onStored?: (() => void) | undefined;
};

function json(status: number, data: unknown): Response {
  const headers = headersFor({}, '');
  headers.set('content-type', 'application/json; charset=utf-8');
  headers.set('cache-control', 'no-store');
  headers.set('content-security-policy', closedPolicy);
  return new Response(`${JSON.stringify(data)}\n`, { status, headers });
}

/**
 * Whether the visitor's browser asked over TLS. The server itself speaks plain HTTP: only a proxy of ours can know, and
 * the header counts only where one is configured. A list, one item a proxy, starts with the proxy that the visitor reached.
 */
function isOverTls(forwardedProto: string | undefined, trustedProxies: number): boolean {
  return trustedProxies > 0 && forwardedProto?.split(',', 1)[0]?.trim().toLowerCase() === 'https';
}

/** Adds to an answer what only a visitor over TLS may receive. */
function addTlsHeaders({ headers }: Response): void {
  for (const [name, value] of Object.entries(tlsHeaders)) headers.set(name, value);
  const policy = headers.get('content-security-policy');
  if (policy) headers.set('content-security-policy', policy + tlsDirective);
}

/** The whole server as one function of a request: health, inbox, site. */
export function createApp(settings: AppSettings) {
  const { forms, store, site, log, now = Date.now, ratePerMinute } = settings;
  const app = new Hono<{ Bindings: HttpBindings }>();
  const inbox = createInbox({ ...settings, now, rateLimit: createRateLimit(ratePerMinute, now) });

  app.use(async (context, next) => {
    const start = performance.now();
    await next();
    if (isOverTls(context.req.header('x-forwarded-proto'), settings.trustedProxies)) addTlsHeaders(context.res);
    const { pathname } = new URL(context.req.url);
    const isKnown = pathname === '/healthz' || site?.has(pathname) || forms.has(pathname.slice('/leads/'.length));
    log({
      event: 'request',
      method: context.req.method,
      path: isKnown ? pathname : '(unknown)',
      status: context.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    });
  });

  app.onError((problem) => {
    log({ event: 'fault', message: problem.name });
    return json(500, { result: 'error', message: 'Something went wrong on our side.' });
  });

  let health: { readonly at: number; readonly ready: Promise<boolean> } | undefined;
  app.all('/healthz', async () => {
    // At most one write a second, however often it is asked.
    if (!health || now() - health.at >= 1000) {
      const ready = store.check(now()).then(
        () => true,
        () => false,
      );
      health = { at: now(), ready };
    }
    const ready = await health.ready;
    return json(ready ? 200 : 503, { ready });
  });

  app.all('/leads/:form', inbox);

  app.all('*', (context) => {
    const { pathname, search } = new URL(context.req.url);
    if (!site) return json(404, { result: 'error', message: 'There is nothing here.' });
    const header = (name: string) => context.req.header(name);
    return site.answer({ method: context.req.method, path: pathname, search, header });
  });

  return app;
}
