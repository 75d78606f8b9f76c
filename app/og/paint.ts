import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { markupOf } from '@/app/frames/markup';

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

const svgNames: Readonly<Record<string, string>> = {
  className: 'class',
  fillRule: 'fill-rule',
  strokeWidth: 'stroke-width',
};

/** A drawing of the site as the address of a picture; `styles` replace its stylesheet. */
export function pictureOf(drawing: ReactElement, styles = ''): string {
  const markup = markupOf(drawing, (name, value) => [svgNames[name] ?? name, value]);
  const svg = markup
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace('>', styles ? `><style>${styles}</style>` : '>');
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
