/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { createPasswordCheck, hashPassword } from '@/server/desk/accounts/accounts';
import { type LoginThrottle, waitText } from '@/server/desk/accounts/login-throttle';
import { changeNotice } from '@/server/desk/accounts/notices';
import { passwordProblem } from '@/server/desk/accounts/passwords';
import {
  isSecret,
  newRecoveryCodes,
  newSecret,
  otpauthUrl,
  recoveryDigest,
  stepOfCode,
} from '@/server/desk/accounts/second-factor';
import { cookieSettings, type Sessions, sessionCookie } from '@/server/desk/accounts/sessions';
import { formText } from '@/server/desk/changes';
import { type Confirmations, confirmationFor } from '@/server/desk/confirm';
import { AccountPage, type AccountProblem } from '@/server/desk/pages/account-page';
import { RecoveryCodesPage, SecondFactorPage } from '@/server/desk/pages/second-factor-page';
import { type DeskBindings, deviceIn, type RequestContext } from '@/server/desk/requests';
import type { DeskServices } from '@/server/desk/services';

export const secondFactorPath = '/desk/second-factor';

export function accountRoutes(
  services: DeskServices,
  sessions: Sessions,
  throttle: LoginThrottle,
  confirmations: Confirmations,
): Hono<DeskBindings> {
  const { store, company, requiresSecondFactor, trustedProxies, now, recordAudit, show, tell } = services;
  const checkPassword = createPasswordCheck(store.accounts.list);
  const app = new Hono<DeskBindings>();

  async function page(context: RequestContext, problem?: AccountProblem) {
    const session = context.get('session');
    const { secondFactor } = context.get('account');
    return show(
      context,
      <AccountPage
        session={session}
        secondFactor={secondFactor}
        requiresSecondFactor={requiresSecondFactor}
        devices={await store.accounts.sessionsOf(session.who)}
        flash={context.req.query('did')}
        {...(problem && { problem })}
      />,
      problem ? 422 : 200,
    );
  }

  /** Checks the password before a change to the account; returns an error message or undefined. */
  async function passwordError({ who }: { readonly who: string }, password: string): Promise<string | undefined> {
    const names = [`own ${who}`];
    const seconds = throttle.attempt(names);
    if (seconds > 0) return waitText(seconds);
    if (!(await checkPassword(who, password))) return 'That isn’t your current password. Nothing was changed.';
    throttle.reset(names);
    return undefined;
  }

  app.get('/desk/account', (context) => page(context));

  app.post('/desk/account/password', async (context) => {
    const session = context.get('session');
    const form = await context.req.parseBody();
    const password = formText(form.new);
    const text =
      (password === formText(form.again) ? undefined : 'The new passwords don’t match.') ??
      passwordProblem(password, session.who) ??
      (await passwordError(session, formText(form.present)));
    if (text !== undefined) return page(context, { of: 'password', text });
    const account = { email: session.who, password: await hashPassword(password) };
    await store.accounts.setPassword(account, { who: session.who, at: now() });
    const secret = await sessions.start(session.who, deviceIn(context, trustedProxies));
    void tell(changeNotice(session.who, 'Your password was changed, and all other devices were signed out.'));
    setCookie(context, sessionCookie, secret, cookieSettings);
    return context.redirect('/desk/account?did=password', 303);
  });

  app.post('/desk/account/sign-out', async (context) => {
    const { who, id } = context.get('session');
    const form = await context.req.parseBody();
    const device = formText(form.device);
    const confirmation = device === id ? undefined : confirmationFor(context, confirmations, '/desk/account');
    if (confirmation) return context.redirect(confirmation, 303);
    const ended = await store.accounts.endSessions(who, device === 'all' ? undefined : device);
    await recordAudit(who, 'device-sign-out', 0, device === 'all' ? 'everywhere' : `${ended} of the devices`);
    return context.redirect(device === 'all' || device === id ? '/desk/sign-in' : '/desk/account?did=device', 303);
  });

  function setUpPage(context: RequestContext, secret: string, problem?: string) {
    const { who } = context.get('session');
    return show(
      context,
      <SecondFactorPage
        secret={secret}
        address={otpauthUrl(secret, who, `${company.wordmark[0]} desk`)}
        isRequired={requiresSecondFactor}
        {...(problem !== undefined && { problem })}
      />,
      problem === undefined ? 200 : 422,
    );
  }

  app.get(secondFactorPath, async (context) => {
    if (context.get('account').secondFactor) return context.redirect('/desk/account', 303);
    const confirmation = confirmationFor(context, confirmations);
    return confirmation ? context.redirect(confirmation, 303) : setUpPage(context, newSecret());
  });

  app.post(secondFactorPath, async (context) => {
    const { who } = context.get('session');
    const form = await context.req.parseBody();
    const confirmation = confirmationFor(context, confirmations);
    if (confirmation) return context.redirect(confirmation, 303);
    const secret = formText(form.secret);
    if (!isSecret(secret)) return context.redirect(secondFactorPath, 303);
    const step = stepOfCode(secret, formText(form.code), now());
    if (step === undefined) {
      const problem = 'That code is wrong. Is your phone’s clock right? Type the six digits that the app shows now.';
      return setUpPage(context, secret, problem);
    }
    const codes = newRecoveryCodes();
    const factor = { secret, step, recoveryDigests: codes.map(recoveryDigest) };
    const isNew = await store.accounts.setSecondFactor(who, factor, { who, at: now() });
    if (!isNew) return context.redirect('/desk/account', 303);
    void tell(changeNotice(who, 'A second factor was set up.'));
    return show(context, <RecoveryCodesPage codes={codes} />);
  });

  app.post(`${secondFactorPath}/off`, async (context) => {
    const session = context.get('session');
    const form = await context.req.parseBody();
    const text = await passwordError(session, formText(form['factor-password']));
    if (text !== undefined) return page(context, { of: 'second-factor', text });
    await store.accounts.endSecondFactor(session.who, { who: session.who, at: now() });
    void tell(changeNotice(session.who, 'Your second factor was turned off.'));
    return context.redirect(requiresSecondFactor ? secondFactorPath : '/desk/account?did=off', 303);
  });

  return app;
}
