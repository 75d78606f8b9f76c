/** @jsxImportSource hono/jsx */
import { createHmac, randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import {
  type Account,
  accountIn,
  accountName,
  createPasswordCheck,
  deviceMark,
  isKnownDevice,
} from '@/server/desk/accounts/accounts';
import { recoveryDigest, stepOf } from '@/server/desk/accounts/second-factor';
import { cookieSettings, type Sessions, sessionCookie } from '@/server/desk/accounts/sessions';
import { type Tries, waitText } from '@/server/desk/accounts/tries';
import { textOf } from '@/server/desk/changes';
import type { Shell } from '@/server/desk/pages/shell';
import { CodePage, SignInPage } from '@/server/desk/pages/sign-in-page';
import { insideDesk } from '@/server/desk/query';
import { type DeskBindings, type DeskContext, deviceIn, householdIn, isTunnel } from '@/server/desk/requests';
import { createBuckets } from '@/server/inbox/buckets';
import { isSame, randomText } from '@/server/secrets';

/** The most tries to sign in a minute, of all browsers that have not signed in before together. */
const triesOfAll = 60;

/** Ties the form of the sign-in to the browser that asked for it. */
const formCookie = '__Host-desk-form';
/** Says that this browser has signed in before. */
const deviceCookie = '__Host-desk-device';
/** How long a browser is known, in seconds. */
const deviceLife = 180 * 24 * 60 * 60;

const noCookie =
  'Your browser did not send the cookie of this page. Allow cookies for the desk, then sign in once more.';

/** Holds between the password and the code who typed the password. */
const halfCookie = '__Host-desk-half';
/** How long the code may take, in milliseconds. */
const halfLife = 10 * 60_000;

/**
 * What a browser proves by that it knows the password of an account. It is signed with a key of this process and with
 * the account's own, so that neither the database nor an old password is enough; after a restart the password is asked again.
 */
function createHalfway(now: () => number) {
  const secret = randomBytes(32);
  const markAt = ({ email, key }: Account, at: number) =>
    `${at}.${createHmac('sha256', secret).update(`${at} ${email} `).update(key).digest('base64url')}`;
  return {
    markOf: (account: Account) => `${markAt(account, now())}.${Buffer.from(account.email).toString('base64url')}`,
    accountOf(mark: string, accounts: readonly Account[]): Account | undefined {
      const [at = '', proof = '', name = ''] = mark.split('.');
      const account = accounts.find(({ email }) => email === Buffer.from(name, 'base64url').toString());
      const age = now() - Number(at);
      if (!account || !(age >= 0 && age < halfLife)) return undefined;
      return isSame(markAt(account, Number(at)), `${at}.${proof}`) ? account : undefined;
    },
  };
}

type Status = 200 | 401 | 403 | 429;

/** The routes by which a session starts. */
export function signInRoutes(shell: Shell, sessions: Sessions, tries: Tries): Hono<DeskBindings> {
  const { store, trustedProxies, log, now, record, show } = shell;
  const accountsNow = async () => (await store.accounts.list()).map(accountIn);
  const accountRight = createPasswordCheck(accountsNow);
  const accountRightOfKnown = createPasswordCheck(accountsNow);
  const triesTogether = createBuckets(triesOfAll, { now });
  const halfway = createHalfway(now);
  const app = new Hono<DeskBindings>();

  /** The token of a form of this page, and its cookie. */
  function tokenFor(context: DeskContext): string {
    const known = getCookie(context, formCookie);
    const token = known && /^[\w-]{43}$/.test(known) ? known : randomText();
    setCookie(context, formCookie, token, cookieSettings);
    return token;
  }

  function isOwnToken(context: DeskContext, token: string): boolean {
    const known = getCookie(context, formCookie);
    return known !== undefined && known !== '' && isSame(known, token);
  }

  type Words = { readonly next: string } & Record<string, string>;

  const page = (context: DeskContext, words: Words, status: Status) =>
    show(context, <SignInPage {...words} />, status, tokenFor(context));
  const codePage = (context: DeskContext, words: Words, status: Status) =>
    show(context, <CodePage {...words} />, status, tokenFor(context));

  /**
   * By what a try is counted. A browser that has signed in to the account before is counted by itself, so that nobody who
   * guesses can lock its officer out; the others by account and household. Through a tunnel all are this machine.
   */
  function countedBy(context: DeskContext, email: string, account: Account | undefined) {
    const mark = getCookie(context, deviceCookie) ?? '';
    if (account && isKnownDevice(account, mark)) return { names: [`device ${mark}`], isKnown: true };
    const household = householdIn(context, trustedProxies);
    const names = [`account ${accountName(email)}`, ...(isTunnel(household) ? [] : [`household ${household}`])];
    return { names, isKnown: false };
  }

  /** What to say to a try that has to wait; undefined where it may be made. */
  function waitFor(context: DeskContext, names: readonly string[], isKnown: boolean): string | undefined {
    const seconds = tries.take(names) || (isKnown ? 0 : triesTogether.take(''));
    if (seconds === 0) return undefined;
    log({ event: 'desk', message: 'a sign-in has to wait after wrong tries' });
    context.header('retry-after', String(seconds));
    return waitText(seconds);
  }

  async function enter(context: DeskContext, account: Account, next: string) {
    await record(account.email, 'sign-in', 0);
    await sessions.end(getCookie(context, sessionCookie));
    const secret = await sessions.start(account.email, deviceIn(context, trustedProxies));
    setCookie(context, sessionCookie, secret, cookieSettings);
    setCookie(context, deviceCookie, deviceMark(account), { ...cookieSettings, maxAge: deviceLife });
    for (const name of [formCookie, halfCookie]) setCookie(context, name, '', { ...cookieSettings, maxAge: 0 });
    return context.redirect(next, 303);
  }

  app.get('/desk/sign-in', async (context) => {
    const next = insideDesk(context.req.query('next'));
    if (await sessions.find(getCookie(context, sessionCookie), false)) return context.redirect(next, 303);
    const wasSent = context.req.query('ended') !== undefined;
    const notice =
      'You were signed out, and what you sent last was not stored. Your browser’s Back button may still have it.';
    return page(context, { next, ...(wasSent && { notice }) }, 200);
  });

  app.post('/desk/sign-in', async (context) => {
    const form = await context.req.parseBody();
    const [email, password, next] = [textOf(form.email), textOf(form.password), insideDesk(textOf(form.next))];
    if (!isOwnToken(context, textOf(form.token))) return page(context, { next, email, problem: noCookie }, 403);
    const named = (await accountsNow()).find((each) => each.email === accountName(email));
    const { names, isKnown } = countedBy(context, email, named);
    const wait = waitFor(context, names, isKnown);
    if (wait !== undefined) return page(context, { next, email, problem: wait }, 429);
    const account = await (isKnown ? accountRightOfKnown : accountRight)(email, password);
    if (!account) {
      // What was typed is named only where it is an account: people type passwords into the wrong field.
      await record(named?.email ?? 'unknown account', 'sign-in-refused', 0);
      return page(context, { next, email, problem: 'That email address and password do not fit together.' }, 401);
    }
    tries.forgive(names);
    if (account.secondFactor === null) return enter(context, account, next);
    setCookie(context, halfCookie, halfway.markOf(account), { ...cookieSettings, maxAge: halfLife / 1000 });
    return context.redirect(`/desk/sign-in/code?next=${encodeURIComponent(next)}`, 303);
  });

  async function halfIn(context: DeskContext): Promise<Account | undefined> {
    const account = halfway.accountOf(getCookie(context, halfCookie) ?? '', await accountsNow());
    // A colleague may have reset the second factor meanwhile.
    return account?.secondFactor ? account : undefined;
  }

  app.get('/desk/sign-in/code', async (context) => {
    const next = insideDesk(context.req.query('next'));
    const account = await halfIn(context);
    if (!account) return context.redirect(`/desk/sign-in?next=${encodeURIComponent(next)}`, 303);
    return codePage(context, { next }, 200);
  });

  app.post('/desk/sign-in/code', async (context) => {
    const form = await context.req.parseBody();
    const next = insideDesk(textOf(form.next));
    if (!isOwnToken(context, textOf(form.token))) return codePage(context, { next, problem: noCookie }, 403);
    const account = await halfIn(context);
    if (!account) {
      const problem = 'That took too long. Please sign in once more.';
      return page(context, { next, problem }, 401);
    }
    const { email, secondFactor } = account;
    // Counted apart from passwords: whoever knows the password starts these tries, and no others.
    const counted = countedBy(context, email, account);
    const names = counted.names.map((name) => `code ${name}`);
    const wait = waitFor(context, names, counted.isKnown);
    if (wait !== undefined) return codePage(context, { next, problem: wait }, 429);
    const recovery = textOf(form.recovery);
    const step = secondFactor ? stepOf(secondFactor.secret, textOf(form.code), now()) : undefined;
    const isRight =
      recovery === ''
        ? step !== undefined && (await store.accounts.takeStep(email, step))
        : await store.accounts.takeRecoveryCode(email, recoveryDigest(recovery), { who: email, at: now() });
    if (!isRight) {
      await record(email, 'sign-in-refused', 0, 'second factor');
      const problem =
        recovery === ''
          ? 'That code is wrong, or it was used before. Wait for the next one in your app, and type that.'
          : 'That is none of your recovery codes, or it was used before.';
      return codePage(context, { next, problem }, 401);
    }
    tries.forgive(names);
    return enter(context, account, next);
  });

  return app;
}
