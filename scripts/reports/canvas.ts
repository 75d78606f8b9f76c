import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import type { Drawing, Link, ReportDocument, Run } from './document';
import { type Line, linesOf, type Measure } from './lines';
import { type Color, color, type Face, faces, page, type Style } from './look';

export type Doc = PDFKit.PDFDocument;

/** An element of the document's structure, made when it is first needed. */
export type Tag = () => PDFKit.PDFStructureElement;

/** What the latin files of the two families cover. */
const covered =
  /^[ -~\u00a0-\u00ff\u0131\u0152\u0153\u02bb-\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215\ufeff\ufffd]*$/;

/** An empty PDF with our faces and the report's particulars. Its dates are the report's, so that it repeats to the byte. */
export function openDocument(report: ReportDocument): Doc {
  const day = new Date(`${report.updated}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) throw new Error(`The report “${report.title}” has no date.`);
  // The published types do not know of PDF/UA yet.
  const options: object = {
    autoFirstPage: false,
    size: [page.width, page.height],
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: report.language,
    displayTitle: true,
    info: {
      Title: report.title,
      Author: report.company,
      Subject: report.lead,
      Creator: report.company,
      CreationDate: day,
      ModDate: day,
    },
  };
  const doc = new PDFDocument(options);
  for (const [name, { family, weight }] of Object.entries(faces)) {
    const file = join('node_modules', '@fontsource', family, 'files', `${family}-latin-${weight}-normal.woff`);
    doc.registerFont(name, readFileSync(join(process.cwd(), file)));
  }
  return doc;
}

/** The bytes of a document; ends it. */
export function bytesOf(doc: Doc): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    doc.end();
  });
}

function faceOf(style: Style, strong: boolean): Face {
  return strong ? style.strongFace : style.face;
}

function textOptions(style: Style): PDFKit.Mixins.TextOptions {
  return {
    lineBreak: false,
    characterSpacing: style.tracking * style.size,
    ...(style.tabular && { features: ['tnum'] }),
  };
}

function widthOf(doc: Doc, style: Style, text: string, strong = false): number {
  doc.font(faceOf(style, strong)).fontSize(style.size);
  return doc.widthOfString(text, textOptions(style)) + (text === ' ' ? style.tracking * style.size : 0);
}

/** Breaks runs into lines of a style. Throws for a character that the faces do not have. */
export function setLines(doc: Doc, runs: readonly Run[], style: Style, width: number, balance = false): Line[] {
  for (const { text } of runs)
    if (!covered.test(text)) throw new Error(`“${text}” holds a character that the faces of the reports lack.`);
  const measure: Measure = (text, strong) => widthOf(doc, style, text, strong);
  return linesOf(runs, width, measure, balance);
}

/** The distance from the top of a line to its baseline. */
function baselineOf(doc: Doc, style: Style): number {
  doc.font(style.face).fontSize(style.size);
  const natural = doc.currentLineHeight(false);
  const ascent = style.face.startsWith('serif') ? 1.25 * style.size : 0.95 * style.size;
  return (style.leading - natural) / 2 + ascent;
}

function write(doc: Doc, style: Style, text: string, strong: boolean, x: number, baseline: number, ink: Color): void {
  doc.font(faceOf(style, strong)).fontSize(style.size).fillColor(color[ink]);
  doc.text(text, x, baseline, { ...textOptions(style), baseline: 'alphabetic' });
}

/** Draws what carries no meaning: grounds, rules, drawings, page numbers. */
export function artifact(doc: Doc, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}

/** Writes a text that is no part of the report's own, such as a page number; right-aligned at `x` when asked. */
export function label(doc: Doc, style: Style, text: string, x: number, y: number, align: 'left' | 'right' = 'left') {
  const left = align === 'right' ? x - widthOf(doc, style, text) : x;
  write(doc, style, text, false, left, y + baselineOf(doc, style), style.color);
  return left;
}

export type LinkLook = { readonly color: Color };

function underline(doc: Doc, x: number, y: number, width: number, link: Link, look: LinkLook): void {
  doc.save().lineWidth(0.6).strokeColor(color[look.color]);
  if (link.term) doc.dash(0.6, { space: 1.8 }).lineCap('round');
  doc
    .moveTo(x, y + 2)
    .lineTo(x + width, y + 2)
    .stroke()
    .restore();
}

/** Adds an element of the structure under another, when it is first needed. */
export function tagUnder(
  doc: Doc,
  parent: Tag,
  type: string,
  options: PDFKit.Mixins.StructureElementOptions & { readonly scope?: string } = {},
): Tag {
  let made: PDFKit.PDFStructureElement | undefined;
  return () => {
    if (made) return made;
    const above = parent();
    made = doc.struct(type, options);
    above.add(made);
    return made;
  };
}

/**
 * Draws one line with its top left corner at `x`, `y` as part of `tag`. A link is an element of its own with an area to
 * press, and is closed with its line, so that it belongs to this page.
 */
export function drawLine(doc: Doc, line: Line, style: Style, x: number, y: number, tag: Tag, links: LinkLook): void {
  const baseline = y + baselineOf(doc, style);
  const element = tag();
  let index = 0;
  while (index < line.fragments.length) {
    const link = line.fragments[index]?.run.link;
    let end = index + 1;
    while (end < line.fragments.length && line.fragments[end]?.run.link === link) end += 1;
    const group = line.fragments.slice(index, end);
    index = end;
    const draw = () => {
      for (const { run, text, x: from, width } of group) {
        write(doc, style, text, run.strong, x + from, baseline, link && !link.term ? links.color : style.color);
        if (link) underline(doc, x + from, baseline, width, link, links);
      }
    };
    if (!link) {
      element.add(draw);
      continue;
    }
    const [first] = group;
    const last = group.at(-1);
    if (!first || !last) continue;
    const inner = doc.struct('Link');
    element.add(inner);
    inner.add(draw);
    const text = group.map((fragment) => fragment.text).join('');
    doc.link(x + first.x, y, last.x + last.width - first.x, style.leading, link.href, {
      structParent: inner,
      Contents: Object(text.trim()),
    } as PDFKit.Mixins.AnnotationOption);
    inner.end();
  }
}

/** Draws a drawing into a box with its top left corner at `x`, `y`, `height` points tall. */
export function drawDrawing(doc: Doc, { box, shapes }: Drawing, x: number, y: number, height: number): void {
  const [left, top, , tall] = box;
  const scale = height / tall;
  doc
    .save()
    .translate(x - left * scale, y - top * scale)
    .scale(scale);
  for (const shape of shapes) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = shape.at;
    doc.save().opacity(shape.opacity).lineWidth(shape.strokeWidth);
    if (shape.kind === 'path') doc.path(shape.d);
    else if (shape.kind === 'circle') doc.circle(a, b, c);
    else if (e > 0) doc.roundedRect(a, b, c, d, e);
    else doc.rect(a, b, c, d);
    const rule = shape.evenOdd ? 'even-odd' : 'non-zero';
    if (shape.fill && shape.stroke) doc.fillAndStroke(shape.fill, shape.stroke, rule);
    else if (shape.fill) doc.fill(shape.fill, rule);
    else if (shape.stroke) doc.stroke(shape.stroke);
    doc.restore();
  }
  doc.restore();
}
