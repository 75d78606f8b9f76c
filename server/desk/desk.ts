import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie, setCookie } from 'hono/cookie';
import { isOverTls } from '@/server/addresses';
import { accountRoutes, secondFactorPath } from '@/server/desk/account';
import { createLoginThrottle } from '@/server/desk/accounts/login-throttle';
import { cookieSettings, createSessions, sessionCookie } from '@/server/desk/accounts/sessions';
import { formText } from '@/server/desk/changes';
import { confirmPath, confirmRoutes, createConfirmations } from '@/server/desk/confirm';
import { deskHeaders } from '@/server/desk/headers';
import { leadRoutes } from '@/server/desk/leads';
import { safeDeskPath } from '@/server/desk/query';
import { recordRoutes } from '@/server/desk/record';
import { type DeskBindings, isSameOriginForm, isSecureTransport, type RequestContext } from '@/server/desk/requests';
import { createDeskServices, type DeskSettings } from '@/server/desk/services';
import { signInRoutes } from '@/server/desk/sign-in';
import { isSame } from '@/server/secrets';

/** A note of 4,000 characters, each up to 12 bytes when encoded. */
const maxFormSize = 64 * 1024;
/** The longest email and password, encoded. */
const maxSignInSize = 16 * 1024;

export function createDesk(settings: DeskSettings): Hono<DeskBindings> {
  const services = createDeskServices(settings);
  const { store, files, trustedProxies, requiresSecondFactor, log, now, recordAudit, notice } = services;
  const sessions = createSessions(store.accounts, now);
  const throttle = createLoginThrottle(services.elapsed);
  const app = new Hono<DeskBindings>();

  app.onError((problem, context) => {
    log({ event: 'fault', message: problem.name });
    return notice(context, 503, 'The leads can’t be reached', 'Please try again in a minute. Nothing was changed.');
  });

  app.use(async (context, next) => {
    const start = performance.now();
    await next();
    const { headers } = context.res;
    const isTls = isOverTls(context.req.header('x-forwarded-proto'), trustedProxies);
    for (const [name, value] of Object.entries(deskHeaders(isTls))) headers.set(name, value);
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    log({
      event: 'request',
      method: context.req.method,
      path: '/desk',
      status: context.res.status,
      ...(context.res.status === 403 && { who: context.get('session')?.who ?? 'nobody' }),
      ms: Math.round((performance.now() - start) * 10) / 10,
    });
  });

  app.use(async (context, next) => {
    if (isSecureTransport(context, trustedProxies)) return next();
    const text =
      'The desk works over https, or as http://localhost on the server itself, for example through an SSH tunnel (ssh -L).';
    return notice(context, 403, 'Open the desk another way', text);
  });

  for (const [path, { type, body }] of Object.entries(files.files)) {
    app.get(`/desk/${path}`, (context) =>
      context.body(Buffer.from(body, 'base64'), 200, {
        'content-type': type,
        'cache-control': 'private, max-age=86400',
      }),
    );
  }

  const limitBody = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: (context) => notice(context as RequestContext, 413, 'That was too long', 'Nothing was changed.'),
    });
  app.use('/desk/sign-in/*', limitBody(maxSignInSize));
  app.use(limitBody(maxFormSize));
  app.use(async (context, next) => {
    if (context.req.method === 'GET') return next();
    if (context.req.method !== 'POST') return notice(context, 405, 'That doesn’t work here', 'Nothing was changed.');
    if (isSameOriginForm(context, trustedProxies)) return next();
    const text = 'Nothing was changed. Please start from the desk.';
    return notice(context, 403, 'That form came from another site', text);
  });

  app.get('/', (context) => context.redirect('/desk', 303));
  app.route('/', signInRoutes(services, sessions, throttle));

  // Everything below needs a session, including unknown paths.
  app.use(async (context, next) => {
    // Polls of the page script don't extend a session; only navigation does.
    const mode = context.req.header('sec-fetch-mode');
    const isUse = mode === undefined || mode === 'navigate';
    const session = await sessions.find(getCookie(context, sessionCookie), isUse);
    if (!session) {
      if (context.req.path === '/desk/pulse') return context.body(null, 204);
      if (context.req.method === 'POST') return context.redirect('/desk/sign-in?ended', 303);
      const { pathname, search } = new URL(context.req.url);
      const back = safeDeskPath(pathname + search);
      const query = back === '/desk' ? '' : `?next=${encodeURIComponent(back)}`;
      return context.redirect(`/desk/sign-in${query}`, 303);
    }
    if (context.req.method === 'POST') {
      const form = await context.req.parseBody();
      if (!isSame(session.token, formText(form.token))) {
        const text = 'Nothing was changed. Please open the lead again.';
        return notice(context, 403, 'That form is out of date', text);
      }
    }
    const account = await store.accounts.find(session.who);
    if (!account) return context.redirect('/desk/sign-in', 303);
    context.set('session', session);
    context.set('account', account);
    return next();
  });

  // If a second factor is required, an account without one can only set it up.
  app.use(async (context, next) => {
    const { path } = context.req;
    if (!requiresSecondFactor || [secondFactorPath, confirmPath, '/desk/sign-out'].includes(path)) return next();
    if (context.get('account').secondFactor) return next();
    return path === '/desk/pulse' ? context.body(null, 204) : context.redirect(secondFactorPath, 303);
  });

  // Auditors can open only the audit log and their account.
  app.use(async (context, next) => {
    const { path } = context.req;
    if (context.get('account').role !== 'auditor' || !path.startsWith('/desk')) return next();
    if (/^\/desk\/(?:account|second-factor|sign-out|confirm|record)/.test(path)) return next();
    return path === '/desk/pulse' ? context.body(null, 204) : context.redirect('/desk/record', 303);
  });

  const confirmations = createConfirmations(now, services.elapsed);
  app.route('/', confirmRoutes(services, confirmations, throttle));
  app.route('/', accountRoutes(services, sessions, throttle, confirmations));
  app.route('/', recordRoutes(services));
  app.route('/', leadRoutes(services, confirmations));
  app.post('/desk/sign-out', async (context) => {
    await recordAudit(context.get('session').who, 'sign-out', 0);
    await sessions.end(getCookie(context, sessionCookie));
    setCookie(context, sessionCookie, '', { ...cookieSettings, maxAge: 0 });
    // Cookies are kept: one of them shows that this browser has signed in before.
    context.header('clear-site-data', '"cache", "storage"');
    return context.redirect('/desk/sign-in', 303);
  });
  app.all('*', (context) => notice(context, 404, 'There’s nothing here', 'The address may be mistyped.'));

  return app;
}
