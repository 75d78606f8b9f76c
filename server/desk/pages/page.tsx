/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import { Form } from '@/server/desk/pages/form';
import { usePageContext } from '@/server/desk/pages/page-context';

type PageProps = {
  readonly title: string;
  readonly skip: string;
  readonly isLive?: boolean;
  readonly children?: Child;
};

export function TableHead({ names }: { readonly names: readonly string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th scope="col">{name}</th>
        ))}
      </tr>
    </thead>
  );
}

type FrameProps = PageProps & { readonly kind: 'desk' | 'signin'; readonly header?: Child };

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
          <div class="wrap btns">
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
  /** Whether a lead is open; small screens then show only the lead. */
  readonly isOpen?: boolean;
};

export function DeskPage({ isOpen, children, ...page }: DeskPageProps) {
  const { me } = usePageContext();
  const counts = me?.role !== 'auditor' && { counts: 'Counts' };
  const record = me?.role !== 'officer' && { record: 'Audit log' };
  const links = Object.entries({ ...counts, ...record, account: 'Your account' });
  const header = me && (
    <nav class="btns" aria-label="Desk">
      <p>{[me.name, me.numbers].filter(Boolean).join(', ')}</p>
      {links.map(([path, words]) => (
        <a class="tap" href={`/desk/${path}`}>
          {words}
        </a>
      ))}
      <Form data-print="no" action="/desk/sign-out">
        <button type="submit" class="plain">
          Sign out
        </button>
      </Form>
    </nav>
  );
  return (
    <Page {...page} kind="desk" header={header}>
      <main id="main" class="desk-main" data-open={isOpen ? '' : undefined}>
        <div class="wrap flow">{children}</div>
      </main>
    </Page>
  );
}
