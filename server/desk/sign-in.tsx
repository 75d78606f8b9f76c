/** @jsxImportSource hono/jsx */
import { createHmac, randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import {
  type Account,
  accountEmail,
  createPasswordCheck,
  deviceToken,
  isKnownDevice,
  maxEmailLength,
  maxPasswordLength,
  parseAccount,
} from '@/server/desk/accounts/accounts';
import { type LoginThrottle, waitText } from '@/server/desk/accounts/login-throttle';
import { changeNotice } from '@/server/desk/accounts/notices';
import { recoveryDigest, stepOfCode } from '@/server/desk/accounts/second-factor';
import { cookieSettings, type Sessions, sessionCookie } from '@/server/desk/accounts/sessions';
import { formText } from '@/server/desk/changes';
import { CodePage, SignInPage } from '@/server/desk/pages/sign-in-page';
import { safeDeskPath } from '@/server/desk/query';
import { clientNetworkIn, type DeskBindings, deviceIn, isLoopback, type RequestContext } from '@/server/desk/requests';
import type { DeskServices } from '@/server/desk/services';
import { createBuckets } from '@/server/inbox/buckets';
import { momentText } from '@/server/office-time';
import { isSame, randomText } from '@/server/secrets';

/** Sign-in attempts per minute from all unknown browsers together. */
const maxUnknownAttempts = 60;

const formCookie = '__Host-desk-form';
const deviceCookie = '__Host-desk-device';
/** In seconds. */
const deviceLifetime = 180 * 24 * 60 * 60;

const missingCookieText =
  'Your browser didn’t send this page’s cookie. Allow cookies for the desk, then sign in again.';

/** Between password and code, proves that the password was right. */
const pendingCookie = '__Host-desk-half';
/** Time to enter the code, in milliseconds. */
const pendingLifetime = 10 * 60_000;

/**
 * Issues proofs that a browser has entered the password of an account. They are signed with a key of this process and with
 * the account's password key, so neither the database nor an old password is enough to forge one. After a restart, people
 * enter their password again.
 */
function createPendingSignIns(now: () => number) {
  const secret = randomBytes(32);
  const signatureAt = ({ email, key }: Account, at: number) =>
    `${at}.${createHmac('sha256', secret).update(`${at} ${email} `).update(key).digest('base64url')}`;
  return {
    issue: (account: Account) => `${signatureAt(account, now())}.${Buffer.from(account.email).toString('base64url')}`,
    accountOf(token: string, accounts: readonly Account[]): Account | undefined {
      const [at = '', proof = '', name = ''] = token.split('.');
      const account = accounts.find(({ email }) => email === Buffer.from(name, 'base64url').toString());
      const age = now() - Number(at);
      if (!account || !(age >= 0 && age < pendingLifetime)) return undefined;
      return isSame(signatureAt(account, Number(at)), `${at}.${proof}`) ? account : undefined;
    },
  };
}

type Status = 200 | 401 | 403 | 429;

export function signInRoutes(services: DeskServices, sessions: Sessions, throttle: LoginThrottle): Hono<DeskBindings> {
  const { store, trustedProxies, log, now, recordAudit, show, tell } = services;
  const loadAccounts = async () => (await store.accounts.list()).map(parseAccount);
  const checkPassword = createPasswordCheck(store.accounts.list);
  const checkKnownDevicePassword = createPasswordCheck(store.accounts.list);
  const unknownAttempts = createBuckets(maxUnknownAttempts, { now: services.elapsed });
  const pendingSignIns = createPendingSignIns(now);
  const app = new Hono<DeskBindings>();

  function csrfTokenFor(context: RequestContext): string {
    const existingToken = getCookie(context, formCookie);
    const token = existingToken && /^[\w-]{43}$/.test(existingToken) ? existingToken : randomText();
    setCookie(context, formCookie, token, cookieSettings);
    return token;
  }

  function isCsrfToken(context: RequestContext, token: string): boolean {
    const existingToken = getCookie(context, formCookie);
    return existingToken !== undefined && existingToken !== '' && isSame(existingToken, token);
  }

  type Words = { readonly next: string } & Record<string, string>;

  const page = (context: RequestContext, words: Words, status: Status) =>
    show(context, <SignInPage {...words} />, status, csrfTokenFor(context));
  const codePage = (context: RequestContext, words: Words, status: Status) =>
    show(context, <CodePage {...words} />, status, csrfTokenFor(context));

  /**
   * The counters of an attempt. A browser that has signed in to the account before has a separate counter, so guessing
   * can't lock its officer out. Other attempts count by account and client network; connections through a tunnel share
   * one address, so they count by account.
   */
  function throttleKeysFor(context: RequestContext, name: string, account: Account | undefined) {
    const token = getCookie(context, deviceCookie) ?? '';
    if (account && isKnownDevice(account, token)) return { names: [`device ${token}`], isKnown: true };
    const clientNetwork = clientNetworkIn(context, trustedProxies);
    const names = [`account ${name}`, ...(isLoopback(clientNetwork) ? [] : [`network ${clientNetwork}`])];
    return { names, isKnown: false };
  }

  /** Counts an attempt; returns a message if it has to wait. */
  function throttleProblem(context: RequestContext, names: readonly string[], isKnown: boolean): string | undefined {
    const seconds = throttle.attempt(names) || (isKnown ? 0 : unknownAttempts.take(''));
    if (seconds === 0) return undefined;
    log({ event: 'desk', message: 'a sign-in has to wait after failed attempts' });
    context.header('retry-after', String(seconds));
    return waitText(seconds);
  }

  async function startSession(context: RequestContext, account: Account, next: string) {
    await recordAudit(account.email, 'sign-in', 0);
    await sessions.end(getCookie(context, sessionCookie));
    const device = deviceIn(context, trustedProxies);
    const isKnown = isKnownDevice(account, getCookie(context, deviceCookie) ?? '');
    const secret = await sessions.start(account.email, device);
    if (!isKnown) {
      const from = isLoopback(device.network) ? 'through a tunnel to the server' : `from ${device.network}`;
      void tell({
        to: account.email,
        subject: 'New sign-in to the lead desk',
        text: `Someone signed in to your account: ${device.browser}, ${from}, ${momentText(now())}, Ohio time. If that wasn’t you, tell whoever runs the server right away, and change your password.`,
      });
    }
    setCookie(context, sessionCookie, secret, cookieSettings);
    setCookie(context, deviceCookie, deviceToken(account), { ...cookieSettings, maxAge: deviceLifetime });
    for (const name of [formCookie, pendingCookie]) setCookie(context, name, '', { ...cookieSettings, maxAge: 0 });
    return context.redirect(next, 303);
  }

  app.get('/desk/sign-in', async (context) => {
    const next = safeDeskPath(context.req.query('next'));
    if (await sessions.find(getCookie(context, sessionCookie), false)) return context.redirect(next, 303);
    const hasTimedOut = context.req.query('ended') !== undefined;
    const notice =
      'You were signed out, and what you sent last wasn’t saved. To find a note you typed, open its lead or use your browser’s Back button.';
    return page(context, { next, ...(hasTimedOut && { notice }) }, 200);
  });

  app.post('/desk/sign-in', async (context) => {
    const form = await context.req.parseBody();
    const [email, password, next] = [formText(form.email), formText(form.password), safeDeskPath(formText(form.next))];
    if (!isCsrfToken(context, formText(form.token)))
      return page(context, { next, email, problem: missingCookieText }, 403);
    const isTooLong = email.length > maxEmailLength || password.length > maxPasswordLength;
    const name = accountEmail(email);
    const typedAccount = isTooLong ? undefined : (await loadAccounts()).find((each) => each.email === name);
    const { names, isKnown } = throttleKeysFor(context, name, typedAccount);
    const wait = throttleProblem(context, names, isKnown);
    if (wait !== undefined) return page(context, { next, email: name, problem: wait }, 429);
    if (isTooLong) return page(context, { next, problem: 'That email address or password is too long.' }, 401);
    const account = await (isKnown ? checkKnownDevicePassword : checkPassword)(email, password);
    if (!account) {
      // Only existing accounts are recorded by name: people type passwords into the wrong field.
      await recordAudit(typedAccount?.email ?? 'unknown account', 'sign-in-refused', 0);
      return page(context, { next, email, problem: 'That email and password don’t match.' }, 401);
    }
    throttle.reset(names);
    if (account.secondFactor === null) return startSession(context, account, next);
    setCookie(context, pendingCookie, pendingSignIns.issue(account), {
      ...cookieSettings,
      maxAge: pendingLifetime / 1000,
    });
    return context.redirect(`/desk/sign-in/code?next=${encodeURIComponent(next)}`, 303);
  });

  async function pendingAccount(context: RequestContext): Promise<Account | undefined> {
    const account = pendingSignIns.accountOf(getCookie(context, pendingCookie) ?? '', await loadAccounts());
    // The second factor may have been reset in the meantime.
    return account?.secondFactor ? account : undefined;
  }

  app.get('/desk/sign-in/code', async (context) => {
    const next = safeDeskPath(context.req.query('next'));
    const account = await pendingAccount(context);
    if (!account) return context.redirect(`/desk/sign-in?next=${encodeURIComponent(next)}`, 303);
    return codePage(context, { next }, 200);
  });

  app.post('/desk/sign-in/code', async (context) => {
    const form = await context.req.parseBody();
    const next = safeDeskPath(formText(form.next));
    if (!isCsrfToken(context, formText(form.token)))
      return codePage(context, { next, problem: missingCookieText }, 403);
    const account = await pendingAccount(context);
    if (!account) {
      const problem = 'That took too long. Please sign in again.';
      return page(context, { next, problem }, 401);
    }
    const { email, secondFactor } = account;
    // Separate counters: only somebody who knows the password gets this far.
    const throttled = throttleKeysFor(context, email, account);
    const names = throttled.names.map((name) => `code ${name}`);
    const wait = throttleProblem(context, names, throttled.isKnown);
    if (wait !== undefined) return codePage(context, { next, problem: wait }, 429);
    const recovery = formText(form.recovery);
    const step = secondFactor ? stepOfCode(secondFactor.secret, formText(form.code), now()) : undefined;
    const isValid =
      recovery === ''
        ? step !== undefined && (await store.accounts.consumeCodeStep(email, step))
        : await store.accounts.consumeRecoveryCode(email, recoveryDigest(recovery), { who: email, at: now() });
    if (!isValid) {
      await recordAudit(email, 'sign-in-refused', 0, 'second factor');
      const problem =
        recovery === ''
          ? 'That code is wrong, or it was already used. Wait for the next one in your app, then type that.'
          : 'That isn’t one of your recovery codes, or it was already used.';
      return codePage(context, { next, problem }, 401);
    }
    throttle.reset(names);
    if (recovery !== '') void tell(changeNotice(email, 'A recovery code was used to sign in.'));
    return startSession(context, account, next);
  });

  return app;
}
