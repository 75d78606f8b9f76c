import { readFileSync } from 'node:fs';
import { roomPaths } from '@/lib/questionnaire/rooms';
import { bringsStyles } from '@/scripts/after-export/css-modules';
import { filesBelow } from '@/scripts/after-export/files';
import { allPages, out, pageAt } from './exported';
import { scriptsIn, sentBytes } from './page-scripts';

const pages = allPages
  .map(({ path, html }) => ({ path, ...scriptsIn(html) }))
  .filter(({ first }) => first.length > 0)
  .map((page) => ({ ...page, bytes: sentBytes(out, page.first) }));
const isChart = (src: string) => /\bDoughnutController\b|"doughnut"/.test(readFileSync(out + src, 'utf8'));

test.each(pages)('$path starts with at most 80,000 bytes of script: $bytes', ({ bytes }) => {
  expect(bytes).toBeLessThanOrEqual(80_000);
});

test.each(['/contact-us', '/quick-quote', '/free-reports'])('%s, a form, starts with at most 72,000', (path) => {
  expect(sentBytes(out, scriptsIn(pageAt(path).html).first)).toBeLessThanOrEqual(72_000);
});

test.each(Object.values(roomPaths))('%s, the room of a questionnaire, starts with at most 80,000', (path) => {
  expect(sentBytes(out, scriptsIn(pageAt(path).html).first)).toBeLessThanOrEqual(80_000);
});

const isSheet = (src: string) => bringsStyles(readFileSync(out + src, 'utf8'));

test('the call sheet and its styles are loaded when it is opened, at most 16 KB', () => {
  const sheets = [...new Set(pages.flatMap((page) => page.lazy))].filter(isSheet);
  expect(sheets).not.toEqual([]);
  for (const sheet of sheets) expect(sentBytes(out, [sheet])).toBeLessThanOrEqual(16_000);
  for (const page of pages) expect(page.first.filter(isSheet)).toEqual([]);
});

test('charts are loaded later, at most 56 KB, and the home page has no questionnaire', () => {
  const lazy = [...new Set(pages.flatMap((page) => page.lazy))];
  expect(lazy.filter(isChart)).not.toEqual([]);
  for (const page of pages) {
    expect(page.first.filter(isChart)).toEqual([]);
    expect(
      sentBytes(
        out,
        page.lazy.filter((src) => !isSheet(src)),
      ),
    ).toBeLessThanOrEqual(56_000);
  }
  const questions = /questionnaire-trap/;
  const home = scriptsIn(pageAt('/').html);
  const asking = (files: readonly string[]) => files.filter((src) => questions.test(readFileSync(out + src, 'utf8')));
  expect(asking([...home.first, ...home.lazy])).toEqual([]);
  expect(asking(scriptsIn(pageAt(roomPaths.purchase).html).first)).toHaveLength(1);
});

test('no page and no file contains a script of the framework', () => {
  const marks = /__next|next-router|_next\/|turbopack|webpackChunk|self\.__/i;
  const files = filesBelow(out).filter((file) => /\.(?:js|html|json)$/.test(file));
  const carrying = files.filter((file) => marks.test(readFileSync(file, 'utf8')));
  // If this fails, `scripts/after-export/page.ts` does not yet remove a new kind of tag of the framework.
  expect(carrying.map((file) => file.slice(out.length))).toEqual([]);
  for (const { html } of allPages) expect(html).not.toMatch(/<script\b[^>]*\bnoModule/i);
});
