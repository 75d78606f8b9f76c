/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie, setCookie } from 'hono/cookie';
import type { OfficeHours } from '@/lib/forms/office-hours';
import { type accountsIn, createPasswordCheck } from '@/server/desk/accounts';
import type { DeskFiles } from '@/server/desk/assets';
import { changeIn, isTooLate, textOf } from '@/server/desk/changes';
import { csvStream } from '@/server/desk/csv-stream';
import { deskHeaders } from '@/server/desk/headers';
import { csvParts } from '@/server/desk/lead-csv';
import { doneIn, LeadView, NoLead } from '@/server/desk/lead-view';
import { LeadsPage } from '@/server/desk/leads-page';
import { createNews } from '@/server/desk/news';
import { NoticePage } from '@/server/desk/notice-page';
import { dayOf, officeMinutes, startOfDay } from '@/server/desk/office-time';
import type { Officer } from '@/server/desk/officers';
import { pageText } from '@/server/desk/page';
import { type DeskQuery, deskQuery, filterOf, insideDesk } from '@/server/desk/query';
import { type DeskBindings, type DeskContext, householdIn, isOwnForm, isSafeWay } from '@/server/desk/requests';
import { createSessions, isSame, randomText } from '@/server/desk/sessions';
import { type DeskCompany, SignInPage } from '@/server/desk/sign-in-page';
import { createTries } from '@/server/desk/tries';
import type { DeskWorld } from '@/server/desk/world';
import type { InboxForm } from '@/server/inbox/form-schema';
import { createRateLimit } from '@/server/inbox/rate-limit';
import type { Log } from '@/server/log';
import type { AuditEntry, LeadFilter, LeadStore } from '@/server/store/types';
import { isOverTls } from '@/server/tls';

export type DeskStore = Pick<
  LeadStore,
  | 'page'
  | 'counts'
  | 'lead'
  | 'history'
  | 'firstCalls'
  | 'pulse'
  | 'follow'
  | 'read'
  | 'fieldNames'
  | 'mailBacklog'
  | 'mailStates'
  | 'recordUse'
>;

export type DeskSettings = {
  readonly accounts: ReturnType<typeof accountsIn>;
  readonly store: DeskStore;
  readonly forms: ReadonlyMap<string, InboxForm>;
  readonly files: DeskFiles;
  readonly company: DeskCompany & { readonly hours: OfficeHours };
  readonly officer: (email: string) => Officer;
  /** The address of the website. */
  readonly siteUrl: string;
  /** How many proxies of ours are in front of the desk. */
  readonly trustedProxies: number;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** How often news is sent to the pages that listen, in milliseconds. */
  readonly newsPause?: number;
};

export type Desk = {
  readonly fetch: Hono<DeskBindings>['fetch'];
  /** Ends every session and every stream. */
  readonly close: () => void;
};

/** Leads on a page. */
const pageSize = 50;
/** The longest form is a note of 4,000 characters, each of up to 12 bytes. */
const largestForm = 64 * 1024;
/** The most tries to sign in a minute, of all visitors together. */
const triesOfAll = 60;

/**
 * The prefix makes browsers refuse the cookie from a subdomain and over plain HTTP. They make one exception, which is
 * what a tunnel to the server needs: `http://localhost`.
 */
const sessionCookie = '__Host-desk';
/** Ties the form of the sign-in to the browser that asked for it. */
const formCookie = '__Host-desk-form';
const cookieSettings = { path: '/', secure: true, httpOnly: true, sameSite: 'Strict' } as const;

/** Names of forms: `Quick quote`, `Purchase questions`. */
function namesOf(forms: DeskSettings['forms']): ReadonlyMap<string, string> {
  return new Map(
    [...forms].map(([id, { steps }]) => {
      const words = id.replaceAll('-', ' ');
      return [id, words.slice(0, 1).toUpperCase() + words.slice(1) + (steps ? ' questions' : '')] as const;
    }),
  );
}

