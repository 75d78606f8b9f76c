/** One piece of a style sheet: a rule or a group with what stands in its braces, or a statement without any. */
type Piece = { readonly head: string; readonly body?: string };

/** Walks over text outside quotes, brackets and escapes; `stop` says where a part ends. */
function splitTop(text: string, stop: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '\\') at += 1;
    else if (character === '"' || character === "'") at = endOfString(text, at);
    else if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    else if (character === stop && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  parts.push(text.slice(start));
  return parts;
}

function endOfString(text: string, from: number): number {
  const quote = text[from];
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === quote) return at;
  }
  throw new Error('A style sheet of the export has a string without an end.');
}

function endOfBlock(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '\\') at += 1;
    else if (character === '"' || character === "'") at = endOfString(text, at);
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  throw new Error('A style sheet of the export has a block without an end.');
}

function piecesOf(css: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    const character = css[at] ?? '';
    if (character === '\\') at += 1;
    else if (character === '"' || character === "'") at = endOfString(css, at);
    else if (character === ';') {
      pieces.push({ head: css.slice(start, at).trim() });
      start = at + 1;
    } else if (character === '{') {
      const end = endOfBlock(css, at);
      pieces.push({ head: css.slice(start, at).trim(), body: css.slice(at + 1, end) });
      at = end;
      start = end + 1;
    }
  }
  const rest = css.slice(start).trim();
  if (rest) pieces.push({ head: rest });
  return pieces;
}

/** What a style sheet can ask of a page, by name. */
export type Vocabulary = {
  readonly hasClass: (name: string) => boolean;
  /** Elements and data attributes; true for every one where scripts may add some. */
  readonly hasElement: (name: string) => boolean;
  readonly hasData: (name: string) => boolean;
  /** Whether scripts may read a custom property by its name. */
  readonly hasScripts: boolean;
};

/** Whether a selector can match anything: what stands in the brackets of a pseudo-class is not looked at. */
function canMatch(selector: string, page: Vocabulary): boolean {
  const outer = selector.replace(/:[\w-]+\((?:[^()]|\([^()]*\))*\)/g, '');
  const plain = outer.replace(/\[[^\]]*\]/g, '');
  const classes = [...plain.matchAll(/\.((?:\\.|[\w-])+)/g)].map((match) => (match[1] ?? '').replaceAll('\\', ''));
  const elements = [...plain.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9-]*)/gi)].map((match) => match[1] ?? '');
  const data = [...outer.matchAll(/\[(data-[\w-]+)/g)].map((match) => match[1] ?? '');
  return classes.every(page.hasClass) && elements.every(page.hasElement) && data.every(page.hasData);
}

const groups = /^@(?:layer|media|supports|container)\b/;

function usedRules(css: string, page: Vocabulary): string {
  return piecesOf(css)
    .map(({ head, body }) => {
      if (body === undefined) return `${head};`;
      if (groups.test(head)) {
        const inner = usedRules(body, page);
        return inner ? `${head}{${inner}}` : '';
      }
      if (head.startsWith('@')) return `${head}{${body}}`;
      const selectors = splitTop(head, ',').filter((selector) => canMatch(selector.trim(), page));
      return selectors.length > 0 ? `${selectors.join(',')}{${body}}` : '';
    })
    .join('');
}

/** Neighbouring groups of the same name become one. */
function withJoinedGroups(css: string): string {
  const joined: Piece[] = [];
  for (const piece of piecesOf(css)) {
    const before = joined.at(-1);
    if (
      before?.body !== undefined &&
      piece.body !== undefined &&
      before.head === piece.head &&
      groups.test(piece.head)
    ) {
      joined[joined.length - 1] = { head: before.head, body: before.body + piece.body };
    } else joined.push(piece);
  }
  return joined.map(({ head, body }) => (body === undefined ? `${head};` : `${head}{${body}}`)).join('');
}

function withoutIdleProperties(css: string, elsewhere: string): string {
  const named = new Set([...`${css}${elsewhere}`.matchAll(/var\(\s*(--[\w-]+)/g)].map((match) => match[1]));
  const moves = [...css.matchAll(/animation(?:-name)?:[^;}]*/g)].map(([declaration]) => declaration).join(' ');
  function clean(text: string): string {
    return piecesOf(text)
      .map(({ head, body }) => {
        if (body === undefined) return `${head};`;
        if (groups.test(head)) {
          const inner = clean(body);
          return inner ? `${head}{${inner}}` : '';
        }
        const frames = /^@keyframes ([\w-]+)/.exec(head)?.[1];
        if (frames && !new RegExp(`(?<![\\w-])${frames}(?![\\w-])`).test(moves)) return '';
        if (head.startsWith('@')) return `${head}{${body}}`;
        const kept = splitTop(body, ';').filter((declaration) => {
          const name = /^\s*(--[\w-]+)\s*:/.exec(declaration)?.[1];
          return name === undefined || named.has(name);
        });
        return kept.join('').trim() ? `${head}{${kept.join(';')}}` : '';
      })
      .join('');
  }
  const cleaned = clean(css);
  return cleaned === css ? css : withoutIdleProperties(cleaned, elsewhere);
}

/**
 * A style sheet without the rules that can match nothing on the page, and without custom properties that then nobody
 * reads. Rules for elements, states, print and preferences stay wherever their element is there. `elsewhere` is the
 * rest of the page, which may read a custom property too.
 */
export function usedStyles(css: string, page: Vocabulary, elsewhere: string): string {
  const used = withJoinedGroups(usedRules(css, page));
  return page.hasScripts ? used : withoutIdleProperties(used, elsewhere);
}

/** Elements that a browser adds by itself. */
const implied = ['html', 'head', 'body', 'tbody'];
const wordsOf = (html: string, pattern: RegExp) =>
  new Set([...html.matchAll(pattern)].flatMap((match) => (match[1] ?? '').split(/\s+/)));

/** What stands in the markup of a page that no script changes. */
export function vocabularyOf(markup: string): Vocabulary {
  const classes = wordsOf(markup, /\sclass="([^"]*)"/g);
  const elements = new Set([...wordsOf(markup, /<([a-z][a-z0-9-]*)/gi), ...implied].map((name) => name.toLowerCase()));
  const data = wordsOf(markup, /\s(data-[\w-]+)/g);
  return {
    hasClass: (name) => classes.has(name),
    hasElement: (name) => elements.has(name.toLowerCase()),
    hasData: (name) => data.has(name),
    hasScripts: false,
  };
}

/**
 * What may stand in a page that scripts change: every element and data attribute, and each class that the page or one
 * of its scripts names anywhere but as a selector.
 */
export function vocabularyWithScripts(texts: readonly string[]): Vocabulary {
  const known = new Map<string, boolean>();
  function hasClass(name: string): boolean {
    const found =
      known.get(name) ??
      texts.some((text) => new RegExp(`(?<![.\\w-])${name.replace(/[^\w-]/g, '\\$&')}(?![\\w-])`).test(text));
    known.set(name, found);
    return found;
  }
  return { hasClass, hasElement: () => true, hasData: () => true, hasScripts: true };
}

/** A page whose inlined style sheets hold only what the page can use. */
export function withUsedStyles(html: string, page: Vocabulary): string {
  const elsewhere = html.replace(/<style\b[^>]*>[\s\S]*?<\/style>/g, '');
  return html.replace(
    /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/g,
    (_whole, start: string, css: string, end: string) => `${start}${usedStyles(css, page, elsewhere)}${end}`,
  );
}
