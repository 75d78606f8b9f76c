import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { glossary } from '@/content/glossary';
import { isListed } from '@/content/site/page';
import { pages, profilePages } from '@/content/site/pages';
import { answers } from '@/content/site/search/answers';
import type { SearchText } from '@/lib/search/entries';
import type { SearchFile } from '@/lib/search/file';
import { allPages, out, pageAt } from './exported';

const { entries }: SearchFile = JSON.parse(readFileSync(join(out, 'search.json'), 'utf8'));
const texts: readonly SearchText[] = JSON.parse(readFileSync(join(out, 'search-texts.json'), 'utf8'));
const listed = [...pages, ...profilePages].filter(isListed).map(({ path }) => path);
const has = (href: string) => {
  const [path = '', id] = href.split('#');
  return id === undefined || pageAt(path).html.includes(` id="${id}"`);
};

test('every page and every term can be found, once', () => {
  const hrefs = entries.map(({ href }) => href);
  expect(new Set(hrefs).size).toBe(hrefs.length);
  expect(
    [...listed, ...glossary.map(({ id }) => `/glossary-terms#${id}`)].filter((href) => !hrefs.includes(href)),
  ).toEqual([]);
});

test('every result, section and answer leads to an existing place', () => {
  const parts = texts.flatMap(({ parts: all = [] }, place) => all.map(({ id }) => `${entries[place]?.href}#${id}`));
  const inside = answers.map(({ page }) => page).filter((page) => page.startsWith('/'));
  expect([...entries.map(({ href }) => href), ...parts, ...inside].filter((href) => !has(href))).toEqual([]);
});

test('no result text contains markup or is cut', () => {
  expect(entries.filter(({ sentence }) => /<[a-z/]|&[a-z#]+;|\{/i.test(sentence) || !/[.?!]$/.test(sentence))).toEqual(
    [],
  );
});

test('with 540 pages the results file would have at most 90,000 bytes compressed', () => {
  const size = (some: unknown) => brotliCompressSync(JSON.stringify(some)).length;
  const ofPages = entries.filter(({ href }) => !href.includes('#'));
  const others = entries.filter(({ href }) => href.includes('#'));
  expect(size(others) + (size(ofPages) / ofPages.length) * 540).toBeLessThanOrEqual(90_000);
});

test('only the search page loads the index', () => {
  const asking = allPages.filter(({ html }) => html.includes('search.json')).map(({ path }) => path);
  expect(asking).toEqual(['/search']);
});

test('without script the search page lists every page', () => {
  const hrefs = new Set([...pageAt('/search').html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href));
  expect(listed.filter((path) => !hrefs.has(path))).toEqual([]);
});
