import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { artFile } from '@/content/art/art';
import { brand } from '@/content/lender/look/brand';
import { dataUrlOf, logoFile } from '@/content/lender/look/logo';

const fontFile = (family: string, weight: number) =>
  readFileSync(
    join(process.cwd(), 'node_modules', '@fontsource', family, 'files', `${family}-latin-${weight}-normal.woff`),
  );

/** The site's two font families in the weights used by the pictures. */
export const fonts = [
  { name: 'Besley', weight: 700, style: 'normal', data: fontFile('besley', 700) },
  { name: 'Figtree', weight: 500, style: 'normal', data: fontFile('figtree', 500) },
  { name: 'Figtree', weight: 700, style: 'normal', data: fontFile('figtree', 700) },
] as const;

/** Colors by custom property, read from the style sheet. */
const tokens = readFileSync(join(process.cwd(), 'app', 'styles', 'tokens.css'), 'utf8');
export const colors: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...tokens.matchAll(/--([\w-]+): (#[0-9a-f]+);/g)].map(([, name, color]) => [name, color])),
  ...brand.colors,
};

export const svgUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** A drawing in `content/art` as a data URL; `more` sets additional custom properties. */
export const pictureOf = (name: string, more: Readonly<Record<string, string>> = {}) =>
  svgUrl(artFile(name, { ...colors, ...more }));

/** The logo in a square of this size. `drawing` is the mark for a lender without a logo file. */
export function logoImage(size: number, drawing: 'mark' | 'mark-small' = 'mark') {
  if (!logoFile) return { src: pictureOf(drawing), width: size, height: size };
  const scale = size / Math.max(logoFile.width, logoFile.height);
  return { src: dataUrlOf(logoFile), width: logoFile.width * scale, height: logoFile.height * scale };
}
