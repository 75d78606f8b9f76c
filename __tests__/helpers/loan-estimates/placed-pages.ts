import { type PageText, uprightPage } from '@/lib/loan-estimate/page-text';
import type { DrawnEstimate } from './drawn';
import { layoutOf, type Placed, type WidthOf } from './layout';

/** Letters of one width: enough where no font matters. */
export const evenWidth: WidthOf = (text, size) => text.length * size * 0.44;

/** Placed texts as the text of a page of 612 by 792 points. */
export function pageOf(texts: readonly Pick<Placed, 'text' | 'x' | 'y'>[], size = 9): PageText {
  return {
    width: 612,
    height: 792,
    items: texts.map(({ text, x, y }) => ({
      text,
      x,
      y,
      width: evenWidth(text, size, false),
      height: size,
      rotation: 0,
    })),
  };
}

/** The text of the three pages of a drawn form, without a PDF file between. */
export function pagesOf(drawn: DrawnEstimate): PageText[] {
  return layoutOf(drawn, evenWidth).map((texts) => ({
    width: 612,
    height: 792,
    items: texts.map(({ text, x, y, size, isBold }) => ({
      text,
      x,
      y,
      width: evenWidth(text, size, isBold),
      height: size,
      rotation: 0,
    })),
  }));
}

/** The same, upright and in lines. */
export function uprightPagesOf(drawn: DrawnEstimate) {
  return pagesOf(drawn).map(uprightPage);
}
