/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import { Button, CodeField, Field, Form, Problem } from '@/server/desk/pages/form';
import { Page } from '@/server/desk/pages/page';
import { usePageContext } from '@/server/desk/pages/page-context';

type SignInFormProps = { readonly next: string; readonly problem?: string | undefined };

type SignInFrameProps = Pick<SignInFormProps, 'problem'> & {
  readonly title: string;
  readonly heading: string;
  readonly children?: Child;
};

function SignInFrame({ problem, title, heading, children }: SignInFrameProps) {
  const { company, siteUrl } = usePageContext();
  return (
    <Page
      title={problem === undefined ? title : 'Not signed in'}
      kind="signin"
      skip="Skip to the sign-in"
      header={
        <p>
          <a class="tap t-s" href={siteUrl}>
            Back to the website
          </a>
        </p>
      }
    >
      <main id="main">
        <div class="wrap hall">
          <div class="signin-box flow">
            <h1>{heading}</h1>
            <p class="small">For loan officers of {company.name}.</p>
            {children}
          </div>
          <div class="street-picture" />
        </div>
      </main>
      <footer>
        <div class="walk" />
        <div class="fine">
          <div class="wrap btns">
            <div class="housing">
              <svg viewBox="0 0 48 44" aria-hidden="true">
                <path
                  fill="currentColor"
                  fill-rule="evenodd"
                  d="M24 0L0 12v9h5v23h38V21h5v-9zM11.5 15.5L24 9l12.5 6.5V37.5h-25zM17 19h14v5.5H17zM17 28h14v5.5H17z"
                />
              </svg>
              <span>
                Equal Housing
                <br />
                Opportunity
              </span>
            </div>
            <p>
              {company.legal} <a href={`${siteUrl}/privacy-policy`}>Privacy Policy</a>
            </p>
          </div>
        </div>
      </footer>
    </Page>
  );
}

function Help() {
  const { company } = usePageContext();
  return (
    <p class="small">
      You’re signed out after 30 minutes without a click. Locked out? Call the office:{' '}
      <a class="nw" href={company.phone.href}>
        {company.phone.display}
      </a>
    </p>
  );
}

type SignInProps = SignInFormProps & { readonly email?: string; readonly notice?: string };

export function SignInPage({ next, email = '', notice, problem }: SignInProps) {
  const of = { required: true, 'aria-describedby': problem === undefined ? undefined : 'problem' };
  return (
    <SignInFrame problem={problem} title="Sign in" heading="Sign in to the lead desk">
      {notice === undefined ? null : <p class="notice">{notice}</p>}
      <Form action="/desk/sign-in" hiddenFields={{ next }}>
        <Problem text={problem} />
        <Field id="email" label="Work email" type="email" autocomplete="username" value={email} {...of} />
        <Field id="password" label="Password" type="password" autocomplete="current-password" {...of} />
        <div>
          <button type="submit" class="button wide">
            Sign in
          </button>
        </div>
        <Help />
      </Form>
    </SignInFrame>
  );
}

export function CodePage({ next, problem }: SignInFormProps) {
  const form = { action: '/desk/sign-in/code', hiddenFields: { next } };
  return (
    <SignInFrame problem={problem} title="The code" heading="The code from your app">
      <Form {...form}>
        <Problem text={problem} />
        <CodeField hasProblem={problem !== undefined} />
        <div>
          <button type="submit" class="button wide">
            Sign in
          </button>
        </div>
      </Form>
      <details class="recovery">
        <summary class="tap">Don’t have your phone?</summary>
        <Form {...form}>
          <Field
            id="recovery"
            label="One of your recovery codes"
            class="code"
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            maxlength={40}
            required
            aria-describedby="recovery-hint"
          >
            <p class="small hint" id="recovery-hint">
              Each one works once. Without one, a colleague who runs the server can reset your second factor.
            </p>
          </Field>
          <div>
            <Button>Use this code</Button>
          </div>
        </Form>
      </details>
      <Help />
    </SignInFrame>
  );
}
