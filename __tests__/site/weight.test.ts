import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { termNotes } from '@/__tests__/helpers/term-notes';
import { people } from '@/content/lender/staff';
import { pages as sitePages } from '@/content/site/pages';
import { filesBelow } from '@/scripts/build/files';
import { out, allPages as pages } from './exported';

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .map(([, attributes = '', body = '']) => ({ attributes, body }))
    .filter(({ attributes }) => !/type="(?:application\/ld\+json|speculationrules)"/.test(attributes));

describe.each(pages.map((page) => [page.path, page] as const))('%s', (_path, { html }) => {
  test('has script exactly if it has an island', () => {
    const holdsIsland = html.includes('<page-island');
    expect(scriptsOf(html).length > 0).toBe(holdsIsland);
    expect(/\bas="script"|rel="modulepreload"/.test(html)).toBe(holdsIsland);
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

/** The maximum size of an information page in compressed bytes; a drawn figure takes about 1,000. */
const limits: Readonly<Record<string, number>> = {
  '/fha': 16_200,
  '/va-loans': 16_200,
  '/fha-mortgage-insurance': 16_050,
  '/glossary-terms': 23_900,
  '/which-loan-is-right-for-me': 25_000,
  '/ohio-property-taxes': 25_000,
  '/ohio-loan-limits': 25_000,
};
const wordKinds = ['guide', 'news', 'legal', 'list'];
const wordPages = sitePages.filter(({ path, kind }) => {
  const page = pages.find((entry) => entry.path === path);
  return wordKinds.includes(kind) && page && scriptsOf(page.html).length === 0;
});

const payment = '/what-will-my-monthly-payment-be-calculator';
// The payment calculator has three kinds of loan side by side.
const calculators = sitePages
  .filter(({ kind }) => kind === 'calculator')
  .map(({ path }) => [path, path === payment ? 26_000 : 25_000] as const);
test.each([['/', 28_200] as const, ...calculators])('%s weighs at most %i bytes with its styles', (path, most) => {
  expect(statSync(`${pages.find((page) => page.path === path)?.file}.br`).size).toBeLessThanOrEqual(most);
});

test.each(wordPages.map(({ path }) => path))('%s stays within its budget', (path) => {
  const { file = '', html = '' } = pages.find((page) => page.path === path) ?? {};
  const sent = statSync(`${file}.br`).size;
  const withoutNotes = termNotes.test(html) ? brotliCompressSync(html.replace(termNotes, '')).length : sent;
  expect(withoutNotes).toBeLessThanOrEqual(limits[path] ?? 15_900);
  expect(sent - withoutNotes).toBeLessThanOrEqual(1_000);
});

test('definitions come after all visible content', () => {
  const explaining = pages.filter(({ html }) => termNotes.test(html));
  expect(explaining.length).toBeGreaterThan(10);
  for (const { html } of explaining) expect(html.search(termNotes)).toBeGreaterThan(html.indexOf('</footer>'));
});

test('every compressed file decompresses to its plain file', () => {
  const compressed = filesBelow(out).filter((file) => /\.(?:br|gz)$/.test(file));
  expect(compressed.length).toBeGreaterThan(2 * pages.length - 1);
  const different = compressed.filter((file) => {
    const decompress = file.endsWith('.br') ? brotliDecompressSync : gunzipSync;
    return !decompress(readFileSync(file)).equals(readFileSync(file.replace(/\.(?:br|gz)$/, '')));
  });
  expect(different).toEqual([]);
});

test('the fonts weigh at most 25,000 bytes together, and 100 more for each accented letter in staff names', () => {
  const fonts = filesBelow(out).filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(2);
  const accented = new Set(people.flatMap(({ name }) => name.match(/[\u00c0-\u024f]/g) ?? []));
  const limit = 25_000 + 100 * accented.size;
  expect(fonts.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(limit);
});
