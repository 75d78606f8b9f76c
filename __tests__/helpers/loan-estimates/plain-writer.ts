import { layoutOf, type Placed } from './layout';
import { evenWidth } from './placed-pages';
import { federalSample, type SampleEstimate } from './sample-estimates';
import { cutText, ordered, type Style } from './styles';

/** Windows Latin 1 letters the forms use beyond ASCII, and ZapfDingbats symbols. */
const codes: Readonly<Record<string, number>> = {
  '\u2022': 0x95,
  '\u2014': 0x97,
  '\u2019': 0x92,
  '\u2718': 0x38,
  '\u274F': 0x6f,
};

function literal(text: string): string {
  const escaped = [...text].map((letter) => {
    const code = codes[letter] ?? letter.charCodeAt(0);
    return code > 126 || '()\\'.includes(letter) ? `\\${code.toString(8).padStart(3, '0')}` : String.fromCharCode(code);
  });
  return `(${escaped.join('')})`;
}

/** Words with an offset in place of spaces, as in a font without a space. */
function withoutSpaces(text: string): string {
  const move = -Math.round(evenWidth(' ', 1, false) * 1000);
  return `[${text
    .split(' ')
    .map((word) => literal(word))
    .join(` ${move} `)}]`;
}

/** The matrix that rotates the content of an upright page of 612 by 792 points on a page shown rotated. */
function matrixOf({ turn, turnBack, scale }: Style): {
  readonly matrix: string;
  readonly width: number;
  readonly height: number;
} {
  const [width, height] = [612 * scale, 792 * scale];
  if (!turnBack || turn === 0) return { matrix: `${scale} 0 0 ${scale} 0 0`, width, height };
  if (turn === 180) return { matrix: `${-scale} 0 0 ${-scale} ${width} ${height}`, width, height };
  if (turn === 90) return { matrix: `0 ${scale} ${-scale} 0 ${height} 0`, width: height, height: width };
  return { matrix: `0 ${-scale} ${scale} 0 0 ${width}`, width: height, height: width };
}

function contentOf(texts: readonly Placed[], style: Style, seed: number): string {
  const shown = ordered(texts, style, seed).flatMap((text) =>
    cutText(text, style, seed, evenWidth).map((piece) => {
      // Symbols have their own font.
      const font = /^[\u2718\u274F]$/.test(piece.text) ? 'F3' : piece.isBold ? 'F2' : 'F1';
      const trimmed = piece.text.trimEnd();
      const words = withoutSpaces(trimmed);
      return trimmed === ''
        ? ''
        : `BT /${font} ${piece.size} Tf 1 0 0 1 ${piece.x.toFixed(3)} ${(792 - piece.y).toFixed(3)} Tm ${words} TJ ET`;
    }),
  );
  return `q ${matrixOf(style).matrix} cm\n${shown.join('\n')}\nQ`;
}

/** A PDF file with these objects, the first of them its catalog. */
export function fileOf(objects: readonly string[]): Uint8Array {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  text += offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export function writePlainPdf(estimate: SampleEstimate, style: Style, seed: number): Uint8Array {
  const { width, height } = matrixOf(style);
  const contents = layoutOf(estimate, evenWidth).map((texts) => contentOf(texts, style, seed));
  const fonts = '<< /F1 3 0 R /F2 4 0 R /F3 5 0 R >>';
  const widths = `/FirstChar 0 /LastChar 255 /Widths [${`${Math.round(evenWidth('x', 1000, false))} `.repeat(256)}]`;
  const font = (name: string, encoding: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name}${encoding} ${widths} >>`;
  const pageNumber = (index: number) => 6 + 2 * index;
  return fileOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${contents.length} /Kids [${contents.map((_, index) => `${pageNumber(index)} 0 R`).join(' ')}] >>`,
    font('Helvetica', ' /Encoding /WinAnsiEncoding'),
    font('Helvetica-Bold', ' /Encoding /WinAnsiEncoding'),
    font('ZapfDingbats', ''),
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${style.turn} /Resources << /Font ${fonts} >> /Contents ${pageNumber(index) + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ]);
}

export function federalSampleFile(): Buffer {
  const plain = { order: 'reading', cut: 'never', turn: 0, turnBack: false, scale: 1 } as const;
  return Buffer.from(writePlainPdf(federalSample, plain, 0));
}
