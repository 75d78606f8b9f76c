import { readFileSync } from 'node:fs';
import { facts } from '@/content/facts/facts';
import { confirmSources, figuresPage, marketFigure, nextExpiry, withLines } from '@/scripts/edit/figures';

const root = process.cwd();
const url = facts.find(({ id }) => id === 'fhaDownPayment')?.source.url ?? '';
const change = confirmSources(root, [url], '2027-11-25').find(({ path }) => path === 'content/facts/fha.csv');
const rowOf = (text: string, id: string) => text.split('\n').find((row) => row.startsWith(`${id},`));

test('one save renews every figure of a source and leaves the others byte for byte', () => {
  const before = readFileSync('content/facts/fha.csv', 'utf8');
  const after = change?.bytes?.toString() ?? '';
  expect(rowOf(after, 'fhaDownPayment')).toMatch(/,2027-11-25,2028-07-05,primary$/);
  const factsFromOtherSources = facts.filter(
    (each) => each.file === 'content/facts/fha.csv' && each.source.url !== url,
  );
  for (const { id } of factsFromOtherSources) expect(rowOf(after, id)).toBe(rowOf(before, id));
  expect(after.split('\n')).toHaveLength(before.split('\n').length);
});

test('one save renews the figures of every checked source and writes each table once', () => {
  const urls = facts.filter(({ file }) => /(?:fha|usda)\.csv$/.test(file)).map(({ source }) => source.url);
  const changes = confirmSources(root, urls, '2027-11-25');
  const paths = changes.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['content/facts/fha.csv', 'content/facts/usda.csv']));
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of ['content/facts/fha.csv', 'content/facts/usda.csv']) {
    const rows =
      changes
        .find((each) => each.path === path)
        ?.bytes?.toString()
        .trim()
        .split('\n')
        .slice(1) ?? [];
    expect(rows.filter((row) => !row.endsWith(',primary'))).toEqual([]);
  }
});

test.each([
  ['2026-07-05', '2027-07-05'],
  ['2026-12-31', '2026-12-31'],
  ['2025-12-31', '2026-12-31'],
  ['never', 'never'],
])('a figure that expires on %s next expires on %s', (expires, next) => {
  expect(nextExpiry(expires, '2026-11-27')).toBe(next);
});

test('a market figure gets its value, the day in its source, and 30 days', () => {
  const figure = { id: 'armIndex', value: '3.61', day: '2026-11-20', today: '2026-11-25' };
  const [market] = marketFigure(root, figure);
  const row = rowOf(market?.bytes?.toString() ?? '', 'armIndex');
  expect(row).toMatch(
    /^armIndex,3\.61,about 3\.61%,.*SOFR averages of November 20, 2026".*,2026-11-20,2026-12-20,primary$/,
  );
  expect(marketFigure(root, { ...figure, value: '3.61%' })).toEqual([]);
  expect(marketFigure(root, { ...figure, day: '2026-11-26' })).toEqual([]);
});

test('a table without a change stays as it is', () => {
  const text = readFileSync('content/facts/usda.csv', 'utf8');
  expect(withLines(text, new Map())).toBe(text);
});

test('the page has a checkbox for each source, one button for all, and a field for each market figure', () => {
  const html = figuresPage(root, { token: 'secret', today: '2026-11-27', note: 'Saved.' });
  const market = facts.filter(({ file }) => file === 'content/facts/market.csv');
  const sources = new Set(facts.filter((each) => !market.includes(each)).map(({ source }) => source.url));
  expect(html.match(/Still correct today/g)).toHaveLength(sources.size);
  expect(html.match(/Save checked sources/g)).toHaveLength(1);
  expect(html.match(/name="value"/g)).toHaveLength(market.length);
  expect(html).toContain('<p role="status">Saved.</p>');
});
