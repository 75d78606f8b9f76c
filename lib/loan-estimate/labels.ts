import { type Area, around, cellsOf, type Line, linesOf, type UprightPage, type Word } from './page-text';
import { alphanumeric, onlyOf } from './values';

/** A label on a page: its words, and the words to its right on the same line. */
export type Label = Area & {
  readonly words: readonly Word[];
  readonly size: number;
  /** Whether only a number follows the label in its cell. */
  readonly isWhole: boolean;
};

/** How many words at the start of `words` spell the letters; null if they spell something else or end early. */
function matchLetters(
  words: readonly Word[],
  letters: string,
): { readonly count: number; readonly rest: string } | null {
  let rest = letters;
  let count = 0;
  for (const word of words) {
    const piece = alphanumeric(word.text);
    if (!rest.startsWith(piece)) return null;
    rest = rest.slice(piece.length);
    count += 1;
    if (rest === '') break;
  }
  return { count, rest };
}

/** The cell below that continues a label: same left edge, at most two lines down. */
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

/** Whether the cell ends, or continues with a number, after its first `count` words. */
function endsAfter(cell: readonly Word[], count: number): boolean {
  const next = cell[count];
  return next === undefined || /^[-+]?[$\d.]/.test(next.text);
}

function labelAt(lines: readonly Line[], index: number, cell: readonly Word[], letters: string): Label | null {
  const start = cell[0];
  if (!start) return null;
  const here = matchLetters(cell, letters);
  if (!here) return null;
  const words = cell.slice(0, here.count);
  if (here.rest === '') return { ...around(words), words, size: start.size, isWhole: endsAfter(cell, here.count) };
  const below = here.count === cell.length ? cellBelow(lines, index, cell) : null;
  const there = below && matchLetters(below, here.rest);
  if (!below || there?.rest !== '') return null;
  const all = [...words, ...below.slice(0, there.count)];
  return { ...around(all), words: all, size: start.size, isWhole: endsAfter(below, there.count) };
}

/** A checkbox that the PDF encodes as a letter: X, or the letters that symbol fonts use for it. */
const checkboxLetter = /^[xX348oq]$/;

/** A cell without leading checkboxes and bullets. */
function withoutMarks(cell: readonly Word[]): readonly Word[] {
  const first = cell.findIndex(({ text }) => /[a-z0-9]/i.test(text) && !checkboxLetter.test(text));
  return first < 0 ? [] : cell.slice(first);
}

/**
 * Every cell that begins with one of the texts, ignoring spaces and punctuation; a label may continue on the next line.
 */
export function labelsIn(lines: readonly Line[], ...texts: readonly string[]): Label[] {
  return lines.flatMap((line, index) =>
    cellsOf(line.words).flatMap((cell) => {
      for (const text of texts) {
        const label = labelAt(lines, index, withoutMarks(cell), alphanumeric(text));
        if (label) return [label];
      }
      return [];
    }),
  );
}

/** The only place where a cell begins with one of the texts; null if there are none or several. */
export function labelIn(lines: readonly Line[], ...texts: readonly string[]): Label | null {
  return onlyOf(labelsIn(lines, ...texts));
}

/** The only cell that equals one of the texts; null if there are none or several. */
export function headingIn(lines: readonly Line[], ...texts: readonly string[]): Label | null {
  return onlyOf(labelsIn(lines, ...texts).filter(({ isWhole }) => isWhole));
}

/** The words whose center is inside the area; omitted sides are open. */
export function wordsInside(page: Pick<UprightPage, 'words'>, area: Partial<Area>): Word[] {
  const { left = -Infinity, top = -Infinity, right = Infinity, bottom = Infinity } = area;
  return page.words.filter((word) => {
    const x = (word.left + word.right) / 2;
    const y = (word.top + word.bottom) / 2;
    return x >= left && x < right && y >= top && y < bottom;
  });
}

export function partOfPage(page: UprightPage, area: Partial<Area>): UprightPage {
  const words = wordsInside(page, area);
  return { ...page, words, lines: linesOf(words) };
}

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

/** The words to the right of a label, down to the next line that begins at its left edge, at most `lines` lines. */
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
