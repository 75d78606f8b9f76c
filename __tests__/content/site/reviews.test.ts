import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { people } from '@/content/lender/staff';
import { pageOf } from '@/content/site/pages';
import { type ReviewRecord, reviewedHash, reviewOf, reviewRecords } from '@/content/site/reviews';

const page = pageOf('/fha');
const person = people[0]?.id ?? '';
const record: ReviewRecord = { path: '/fha', person, day: '2026-11-20', hash: reviewedHash(page) };

test('a review of the current text names the reviewer and the date', () => {
  expect(reviewOf(page, [record])).toEqual({ day: '2026-11-20', by: people[0] });
});

test('a page without a review claims none', () => {
  expect(reviewOf(page, [])).toBeUndefined();
  expect(reviewOf(page, [{ ...record, path: '/va-loans' }])).toBeUndefined();
});

test('a review of other text is ignored, and of several reviews of the current text the latest counts', () => {
  const changed = { ...record, day: '2026-11-21', hash: '0'.repeat(64) };
  expect(reviewOf(page, [changed])).toBeUndefined();
  expect(reviewOf(page, [record, changed])).toBeUndefined();
});

test('the hash changes with the text of each file, the facts and the URL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reviews-'));
  const [file, more] = ['page.mdx', 'more.ts'].map((name) => relative(process.cwd(), join(folder, name)));
  if (!file || !more) throw new Error('There are no files to test with.');
  const write = (name: string, words: string) => writeFileSync(join(process.cwd(), name), words);
  write(file, 'Words.');
  write(more, 'More words.');
  const given = { ...page, path: '/a', file, words: [more], facts: page.facts.slice(0, 1) };
  const before = reviewedHash(given);
  expect(reviewedHash(given)).toBe(before);
  expect(reviewedHash({ ...given, facts: [] })).not.toBe(before);
  expect(reviewedHash({ ...given, path: '/b' })).not.toBe(before);
  write(more, 'Other words.');
  expect(reviewedHash(given)).not.toBe(before);
  write(more, 'More words.');
  expect(reviewedHash(given)).toBe(before);
  write(file, 'Words!');
  expect(reviewedHash(given)).not.toBe(before);
});

test('a page listed in a data file depends only on its own entry and text', () => {
  const home = pageOf('/');
  expect(home.words).toContain('content/site/own-pages/home.ts');
  const before = reviewedHash(home);
  expect(reviewedHash({ ...home, title: 'Another title' })).not.toBe(before);
  expect(reviewedHash({ ...home, words: [] })).not.toBe(before);
  expect(reviewedHash({ ...home, words: [...home.words, home.file] })).toBe(before);
});

test('every review is of a page on the site', () => {
  expect(() => reviewRecords.map(({ path }) => pageOf(path))).not.toThrow();
});
