import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The packages of which something is sent to visitors: code in the scripts, or the fonts. */
export const shippedPackages = [
  '@fontsource-variable/besley',
  '@fontsource-variable/figtree',
  '@kurkle/color',
  '@swc/helpers',
  'chart.js',
  'next',
  'react',
  'react-chartjs-2',
  'react-dom',
  'scheduler',
  'web-vitals',
] as const;

function entryOf(modules: string, name: string): string {
  const folder = join(modules, name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(entry));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return `${name} ${version}\nLicense: ${license}\n\n${text}\n`;
}

/** The licenses of everything that visitors are sent, as one text; throws for a package that is not installed. */
export function licensesText(modules: string): string {
  const line = '-'.repeat(72);
  return shippedPackages.map((name) => entryOf(modules, name)).join(`\n${line}\n\n`);
}
