import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { glossary } from '@/content/glossary';
import { pages, profilePages } from '@/content/pages';
import type { SearchEntry } from '@/lib/search/entries';
import { allPages, out, pageAt } from './exported';

const file = readFileSync(join(out, 'search.json'));
const entries: readonly SearchEntry[] = JSON.parse(file.toString());
const listed = [...pages, ...profilePages].filter(({ kind }) => kind !== 'aside').map(({ path }) => path);

test('every page and every term can be found', () => {
  const found = new Set(entries.map(({ href }) => href.replace(/#.*/, '')));
  expect(listed.filter((path) => !found.has(path))).toEqual([]);
  const terms = entries.filter(({ kind }) => kind === 'term').map(({ href }) => href);
  expect(terms).toEqual(glossary.map(({ id }) => `/glossary-terms#${id}`));
});

test('every result leads to a part that its page has', () => {
  const lost = entries.filter(({ href }) => {
    const [path = '', id] = href.split('#');
    return id !== undefined && !pageAt(path).html.includes(` id="${id}"`);
  });
  expect(lost).toEqual([]);
});

test('no text of a result contains markup', () => {
  expect(entries.filter(({ text, heading = '' }) => /<[a-z/]|&[a-z#]+;/i.test(text + heading))).toEqual([]);
});

test('the file has at most 80,000 bytes compressed, and only the search page loads it', () => {
  expect(brotliCompressSync(file).length).toBeLessThanOrEqual(80_000);
  const asking = allPages.filter(({ html }) => html.includes('search.json')).map(({ path }) => path);
  expect(asking).toEqual(['/search']);
});

test('without script the search page lists every page', () => {
  const hrefs = new Set([...pageAt('/search').html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href));
  expect(listed.filter((path) => !hrefs.has(path))).toEqual([]);
});
