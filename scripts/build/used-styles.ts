import { transform, type Visitor } from 'lightningcss';
import { classesIn } from './styles';

/** What a style sheet can ask of a page, by name. */
export type Vocabulary = {
  readonly hasClass: (name: string) => boolean;
  readonly hasElement: (name: string) => boolean;
  readonly hasData: (name: string) => boolean;
  /** Whether something other than a style sheet reads a custom property. */
  readonly readsProperty: (name: string) => boolean;
};

type Selector = Parameters<NonNullable<Visitor<never>['Selector']>>[0];

/** Whether a selector can match; any state of an element can, and so can what `:not` leaves out. */
function canMatch(selector: Selector, page: Vocabulary): boolean {
  return selector.every((part) => {
    if (part.type === 'class') return page.hasClass(part.name);
    if (part.type === 'type') return page.hasElement(part.name.toLowerCase());
    if (part.type === 'attribute') return !part.name.startsWith('data-') || page.hasData(part.name);
    if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where' || part.kind === 'has'))
      return part.selectors.some((each) => canMatch(each, page));
    return true;
  });
}

/** The custom properties and movements of a style sheet that no declaration uses and nothing else reads. */
function unreadIn(css: string, page: Vocabulary): readonly string[] {
  const read = new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));
  const properties = [...css.matchAll(/(?<=[{;])(--[\w-]+):/g)]
    .map(([, name = '']) => name)
    .filter((name) => !read.has(name) && !page.readsProperty(name));
  const moves = [...css.matchAll(/[{;]animation(?:-name)?:([^;}]+)/g)].map(([, value]) => value).join(' ');
  const movements = [...css.matchAll(/@keyframes ([\w-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(moves));
  return [...properties, ...movements];
}

const decoder = new TextDecoder();

/**
 * A style sheet without the rules that can match nothing on the page, and without custom properties and movements that
 * then nobody reads. Rules for states, print and preferences stay if their element is present.
 */
export function usedStyles(css: string, page: Vocabulary): string {
  const kept = (selector: Selector) => (canMatch(selector, page) ? selector : []);
  const minified = { filename: 'page.css', minify: true } as const;
  let used = decoder.decode(transform({ ...minified, code: Buffer.from(css), visitor: { Selector: kept } }).code);
  // One may be used by another alone.
  for (let unread = unreadIn(used, page); unread.length > 0; unread = unreadIn(used, page))
    used = decoder.decode(transform({ ...minified, code: Buffer.from(used), unusedSymbols: [...unread] }).code);
  return used;
}

/** Elements that a browser adds by itself. */
const implied = ['html', 'head', 'body', 'tbody'];
const wordsOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, words = '']) => words.split(/\s+/));

/** The names that a page without script has. */
export function vocabularyOf(html: string): Vocabulary {
  const markup = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  const classes = classesIn(html);
  const elements = new Set([...implied, ...wordsOf(markup, /<([a-z][a-z0-9-]*)/gi).map((name) => name.toLowerCase())]);
  const data = new Set(wordsOf(markup, /\s(data-[\w-]+)/g));
  const read = new Set(wordsOf(markup, /var\(\s*(--[\w-]+)/g));
  return {
    hasClass: (name) => classes.has(name),
    hasElement: (name) => elements.has(name),
    hasData: (name) => data.has(name),
    readsProperty: (name) => read.has(name),
  };
}

/** A page without script, whose inlined style sheets hold only what it can use. */
export function withUsedStyles(html: string): string {
  const page = vocabularyOf(html);
  return html.replace(
    /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/g,
    (_whole, start: string, css: string, end: string) => `${start}${usedStyles(css, page)}${end}`,
  );
}
