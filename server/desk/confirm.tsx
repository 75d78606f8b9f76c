/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
import { createPasswordCheck } from '@/server/desk/accounts/accounts';
import { type LoginThrottle, waitText } from '@/server/desk/accounts/login-throttle';
import { stepOfCode } from '@/server/desk/accounts/second-factor';
import type { Session } from '@/server/desk/accounts/sessions';
import { formText } from '@/server/desk/changes';
import { ConfirmPage } from '@/server/desk/pages/confirm-page';
import type { DeskBindings, RequestContext } from '@/server/desk/requests';
import type { DeskServices } from '@/server/desk/services';

export const confirmPath = '/desk/confirm';

/** How long a confirmation is valid, in milliseconds. */
const confirmedTime = 5 * 60_000;
const confirmedPages = /^\/desk\/(?:account|export|contacts|erase|second-factor)(?:\?|$)/;

/** Remembers in memory which sessions have recently confirmed their password or code. */
export function createConfirmations(now: () => number, elapsed: () => number) {
  const times = new Map<string, number>();
  return {
    confirm(session: string): void {
      for (const [id, at] of times) if (elapsed() - at >= confirmedTime) times.delete(id);
      times.set(session, elapsed());
    },
    isConfirmed: ({ id, startedAt }: Session) =>
      now() - startedAt < confirmedTime || elapsed() - (times.get(id) ?? Number.NEGATIVE_INFINITY) < confirmedTime,
  };
}
export type Confirmations = ReturnType<typeof createConfirmations>;

/** The URL of the confirmation form for a page; undefined if the session is already confirmed. */
export function confirmationFor(
  context: RequestContext,
  confirmations: Confirmations,
  page?: string,
): string | undefined {
  if (confirmations.isConfirmed(context.get('session'))) return undefined;
  const { pathname, search } = new URL(context.req.url);
  return `${confirmPath}?next=${encodeURIComponent(page ?? pathname + search)}`;
}

/** Routes that ask for the password or a second-factor code before actions for which an open session isn't enough. */
export function confirmRoutes(
  { store, now, recordAudit, show }: DeskServices,
  confirmations: Confirmations,
  throttle: LoginThrottle,
): Hono<DeskBindings> {
  const checkPassword = createPasswordCheck(store.accounts.list);
  const app = new Hono<DeskBindings>();
  const nextOf = (text: string | undefined) => (text !== undefined && confirmedPages.test(text) ? text : '/desk');

  app.get(confirmPath, (context) => {
    const next = nextOf(context.req.query('next'));
    return show(context, <ConfirmPage next={next} hasCode={context.get('account').secondFactor !== null} />);
  });

  app.post(confirmPath, async (context) => {
    const { email, secondFactor } = context.get('account');
    const form = await context.req.parseBody();
    const next = nextOf(formText(form.next));
    const typed = formText(form.proof);
    const names = [`own ${email}`];
    const seconds = throttle.attempt(names);
    const fail = (problem: string) =>
      show(
        context,
        <ConfirmPage next={next} hasCode={secondFactor !== null} problem={problem} />,
        seconds > 0 ? 429 : 422,
      );
    if (seconds > 0) return fail(waitText(seconds));
    const step = secondFactor ? stepOfCode(secondFactor.secret, typed, now()) : undefined;
    const isRight =
      step === undefined
        ? (await checkPassword(email, typed)) !== undefined
        : await store.accounts.consumeCodeStep(email, step);
    if (!isRight) {
      await recordAudit(email, 'sign-in-refused', 0, 'confirmation');
      return fail(secondFactor ? 'That isn’t your password or the current code.' : 'That isn’t your password.');
    }
    throttle.reset(names);
    confirmations.confirm(context.get('session').id);
    return context.redirect(next, 303);
  });

  return app;
}
