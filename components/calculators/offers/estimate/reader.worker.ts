import './guarded';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { FieldName, Place, ReadForm } from '@/lib/loan-estimate/estimate';
import { type PageText, textItem, type UprightPage, uprightPage } from '@/lib/loan-estimate/page-text';
import { readForms } from '@/lib/loan-estimate/read';
import { isOverMemory } from './memory-guard';
import type { Answer, FramedPicture, Problem, ReadFile } from './offers-read';

/** Lenders send a Loan Estimate alone or with their other first disclosures. */
const maxPages = 120;

/** Picture pixels per point of the page. */
const pictureScale = 2;

/** Maximum width and height of a page, in points: two tabloid sheets. */
const maxPoints = 2500;

/** A canvas factory that needs no document. */
class Surfaces {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
    return { canvas, context: canvas.getContext('2d') };
  }
  reset(surface: { canvas: OffscreenCanvas }, width: number, height: number) {
    surface.canvas.width = width;
    surface.canvas.height = height;
  }
  destroy(surface: { canvas: OffscreenCanvas }) {
    surface.canvas.width = 0;
    surface.canvas.height = 0;
  }
}

/** Filters change only colors, so none are needed. */
class NoFilters {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  addKnockoutFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  destroy = () => undefined;
}

async function textOfPage(page: PDFPageProxy): Promise<PageText> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return {
    width,
    height,
    items: items.flatMap((item) => ('str' in item ? [textItem(item, transform)] : [])),
  };
}

async function renderPage(page: PDFPageProxy, upright: UprightPage): Promise<OffscreenCanvas> {
  const viewport = page.getViewport({ scale: pictureScale, rotation: page.rotate + upright.turn });
  const canvas = new OffscreenCanvas(viewport.width, viewport.height);
  // pdf.js accepts any canvas with a context, but its types require a DOM canvas.
  const surface = canvas as unknown as HTMLCanvasElement;
  await page.render({ canvas: surface, viewport, annotationMode: 0 }).promise;
  return canvas;
}

/** Crops the page around a value: its line, and some of the text before it. */
function crop(canvas: OffscreenCanvas, { left, top, right, bottom }: Place): FramedPicture | null {
  const line = Math.max(8, Math.min(bottom - top, 14));
  const x = Math.max(0, (left - 20 * line) * pictureScale);
  const y = Math.max(0, (top - 0.6 * line) * pictureScale);
  const width = Math.min(canvas.width - x, (right + 1.5 * line) * pictureScale - x);
  const height = Math.min(canvas.height - y, (Math.min(bottom, top + 9 * line) + 0.6 * line) * pictureScale - y);
  if (width < 1 || height < 1) return null;
  const part = new OffscreenCanvas(width, height);
  const context = part.getContext('2d');
  if (!context) return null;
  context.drawImage(canvas, -x, -y);
  return {
    picture: part.transferToImageBitmap(),
    frame: {
      x: left * pictureScale - x,
      y: top * pictureScale - y,
      width: (right - left) * pictureScale,
      height: (bottom - top) * pictureScale,
    },
  };
}

async function picturesOf(
  file: PDFDocumentProxy,
  pages: readonly UprightPage[],
  { fields }: ReadForm,
): Promise<Map<FieldName, FramedPicture>> {
  const pictures = new Map<FieldName, FramedPicture>();
  if (typeof OffscreenCanvas === 'undefined') return pictures;
  for (const [index, upright] of pages.entries()) {
    const names = (Object.keys(fields) as FieldName[]).filter((name) => fields[name]?.place.page === index);
    if (names.length === 0 || Math.max(upright.width, upright.height) > maxPoints) continue;
    const canvas = await renderPage(await file.getPage(index + 1), upright);
    for (const name of names) {
      const place = fields[name]?.place;
      const picture = place ? crop(canvas, place) : null;
      if (picture) pictures.set(name, picture);
    }
    canvas.width = 0;
  }
  return pictures;
}

/** Reads a file; throws the name of a problem. */
async function readFile(data: Uint8Array): Promise<ReadFile> {
  const file = await getDocument({
    data,
    verbosity: 0,
    isEvalSupported: false,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: 4_000_000,
    canvasMaxAreaInBytes: 32_000_000,
    CanvasFactory: Surfaces,
    FilterFactory: NoFilters,
  }).promise;
  if (file.numPages > maxPages) throw 'too-long' satisfies Problem;
  const pages: UprightPage[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    pages.push(uprightPage(await textOfPage(await file.getPage(number))));
  }
  const [form, ...others] = readForms(pages);
  if (!form) throw (pages.some(({ words }) => words.length > 20) ? 'other-document' : 'scan') satisfies Problem;
  // If pictures cannot be drawn, the values are still useful.
  const pictures = await picturesOf(file, pages, form).catch(() => new Map<FieldName, FramedPicture>());
  return { form, hasMore: others.length > 0, pictures };
}

function problemOf(error: unknown): Problem {
  if (typeof error === 'string') return error as Problem;
  if (isOverMemory()) return 'too-much-memory';
  return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken';
}

self.addEventListener('message', async ({ data }: MessageEvent<unknown>) => {
  // pdf.js also posts its internal messages here.
  if (!(data instanceof Blob)) return;
  const answer: Answer = await data
    .arrayBuffer()
    .then((bytes) => readFile(new Uint8Array(bytes)))
    .then((read) => ({ read }))
    .catch((error: unknown) => ({ problem: problemOf(error) }));
  const pictures = 'read' in answer ? [...answer.read.pictures.values()].map(({ picture }) => picture) : [];
  postMessage(answer, { transfer: pictures });
});

postMessage('ready');
