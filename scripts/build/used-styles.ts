import { transform, type Visitor } from 'lightningcss';

type Selector = Parameters<NonNullable<Visitor<never>['Selector']>>[0];
type Part = Selector[number];

type PageElement = {
  readonly name: string;
  readonly classes: ReadonlySet<string>;
  readonly attributes: ReadonlyMap<string, string>;
};

export type Vocabulary = {
  readonly elements: readonly PageElement[];
  /** Custom properties that the markup reads. */
  readonly read: ReadonlySet<string>;
  /** On a page with script, every word of its markup and scripts. */
  readonly words?: ReadonlySet<string>;
};

/** Whether an element may match a part of a selector. Any state and any `:not` may match. */
function isMatch(part: Part, { name, classes, attributes }: PageElement): boolean {
  if (part.type === 'class') return classes.has(part.name);
  if (part.type === 'type') return name === part.name.toLowerCase();
  if (part.type === 'id') return attributes.get('id') === part.name;
  // Without script, visitors only change `open`.
  if (part.type !== 'attribute' || part.name === 'open') return true;
  const value = attributes.get(part.name);
  return value !== undefined && (part.operation?.operator !== 'equal' || value === part.operation.value);
}

/** Whether a script may make an element match a part of a selector. */
function isMentioned(part: Part, words: ReadonlySet<string>): boolean {
  const isName = part.type === 'class' || part.type === 'type';
  return !(isName || (part.type === 'attribute' && part.name.startsWith('data-'))) || words.has(part.name);
}

/** The parts of a selector that describe one element each. */
function compoundsOf(selector: Selector): readonly (readonly Part[])[] {
  const compounds: Part[][] = [[]];
  for (const part of selector) {
    if (part.type === 'combinator') compounds.push([]);
    else compounds.at(-1)?.push(part);
  }
  return compounds;
}

function canMatch(selector: Selector, page: Vocabulary): boolean {
  return compoundsOf(selector).every((parts) => {
    const alternatives = parts.flatMap((part) =>
      part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where' || part.kind === 'has')
        ? [part.selectors]
        : [],
    );
    const { elements, words } = page;
    return (
      (elements.some((element) => parts.every((part) => isMatch(part, element))) ||
        (words !== undefined && parts.every((part) => isMentioned(part, words)))) &&
      alternatives.every((selectors) => selectors.some((each) => canMatch(each, page)))
    );
  });
}

/** The custom properties and keyframes of a style sheet that nothing uses. */
function unusedSymbolsIn(css: string, page: Vocabulary): readonly string[] {
  const readProperties = new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));
  const properties = [...css.matchAll(/(?<=[{;])(--[\w-]+):/g)]
    .map(([, name = '']) => name)
    .filter((name) => !readProperties.has(name) && !page.read.has(name) && !page.words?.has(name));
  const animations = [...css.matchAll(/[{;]animation(?:-name)?:([^;}]+)/g)].map(([, value]) => value).join(' ');
  const keyframes = [...css.matchAll(/@keyframes ([\w-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(animations));
  return [...properties, ...keyframes];
}

const decoder = new TextDecoder();

/**
 * A style sheet without the rules that can't match anything on the page, and without custom properties and keyframes that are
 * then unused. Rules for states, print and preferences stay if their element is present.
 */
export function usedStyles(css: string, page: Vocabulary): string {
  const selectorIfUsed = (selector: Selector) => (canMatch(selector, page) ? selector : []);
  const minified = { filename: 'page.css', minify: true } as const;
  let used = decoder.decode(
    transform({ ...minified, code: Buffer.from(css), visitor: { Selector: selectorIfUsed } }).code,
  );
  // A property may be used only by another unused one.
  for (let unused = unusedSymbolsIn(used, page); unused.length > 0; unused = unusedSymbolsIn(used, page))
    used = decoder.decode(transform({ ...minified, code: Buffer.from(used), unusedSymbols: [...unused] }).code);
  return used;
}

const impliedTags = ['<html', '<head', '<body', '<tbody'];

function elementsOf(markup: string): readonly PageElement[] {
  const tags = markup.match(/<[a-z][a-z0-9-]*(?:\s[^\s=>]+(?:="[^"]*")?)*/gi) ?? [];
  return [...new Set([...impliedTags, ...tags])].map((tag) => {
    const [name = ''] = tag.slice(1).split(/\s/, 1);
    const attributes = new Map(
      [...tag.matchAll(/\s([^\s=]+)(?:="([^"]*)")?/g)].map(([, attribute = '', value = '']) => [
        attribute.toLowerCase(),
        value,
      ]),
    );
    return { name: name.toLowerCase(), classes: new Set(attributes.get('class')?.split(/\s+/)), attributes };
  });
}

/** The words of texts, also as `data-` attributes: a property of `dataset` is in camel case. */
function wordsOf(texts: readonly string[]): ReadonlySet<string> {
  const words = new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));
  return new Set([...words, ...[...words].map((word) => `data-${word.replace(/[A-Z]/g, '-$&').toLowerCase()}`)]);
}

/** What a page can show, including by the scripts that it can load. */
export function vocabularyOf(html: string, scripts: readonly string[] = []): Vocabulary {
  const markup = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  return {
    elements: elementsOf(markup),
    read: new Set([...markup.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)),
    ...(scripts.length > 0 ? { words: wordsOf([...impliedTags, markup, ...scripts]) } : {}),
  };
}

/** Removes from a page's inline style sheets what neither it nor its scripts can use. */
export function withUsedStyles(html: string, scripts: readonly string[] = []): string {
  const page = vocabularyOf(html, scripts);
  return html.replace(
    /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/g,
    (_whole, start: string, css: string, end: string) => `${start}${usedStyles(css, page)}${end}`,
  );
}
