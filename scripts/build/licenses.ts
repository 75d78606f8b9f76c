import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const fonts = ['@fontsource-variable/besley', '@fontsource-variable/figtree'];

function entryOf(modules: string, name: string): string {
  const folder = join(modules, name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(entry));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return `${name} ${version}\nLicense: ${license}\n\n${text}\n`;
}

/** The licenses of the published fonts and packages. */
export function licensesText(modules: string, packages: readonly string[]): string {
  const line = '-'.repeat(72);
  return [...fonts, ...packages].map((name) => entryOf(modules, name)).join(`\n${line}\n\n`);
}
