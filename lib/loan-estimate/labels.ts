import { type Area, around, cellsOf, type Line, linesOf, type UprightPage, type Word } from './page-text';
import { onlyOf, squashed } from './values';

/** A label where it stands on a page: its words, and the words of its line to the right of it. */
export type Label = Area & {
  readonly words: readonly Word[];
  /** Font size. */
  readonly size: number;
  /** Whether the label stands alone: nothing follows it in its cell, or a number does. */
  readonly isWhole: boolean;
};

/** How many words from the start of `words` spell the letters; null when they spell something else, or stop short. */
function spelled(words: readonly Word[], letters: string): { readonly count: number; readonly rest: string } | null {
  let rest = letters;
  let count = 0;
  for (const word of words) {
    const piece = squashed(word.text);
    if (!rest.startsWith(piece)) return null;
    rest = rest.slice(piece.length);
    count += 1;
    if (rest === '') break;
  }
  return { count, rest };
}

/** The cell below that continues a label: it starts at the same left edge, at most two lines lower. */
function cellBelow(lines: readonly Line[], index: number, cell: readonly Word[]): readonly Word[] | null {
  const start = cell[0];
  if (!start) return null;
  for (const line of lines.slice(index + 1)) {
    if (line.top - start.bottom > 1.5 * start.size) return null;
    const next = cellsOf(line.words).find(([first]) => first && Math.abs(first.left - start.left) < 0.6 * start.size);
    if (next) return next;
  }
  return null;
}

/** Whether the words of a cell end, or go on with a number, after the first `count` of them. */
function endsAfter(cell: readonly Word[], count: number): boolean {
  const next = cell[count];
  return next === undefined || /^[-+]?[$\d.]/.test(next.text);
}

function labelAt(lines: readonly Line[], index: number, cell: readonly Word[], letters: string): Label | null {
  const start = cell[0];
  if (!start) return null;
  const here = spelled(cell, letters);
  if (!here) return null;
  const words = cell.slice(0, here.count);
  if (here.rest === '') return { ...around(words), words, size: start.size, isWhole: endsAfter(cell, here.count) };
  const below = here.count === cell.length ? cellBelow(lines, index, cell) : null;
  const there = below && spelled(below, here.rest);
  if (!below || there?.rest !== '') return null;
  const all = [...words, ...below.slice(0, there.count)];
  return { ...around(all), words: all, size: start.size, isWhole: endsAfter(below, there.count) };
}

/** A box that a reader took for a letter: X, or what the fonts of symbols have in its place. */
const boxLetter = /^[xX348oq]$/;

/** A cell without the boxes and bullets that stand before its first letter. */
function withoutMarks(cell: readonly Word[]): readonly Word[] {
  const first = cell.findIndex(({ text }) => /[a-z0-9]/i.test(text) && !boxLetter.test(text));
  return first < 0 ? [] : cell.slice(first);
}

/**
 * Every place among the lines where a cell begins with one of the texts, spaces and marks not compared. A label may go
 * on in the line below.
 */
export function labelsIn(lines: readonly Line[], ...texts: readonly string[]): Label[] {
  return lines.flatMap((line, index) =>
    cellsOf(line.words).flatMap((cell) => {
      for (const text of texts) {
        const label = labelAt(lines, index, withoutMarks(cell), squashed(text));
        if (label) return [label];
      }
      return [];
    }),
  );
}

/** The one place where a cell begins with one of the texts; null where there is none or more than one. */
export function labelIn(lines: readonly Line[], ...texts: readonly string[]): Label | null {
  return onlyOf(labelsIn(lines, ...texts));
}

/** The one cell that consists of one of the texts; null where there is none or more than one. */
export function headingIn(lines: readonly Line[], ...texts: readonly string[]): Label | null {
  return onlyOf(labelsIn(lines, ...texts).filter(({ isWhole }) => isWhole));
}

/** The words whose middle is inside of an area; sides that are left out are open. */
export function wordsInside(page: Pick<UprightPage, 'words'>, area: Partial<Area>): Word[] {
  const { left = -Infinity, top = -Infinity, right = Infinity, bottom = Infinity } = area;
  return page.words.filter((word) => {
    const x = (word.left + word.right) / 2;
    const y = (word.top + word.bottom) / 2;
    return x >= left && x < right && y >= top && y < bottom;
  });
}

/** A part of a page as a page of its own; sides that are left out are open. */
export function partOfPage(page: UprightPage, area: Partial<Area>): UprightPage {
  const words = wordsInside(page, area);
  return { ...page, words, lines: linesOf(words) };
}

/** The words on the height of a label and to its right, up to an edge. */
export function wordsRightOf(page: Pick<UprightPage, 'words'>, label: Label, right = Infinity): Word[] {
  return wordsInside(page, {
    left: label.right,
    top: label.top - 0.15 * label.size,
    right,
    bottom: label.bottom + 0.15 * label.size,
  })
    .filter((word) => !label.words.includes(word))
    .sort((a, b) => a.left - b.left);
}

/**
 * The words to the right of a label, down to the next line that begins at its left edge, at most `lines` lines: the whole
 * entry when it takes more than one line.
 */
export function entryOf(page: Pick<UprightPage, 'words'>, label: Label, right = Infinity, lines = 4): Word[] {
  const below = wordsInside(page, { top: label.bottom, left: label.left - 0.6 * label.size, right: label.right });
  const next = Math.min(...below.map(({ top }) => top), label.top + lines * 1.6 * label.size);
  const words = wordsInside(page, {
    left: label.right,
    top: label.top - 0.15 * label.size,
    right,
    bottom: next - 0.1 * label.size,
  });
  return linesOf(words).flatMap((line) => line.words);
}
