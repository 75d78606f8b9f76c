const empty = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/** What a reader passes over when reading a page from top to bottom. */
const passedOver = new Set([
  'aside',
  'button',
  'form',
  'iframe',
  'nav',
  'noscript',
  'script',
  'select',
  'style',
  'svg',
  'template',
]);

const inline = new Set([
  'a',
  'abbr',
  'b',
  'br',
  'cite',
  'code',
  'em',
  'i',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'wbr',
]);

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#x27': "'" };

function plain(text: string): string {
  return text
    .replace(/&(#x27|[a-z]+);/g, (whole, name: string) => named[name] ?? whole)
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/\s+/g, ' ')
    .trim();
}

/** A stretch of text that stands by itself: a paragraph, a heading, a list entry or a cell. */
export type Paragraph = { readonly element: string; readonly text: string };

/**
 * The text of a page's main part, stretch by stretch, in reading order: without menus, side panels, forms and drawings.
 * `html` must be well-formed, as an export is.
 */
export function paragraphsOf(html: string): readonly Paragraph[] {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  const found: Paragraph[] = [];
  const open: string[] = [];
  let text = '';
  let passing: { readonly element: string; depth: number } | undefined;

  function flush(): void {
    const words = plain(text);
    if (words !== '') found.push({ element: open.findLast((name) => !inline.has(name)) ?? 'main', text: words });
    text = '';
  }

  for (const [, comment, close, name = '', letters = ''] of main.matchAll(
    /(<!--[\s\S]*?-->)|<(\/?)([a-z][a-z0-9]*)\b[^>]*>|([^<]+)/gi,
  )) {
    if (comment) continue;
    const element = name.toLowerCase();
    if (passing) {
      if (element === passing.element) passing.depth += close ? -1 : 1;
      if (passing.depth === 0) passing = undefined;
      continue;
    }
    if (letters) {
      text += letters;
      continue;
    }
    if (!close && passedOver.has(element)) {
      passing = { element, depth: 1 };
      continue;
    }
    if (element === 'br') text += ' ';
    if (!inline.has(element)) flush();
    if (empty.has(element)) continue;
    if (close) open.splice(open.lastIndexOf(element), 1);
    else open.push(element);
  }
  flush();
  return found;
}

/** Elements that hold sentences, as against figures, labels and names. */
const prose = new Set(['p', 'li', 'dd', 'blockquote', 'summary', 'div', 'section']);

/** The stretches that are read as sentences: no headings, cells or captions, and nothing of fewer than four words. */
export function proseOf(paragraphs: readonly Paragraph[]): readonly string[] {
  return paragraphs
    .filter(({ element, text }) => prose.has(element) && text.split(' ').length >= 4)
    .map(({ text }) => text);
}
