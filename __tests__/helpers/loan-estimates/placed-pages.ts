import type { ReadForm } from '@/lib/loan-estimate/estimate';
import { type PageText, uprightPage } from '@/lib/loan-estimate/page-text';
import { readForms } from '@/lib/loan-estimate/read';
import { layoutOf, type Placed, type WidthOf } from './layout';
import type { SampleEstimate } from './sample-estimates';

/** Monospaced, which is enough if the font does not matter. */
export const evenWidth: WidthOf = (text, size) => text.length * size * 0.44;

/** Placed texts as a page of 612 by 792 points. */
export function pageOf(texts: readonly (Pick<Placed, 'text' | 'x' | 'y'> & Partial<Placed>)[]): PageText {
  const items = texts.map(({ text, x, y, size = 9 }) => {
    return { text, x, y, width: evenWidth(text, size, false), height: size, rotation: 0 };
  });
  return { width: 612, height: 792, items };
}

/** The three pages of a form, without an intermediate PDF file. */
export function pagesOf(estimate: SampleEstimate): PageText[] {
  return layoutOf(estimate, evenWidth).map((texts) => pageOf(texts));
}

export function uprightPagesOf(estimate: SampleEstimate) {
  return pagesOf(estimate).map(uprightPage);
}

export function readBack(estimate: SampleEstimate): ReadForm {
  const [form] = readForms(uprightPagesOf(estimate));
  if (!form) throw new Error('The form was not read.');
  return form;
}
