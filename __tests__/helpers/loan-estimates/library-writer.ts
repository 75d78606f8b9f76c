import { degrees, PDFDocument, type PDFFont, StandardFonts } from 'pdf-lib';
import type { DrawnEstimate } from './drawn';
import { layoutOf, type WidthOf } from './layout';
import { cutText, isSymbol, ordered, type Style } from './styles';

/** The width of a text whose letters stand side by side, without kerning. */
function lettersWide(font: PDFFont, text: string, size: number): number {
  return [...text].reduce((width, letter) => width + font.widthOfTextAtSize(letter, size), 0);
}

/** The widths of Helvetica, as every reader has them. */
export async function helvetica(): Promise<WidthOf> {
  const file = await PDFDocument.create();
  const regular = await file.embedFont(StandardFonts.Helvetica);
  const bold = await file.embedFont(StandardFonts.HelveticaBold);
  return (text, size, isBold) => lettersWide(isBold ? bold : regular, text.replace(/[\u2718\u274F]/g, 'O'), size);
}

/** A Loan Estimate written by pdf-lib in Times: one text object for each piece, pages turned by their attribute. */
export async function writtenByLibrary(drawn: DrawnEstimate, style: Style, seed: number): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  const fonts = {
    regular: await file.embedFont(StandardFonts.TimesRoman),
    bold: await file.embedFont(StandardFonts.TimesRomanBold),
    symbols: await file.embedFont(StandardFonts.ZapfDingbats),
  };
  const fontOf = (text: string, isBold: boolean): PDFFont =>
    isSymbol(text) ? fonts.symbols : isBold ? fonts.bold : fonts.regular;
  const widthOf: WidthOf = (text, size, isBold) => lettersWide(fontOf(text, isBold), text, size);
  const { scale, turn } = style;
  for (const texts of layoutOf(drawn, widthOf)) {
    const page = file.addPage([612 * scale, 792 * scale]);
    page.setRotation(degrees(turn));
    for (const text of ordered(texts, style, seed)) {
      for (const { text: piece, x, y, size, isBold } of cutText(text, style, seed, widthOf)) {
        page.drawText(piece, {
          x: x * scale,
          y: (792 - y) * scale,
          size: size * scale,
          font: fontOf(piece, isBold),
        });
      }
    }
  }
  return await file.save();
}
