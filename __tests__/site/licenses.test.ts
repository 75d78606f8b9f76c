import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@/scripts/after-export/files';
import { shippedPackages } from '@/scripts/after-export/licenses';
import { out } from './exported';

const text = readFileSync(join(out, 'licenses.txt'), 'utf8');
const packageFile = (name: string) => JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8'));

test.each(shippedPackages)('the license of %s is published with its text', (name) => {
  const { version, license } = packageFile(name);
  const entry = text.slice(text.indexOf(`${name} ${version}\nLicense: ${license}\n`));
  expect(entry).not.toBe(text.slice(-1));
  expect(['MIT', 'Apache-2.0', 'OFL-1.1']).toContain(license);
  expect(entry.slice(0, 600)).toMatch(/copyright|apache license/i);
});

test('no package reaches the browser without being listed', () => {
  const sources = ['components', 'lib'].flatMap((folder) => filesBelow(join(process.cwd(), folder)));
  const imported = sources
    .filter((file) => /\.tsx?$/.test(file) && !/\.examples\.tsx$/.test(file))
    .flatMap((file) => [
      // A type is gone before anything reaches the browser.
      ...readFileSync(file, 'utf8')
        .replace(/^import type [^;]*;/gm, '')
        .matchAll(/from '([a-z@][^']*)'|import\('([a-z@][^']*)'\)/g),
    ])
    .map((match) => match[1] ?? match[2] ?? '')
    .filter((name) => !name.startsWith('@/'))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  expect([...new Set(imported)].filter((name) => !shippedPackages.some((shipped) => shipped === name))).toEqual([]);
});
