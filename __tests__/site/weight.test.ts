import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { termNotes } from '@/__tests__/helpers/term-notes';
import { pages as sitePages } from '@/content/pages';
import { filesBelow } from '@/scripts/after-export/files';
import { pathOf } from '@/scripts/after-export/page-headers';

const out = join(process.cwd(), 'out');
const serverApp = join(process.cwd(), '.next', 'server', 'app');

const pages = filesBelow(out)
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ path: pathOf(relative(out, file)), file, html: readFileSync(file, 'utf8') }));

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .map(([, attributes = '', body = '']) => ({ attributes, body }))
    .filter(({ attributes }) => !/type="(?:application\/ld\+json|speculationrules)"/.test(attributes));

/** Finds every client module that a page hydrates in the framework's own rendering of the page. */
function renderedFlight(path: string): string {
  const name = path === '/' ? '/index' : path;
  const file = [`${name}.rsc`, `${name === '/404' ? '/_not-found' : name}.rsc`]
    .map((candidate) => join(serverApp, candidate))
    .find(existsSync);
  if (!file) throw new Error(`The build holds no rendering of ${path}.`);
  return readFileSync(file, 'utf8');
}

/** The islands of this repository by the number that the build gave each. */
function islandNumbers(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const file of filesBelow(serverApp).filter((name) => name.endsWith('client-reference-manifest.js'))) {
    for (const match of readFileSync(file, 'utf8').matchAll(
      /"\[project\]\/([^"]+?)(?: <[^>]*>)?":\{"id":(\d+|"[^"]+")/g,
    )) {
      const [, source = '', id = ''] = match;
      if (!source.includes('node_modules')) found.set(id.replaceAll('"', ''), source);
    }
  }
  return found;
}

const islands = islandNumbers();
const islandsOf = (path: string) => [
  ...new Set(
    [...renderedFlight(path).matchAll(/^[0-9a-f]+:I\[("?)([^",]+)\1,/gm)].flatMap(
      (match) => islands.get(match[2] ?? '') ?? [],
    ),
  ),
];

test('every island is in a file named .client.tsx', () => {
  expect(islands.size).toBeGreaterThan(3);
  expect([...islands.values()].filter((source) => !/\.client\.tsx?$/.test(source))).toEqual([]);
});

describe.each(pages.map((page) => [page.path, page] as const))('%s', (path, { html }) => {
  test('has script only if it has an island', () => {
    const scripts = scriptsOf(html);
    if (islandsOf(path).length > 0) {
      expect(scripts.length).toBeGreaterThan(0);
      return;
    }
    expect(scripts).toEqual([]);
    expect(html).not.toMatch(/\bas="script"|rel="modulepreload"|\.js\b|__next_f|\son[a-z]+="/);
  });

  test('paints without waiting for another file', () => {
    const head = html.slice(0, html.indexOf('</head>'));
    expect(html).not.toMatch(/<link[^>]+rel="stylesheet"/);
    expect(html).not.toMatch(/@import/);
    expect(head).toContain('<style');
    const blocking = scriptsOf(head).filter(
      ({ attributes }) => attributes.includes('src=') && !/async|defer|module/.test(attributes),
    );
    expect(blocking).toEqual([]);
  });

  test('preloads the two fonts from the site itself', () => {
    const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map((match) => match[1] ?? '');
    expect(fonts).toHaveLength(2);
    for (const font of fonts) expect(existsSync(join(out, font))).toBe(true);
  });
});

/** The most bytes of an information page, compressed. */
const limits: Readonly<Record<string, number>> = {
  '/glossary-terms': 24_000,
  '/which-loan-is-right-for-me': 24_000,
  '/ohio-property-taxes': 24_000,
  '/ohio-loan-limits': 24_000,
  '/ohio-property-tax-ranking': 24_000,
};
const wordKinds = ['guide', 'news', 'legal', 'list'];
const wordPages = sitePages.filter(({ path, kind }) => {
  const page = pages.find((entry) => entry.path === path);
  return wordKinds.includes(kind) && page && scriptsOf(page.html).length === 0;
});

const calculators = sitePages.filter(({ kind }) => kind === 'calculator').map(({ path }) => [path, 21_500] as const);
test.each([['/', 25_000] as const, ...calculators])('%s weighs at most %i bytes with its styles', (path, most) => {
  expect(statSync(`${pages.find((page) => page.path === path)?.file}.br`).size).toBeLessThanOrEqual(most);
});

test.each(wordPages.map(({ path }) => path))('%s weighs no more than its budget', (path) => {
  const { file = '', html = '' } = pages.find((page) => page.path === path) ?? {};
  const sent = statSync(`${file}.br`).size;
  const withoutNotes = brotliCompressSync(html.replace(termNotes, '')).length;
  expect(withoutNotes).toBeLessThanOrEqual(limits[path] ?? 14_000);
  expect(sent - withoutNotes).toBeLessThanOrEqual(1_000);
});

test('definitions come after all visible content', () => {
  const explaining = pages.filter(({ html }) => termNotes.test(html));
  expect(explaining.length).toBeGreaterThan(10);
  for (const { html } of explaining) expect(html.search(termNotes)).toBeGreaterThan(html.indexOf('</footer>'));
});

test('every compressed file has the content of its plain file', () => {
  const [first] = pages;
  const file = first?.file ?? '';
  expect(readFileSync(`${file}.br`).length).toBe(brotliCompressSync(readFileSync(file)).length);
});

test('the fonts weigh 30,000 bytes together at most', () => {
  const fonts = filesBelow(out).filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(2);
  expect(fonts.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(30_000);
});
