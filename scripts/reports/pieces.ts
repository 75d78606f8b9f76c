import { artifact, type Doc, drawLine, type LinkLook, label, setLines, type Tag, tagUnder } from './canvas';
import { columnWidths } from './columns';
import { type Block, type BoxTone, type Cell, type Run, textOf } from './document';
import { type Color, color, page, type Style, style } from './look';
import type { Sized } from './paginate';

/** Something to be placed on a page and drawn there. */
export type Piece = Sized & {
  readonly draw: (y: number) => void;
  /** The heading that starts here. */
  readonly heading?: { readonly id: string; readonly text: string };
};

/** Where pieces stand, what they belong to, and how they look there. */
type Place = {
  readonly doc: Doc;
  readonly x: number;
  readonly width: number;
  readonly tag: Tag;
  readonly links: LinkLook;
  /** Replaces the color of running text, on a dark ground. */
  readonly ink?: Color;
};

const textWidth = page.right - page.text;

const plainLinks: LinkLook = { color: 'enamel' };

function inked(look: Style, { ink }: Place): Style {
  return ink ? { ...look, color: ink } : look;
}

type TextOptions = {
  readonly before: number;
  /** The last line stays with what follows. */
  readonly keep?: boolean;
  readonly balance?: boolean;
  /** Drawn beside the first line. */
  readonly beside?: (y: number) => void;
  readonly heading?: { readonly id: string; readonly text: string };
};

/** Lines of text. No page starts or ends with a single line of a longer text. */
function textPieces(place: Place, runs: readonly Run[], look: Style, tag: Tag, options: TextOptions): Piece[] {
  const { doc, x, width, links } = place;
  const set = inked(look, place);
  const lines = setLines(doc, runs, set, width, options.balance);
  return lines.map((line, index) => {
    const last = index === lines.length - 1;
    const alone = lines.length <= 3 || index === 0 || index === lines.length - 2;
    return {
      height: set.leading,
      before: index === 0 ? options.before : 0,
      keep: last ? (options.keep ?? false) : options.keep === true || alone,
      draw: (y) => {
        if (index === 0) options.beside?.(y);
        drawLine(doc, line, set, x, y, tag, links);
      },
      ...(index === 0 && options.heading && { heading: options.heading }),
    };
  });
}

/** Several pieces as one that is not divided. */
function together(pieces: readonly Piece[], draw?: (y: number, height: number) => void): Piece {
  const height = pieces.reduce((sum, piece, index) => sum + piece.height + (index === 0 ? 0 : piece.before), 0);
  return {
    height,
    before: pieces[0]?.before ?? 0,
    keep: false,
    draw: (top) => {
      draw?.(top, height);
      let y = top;
      pieces.forEach((piece, index) => {
        if (index > 0) y += piece.before;
        piece.draw(y);
        y += piece.height;
      });
    },
  };
}

const plateSize = 25;

/** A house-number plate: enamel with a white inner line. */
function drawPlate(doc: Doc, text: string, x: number, y: number, tag: Tag): void {
  artifact(doc, () => {
    doc.roundedRect(x, y, plateSize, plateSize, 4).fill(color.enamel);
    doc
      .roundedRect(x + 2.2, y + 2.2, plateSize - 4.4, plateSize - 4.4, 2.4)
      .lineWidth(0.7)
      .stroke('#d5deea');
  });
  tag().add(() => {
    doc.font(style.plate.face).fontSize(style.plate.size);
    const width = doc.widthOfString(text);
    label(doc, style.plate, `${text} `, x + (plateSize - width) / 2, y + 4.6);
  });
}

