import { readFileSync } from 'node:fs';
import { questionnairePaths } from '@/lib/questionnaire/paths';
import { filesBelow } from '@/scripts/build/files';
import { allPages, out, pageAt } from './exported';
import { scriptsIn, sentBytes } from './page-scripts';

const pages = allPages
  .map(({ path, html }) => ({ path, ...scriptsIn(html) }))
  .filter(({ first }) => first.length > 0)
  .map((page) => ({ ...page, bytes: sentBytes(page.first) }));
const isChart = (src: string) => /\btype:\s*["'`]doughnut["'`]/.test(readFileSync(out + src, 'utf8'));
const chartPages = [
  '/what-will-my-monthly-payment-be-calculator',
  '/refinance-analysis-calculator',
  '/debt-consolidation-calculator',
];

test.each(pages)('$path starts with at most 92,000 bytes of script in 11 files: $bytes', ({ bytes, first }) => {
  expect(bytes).toBeLessThanOrEqual(92_000);
  expect(first.length).toBeLessThanOrEqual(11);
});

test.each(['/contact-us', '/quick-quote', '/free-reports'])('%s, a form, starts with at most 77,950', (path) => {
  expect(sentBytes(scriptsIn(pageAt(path).html).first)).toBeLessThanOrEqual(77_950);
});

test.each(Object.values(questionnairePaths))('%s, the page of a questionnaire, starts with at most 86,850', (path) => {
  expect(sentBytes(scriptsIn(pageAt(path).html).first)).toBeLessThanOrEqual(86_850);
});

const isSheet = (src: string) => src.includes('call-sheet') && !src.includes('launcher');

test('the call sheet and its styles load when it opens, at most 16 KB', () => {
  const sheets = [...new Set(pages.flatMap((page) => page.lazy))].filter(isSheet);
  expect(sheets).not.toEqual([]);
  for (const sheet of sheets) expect(sentBytes([sheet])).toBeLessThanOrEqual(16_000);
  for (const page of pages) expect(page.first.filter(isSheet)).toEqual([]);
});

test('a second calculator and then a form load only what is new', () => {
  const firstOf = (path: string) => scriptsIn(pageAt(path).html).first;
  const cache = new Set(firstOf('/what-will-my-monthly-payment-be-calculator'));
  const missing = (path: string) => firstOf(path).filter((src) => !cache.has(src));
  const refinance = missing('/refinance-analysis-calculator');
  expect(sentBytes(refinance)).toBeLessThanOrEqual(6_000);
  for (const src of refinance) cache.add(src);
  expect(sentBytes(missing('/contact-us'))).toBeLessThanOrEqual(13_100);
});

test('charts load later, and the home page has no questionnaire', () => {
  for (const path of chartPages) {
    expect(scriptsIn(pageAt(path).html).lazy.filter(isChart)).toEqual([expect.stringContaining('/ring-canvas')]);
  }
  for (const page of pages) expect(page.first.filter(isChart)).toEqual([]);
  const questions = /questionnaire-trap/;
  const home = scriptsIn(pageAt('/').html);
  const asking = (files: readonly string[]) => files.filter((src) => questions.test(readFileSync(out + src, 'utf8')));
  expect(asking([...home.first, ...home.lazy])).toEqual([]);
  expect(asking(scriptsIn(pageAt(questionnairePaths.purchase).html).first)).toHaveLength(1);
});

test('no page or file contains framework script', () => {
  const marks = /__next|next-router|_next\/|turbopack|webpackChunk|self\.__/i;
  const files = filesBelow(out).filter((file) => /\.(?:js|html|json)$/.test(file));
  const carrying = files.filter((file) => marks.test(readFileSync(file, 'utf8')));
  // If this fails, `scripts/build/framework.ts` does not yet remove a new kind of tag of the framework.
  expect(carrying.map((file) => file.slice(out.length))).toEqual([]);
  for (const { html } of allPages) expect(html).not.toMatch(/<script\b[^>]*\bnoModule/i);
});
