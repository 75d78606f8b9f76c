import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { scriptsReachedFrom } from '@/scripts/after-export/chunks';
import { filesBelow } from '@/scripts/after-export/files';
import { removeUnnamed } from '@/scripts/after-export/leftovers';

const chunks = '_next/static/chunks';
const site: Readonly<Record<string, string>> = {
  'index.html': `<script src="/${chunks}/first.js">`,
  'words.html': '<p>Text</p>',
  [`${chunks}/first.js`]: 'load("second.js")',
  [`${chunks}/second.js`]: 'load("third.js")',
  [`${chunks}/third.js`]: '1',
  [`${chunks}/alone.js`]: 'load("first.js")',
  [`${chunks}/styles.css`]: 'a{}',
  'robots.txt': 'all',
};

function makeSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [name, text] of Object.entries(site)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test('a page reaches the scripts that it names and those that these load in turn', () => {
  const folder = makeSite();
  const reached = scriptsReachedFrom(folder);
  expect([...reached(site['index.html'] ?? '').keys()]).toEqual(
    ['first', 'second', 'third'].map((name) => `/${chunks}/${name}.js`),
  );
  expect(reached(site['words.html'] ?? '').size).toBe(0);
  rmSync(folder, { recursive: true });
});

test('files of the framework that nothing leads to are not published', () => {
  const folder = makeSite();
  expect(removeUnnamed(folder)).toBe('load("first.js")'.length + 'a{}'.length);
  expect(readdirSync(join(folder, chunks)).sort()).toEqual(['first.js', 'second.js', 'third.js']);
  expect(filesBelow(folder)).toHaveLength(6);
  rmSync(folder, { recursive: true });
});
