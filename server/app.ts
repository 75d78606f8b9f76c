import type { HttpBindings } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import { tlsHeaders } from '@/content/lender/site';
import { formTokenPath } from '@/lib/leads/form-tokens';
import { closedPolicy, fixedHeaders, tlsDirective } from '@/lib/site/security-headers';
import { isOverTls } from '@/server/addresses';
import { createInbox, type InboxSettings } from '@/server/inbox/inbox';
import type { StaticSite } from '@/server/site/static-site';
import { isView } from '@/server/site/views';
import { addReference } from '@/server/site/with-reference';

export type AppSettings = InboxSettings & {
  readonly site?: StaticSite | undefined;
  /** Called with the path of each page view. */
  readonly onView?: ((path: string) => void) | undefined;
};

/** Adds the site's security headers to each response, without replacing headers that it already has. */
function securityHeaders(trustedProxies: number): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const overTls = isOverTls(context.req.header('x-forwarded-proto'), trustedProxies);
    const all = { 'content-security-policy': closedPolicy, ...fixedHeaders, ...(overTls && tlsHeaders) };
    for (const [name, value] of Object.entries(all)) if (!headers.has(name)) headers.set(name, value);
    if (overTls) headers.set('content-security-policy', headers.get('content-security-policy') + tlsDirective);
  };
}

export function createApp(settings: AppSettings): Hono<{ Bindings: HttpBindings }> {
  const { forms, site, log, trustedProxies, onView } = settings;
  const app = new Hono<{ Bindings: HttpBindings }>();

  function countView(path: string, request: Request): void {
    if (site?.hasPage(path) && isView(request)) onView?.(path);
  }

  // deploy/nginx serves pages itself and reports their views here. A visitor's own request has X-Forwarded-For.
  app.get('/views', async (context, next) => {
    if (trustedProxies === 0 || context.req.header('x-forwarded-for') !== undefined) return next();
    countView(context.req.header('view-of')?.replace(/\?.*/, '') ?? '', context.req.raw);
    return context.body(null, 204);
  });

  app.use(async (context, next) => {
    const start = performance.now();
    await next();
    const { pathname } = new URL(context.req.url);
    const form = pathname.startsWith('/leads/') ? pathname.slice('/leads/'.length) : '';
    const isKnown = pathname === '/healthz' || form === formTokenPath || forms.has(form) || site?.has(pathname);
    // A 304 is a view too: the browser shows the page from its cache.
    if ([200, 304].includes(context.res.status)) countView(pathname, context.req.raw);
    log({
      event: 'request',
      method: context.req.method,
      path: isKnown ? pathname : '(unknown)',
      status: context.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    });
  });
  app.use(securityHeaders(trustedProxies));

  app.onError((problem, context) => {
    log({ event: 'fault', message: problem.name });
    return context.json({ result: 'error', message: 'Something went wrong on our side.' }, 500, {
      'cache-control': 'no-store',
    });
  });

  // Liveness only, whatever the state of the database.
  app.all('/healthz', (context) => context.json({ alive: true }, 200, { 'cache-control': 'no-store' }));
  app.route('/leads', createInbox(settings));
  app.get('/thank-you', async (context, next) => {
    const reference = context.req.query('reference');
    if (!site || reference === undefined) return next();
    // Without the request's headers, the response is complete and uncompressed.
    const answer = await site.answer(new Request(new URL('/thank-you', context.req.url)));
    const answerer = settings.answerers?.find(({ id }) => id === context.req.query('with'));
    return addReference(answer, reference, answerer);
  });
  app.all('*', (context) =>
    site ? site.answer(context.req.raw) : context.json({ result: 'error', message: 'There is nothing here.' }, 404),
  );
  return app;
}
