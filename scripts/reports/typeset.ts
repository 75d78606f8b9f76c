import {
  artifact,
  bytesOf,
  type Doc,
  drawDrawing,
  drawLine,
  label,
  openDocument,
  setLines,
  type Tag,
  tagUnder,
} from './canvas';
import type { ReportDocument } from './document';
import { color, page, style } from './look';
import { paginate } from './paginate';
import { bodyPieces, contentsPiece, type Piece } from './pieces';

const artWidth = 150;
const artHeight = 118;

/** The head of the first page: sky, mark, name, title, lead and date, with the drawing on the ground line. */
function titleHead(doc: Doc, report: ReportDocument, tag: Tag): { readonly height: number; readonly draw: () => void } {
  const [, , boxWidth, boxHeight] = report.art.box;
  const tall = Math.min(artHeight, (artWidth * boxHeight) / boxWidth);
  const wide = (tall * boxWidth) / boxHeight;
  const width = page.right - page.left - wide - 26;
  const run = (text: string) => [{ text, strong: false }];
  const title = setLines(doc, run(report.title), style.title, width, true);
  const lead = setLines(doc, run(report.lead), style.lead, width, true);
  const byline = setLines(doc, run(report.byline), style.byline, width);
  const top = 96;
  const leadTop = top + title.length * style.title.leading + 8;
  const bylineTop = leadTop + lead.length * style.lead.leading + 9;
  const height = bylineTop + byline.length * style.byline.leading + 22;
  const draw = () => {
    artifact(doc, () => {
      doc.rect(0, 0, page.width, height).fill(color.sky);
      drawDrawing(doc, report.mark, page.left, 38, 30);
      drawDrawing(doc, report.art, page.right - wide, height - tall, tall);
      label(doc, style.name, report.company, page.left + 39, 45);
      const text = report.kind;
      doc.font(style.tag.face).fontSize(style.tag.size);
      const tagWidth = doc.widthOfString(text) + 20;
      const left = page.right - tagWidth;
      doc.polygon([left, 44], [page.right, 44], [page.right - 6, 53], [page.right, 62], [left, 62]).fill(color.lamp);
      label(doc, style.tag, text, left + 7, 47);
    });
    const links = { color: 'enamel' } as const;
    const h1 = tagUnder(doc, tag, 'H1', { title: report.title });
    title.forEach((line, at) => {
      drawLine(doc, line, style.title, page.left, top + at * style.title.leading, h1, links);
    });
    const leadTag = tagUnder(doc, tag, 'P');
    lead.forEach((line, at) => {
      drawLine(doc, line, style.lead, page.left, leadTop + at * style.lead.leading, leadTag, links);
    });
    const bylineTag = tagUnder(doc, tag, 'P');
    byline.forEach((line, at) => {
      drawLine(doc, line, style.byline, page.left, bylineTop + at * style.byline.leading, bylineTag, links);
    });
  };
  return { height, draw };
}

/** Foot of every page, and the head of those after the first. */
function drawMargins(doc: Doc, report: ReportDocument, number: number, count: number): void {
  artifact(
    doc,
    () => {
      doc.moveTo(page.left, page.foot).lineTo(page.right, page.foot).lineWidth(0.5).stroke(color.line);
      drawDrawing(doc, report.equalHousing, page.left, page.foot + 7.5, 11);
      label(doc, style.running, report.compliance, page.left + 18, page.foot + 8);
      const numbering = { ...style.running, face: 'sans-strong', color: 'ink' } as const;
      label(doc, numbering, `Page ${number} of ${count}`, page.right, page.foot + 8, 'right');
      if (number === 1) return;
      label(doc, { ...style.running, face: 'sans-strong', color: 'ink' }, report.title, page.left, 34);
      label(doc, style.running, report.company, page.right, 34, 'right');
      doc.moveTo(page.left, 49).lineTo(page.right, 49).lineWidth(0.5).stroke(color.line);
    },
    'Pagination',
  );
}

/**
 * Typesets a report: US Letter, tagged for screen readers, with bookmarks, links and page numbers. The same report
 * makes the same bytes.
 */
export async function typeset(report: ReportDocument): Promise<Buffer> {
  const doc = openDocument(report);
  const root = doc.struct('Document');
  const tag: Tag = () => root;
  const head = titleHead(doc, report, tag);
  const { opening, rest } = bodyPieces(doc, tag, report.blocks);
  const entries = rest.flatMap((piece) => (piece.heading ? [piece.heading] : []));
  const pages = new Map<string, number>();
  const contents = contentsPiece(doc, tag, 'In this report', entries, (id) => pages.get(id) ?? 0);
  const pieces: Piece[] = [...opening, contents, ...rest];
  const placements = paginate(pieces, (at) => ({ top: at === 0 ? head.height + 24 : page.top, bottom: page.bottom }));
  pieces.forEach((piece, index) => {
    if (piece.heading) pages.set(piece.heading.id, (placements[index]?.page ?? 0) + 1);
  });

  const count = (placements.at(-1)?.page ?? 0) + 1;
  let at = -1;
  pieces.forEach((piece, index) => {
    const place = placements[index];
    if (!place) return;
    if (place.page !== at) {
      at = place.page;
      doc.addPage();
      if (at === 0) {
        doc.addStructure(root);
        head.draw();
      }
      drawMargins(doc, report, at + 1, count);
    }
    if (piece.heading) {
      const top = Math.max(0, place.y - 14);
      doc.addNamedDestination(piece.heading.id, 'XYZ', 0, top, null);
      // The library counts a bookmark's left edge from the right.
      const target: object = { top, left: page.width, fit: false };
      doc.outline.addItem(piece.heading.text, target);
    }
    piece.draw(place.y);
  });
  root.end();
  return bytesOf(doc);
}
