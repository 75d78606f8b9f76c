/** @jsxImportSource hono/jsx */
import { type Frame, Page } from '@/server/desk/page';

/** The lender's facts that the desk prints. */
export type DeskCompany = {
  readonly name: string;
  /** The name in two parts, the short name first. */
  readonly wordmark: readonly [string, string];
  /** Who the lender is by its registration, where it lends, and that nothing is a commitment. */
  readonly legal: string;
  readonly phone: { readonly display: string; readonly href: string };
};

type SignInProps = {
  readonly frame: Frame;
  readonly company: DeskCompany;
  /** The address of the website. */
  readonly siteUrl: string;
  readonly token: string;
  /** Where to go after signing in. */
  readonly next: string;
  /** What was typed as email address. */
  readonly email?: string;
  readonly problem?: string;
  /** A message about the last action, if it was not an error. */
  readonly notice?: string;
};

/** The page by which a loan officer signs in. */
export function SignInPage({ frame, company, siteUrl, token, next, email = '', problem, notice }: SignInProps) {
  const { phone } = company;
  const described = problem === undefined ? undefined : 'problem';
  return (
    <Page
      title={problem === undefined ? 'Sign in' : 'Not signed in'}
      frame={frame}
      kind="signin"
      skip="Skip to the sign-in"
      header={
        <p>
          <a href={siteUrl}>Back to the website</a>
        </p>
      }
    >
      <main id="main">
        <div class="hall">
          <div class="signin-box">
            <h1>Sign in to the lead desk</h1>
            <p class="small">For loan officers of {company.name}.</p>
            {notice === undefined ? null : <p class="notice">{notice}</p>}
            <form method="post" action="/desk/sign-in">
              {problem === undefined ? null : (
                <p class="error" id="problem" role="alert">
                  <span>{problem}</span>
                </p>
              )}
              <input type="hidden" name="token" value={token} />
              <input type="hidden" name="next" value={next} />
              <div class="field">
                <label for="email">Work email</label>
                <input
                  class="input"
                  id="email"
                  name="email"
                  type="email"
                  autocomplete="username"
                  value={email}
                  required
                  aria-describedby={described}
                />
              </div>
              <div class="field">
                <label for="password">Password</label>
                <input
                  class="input"
                  id="password"
                  name="password"
                  type="password"
                  autocomplete="current-password"
                  required
                  aria-describedby={described}
                />
              </div>
              <div>
                <button type="submit" class="button wide">
                  Sign in
                </button>
              </div>
              <p class="small">
                Signed out after 30 minutes without a click. Locked out? Call the office:{' '}
                <a class="nw" href={phone.href}>
                  {phone.display}
                </a>
              </p>
            </form>
          </div>
          <div class="street-picture" />
        </div>
      </main>
      <footer>
        <div class="walk" />
        <div class="fine">
          <div class="wide-wrap">
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
