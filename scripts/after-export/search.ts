import type { SearchEntry } from '@/lib/search/entries';

/** A page as its entries need it. */
export type FoundPage = { readonly path: string; readonly label: string; readonly html: string };

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' };

/** The words of markup, with a space for each tag of a block. */
function wordsOf(markup: string): string {
  return markup
    .replace(/<\/?(?:a|b|em|i|s|small|span|strong|sub|sup|button|abbr|wbr|time|mark)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Parts of a page that no reader searches for: drawings, controls, navigation, what repeats on each page. */
const leftOut = /<(nav|aside|form|svg|script|style|noscript|select|fieldset|iframe|page-island)\b[\s\S]*?<\/\1>/g;

/** Cells of tables with nothing but figures. */
const figures = /<td\b[^>]*>[^<A-Za-z]*<\/td>/g;

function mainOf(html: string): string {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  return main.replace(leftOut, ' ').replace(figures, ' ');
}

/** A page in parts: what comes before its first heading, then each heading of the second level with what follows it. */
function partsOf({ path, label, html }: FoundPage): readonly SearchEntry[] {
  const [intro = '', ...sections] = mainOf(html).split(/(?=<h2\b)/);
  const heading = /<h1\b[^>]*>([\s\S]*?)<\/h1>/;
  const first: SearchEntry = { kind: 'page', href: path, title: label, text: wordsOf(intro.replace(heading, ' ')) };
  const others = sections.map((section): SearchEntry => {
    const [, attributes = '', name = ''] = /^<h2\b([^>]*)>([\s\S]*?)<\/h2>/.exec(section) ?? [];
    const id = /\bid="([^"]+)"/.exec(attributes)?.[1];
    const text = wordsOf(section.replace(/^<h2\b[\s\S]*?<\/h2>/, ' '));
    return { kind: 'page', href: id ? `${path}#${id}` : path, title: label, heading: wordsOf(name), text };
  });
  return [first, ...others].filter(({ text, heading }) => text !== '' || heading);
}

/** Everything that the search page can find: the parts of each page as exported, then the terms. */
export function searchEntries(
  pages: readonly FoundPage[],
  terms: readonly { readonly href: string; readonly term: string; readonly definition: string }[],
): readonly SearchEntry[] {
  return [
    ...pages.flatMap(partsOf),
    ...terms.map(({ href, term, definition }): SearchEntry => ({ kind: 'term', href, title: term, text: definition })),
  ];
}