function headingPieces(place: Place, block: Extract<Block, { kind: 'heading' }>): Piece[] {
  const { doc, tag } = place;
  const text = textOf(block.runs);
  const element = tagUnder(doc, tag, `H${block.level}`, { title: text });
  if (block.level === 3)
    return textPieces(place, block.runs, style.h3, element, { before: 12, keep: true, balance: true });
  const numbered = /^(\d+)\. (.*)$/.exec(text);
  const runs = numbered ? [{ text: numbered[2] ?? '', strong: false }] : block.runs;
  return textPieces(place, runs, style.h2, element, {
    before: 20,
    keep: true,
    balance: true,
    heading: { id: block.id, text },
    ...(numbered && {
      beside: (y: number) =>
        drawPlate(doc, numbered[1] ?? '', page.left, y + (style.h2.leading - plateSize) / 2, element),
    }),
  });
}

const listIndent = 17;

function listPieces(place: Place, block: Extract<Block, { kind: 'list' }>, gap: number): Piece[] {
  const { doc, x, width, tag } = place;
  const look = block.small ? style.small : style.body;
  const list = tagUnder(doc, tag, 'L');
  return block.items.flatMap((runs, index) => {
    const item = tagUnder(doc, list, 'LI');
    const mark = tagUnder(doc, item, 'Lbl');
    const body = tagUnder(doc, item, 'LBody');
    const isBox = block.marker === 'box';
    const beside = (y: number) => {
      if (isBox) {
        artifact(doc, () => {
          doc
            .roundedRect(x + 0.5, y + 2.4, 9.6, 9.6, 2)
            .lineWidth(1.1)
            .stroke(color['ink-3']);
        });
        return;
      }
      const text = block.marker === 'number' ? `${index + 1}. ` : '• ';
      const markStyle = { ...style.marker, size: look.size, leading: look.leading };
      mark().add(() => label(doc, markStyle, text, block.marker === 'number' ? x : x + 2, y));
    };
    const pieces = textPieces({ ...place, x: x + listIndent, width: width - listIndent }, runs, look, body, {
      before: index === 0 ? gap : isBox ? 9.5 : block.small ? 1.5 : 4,
      beside,
    });
    const isLast = index === block.items.length - 1;
    // Sources stay with their heading.
    if (block.small) return pieces.map((piece, at) => ({ ...piece, keep: !isLast || at < pieces.length - 1 }));
    if (!isBox) return pieces;
    const rule = together(pieces, (y, height) =>
      artifact(doc, () => {
        doc
          .moveTo(x, y + height + 5)
          .lineTo(x + width, y + height + 5)
          .lineWidth(0.5)
          .stroke(color.line);
      }),
    );
    // A checklist is for the refrigerator: it stays on one page.
    return [{ ...rule, keep: !isLast }];
  });
}

const cellGap = 12;
const shortName = 90;

/** The first column names its rows. */
function nameColumn(cells: readonly Cell[]): Cell[] {
  return cells.map((cell, column) =>
    column === 0 && !cell.number ? { ...cell, runs: cell.runs.map((run) => ({ ...run, strong: true })) } : cell,
  );
}

function tableColumns(
  doc: Doc,
  rows: readonly (readonly Cell[])[],
  looks: (row: number, cell: Cell) => Style,
  width: number,
) {
  const count = Math.max(...rows.map((row) => row.length));
  const needs = Array.from({ length: count }, (_, column) => {
    let least = 0;
    let full = 0;
    rows.forEach((row, index) => {
      const cell = row[column];
      if (!cell) return;
      const look = looks(index, cell);
      const gap = column < count - 1 ? cellGap : 0;
      const wide = (limit: number) =>
        Math.max(0, ...setLines(doc, cell.runs, look, limit).map((line) => line.width)) + gap + 0.5;
      const whole = wide(9999);
      full = Math.max(full, whole);
      // A figure is never broken, nor a short name.
      const isWhole = index > 0 && (cell.number || (column === 0 && whole < shortName));
      least = Math.max(least, isWhole ? whole : wide(1));
    });
    return { least, full };
  });
  // A narrow table is not torn apart: its rows would be hard to follow. One to fill out needs its room, though.
  const full = needs.reduce((sum, need) => sum + need.full, 0);
  const isForm = rows.some((row) => row.some((cell) => cell.runs.length === 0));
  const mayBeNarrow = !isForm && width === textWidth;
  return columnWidths(needs, mayBeNarrow ? Math.min(width, Math.max(full * 1.7, width / 2)) : width);
}

