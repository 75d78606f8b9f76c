/**
 * One run of text in a PDF, in points (1/72 inch) of the page as displayed. `x` and `y` are the start of its baseline
 * from the top left corner, `width` its length along the baseline, `height` its font size, `rotation` its direction in
 * degrees counterclockwise.
 */
export type TextItem = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
};

/** Points. */
export type PageText = { readonly width: number; readonly height: number; readonly items: readonly TextItem[] };

/** Points from the top left corner of an upright page. */
export type Area = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** `size` is the font size. */
export type Word = Area & { readonly text: string; readonly size: number; readonly baseline: number };

/** Words on one baseline, from left to right. */
export type Line = Area & { readonly words: readonly Word[] };

/** A page turned so that its text runs from left to right; `turn` is in degrees clockwise. */
export type UprightPage = {
  readonly turn: 0 | 90 | 180 | 270;
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
  readonly lines: readonly Line[];
};

/** In font sizes: letters closer than the first are one word, words closer than the second are one cell. */
const wordGap = 0.12;
const cellGap = 0.9;

/** Parts of one word overlap by less than this; otherwise one text is printed over another. */
const wordOverlap = 0.5;

type Matrix = readonly number[];

/**
 * Converts the output of a PDF reader: a text matrix, sizes in page units, and the matrix from those to points from the
 * top left.
 */
export function textItem(
  run: { readonly str: string; readonly transform: Matrix; readonly width: number; readonly height: number },
  toPage: Matrix,
): TextItem {
  const [a = 1, b = 0, , , e = 0, f = 0] = run.transform;
  const [ta = 1, tb = 0, tc = 0, td = 1, te = 0, tf = 0] = toPage;
  const scale = Math.hypot(ta, tb);
  return {
    text: run.str,
    x: ta * e + tc * f + te,
    y: tb * e + td * f + tf,
    width: run.width * scale,
    height: run.height * scale,
    rotation: (Math.atan2(-(tb * a + td * b), ta * a + tc * b) * 180) / Math.PI,
  };
}

/** Normalizes dashes, quotes and ligatures, and removes characters that print nothing. */
function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g, '-')
    .replace(/[\u2018\u2019\u02BC\u0060\u00B4]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '');
}

function quarterTurn(rotation: number): UprightPage['turn'] | null {
  const degrees = ((rotation % 360) + 360) % 360;
  const quarter = Math.round(degrees / 90) * 90;
  return Math.abs(degrees - quarter) <= 2 ? ((quarter % 360) as UprightPage['turn']) : null;
}

/** The direction of most letters on the page. */
function turnOf(items: readonly TextItem[]): UprightPage['turn'] {
  const letters = new Map<UprightPage['turn'], number>();
  for (const { text, rotation } of items) {
    const quarter = quarterTurn(rotation);
    if (quarter !== null) letters.set(quarter, (letters.get(quarter) ?? 0) + text.trim().length);
  }
  return [...letters].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [0, 0] as [0, number])[0];
}

/** The start of an item after the page is turned clockwise. */
function turnedPoint(turn: UprightPage['turn'], { width, height }: PageText, { x, y }: TextItem) {
  if (turn === 90) return { x: height - y, y: x };
  if (turn === 180) return { x: width - x, y: height - y };
  if (turn === 270) return { x: y, y: width - x };
  return { x, y };
}

/** The words of a run. Letters are assumed to be equally wide, since the font is unknown. */
function wordsOfRun(text: string, x: number, y: number, { width, height }: TextItem): Word[] {
  const letter = width / Math.max(1, text.length);
  return [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    left: x + match.index * letter,
    right: x + (match.index + match[0].length) * letter,
    top: y - 0.75 * height,
    bottom: y + 0.22 * height,
    size: height,
    baseline: y,
  }));
}

/** Whether the same word is drawn again at almost the same place, as some programs do for bold type. */
function isDuplicate(word: Word, other: Word): boolean {
  const near = 0.12 * word.size;
  return (
    word.text === other.text &&
    Math.abs(word.left - other.left) < near &&
    Math.abs(word.right - other.right) < near &&
    Math.abs(word.baseline - other.baseline) < near
  );
}

function joinPieces(words: readonly Word[]): Word[] {
  const result: Word[] = [];
  for (const word of [...words].sort((a, b) => a.left - b.left)) {
    const last = result.at(-1);
    if (last && isDuplicate(word, last)) continue;
    const size = last ? Math.max(last.size, word.size) : word.size;
    const gap = last ? word.left - last.right : size;
    if (last && gap < wordGap * size && gap > -wordOverlap * size) {
      result[result.length - 1] = {
        ...around([last, word]),
        text: last.text + word.text,
        size,
        baseline: last.baseline,
      };
    } else {
      result.push(word);
    }
  }
  return result;
}

/** The smallest rectangle around all of them; needs at least one. */
export function around(areas: readonly Area[]): Area {
  return {
    left: Math.min(...areas.map(({ left }) => left)),
    top: Math.min(...areas.map(({ top }) => top)),
    right: Math.max(...areas.map(({ right }) => right)),
    bottom: Math.max(...areas.map(({ bottom }) => bottom)),
  };
}

export function linesOf(words: readonly Word[]): Line[] {
  const groups: Word[][] = [];
  for (const word of [...words].sort((a, b) => a.baseline - b.baseline)) {
    const last = groups.at(-1);
    const first = last?.[0];
    if (last && first && word.baseline - first.baseline <= 0.3 * Math.min(word.size, first.size)) last.push(word);
    else groups.push([word]);
  }
  return groups.map((group) => {
    const inOrder = joinPieces(group);
    return { ...around(inOrder), words: inOrder };
  });
}

/** Groups the words of a line into cells, separated by more than a normal space. */
export function cellsOf(words: readonly Word[]): Word[][] {
  const cells: Word[][] = [];
  for (const word of words) {
    const last = cells.at(-1)?.at(-1);
    if (last && word.left - last.right < cellGap * Math.max(last.size, word.size)) cells.at(-1)?.push(word);
    else cells.push([word]);
  }
  return cells;
}

export function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ');
}

export function textOfLines(lines: readonly Line[]): string {
  return lines.map(({ words }) => textOf(words)).join(' ');
}

/** A page turned upright, as words and lines. Omits text in another direction, such as a watermark. */
export function uprightPage(page: PageText): UprightPage {
  const items = page.items
    .map((item) => ({ ...item, text: plainText(item.text) }))
    .filter(({ text, height }) => text.trim() !== '' && height > 0);
  const turn = turnOf(items);
  const isSideways = turn === 90 || turn === 270;
  const lines = linesOf(
    items
      .filter(({ rotation }) => quarterTurn(rotation) === turn)
      .flatMap((item) => {
        const { x, y } = turnedPoint(turn, page, item);
        return wordsOfRun(item.text, x, y, item);
      }),
  );
  return {
    turn,
    width: isSideways ? page.height : page.width,
    height: isSideways ? page.width : page.height,
    lines,
    words: lines.flatMap(({ words }) => words),
  };
}
