/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import type { Officer } from '@/server/desk/accounts/officers';
import { Form } from '@/server/desk/pages/form';

/** Addresses of the desk's own files. */
export type Assets = { readonly styles: string; readonly script: string };

/** What every page of the desk has. */
export type Frame = Assets & {
  /** The short name of the lender. */
  readonly brand: string;
};

type PageProps = {
  readonly title: string;
  readonly frame: Frame;
  readonly skip: string;
  readonly children?: Child;
};

type ShellProps = PageProps & {
  readonly kind: 'desk' | 'signin';
  /** At the right of the header. */
  readonly header?: Child;
  readonly isLive?: boolean | undefined;
};

/** A whole page, with the header of the desk. */
export function Page({ title, frame, kind, header, isLive, skip, children }: ShellProps) {
  return (
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="format-detection" content="telephone=no, address=no, email=no" />
        <title>{`${title} | Lead desk`}</title>
        <link rel="stylesheet" href={frame.styles} />
        <link rel="icon" href="/desk/mark.svg" type="image/svg+xml" />
        {isLive ? <script type="module" src={frame.script} /> : null}
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
                {frame.brand} <span>Lead desk</span>
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
  /** Who is signed in; their name and the ways to the other pages and out are in the header. */
  readonly me?: Officer;
  readonly token?: string;
  /** Whether new leads are shown without reloading. */
  readonly isLive?: boolean;
  /** Whether a lead is open, which is then alone on a small screen. */
  readonly isOpen?: boolean;
};

/** A page behind the sign-in. */
export function DeskPage({ me, token = '', isOpen, children, ...page }: DeskPageProps) {
  const header = me && (
    <>
      <p>{[me.name, me.numbers].filter(Boolean).join(', ')}</p>
      <a href="/desk/counts">Counts</a>
      <a href="/desk/account">Your account</a>
      <Form action="/desk/sign-out" unseen={{ token }}>
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

/** A page as the text of an answer. */
export function pageText(page: Child): string {
  return `<!doctype html>${String(page)}`;
}