function tablePiece(place: Place, block: Extract<Block, { kind: 'table' }>, before: number): Piece {
  const { doc, x, tag } = place;
  const table = tagUnder(doc, tag, 'Table');
  const rows = [block.head, ...block.rows.map(nameColumn)];
  const looks = (row: number, cell: Cell) =>
    row === 0 ? style.tableHead : cell.number ? style.tableNumber : style.table;
  const widths = tableColumns(doc, rows, looks, place.width);
  const width = widths.reduce((sum, each) => sum + each, 0);
  const pieces = rows.map((cells, row): Piece => {
    const element = tagUnder(doc, table, 'TR');
    const isHead = row === 0;
    const blank = cells.every((cell) => cell.runs.length === 0);
    const cellPieces = cells.map((cell, column) => {
      const left = x + widths.slice(0, column).reduce((sum, each) => sum + each, 0);
      const gap = column < cells.length - 1 ? cellGap : 0;
      const cellTag = tagUnder(doc, element, isHead ? 'TH' : 'TD', isHead ? { scope: 'Column' } : {});
      const look = looks(row, cell);
      const lines = setLines(doc, cell.runs, look, (widths[column] ?? 0) - gap + 0.5);
      return { lines, look, cellTag, left, right: left + (widths[column] ?? 0) - gap, number: cell.number };
    });
    const content = Math.max(...cellPieces.map(({ lines, look }) => lines.length * look.leading), 13);
    const needsPen = !isHead && cells.some((cell) => cell.runs.length === 0);
    const pad = isHead ? 3.5 : needsPen ? 5.5 : 4.2;
    const height = content + (isHead ? pad : 2 * pad) + (blank ? 3 : 0);
    return {
      height,
      before: row === 0 ? before : 0,
      keep: true,
      draw: (y) => {
        for (const { lines, look, cellTag, left, right, number } of cellPieces) {
          cellTag();
          const inkHeight = lines.length * look.leading;
          const top = isHead ? y + content - inkHeight : y + pad;
          lines.forEach((line, at) => {
            const start = number ? right - line.width : left;
            drawLine(doc, line, inked(look, place), start, top + at * look.leading, cellTag, place.links);
          });
        }
        artifact(doc, () => {
          doc
            .moveTo(x, y + height)
            .lineTo(x + width, y + height)
            .lineWidth(isHead ? 1.3 : 0.5)
            .stroke(isHead ? color.ink : color.line);
        });
      },
    };
  });
  return together(pieces);
}

type BoxLook = {
  readonly ground: Color;
  readonly bar?: Color;
  readonly edge?: Color;
  readonly radius: number;
  readonly pad: number;
  readonly tag: string;
};

const boxLooks: Readonly<Record<BoxTone, BoxLook>> = {
  example: { ground: 'sky-2', edge: 'line-cool', radius: 7, pad: 13, tag: 'Div' },
  note: { ground: 'sky-2', bar: 'enamel', radius: 0, pad: 12, tag: 'Div' },
  tip: { ground: 'lamp-2', bar: 'lamp', radius: 0, pad: 12, tag: 'Div' },
  bad: { ground: 'red-2', bar: 'red', radius: 0, pad: 12, tag: 'Div' },
  quote: { ground: 'stone', bar: 'line-cool', radius: 0, pad: 11, tag: 'BlockQuote' },
  end: { ground: 'night', radius: 7, pad: 18, tag: 'Sect' },
};

