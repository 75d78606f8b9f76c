import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { people } from '@/content/lender/staff';
import { pageOf, pages } from '@/content/site/pages';
import {
  blobOf,
  isCleared,
  openTexts,
  type ReviewEntry,
  reviewedHash,
  reviewOf,
  reviewRecords,
  textsOf,
} from '@/content/site/reviews';

const page = pageOf('/fha');
const [text = '', ...more] = textsOf(page);
const person = people[0]?.id ?? '';
const second = people[1]?.id ?? '';
const recordOf = (name: string, by = person, day = '2026-11-20') => ({
  ...{ text: name, person: by, day },
  ...{ hash: reviewedHash(name), blob: blobOf(name) },
});
const records = [text, ...more].map((name) => recordOf(name));

test('a review of every text of a page names the reviewer and the latest date', () => {
  expect(reviewOf(page, [...records, recordOf(text, person, '2026-11-22')])).toEqual({
    day: '2026-11-22',
    by: people[0],
  });
});

test('a page names no reviewer if one of its texts was read by nobody or by someone else', () => {
  expect(reviewOf(page, [])).toBeUndefined();
  expect(more.length).toBeGreaterThan(0);
  expect(reviewOf(page, records.slice(1))).toBeUndefined();
  expect(reviewOf(page, [recordOf(text, second), ...records.slice(1)])).toBeUndefined();
});

test('a review of other words does not count', () => {
  const changed = { ...recordOf(text), hash: '0'.repeat(64) };
  expect(reviewOf(page, [changed, ...records.slice(1)])).toBeUndefined();
  expect(isCleared(text, [changed])).toBe(false);
  expect(isCleared(text, records)).toBe(true);
});

test('counties share one text, and those with their own words have another', () => {
  const counties = pages.filter(({ path }) => path.startsWith('/ohio/'));
  expect(counties.length).toBe(88);
  const open = openTexts(counties, [recordOf('content/ohio/county.mdx')]);
  expect(open.has('content/ohio/county.mdx')).toBe(false);
  expect([...open.keys()].filter((name) => name.startsWith('content/ohio/written/'))).toHaveLength(12);
});

test('one signature clears the texts as delivered, without naming a reviewer', () => {
  const adopted: readonly ReviewEntry[] = [{ adopted: true, person, day: '2026-11-20' }];
  const open = openTexts(pages, adopted);
  expect(open.size).toBeLessThan(openTexts(pages, []).size);
  const cleared = pages.find((each) => textsOf(each).every((name) => isCleared(name, adopted)));
  expect(cleared && reviewOf(cleared, adopted)).toBeUndefined();
  expect(cleared).toBeDefined();
});

test('the hash changes with the words, and with the facts they name', () => {
  const file = relative(process.cwd(), join(mkdtempSync(join(tmpdir(), 'reviews-')), 'page.mdx'));
  const write = (words: string) => writeFileSync(join(process.cwd(), file), words);
  write('Words.');
  const before = reviewedHash(file);
  expect(reviewedHash(file)).toBe(before);
  write('Words!');
  expect(reviewedHash(file)).not.toBe(before);
});

test('a page listed in a data file depends only on its own entry', () => {
  const texts = textsOf(pageOf('/'));
  expect(texts).toContain('content/site/own-pages.json#/');
  expect(texts).toContain('content/site/own-pages/home.ts');
  expect(reviewedHash('content/site/own-pages.json#/')).not.toBe(reviewedHash('content/site/own-pages.json#/purchase'));
});

test('every review is of a text on the site', () => {
  const known = new Set(pages.flatMap(textsOf));
  for (const entry of reviewRecords) if ('text' in entry) expect(known).toContain(entry.text);
  expect(known.size).toBeLessThan(100);
});
