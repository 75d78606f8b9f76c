import { createHash } from 'node:crypto';
import { brand } from '@/content/lender/look/brand';

const { ink, enamel } = brand.colors;
const style =
  `body{max-width:40rem;margin:12vh auto;padding:0 1.25rem;font:1.125rem/1.6 system-ui,sans-serif;color:${ink};background:white}` +
  `h1{font-size:1.75rem;line-height:1.2}a{color:${enamel}}li{margin:.25rem 0}`;

/** Allows only the style of this page. */
export const plainPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

export type PlainPage = {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly problems?: readonly string[];
  readonly phone: { readonly display: string; readonly href: string };
};

/** A page for visitors without JavaScript whose form was refused. It repeats nothing that was sent. */
export function plainPage({ title, sentences, problems = [], phone }: PlainPage): string {
  const list = problems.length ? `<ul>${problems.map((problem) => `<li>${escaped(problem)}</li>`).join('')}</ul>` : '';
  const text = sentences.map((sentence) => `<p>${escaped(sentence)}</p>`).join('');
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${style}</style></head>` +
    `<body><main><h1>${escaped(title)}</h1>${list}${text}` +
    `<p>You can also call us: <a href="${escaped(phone.href)}">${escaped(phone.display)}</a>.</p></main></body></html>`
  );
}
