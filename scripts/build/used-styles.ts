import postcss, { type AtRule, type Container, type Root } from 'postcss';
import selectors, { type Node, type Selector } from 'postcss-selector-parser';
import { classesIn } from './styles';

/** What a style sheet can ask of a page, by name. */
export type Vocabulary = {
  readonly hasClass: (name: string) => boolean;
  readonly hasElement: (name: string) => boolean;
  readonly hasData: (name: string) => boolean;
  /** Whether something other than a style sheet reads a custom property. */
  readonly readsProperty: (name: string) => boolean;
};

const groups = ['layer', 'media', 'supports', 'container', 'starting-style'];
const isGroup = ({ name }: AtRule) => groups.includes(name);

/** Whether a part of a selector can match; any state of an element can, and so can what `:not` leaves out. */
function nodeCanMatch(node: Node, page: Vocabulary): boolean {
  if (node.type === 'class') return page.hasClass(node.value);
  if (node.type === 'tag') return page.hasElement(node.value.toLowerCase());
  if (node.type === 'attribute') return !node.attribute.startsWith('data-') || page.hasData(node.attribute);
  if (node.type === 'pseudo' && /^:(?:is|where|has)$/.test(node.value)) {
    return node.nodes.some((selector) => canMatch(selector, page));
  }
  return true;
}

function canMatch(selector: Selector, page: Vocabulary): boolean {
  return selector.nodes.every((node) => nodeCanMatch(node, page));
}

const parsed = new Map<string, readonly Selector[]>();
function selectorsOf(text: string): readonly Selector[] {
  const known = parsed.get(text) ?? selectors().astSync(text).nodes;
  parsed.set(text, known);
  return known;
}

function removeUnmatched(root: Root, page: Vocabulary): void {
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && !isGroup(rule.parent as AtRule)) return;
    const all = selectorsOf(rule.selector);
    const kept = all.filter((selector) => canMatch(selector, page));
    if (kept.length === 0) rule.remove();
    else if (kept.length < all.length) rule.selector = kept.join(',');
  });
}

/** Custom properties and movements that no declaration uses, until none is left: one may be used by another alone. */
function removeUnread(root: Root, page: Vocabulary): void {
  const read = new Set<string>();
  let moves = '';
  root.walkDecls(({ prop, value }) => {
    for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) read.add(name);
    if (/^animation(?:-name)?$/.test(prop)) moves += ` ${value}`;
  });
  let removed = false;
  root.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop) || page.readsProperty(declaration.prop)) return;
    declaration.remove();
    removed = true;
  });
  root.walkAtRules('keyframes', (frames) => {
    if (!new RegExp(`(?<![\\w-])${frames.params}(?![\\w-])`).test(moves)) frames.remove();
  });
  if (removed) removeUnread(root, page);
}

/** Removes what is left without contents, and makes neighboring groups of the same name one. */
function tidy(container: Container): void {
  container.each((node) => {
    if (node.type === 'rule' && node.nodes.length === 0) node.remove();
    if (node.type !== 'atrule' || !isGroup(node) || !node.nodes) return;
    const before = node.prev();
    if (before?.type === 'atrule' && before.nodes && before.name === node.name && before.params === node.params) {
      before.append(node.nodes);
      node.remove();
    }
  });
  container.each((node) => {
    if (node.type !== 'atrule' || !isGroup(node) || !node.nodes) return;
    tidy(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/**
 * A style sheet without the rules that can match nothing on the page, and without custom properties and movements that
 * then nobody reads. Rules for states, print and preferences stay if their element is present.
 */
export function usedStyles(css: string, page: Vocabulary): string {
  const root = postcss.parse(css);
  removeUnmatched(root, page);
  removeUnread(root, page);
  tidy(root);
  return root.toString();
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
