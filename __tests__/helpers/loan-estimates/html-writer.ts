import { readFileSync } from 'node:fs';
import { layoutOf, type Placed, type WidthOf } from './layout';
import type { SampleEstimate } from './sample-estimates';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The site's fonts, which are the same on every machine, scaled to fit the layout, and the usual width of a letter. */
const fonts = [
  { name: 'figtree', smaller: 0.84, letter: 0.5 },
  { name: 'besley', smaller: 0.72, letter: 0.6 },
] as const;

/** A text with its baseline start in place, on a narrower page. */
function spanOf({ text, x, y, size, isBold }: Placed, narrower: number, smaller: number): string {
  const style = `left:${x * narrower}pt;top:${y - size}pt;font-size:${size * smaller}pt;font-weight:${isBold ? 700 : 400}`;
  return `<span style="${style}">${escaped(text)}</span>`;
}

function faceOf(name: string, weight: 400 | 700): string {
  const file = readFileSync(`node_modules/@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`, 'base64');
  return `@font-face{font-family:${name};font-weight:${weight};src:url(data:font/woff2;base64,${file})}`;
}

const css = `@page{size:letter;margin:0}body{margin:0}
main{position:relative;width:612pt;height:792pt;break-after:page}
span{position:absolute;white-space:pre;line-height:1}`;

/** Loan Estimates as one HTML document of three printed pages each, in alternating fonts and page widths. */
export function htmlOf(forms: readonly SampleEstimate[]): string {
  const faces = fonts.flatMap(({ name }) => [faceOf(name, 400), faceOf(name, 700)]);
  const pages = forms.flatMap((estimate, index) => {
    const narrower = 1 - 0.02 * (index % 4);
    const { name, smaller, letter } = fonts[index % 2 === 0 ? 0 : 1];
    const widthOf: WidthOf = (text, size, isBold) => text.length * size * smaller * (isBold ? 1.1 * letter : letter);
    return layoutOf(estimate, widthOf).map(
      (texts) =>
        `<main style="font-family:${name}">${texts.map((text) => spanOf(text, narrower, smaller)).join('')}</main>`,
    );
  });
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Loan Estimates</title><style>${faces.join('')}${css}</style></head><body>${pages.join('')}</body></html>`;
}
