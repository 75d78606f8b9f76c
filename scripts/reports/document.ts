/** Where a link of a report leads: an absolute address; `term` leads to the glossary and is set quieter. */
export type Link = { readonly href: string; readonly term: boolean };

/** A stretch of text in one manner; white space is single spaces. */
export type Run = { readonly text: string; readonly strong: boolean; readonly link?: Link };

/** A shape of a drawing; colors as six-digit hex. */
export type Shape = {
  readonly kind: 'path' | 'circle' | 'rect';
  /** Path data, for `path`. */
  readonly d: string;
  /** Centre and radius for `circle`; corner, size and corner radius for `rect`. */
  readonly at: readonly number[];
  readonly fill?: string;
  readonly evenOdd: boolean;
  readonly stroke?: string;
  readonly strokeWidth: number;
  readonly opacity: number;
};

/** A drawing in the units of its view box: left, top, width, height. */
export type Drawing = {
  readonly box: readonly [number, number, number, number];
  readonly shapes: readonly Shape[];
};

export type Cell = { readonly runs: readonly Run[]; readonly number: boolean };

export type BoxTone = 'example' | 'note' | 'tip' | 'bad' | 'quote' | 'end';

/** A part of a report's text, as it stands in the page. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly runs: readonly Run[] }
  | { readonly kind: 'paragraph'; readonly runs: readonly Run[]; readonly small: boolean }
  | {
      readonly kind: 'list';
      readonly marker: 'bullet' | 'number' | 'box';
      readonly items: readonly (readonly Run[])[];
      readonly small: boolean;
    }
  | { readonly kind: 'table'; readonly head: readonly Cell[]; readonly rows: readonly (readonly Cell[])[] }
  | { readonly kind: 'box'; readonly tone: BoxTone; readonly blocks: readonly Block[] };

/** A report as it is typeset: read from its page, so that page and PDF say the same. */
export type ReportDocument = {
  readonly title: string;
  readonly lead: string;
  readonly byline: string;
  /** The day it was last changed, `2026-11-20`. */
  readonly updated: string;
  readonly language: string;
  readonly company: string;
  /** What kind of paper it is. */
  readonly kind: string;
  /** Who is licensed where: stands at the foot of every page. */
  readonly compliance: string;
  readonly mark: Drawing;
  readonly equalHousing: Drawing;
  readonly art: Drawing;
  readonly blocks: readonly Block[];
};

/** The plain text of runs. */
export function textOf(runs: readonly Run[]): string {
  return runs.map((run) => run.text).join('');
}
