/** @jsxImportSource hono/jsx */
import { Field, Form, Problem } from '@/server/desk/pages/form';
import { DeskPage } from '@/server/desk/pages/page';

type ConfirmProps = {
  readonly next: string;
  /** Whether a second-factor code is accepted too. */
  readonly hasCode: boolean;
  readonly problem?: string;
};

export function ConfirmPage({ next, hasCode, problem }: ConfirmProps) {
  return (
    <DeskPage title={problem === undefined ? 'Is it you?' : 'Not confirmed'} skip="Skip to the form">
      <h1>Is it you?</h1>
      <p>
        Exporting, deleting several leads, signing out devices and setting up a second factor need your password again,
        at most every five minutes.
      </p>
      <section class="box account">
        <Form action="/desk/confirm" hiddenFields={{ next }}>
          <Problem text={problem} />
          <Field
            id="proof"
            label={hasCode ? 'Your password, or the six digits from your app' : 'Your password'}
            type="password"
            autocomplete="current-password"
            required
            aria-describedby={problem === undefined ? undefined : 'problem'}
          />
          <button type="submit" class="button">
            Continue
          </button>
        </Form>
      </section>
      <p>
        <a href="/desk">All leads</a>
      </p>
    </DeskPage>
  );
}
