import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkStyles, readStyles } from '@/scripts/build/styles';
import type { Built } from './bundle-fixture';

const sources: Readonly<Record<string, string>> = {
  'package.json': '{ "browserslist": ["chrome >= 111"] }',
  'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }',
  'app/layout.tsx': "import './styles/base.css';\n",
  'app/styles/base.css': 'body { margin: 0; }\n',
  'components/forms/one.client.tsx':
    "import styles from './one.module.css';\nexport function One() { return <p className={styles.text}>One</p>; }\n",
  'components/forms/one.module.css': '.text { color: red; }\n',
  'components/search/two.client.tsx': `import { lazy, Suspense, useState } from 'react';
import { Deferred, lazyIsland } from '@/components/island/deferred.client';
const Below = lazyIsland('Below', () => import('./below').then((it) => it.Below));
const Sheet = lazy(() => import('./sheet'));
export function Two() {
  const [isOpen, setOpen] = useState(false);
  return <><button onClick={() => setOpen(true)} /><Deferred><Below /></Deferred>{isOpen ? <Suspense><Sheet /></Suspense> : null}</>;
}
`,
  'components/search/below.tsx':
    "import styles from './below.module.css';\nexport function Below() { return <p className={styles.low}>Far below</p>; }\n",
  'components/search/below.module.css': '.low { color: blue; }\n',
  'components/search/sheet.tsx':
    "import styles from './sheet.module.css';\nexport default function Sheet() { return <p className={styles.sheet}>Sheet</p>; }\n",
  'components/search/sheet.module.css': '.sheet { color: lime; }\n',
};

function folderWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'islands-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  for (const folder of [
    'node_modules',
    'lib',
    'components/island',
    'components/browser',
    'components/controls',
    'components/drawings',
  ]) {
    symlinkSync(join(process.cwd(), folder), join(root, folder));
  }
  return root;
}

/** Builds a folder in another process, because Jest can't load the bundler, an ES module. */
function buildOf(folder: string): Built {
  const { stdout, stderr, status } = spawnSync('tsx', [join(__dirname, 'bundle-fixture.ts'), folder], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

const root = folderWith(sources);
const { pages, scripts, files, packages } = buildOf(root);
afterAll(() => rmSync(root, { recursive: true }));

test('a page has the styles of its content; a part that opens later brings its own', () => {
  expect(pages['two.html']).toContain('body{margin:0}');
  expect(pages['two.html']).toContain('{color:red}');
  expect(pages['two.html']).toContain('{color:#00f}');
  expect(pages['two.html']).not.toContain('{color:#0f0}');
  expect(pages['one.html']).not.toContain('{color:#00f}');

  const bringing = Object.keys(files).filter((src) => files[src]?.includes('{color:#0f0}'));
  const { entry = '', imported = [], lazy = [] } = scripts['two.html'] ?? {};
  expect(bringing).toHaveLength(1);
  expect(lazy).toEqual(expect.arrayContaining(bringing));
  expect([entry, ...imported].filter((src) => files[src]?.includes('Far below'))).toEqual([]);
  expect(lazy.filter((src) => files[src]?.includes('Far below'))).toHaveLength(1);
});

test('lazy code is rendered in the exported page, in the boundary that the browser hydrates', () => {
  expect(pages['two.html']).toMatch(/<!--\$--><p class="\w+">Far below<\/p><!--\/\$-->/);
});

test('islands are bundled once for all pages, and the same sources make the same files', () => {
  expect(buildOf(root)).toEqual({ pages, scripts, files, packages });
  expect(packages).toEqual(['react', 'react-dom', 'scheduler']);
  const [one, two] = ['one.html', 'two.html'].map((page) => scripts[page]?.imported ?? []);
  expect(one).not.toEqual([]);
  expect(two).toEqual(expect.arrayContaining(one ?? []));
});

test('a class that is missing from its style sheet stops the build', () => {
  const wrong = folderWith({ ...sources, 'components/forms/one.module.css': '.other { color: red; }\n' });
  expect(() => buildOf(wrong)).toThrow(/text/);
  rmSync(wrong, { recursive: true });
});

test('a rule that is missing from a page stops the build', () => {
  const styles = readStyles(root);
  const modules = new Set(styles.modules.keys());
  const page = pages['two.html'] ?? '';
  const shown = new Set([...modules].filter((file) => !file.includes('sheet')));
  expect(() => checkStyles('two.html', page, shown, [], styles)).not.toThrow();
  expect(() => checkStyles('two.html', page.replace(/\.\w+\{color:#00f\}/, ''), shown, [], styles)).toThrow(
    /^two\.html can show a class without its rules: \.low of .*below\.module\.css/,
  );
  expect(() => checkStyles('two.html', page, modules, [], styles)).toThrow(/\.sheet of/);
});
