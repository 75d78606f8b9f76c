import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundleIslands, type IslandBundle } from '@/scripts/after-export/bundle';
import { classNamesOf, shortNamesOf, withShortNames } from '@/scripts/after-export/css-modules';

const sources: Readonly<Record<string, string>> = {
  'package.json': '{ "browserslist": ["chrome >= 111"] }',
  'components/one.client.tsx':
    "import styles from './one.module.css';\nexport function One() { return <p className={styles.text}>One</p>; }\n",
  'components/one.module.css': '.text { color: red; }\n.unused { color: blue; }\n',
  'components/two.client.tsx':
    "import { useEffect } from 'react';\nexport function Two() { useEffect(() => { import('./later').then(({ later }) => later()); }); return <i>Two</i>; }\n",
  'components/three.client.tsx':
    'import { Below } from \'./below.later.client\';\nexport function Three() { return <main><Below text="far" /></main>; }\n',
  'components/below.later.client.tsx':
    'export function Below({ text }: { text: string }) { return <p>Far below: {text}</p>; }\n',
  'components/later.ts': "export function later() { document.title = 'later'; }\n",
};
const one = 'components/one.client.tsx#One';
const two = 'components/two.client.tsx#Two';
const three = 'components/three.client.tsx#Three';

let root = '';
let bundle: IslandBundle;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'islands-'));
  for (const [name, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  symlinkSync(join(process.cwd(), 'components', 'island'), join(root, 'components', 'island'));
  symlinkSync(join(process.cwd(), 'components', 'ui'), join(root, 'components', 'ui'));
  bundle = await bundleIslands(root, [[one], [one, two], [three]], shortNamesOf(root));
});
afterAll(() => rmSync(root, { recursive: true }));

test('classes are named as the framework names them', () => {
  expect(classNamesOf(join(process.cwd(), 'components/sections/checklist.module.css'), process.cwd())).toMatchObject({
    boxes: '_5-yecq_boxes',
  });
});

test('every class has a short name of its own, and only whole names are replaced', () => {
  const short = shortNamesOf(process.cwd());
  expect(new Set(short.values()).size).toBe(short.size);
  const [name = '', own] = [...short][0] ?? [];
  const html = `<p class="${name} x${name} ${name}s" id="a_b">.${name}{}</p>`;
  expect(withShortNames(html, short)).toBe(`<p class="${own} x${name} ${name}s" id="a_b">.${own}{}</p>`);
});

test('the browser gets the class names of the page, and no file of styles', () => {
  const [, name = ''] = /class="([^"]+)"/.exec(bundle.render('One', {}, 0)) ?? [];
  const [long = ''] = Object.values(classNamesOf(join(root, 'components/one.module.css'), root));
  expect(long).toMatch(/_text$/);
  expect(name).toBe(shortNamesOf(root).get(long));
  for (const islands of [[one], [one, two]]) {
    expect(bundle.files.get(bundle.scriptsFor(islands).entry)?.text).toContain(`"${name}"`);
  }
  expect([...bundle.files.keys()].filter((src) => !src.endsWith('.js'))).toEqual([]);
});

test('each set of islands gets its own start, and packages are in common files', () => {
  const alone = bundle.scriptsFor([one]);
  const both = bundle.scriptsFor([one, two]);
  expect(alone.entry).not.toBe(both.entry);
  expect(alone.chunks.filter((src) => both.chunks.includes(src))).not.toEqual([]);
  expect(alone.lazy).toEqual([]);
  for (const { entry, chunks } of [alone, both]) {
    expect([entry, ...chunks].filter((src) => bundle.files.get(src)?.text.includes('page-island'))).toEqual([entry]);
    expect(chunks).toHaveLength(1);
  }
  expect(both.lazy.map((src) => bundle.files.get(src)?.text)).toEqual([expect.stringContaining('"later"')]);
  expect(bundle.packages).toEqual(['react', 'react-dom', 'scheduler']);
  expect(bundle.render('One', {}, 0)).toMatch(/^<p class="_\w+">One<\/p>$/);
  expect(() => bundle.scriptsFor([two])).toThrow(`No script was bundled for ${two}.`);
});

test('React alone has the hint to compile it while it arrives', () => {
  const hinted = [...bundle.files].filter(([, { text }]) => text.startsWith('//# allFunctionsCalledOnLoad\n'));
  const { chunks } = bundle.scriptsFor([one]);
  expect(hinted.map(([src]) => src)).toEqual(
    chunks.filter((src) => bundle.files.get(src)?.text.includes('hydrateRoot')),
  );
  expect(hinted).toHaveLength(1);
});

test('a part that comes later is in the exported page, and its code is in a file of its own', () => {
  const { entry, chunks, lazy } = bundle.scriptsFor([three]);
  const holding = (files: readonly string[]) =>
    files.filter((src) => bundle.files.get(src)?.text.includes('Far below'));
  expect(bundle.render('Three', {}, 0)).toBe('<main><!--$--><p>Far below: <!-- -->far</p><!--/$--></main>');
  expect(holding([entry, ...chunks])).toEqual([]);
  expect(holding(lazy)).toHaveLength(1);
});

test('the same sources give the same files', async () => {
  const twice = await Promise.all([1, 2].map(() => bundleIslands(root, [[one, two]], shortNamesOf(root))));
  const [first, second] = twice.map(({ files }) => [...files]);
  expect(second).toEqual(first);
});
