import { readFileSync } from 'node:fs';
import { facts } from '@/content/facts/facts';
import { figuresPage, marketFigure, nextExpiry, stillSo, withLines } from '@/scripts/edit/figures';

const root = process.cwd();
const url = facts.find(({ id }) => id === 'fhaDownPayment')?.source.url ?? '';
const change = stillSo(root, [url], '2027-11-25').find(({ path }) => path === 'content/facts/fha.csv');
const rowOf = (text: string, id: string) => text.split('\n').find((row) => row.startsWith(`${id},`));

test('one press renews every figure of a source, and leaves the others byte for byte', () => {
  const before = readFileSync('content/facts/fha.csv', 'utf8');
  const after = change?.bytes?.toString() ?? '';
  expect(rowOf(after, 'fhaDownPayment')).toMatch(/,2027-11-25,2028-07-05,primary$/);
  const ofOthers = facts.filter((each) => each.file === 'content/facts/fha.csv' && each.source.url !== url);
  for (const { id } of ofOthers) expect(rowOf(after, id)).toBe(rowOf(before, id));
  expect(after.split('\n')).toHaveLength(before.split('\n').length);
});

test('one save renews the figures of every marked source, each table once', () => {
  const urls = facts.filter(({ file }) => /(?:fha|usda)\.csv$/.test(file)).map(({ source }) => source.url);
  const changes = stillSo(root, urls, '2027-11-25');
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
])('a figure that was due on %s is due next on %s', (expires, next) => {
  expect(nextExpiry(expires, '2026-11-27')).toBe(next);
});

test('a figure of the market takes its value, the day in its source, and 30 days', () => {
  const [market] = marketFigure(root, 'armIndex', '3.61', '2026-11-20');
  const row = rowOf(market?.bytes?.toString() ?? '', 'armIndex');
  expect(row).toMatch(
    /^armIndex,3\.61,about 3\.61%,.*SOFR averages of November 20, 2026".*,2026-11-20,2026-12-20,primary$/,
  );
  expect(marketFigure(root, 'armIndex', '3.61%', '2026-11-20')).toEqual([]);
});

test('a table without a change stays as it is', () => {
  const text = readFileSync('content/facts/usda.csv', 'utf8');
  expect(withLines(text, new Map())).toBe(text);
});

test('the screen has a box for each source, one button for all, and a field for each figure of the market', () => {
  const html = figuresPage(root, { token: 'secret', today: '2026-11-27', note: 'Saved.' });
  const market = facts.filter(({ file }) => file === 'content/facts/market.csv');
  const sources = new Set(facts.filter((each) => !market.includes(each)).map(({ source }) => source.url));
  expect(html.match(/Still so today/g)).toHaveLength(sources.size);
  expect(html.match(/Save what’s marked/g)).toHaveLength(1);
  expect(html.match(/name="value"/g)).toHaveLength(market.length);
  expect(html).toContain('<p role="status">Saved.</p>');
});
