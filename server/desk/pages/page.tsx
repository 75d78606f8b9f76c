/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';

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
  readonly kind: 'desk' | 'signin';
  /** At the right of the header. */
  readonly header?: Child;
  readonly isLive?: boolean;
  readonly skip: string;
  readonly children?: Child;
};

/** A whole page of the desk. */
export function Page({ title, frame, kind, header, isLive, skip, children }: PageProps) {
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

/** A page as the text of an answer. */
export function pageText(page: Child): string {
  return `<!doctype html>${String(page)}`;
}