function calloutTitle(place: Place, runs: readonly Run[], bad: boolean): Piece[] {
  const { doc } = place;
  const element = tagUnder(doc, place.tag, 'P');
  const look = { ...style.calloutTitle, color: bad ? 'red' : 'ink' } as const;
  if (!bad) return textPieces(place, runs, look, element, { before: 0 });
  const beside = (y: number) =>
    artifact(doc, () => {
      doc.circle(place.x + 6, y + 7.3, 6).fill(color.red);
      doc.roundedRect(place.x + 5.2, y + 3.6, 1.6, 4.6, 0.6).fill(color.paper);
      doc.circle(place.x + 6, y + 10, 0.95).fill(color.paper);
    });
  return textPieces({ ...place, x: place.x + 18, width: place.width - 18 }, runs, look, element, { before: 0, beside });
}

function boxPiece(place: Place, block: Extract<Block, { kind: 'box' }>, before: number): Piece {
  const { doc } = place;
  const look = boxLooks[block.tone];
  const bar = look.bar ? 4.5 : 0;
  const dark = block.tone === 'end';
  const element = tagUnder(doc, place.tag, look.tag);
  const inner: Place = {
    ...place,
    x: place.x + bar + look.pad,
    width: place.width - bar - 2 * look.pad,
    tag: element,
    ...(dark && { ink: 'paper', links: { color: 'lamp' } }),
  };
  const [first, ...rest] = block.blocks;
  const isTitled = first?.kind === 'heading' && (block.tone === 'note' || block.tone === 'tip' || block.tone === 'bad');
  const content = isTitled
    ? [...calloutTitle(inner, first.runs, block.tone === 'bad'), ...piecesOf(inner, rest, 3)]
    : piecesOf(inner, block.blocks);
  const stacked = together(content);
  const height = stacked.height + 2 * look.pad - 2;
  return {
    height,
    before,
    keep: false,
    draw: (y) => {
      artifact(doc, () => {
        const { x, width } = place;
        doc.roundedRect(x, y, width, height, look.radius).fill(color[look.ground]);
        if (look.edge) doc.roundedRect(x, y, width, height, look.radius).lineWidth(0.7).stroke(color[look.edge]);
        if (look.bar) doc.rect(x, y, bar, height).fill(color[look.bar]);
      });
      stacked.draw(y + look.pad - 1);
    },
  };
}

/** Whether a paragraph announces what follows it. */
const announces = (block: Block) => block.kind === 'paragraph' && textOf(block.runs).endsWith(':');

type Neighbors = { readonly previous: Block | undefined; readonly next: Block | undefined };

function blockPieces(place: Place, block: Block, { previous, next }: Neighbors, lead: number): Piece[] {
  const afterHeading = previous?.kind === 'heading';
  const gap = (usual: number) => (previous ? (afterHeading ? 5 : usual) : lead);
  switch (block.kind) {
    case 'heading': {
      const pieces = headingPieces(place, block);
      const [first, ...rest] = pieces;
      return first ? [{ ...first, before: previous ? first.before : lead }, ...rest] : [];
    }
    case 'paragraph': {
      const element = tagUnder(place.doc, place.tag, 'P');
      const look = block.small ? ({ ...style.small, color: place.ink ? 'night-text' : 'ink-2' } as const) : style.body;
      const set = block.small ? { ...place, ink: look.color } : place;
      return textPieces(set, block.runs, look, element, {
        before: gap(7),
        keep: announces(block) || next?.kind === 'table',
      });
    }
    case 'list':
      return listPieces(place, block, gap(6));
    case 'table':
      return [tablePiece(place, block, previous ? 9 : lead)];
    case 'box':
      return [boxPiece(place, block, gap(13))];
  }
}

function piecesOf(place: Place, blocks: readonly Block[], lead = 0): Piece[] {
  return blocks.flatMap((block, index) => {
    const previous = blocks[index - 1];
    // After a box or a rule the text needs the room that they had before them.
    const pieces = blockPieces(place, block, { previous, next: blocks[index + 1] }, lead);
    const isRuled = previous?.kind === 'list' && previous.marker === 'box';
    if (previous?.kind !== 'box' && previous?.kind !== 'table' && !isRuled) return pieces;
    const [first, ...rest] = pieces;
    return first ? [{ ...first, before: Math.max(first.before, 13) }, ...rest] : [];
  });
}

