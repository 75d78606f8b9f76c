import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptsReachedFrom } from '@/scripts/after-export/chunks';
import { filesBelow } from '@/scripts/after-export/files';
import { guardedScriptsOf } from '@/scripts/after-export/integrity';
import { emptyPageBytes, sentBytes } from '@/scripts/empty-page';
import { allPages, out } from './exported';

const reached = scriptsReachedFrom(out);
function firstOf(html: string): string[] {
  const { hashes, first } = guardedScriptsOf(html);
  return [...hashes.keys()].slice(0, first);
}
const pages = allPages
  .map(({ path, html }) => ({ path, html, first: firstOf(html) }))
  .filter(({ first }) => first.length > 0);
const lazyOf = (html: string, first: readonly string[]) =>
  [...reached(html).keys()].filter((src) => !first.includes(src));
const isChart = (src: string) => /\bDoughnutController\b|"doughnut"/.test(readFileSync(join(out, src), 'utf8'));

describe('a page that computes or asks', () => {
  let floor = 0;
  beforeAll(() => {
    floor = emptyPageBytes();
  }, 300_000);

  test.each(pages)('$path starts with at most 25 KB of script above an empty page', ({ first }) => {
    expect(floor).toBeGreaterThan(80_000);
    expect(sentBytes(out, first) - floor).toBeLessThanOrEqual(25_000);
  });
});

test('charts come later, in at most 56 KB', () => {
  const lazy = [...new Set(pages.flatMap(({ html, first }) => lazyOf(html, first)))];
  expect(lazy.filter(isChart)).not.toEqual([]);
  for (const { html, first } of pages) {
    expect(first.filter(isChart)).toEqual([]);
    expect(sentBytes(out, lazyOf(html, first))).toBeLessThanOrEqual(56_000);
  }
});

test('every script is compiled while it arrives, and none is for browsers that run no modules', () => {
  const files = filesBelow(out).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !readFileSync(file, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual([]);
  for (const { html } of allPages) expect(html).not.toMatch(/<script\b[^>]*\bnoModule/i);
});
