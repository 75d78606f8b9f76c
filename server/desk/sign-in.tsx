/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { accountName, createPasswordCheck, deviceMark, isKnownDevice } from '@/server/desk/accounts';
import { textOf } from '@/server/desk/changes';
import { pageText } from '@/server/desk/page';
import { insideDesk } from '@/server/desk/query';
import { type DeskBindings, type DeskContext, householdIn } from '@/server/desk/requests';
import { isSame, randomText, type Sessions } from '@/server/desk/sessions';
import type { Shell } from '@/server/desk/shell';
import { SignInPage } from '@/server/desk/sign-in-page';
import { createTries } from '@/server/desk/tries';
import { createBuckets } from '@/server/inbox/buckets';

/** The most tries to sign in a minute, of all visitors together. */
const triesOfAll = 60;

/**
 * The prefix makes browsers refuse the cookie from a subdomain and over plain HTTP. They make one exception, which is
 * what a tunnel to the server needs: `http://localhost`.
 */
export const sessionCookie = '__Host-desk';
/** Ties the form of the sign-in to the browser that asked for it. */
const formCookie = '__Host-desk-form';
/** Says that this browser has signed in before. */
const deviceCookie = '__Host-desk-device';
/** How long a browser is known, in seconds. */
const deviceLife = 180 * 24 * 60 * 60;
export const cookieSettings = { path: '/', secure: true, httpOnly: true, sameSite: 'Strict' } as const;

/** The routes by which a session starts and ends. */
export function signInRoutes(shell: Shell, sessions: Sessions): Hono<DeskBindings> {
  const { accounts, files, company, siteUrl, trustedProxies, log, now, record } = shell;
  const frame = { ...files, brand: company.wordmark[0] };
  const isRight = createPasswordCheck(accounts);
  const tries = createTries(now);
  const triesTogether = createBuckets(triesOfAll, { now });
  const app = new Hono<DeskBindings>();

  function page(
    context: DeskContext,
    more: { readonly next: string } & Record<string, string>,
    status: 200 | 401 | 403 | 429,
  ) {
    const known = getCookie(context, formCookie);
    const secret = known && /^[\w-]{43}$/.test(known) ? known : randomText();
    setCookie(context, formCookie, secret, cookieSettings);
    const html = <SignInPage frame={frame} company={company} siteUrl={siteUrl} token={secret} {...more} />;
    return context.html(pageText(html), status);
  }

  /**
   * By what a try is counted. A browser that has signed in to the account before is counted by itself, so that nobody who
   * guesses can lock its officer out; the others by account and household. Through a tunnel all are this machine.
   */
  function countedBy(context: DeskContext, email: string): readonly string[] {
    const mark = getCookie(context, deviceCookie) ?? '';
    const account = accounts.find((each) => each.email === accountName(email));
    if (account && isKnownDevice(account, mark)) return [`device ${mark}`];
    const household = householdIn(context, trustedProxies);
    const isTunnel = /^(?:127\.|::1|0:0:0:0::)/.test(household);
    return [`account ${accountName(email)}`, ...(isTunnel ? [] : [`household ${household}`])];
  }

  app.get('/desk/sign-in', (context) => {
    const next = insideDesk(context.req.query('next'));
    if (sessions.find(getCookie(context, sessionCookie), false)) return context.redirect(next, 303);
    const wasSent = context.req.query('ended') !== undefined;
    const notice =
      'You were signed out, and what you sent last was not stored. Your browser’s Back button may still have it.';
    return page(context, { next, ...(wasSent && { notice }) }, 200);
  });

  app.post('/desk/sign-in', async (context) => {
    const form = await context.req.parseBody();
    const [email, password, next] = [textOf(form.email), textOf(form.password), insideDesk(textOf(form.next))];
    const secret = getCookie(context, formCookie);
    if (!secret || !isSame(secret, textOf(form.token))) {
      const problem =
        'Your browser did not send the cookie of this page. Allow cookies for the desk, then sign in once more.';
      return page(context, { next, email, problem }, 403);
    }
    const names = countedBy(context, email);
    const seconds = tries.take(names) || triesTogether.take('');
    if (seconds > 0) {
      log({ event: 'desk', message: 'a sign-in has to wait after wrong tries' });
      context.header('retry-after', String(seconds));
      const minutes = Math.ceil(seconds / 60);
      const wait = minutes > 1 ? `${minutes} minutes` : seconds === 1 ? 'a second' : `${seconds} seconds`;
      return page(
        context,
        { next, email, problem: `There were too many tries. Please wait ${wait}, then try again.` },
        429,
      );
    }
    const who = await isRight(email, password);
    const account = accounts.find((each) => each.email === who);
    if (!account) {
      // What was typed is named only where it is an account: people type passwords into the wrong field.
      const named = accounts.find((each) => each.email === accountName(email))?.email ?? 'unknown account';
      await record(named, 'sign-in-refused', 0);
      return page(context, { next, email, problem: 'That email address and password do not fit together.' }, 401);
    }
    tries.forgive(names);
    await record(account.email, 'sign-in', 0);
    sessions.end(getCookie(context, sessionCookie));
    setCookie(context, sessionCookie, sessions.start(account.email), cookieSettings);
    setCookie(context, deviceCookie, deviceMark(account), { ...cookieSettings, maxAge: deviceLife });
    setCookie(context, formCookie, '', { ...cookieSettings, maxAge: 0 });
    return context.redirect(next, 303);
  });

  return app;
}
