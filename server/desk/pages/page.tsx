/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import { Form } from '@/server/desk/pages/form';
import { usePageContext } from '@/server/desk/pages/page-context';

type PageProps = {
  readonly title: string;
  readonly skip: string;
  /** Whether new leads are shown without reloading. */
  readonly isLive?: boolean;
  readonly children?: Child;
};

type FrameProps = PageProps & {
  readonly kind: 'desk' | 'signin';
  /** At the right of the header. */
  readonly header?: Child;
};

/** A whole page, with the header of the desk. */
export function Page({ title, kind, header, isLive, skip, children }: FrameProps) {
  const { files, company } = usePageContext();
  return (
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="format-detection" content="telephone=no, address=no, email=no" />
        <title>{`${title} | Lead desk`}</title>
        <link rel="stylesheet" href={files.styles} />
        <link rel="icon" href="/desk/mark.svg" type="image/svg+xml" />
        {isLive ? <script type="module" src={files.script} /> : null}
      </head>
      <body class={kind}>
        <a class="skip" href="#main">
          {skip}
        </a>
        <header class="desk-head night">
          <div class="wide-wrap">
            <a class="logo" href="/desk">
              <img src="/desk/mark.svg" width="40" height="40" alt="" />
              <span>
                {company.wordmark[0]} <span>Lead desk</span>
              </span>
            </a>
            {header}
          </div>
        </header>
        {children}
      </body>
    </html>
  );
}

type DeskPageProps = PageProps & {
  /** Whether the header says who is signed in, with the ways to the other pages and out. */
  readonly hasMenu?: boolean;
  /** Whether a lead is open, which is then alone on a small screen. */
  readonly isOpen?: boolean;
};

/** A page behind the sign-in. */
export function DeskPage({ hasMenu, isOpen, children, ...page }: DeskPageProps) {
  const { me } = usePageContext();
  const header = hasMenu && me && (
    <>
      <p>{[me.name, me.numbers].filter(Boolean).join(', ')}</p>
      <a href="/desk/counts">Counts</a>
      <a href="/desk/account">Your account</a>
      <Form action="/desk/sign-out">
        <button type="submit" class="plain">
          Sign out
        </button>
      </Form>
    </>
  );
  return (
    <Page {...page} kind="desk" header={header}>
      <main id="main" class="desk-main" data-open={isOpen ? '' : undefined}>
        <div class="wide-wrap">{children}</div>
      </main>
    </Page>
  );
}
