import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { subsetFonts } from '@/scripts/build/fonts';

const out = mkdtempSync(join(tmpdir(), 'fonts-'));
afterAll(() => rmSync(out, { recursive: true }));

/** Whether a font that the site serves has tabular figures. */
async function hasTabularFigures(family: 'besley' | 'figtree'): Promise<boolean> {
  const file = require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);
  const css = `@font-face{font-weight:650;src:url("${file.slice(dirname(file).length + 1)}")}`;
  const { addresses } = await subsetFonts(out, css, dirname(file), ['$4,044']);
  const font = readFileSync(join(out, addresses[0] ?? ''));
  return (await subsetFont(font, '04', { targetFormat: 'sfnt' })).includes('tnum');
}

test('text has tabular figures, and headings never use the thin tabular zero of their font', async () => {
  expect(await hasTabularFigures('figtree')).toBe(true);
  expect(await hasTabularFigures('besley')).toBe(false);
});
