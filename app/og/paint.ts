import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { artFile } from '@/content/art/art';
import { brand } from '@/content/lender/brand';

const fontFile = (family: string, weight: number) =>
  readFileSync(
    join(process.cwd(), 'node_modules', '@fontsource', family, 'files', `${family}-latin-${weight}-normal.woff`),
  );

/** The two families of the site in the weights that the pictures use. */
export const fonts = [
  { name: 'Besley', weight: 700, style: 'normal', data: fontFile('besley', 700) },
  { name: 'Figtree', weight: 500, style: 'normal', data: fontFile('figtree', 500) },
  { name: 'Figtree', weight: 700, style: 'normal', data: fontFile('figtree', 700) },
] as const;

/** The value of each custom property with a color, as in the style sheets of the site. */
const tokens = readFileSync(join(process.cwd(), 'app', 'styles', 'tokens.css'), 'utf8');
export const colors: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...tokens.matchAll(/--([\w-]+): (#[0-9a-f]+);/g)].map(([, name, color]) => [name, color])),
  ...brand.colors,
};

/** A drawing of `content/art` as the address of a picture; `more` are values of custom properties of its own. */
export function pictureOf(name: string, more: Readonly<Record<string, string>> = {}): string {
  return `data:image/svg+xml;base64,${Buffer.from(artFile(name, { ...colors, ...more })).toString('base64')}`;
}
