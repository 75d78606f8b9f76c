import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { out } from './exported';

const text = readFileSync(join(out, 'licenses.txt'), 'utf8');
const listed = [...text.matchAll(/^(@?[\w./-]+) ([\d.]+)\nLicense: (.+)$/gm)].map(
  ([, name = '', version, license]) => ({
    name,
    version,
    license,
  }),
);

test('the packages whose code or fonts visitors receive are listed: React, the charts, the PDF reader, the fonts', () => {
  expect(listed.map(({ name }) => name)).toEqual([
    '@fontsource-variable/besley',
    '@fontsource-variable/figtree',
    '@kurkle/color',
    'chart.js',
    'react',
    'react-chartjs-2',
    'react-dom',
    'scheduler',
    'pdfjs-dist',
  ]);
});

test.each(listed)('the license of $name is published in full', ({ name, version, license }) => {
  const known = JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8'));
  expect([version, license]).toEqual([known.version, known.license]);
  expect(['MIT', 'Apache-2.0', 'OFL-1.1']).toContain(license);
  expect(text.slice(text.indexOf(`${name} ${version}\n`)).slice(0, 600)).toMatch(/copyright|apache license/i);
});
