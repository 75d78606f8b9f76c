import type { DrawnEstimate } from './drawn';
import { layoutOf, type Placed, type WidthOf } from './layout';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Letters of a browser are wider than those for which the layout has room. */
const smaller = 0.88;
const usualWidth: WidthOf = (text, size, isBold) => text.length * size * smaller * (isBold ? 0.56 : 0.5);

/** A text with the start of its baseline where it belongs, on a page so much narrower. */
function spanOf({ text, x, y, size, isBold }: Placed, narrower: number): string {
  const style = `left:${x * narrower}pt;top:${y - size}pt;font-size:${size * smaller}pt;font-weight:${isBold ? 700 : 400}`;
  return `<span style="${style}">${escaped(text)}</span>`;
}

const css = `@page{size:letter;margin:0}body{margin:0}
main{position:relative;width:612pt;height:792pt;break-after:page;font-family:Helvetica,Arial,sans-serif}
main.serif{font-family:Times,"Liberation Serif",serif}span{position:absolute;white-space:pre;line-height:1}`;

/** Loan Estimates as one HTML document of three printed pages each, in fonts and widths of page that take turns. */
export function htmlOf(forms: readonly DrawnEstimate[]): string {
  const pages = forms.flatMap((drawn, index) => {
    const narrower = 1 - 0.02 * (index % 4);
    return layoutOf(drawn, usualWidth).map(
      (texts) =>
        `<main class="${index % 2 ? 'serif' : ''}">${texts.map((text) => spanOf(text, narrower)).join('')}</main>`,
    );
  });
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Loan Estimates</title><style>${css}</style></head><body>${pages.join('')}</body></html>`;
}
