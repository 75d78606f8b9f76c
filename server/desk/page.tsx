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

function Mark() {
  return (
    <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="6" fill="#134382" />
      <path fill="#fff" d="M7 33V19l5-6 5 6v14zM24 33V17h9v16zM22.5 17v-3h12v3z" />
      <path fill="#c4202e" d="M15.5 33V13.5L20.5 5l5 8.500V33z" />
      <path fill="#ffc53d" d="M18.5 33v-9a2 2 0 0 1 4 0v9z" />
    </svg>
  );
}

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
              <Mark />
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