/** The loan officers' desk: reads and follows up leads over the web. Everything but its own files and the sign-in needs a session. */
export function createDesk(settings: DeskSettings): Desk {
  const { accounts, store, forms, files, company, officer, siteUrl, trustedProxies, log, now = Date.now } = settings;
  const isRight = createPasswordCheck(accounts);
  const tries = createTries(now);
  const triesTogether = createRateLimit(triesOfAll, now);
  const sessions = createSessions(now);
  const news = createNews(store, sessions.sweep, settings.newsPause);
  const formNames = namesOf(forms);
  const office = officeMinutes(company.hours);
  const officers = accounts.map(({ email }) => officer(email));
  const frame = { ...files, brand: company.wordmark[0] };
  const app = new Hono<DeskBindings>();

  const record = (who: string, action: AuditEntry['action'], leads: number) =>
    store.recordUse({ at: now(), who, action, leads });

  function plain(context: DeskContext, status: 400 | 403 | 404 | 405 | 413 | 422 | 503, title: string, text: string) {
    return context.html(pageText(<NoticePage frame={frame} title={title} text={text} />), status);
  }

  function signInPage(
    context: DeskContext,
    more: { readonly next: string } & Record<string, string>,
    status: 200 | 401 | 403 | 429,
  ) {
    const known = getCookie(context, formCookie);
    const secret = known && /^[\w-]{43}$/.test(known) ? known : randomText();
    setCookie(context, formCookie, secret, cookieSettings);
    const page = <SignInPage frame={frame} company={company} siteUrl={siteUrl} token={secret} {...more} />;
    return context.html(pageText(page), status);
  }

  app.onError((problem, context) => {
    log({ event: 'fault', message: problem.name });
    return plain(context, 503, 'The leads cannot be reached', 'Please try again in a minute. Nothing was changed.');
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
      ms: Math.round((performance.now() - start) * 10) / 10,
    });
  });

  app.use(async (context, next) => {
    if (isSafeWay(context, trustedProxies)) return next();
    return plain(
      context,
      403,
      'Open the desk another way',
      'The desk answers over https, or on the machine of the server as http://localhost. A tunnel does that: ssh -L.',
    );
  });

  for (const [path, { type, body }] of files.files) {
    app.get(`/desk/${path}`, (context) =>
      context.body(body, 200, { 'content-type': type, 'cache-control': 'private, max-age=86400' }),
    );
  }

  app.use(
    bodyLimit({
      maxSize: largestForm,
      onError: (context) => plain(context as DeskContext, 413, 'That was too long', 'Nothing was changed.'),
    }),
  );
  app.use(async (context, next) => {
    if (context.req.method === 'GET') return next();
    if (context.req.method !== 'POST') return plain(context, 405, 'That does not work here', 'Nothing was changed.');
    if (isOwnForm(context, trustedProxies)) return next();
    return plain(
      context,
      403,
      'That form came from elsewhere',
      'Nothing was changed. Please start at the desk itself.',
    );
  });

  app.get('/desk/sign-in', (context) => {
    const next = insideDesk(context.req.query('next'));
    if (sessions.find(getCookie(context, sessionCookie), false)) return context.redirect(next, 303);
    const wasSent = context.req.query('ended') !== undefined;
    const notice =
      'You were signed out, and what you sent last was not stored. Your browser’s Back button may still have it.';
    return signInPage(context, { next, ...(wasSent && { notice }) }, 200);
  });

  app.post('/desk/sign-in', async (context) => {
    const form = await context.req.parseBody();
    const [email, password, next] = [textOf(form.email), textOf(form.password), insideDesk(textOf(form.next))];
    const secret = getCookie(context, formCookie);
    if (!secret || !isSame(secret, textOf(form.token))) {
      const problem =
        'Your browser did not send the cookie of this page. Allow cookies for the desk, then sign in once more.';
      return signInPage(context, { next, email, problem }, 403);
    }
    const household = householdIn(context, trustedProxies);
    const seconds = tries.take(household) || triesTogether.take('');
    if (seconds > 0) {
      log({ event: 'desk', message: 'a sign-in has to wait after wrong tries' });
      context.header('retry-after', String(seconds));
      const problem = `There were too many tries. Please wait ${seconds === 1 ? 'a second' : `${seconds} seconds`}, then try again.`;
      return signInPage(context, { next, email, problem }, 429);
    }
    const who = await isRight(email, password);
    if (who === undefined) {
      log({ event: 'desk', message: 'a sign-in was refused' });
      const problem = 'That email address and password do not fit together.';
      return signInPage(context, { next, email, problem }, 401);
    }
    tries.forgive(household);
    await record(who, 'sign-in', 0);
    sessions.end(getCookie(context, sessionCookie));
    setCookie(context, sessionCookie, sessions.start(who), cookieSettings);
    setCookie(context, formCookie, '', { ...cookieSettings, maxAge: 0 });
    return context.redirect(next, 303);
  });

  // Everything below needs a session, including addresses that do not exist.
  app.use(async (context, next) => {
    // The script of a page requests news; only a person navigates.
    const mode = context.req.header('sec-fetch-mode');
    const isUse = mode === undefined || mode === 'navigate';
    const session = sessions.find(getCookie(context, sessionCookie), isUse);
    if (!session) {
      if (context.req.path === '/desk/events') return context.text('Not signed in\n', 401);
      if (context.req.method === 'POST') return context.redirect('/desk/sign-in?ended', 303);
      const { pathname, search } = new URL(context.req.url);
      const back = insideDesk(pathname + search);
      return context.redirect(
        back === '/desk' ? '/desk/sign-in' : `/desk/sign-in?next=${encodeURIComponent(back)}`,
        303,
      );
    }
    if (context.req.method === 'POST') {
      const form = await context.req.parseBody();
      if (!isSame(session.token, textOf(form.token))) {
        return plain(context, 403, 'That form is out of date', 'Nothing was changed. Please open the lead again.');
      }
    }
    context.set('session', session);
    return next();
  });

  async function worldNow(): Promise<DeskWorld> {
    const { leads: newest } = await store.pulse();
    return { now: now(), office, formNames, officers, officer, newest };
  }

  async function leadPart(context: DeskContext, query: DeskQuery, world: DeskWorld) {
    if (query.lead === undefined) return undefined;
    const lead = await store.lead(query.lead);
    if (!lead) return <NoLead query={query} />;
    const { who, token } = context.get('session');
    await record(who, 'view', 1);
    const [mail] = await store.mailStates([lead.number]);
    return (
      <LeadView
        lead={lead}
        history={await store.history(lead.number)}
        mail={mail?.state}
        form={forms.get(lead.form)}
        query={query}
        world={world}
        who={who}
        token={token}
        done={doneIn(context.req.query('did'))}
      />
    );
  }

  app.get('/desk', async (context) => {
    const { who, token } = context.get('session');
    const query = deskQuery(context.req.query());
    const isWaiting = query.state === 'new';
    const [world, page, counts, all, first, calls, mail] = await Promise.all([
      worldNow(),
      store.page({
        filter: filterOf(query),
        order: isWaiting ? 'oldest' : 'newest',
        behind: query.behind,
        size: pageSize,
      }),
      query.search === '' ? store.counts(filterOf(query, true)) : undefined,
      store.counts({}),
      store.page({ filter: { state: 'new' }, order: 'oldest', size: 1 }),
      store.firstCalls(startOfDay(now(), -13)),
      store.mailBacklog(),
    ]);
    await record(who, 'list', page.leads.length);
    const open = await leadPart(context, query, world);
    const html = (
      <LeadsPage
        frame={frame}
        query={query}
        world={world}
        page={page}
        counts={counts}
        waiting={all.new}
        longest={first.leads[0]}
        calls={calls}
        givenUp={mail.givenUp}
        open={open}
        me={officer(who)}
        token={token}
      />
    );
    return context.html(pageText(html));
  });

  app.post('/desk/leads/:number{\\d{1,12}}', async (context) => {
    const { who } = context.get('session');
    const form = await context.req.parseBody();
    const change = changeIn(form, officers);
    if (!change)
      return plain(context, 422, 'That does not work', 'Nothing was changed. A note has 1 to 4,000 characters.');
    const number = Number(context.req.param('number'));
    const result = await store.follow({ number, at: now(), who, ...change });
    const back = new URL(insideDesk(textOf(form.back)), 'http://desk.invalid');
    back.searchParams.set('lead', String(number));
    back.searchParams.set('did', isTooLate(change, result) ? 'late' : change.change);
    return context.redirect(`/desk${back.search}#state`, 303);
  });

  app.get('/desk/export', async (context) => {
    if (context.req.header('sec-fetch-site') === 'cross-site') {
      return plain(context, 403, 'That link came from elsewhere', 'Please start at the desk itself.');
    }
    const { who } = context.get('session');
    const query = deskQuery(context.req.query());
    const filter: LeadFilter = query.lead === undefined ? filterOf(query) : { number: query.lead };
    const stream = csvStream(csvParts({ store, forms }, filter), (leads) => record(who, 'export', leads));
    return context.body(stream, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="leads-${dayOf(now())}.csv"`,
    });
  });

  app.get('/desk/events', (context) =>
    context.body(news.listen(context.get('session')), 200, {
      'content-type': 'text/event-stream',
      'x-accel-buffering': 'no',
    }),
  );

  app.post('/desk/sign-out', async (context) => {
    await record(context.get('session').who, 'sign-out', 0);
    sessions.end(getCookie(context, sessionCookie));
    setCookie(context, sessionCookie, '', { ...cookieSettings, maxAge: 0 });
    return context.redirect('/desk/sign-in', 303);
  });

  app.all('*', (context) => plain(context, 404, 'There is nothing here', 'The address may be mistyped.'));

  return {
    fetch: app.fetch,
    close() {
      sessions.endAll();
      news.close();
    },
  };
}