/** The text of a report in the order of its page; the paragraphs before its first heading are set larger. */
export function bodyPieces(
  doc: Doc,
  tag: Tag,
  blocks: readonly Block[],
): { readonly opening: Piece[]; readonly rest: Piece[] } {
  const place: Place = { doc, x: page.text, width: textWidth, tag, links: plainLinks };
  const found = blocks.findIndex((block) => block.kind === 'heading');
  const start = found < 0 ? blocks.length : found;
  const opening = blocks
    .slice(0, start)
    .flatMap((block, index) =>
      block.kind === 'paragraph'
        ? textPieces(place, block.runs, style.first, tagUnder(doc, tag, 'P'), { before: index === 0 ? 0 : 8 })
        : blockPieces(place, block, { previous: blocks[index - 1], next: blocks[index + 1] }, 0),
    );
  const rest = piecesOf(place, blocks.slice(start), 21);
  return { opening, rest };
}

export type ContentsEntry = { readonly id: string; readonly text: string };

/** The list of sections with their pages, in two columns between hairlines. `pageOf` is asked when it is drawn. */
export function contentsPiece(
  doc: Doc,
  tag: Tag,
  title: string,
  entries: readonly ContentsEntry[],
  pageOf: (id: string) => number,
): Piece {
  const left = page.text;
  const full = page.right - left;
  const gutter = 26;
  const width = (full - gutter) / 2;
  const perColumn = Math.ceil(entries.length / 2);
  const set = entries.map((entry) => ({
    entry,
    lines: setLines(doc, [{ text: entry.text, strong: false }], style.contents, width - 24),
  }));
  const rowGap = 3.2;
  const heightOf = (column: number) =>
    set
      .slice(column * perColumn, (column + 1) * perColumn)
      .reduce((sum, { lines }) => sum + lines.length * style.contents.leading + rowGap, 0);
  const titleHeight = style.contentsTitle.leading + 5;
  const height = 11 + titleHeight + Math.max(heightOf(0), heightOf(1)) + 8;
  const toc = tagUnder(doc, tag, 'TOC');
  return {
    height,
    before: 16,
    keep: false,
    draw: (top) => {
      artifact(doc, () => {
        for (const y of [top, top + height])
          doc.moveTo(left, y).lineTo(page.right, y).lineWidth(0.5).stroke(color.line);
      });
      const caption = tagUnder(doc, toc, 'Caption');
      caption().add(() => label(doc, style.contentsTitle, `${title} `, left, top + 11));
      let y = top + 11 + titleHeight;
      set.forEach(({ entry, lines }, index) => {
        if (index === perColumn) y = top + 11 + titleHeight;
        const x = left + (index < perColumn ? 0 : width + gutter);
        const item = tagUnder(doc, toc, 'TOCI');
        const link = doc.struct('Link');
        item().add(link);
        const tall = lines.length * style.contents.leading;
        link.add(() => {
          lines.forEach((line, at) => {
            for (const fragment of line.fragments)
              label(doc, style.contents, fragment.text, x + fragment.x, y + at * style.contents.leading);
          });
          const number = { ...style.contents, face: 'sans-strong', color: 'enamel' } as const;
          label(doc, number, ` ${pageOf(entry.id)}`, x + width, y + tall - style.contents.leading, 'right');
        });
        doc.goTo(x, y, width, tall, entry.id, {
          structParent: link,
          Contents: Object(`${entry.text}, page ${pageOf(entry.id)}`),
        } as PDFKit.Mixins.AnnotationOption);
        link.end();
        y += tall + rowGap;
      });
    },
  };
}
