import { inflateSync } from 'node:zlib';

/** Letters by the hexadecimal digits of their glyph: two or four, the same for all glyphs of a font. */
type Glyphs = ReadonlyMap<string, string>;

/** The objects of a PDF by number, as bytes in which each character is one byte. */
function objectsOf(pdf: Buffer): ReadonlyMap<string, string> {
  const text = pdf.toString('latin1');
  return new Map([...text.matchAll(/(\d+) 0 obj\b(.*?)endobj/gs)].map((match) => [match[1] ?? '', match[2] ?? '']));
}

function streamOf(object = ''): string {
  const start = object.indexOf('stream\n') + 'stream\n'.length;
  const data = object.slice(start, object.lastIndexOf('endstream'));
  return object.includes('/FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data;
}

function letterOf(hex: string): string {
  return String.fromCodePoint(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));
}

/** Which letters a font's glyphs stand for, from its ToUnicode map. */
function glyphsOf(map: string): Glyphs {
  const glyphs = new Map<string, string>();
  for (const [block, kind, body] of map.matchAll(/beginbf(char|range)(.*?)endbf/gs)) {
    if (!block || !body) continue;
    const hexes = [...body.matchAll(/<([0-9A-Fa-f]+)>/g)].map((match) => match[1] ?? '');
    const size = kind === 'char' ? 2 : 3;
    for (let at = 0; at + size <= hexes.length; at += size) {
      const [first = '', last = ''] = hexes.slice(at, at + 2);
      const letter = hexes[at + size - 1] ?? '';
      const count = kind === 'char' ? 1 : Number.parseInt(last, 16) - Number.parseInt(first, 16) + 1;
      for (let step = 0; step < count; step += 1) {
        const glyph = (Number.parseInt(first, 16) + step).toString(16).padStart(first.length, '0').toUpperCase();
        glyphs.set(glyph, String.fromCodePoint((letterOf(letter).codePointAt(0) ?? 32) + step));
      }
    }
  }
  return glyphs;
}

/** The texts of a PDF made by Chromium, one for each page, in the order in which they were drawn and without spaces. */
export function pagesOf(pdf: Buffer): readonly string[] {
  const objects = objectsOf(pdf);
  const at = (reference: string | undefined) => objects.get(reference ?? '') ?? '';
  const pages = [...objects.values()].filter((object) => /\/Type\s*\/Page\b/.test(object));
  return pages.map((page) => {
    const fonts = new Map(
      [...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map((font) => {
        const map = at(font[2]).match(/\/ToUnicode (\d+) 0 R/)?.[1];
        return [font[1] ?? '', map ? glyphsOf(streamOf(at(map))) : new Map<string, string>()] as const;
      }),
    );
    const content = streamOf(at(page.match(/\/Contents (\d+) 0 R/)?.[1]));
    let glyphs: Glyphs = new Map();
    let text = '';
    for (const [, font, drawn] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
      if (font) glyphs = fonts.get(font) ?? new Map();
      const digits = glyphs.keys().next().value?.length ?? 4;
      for (let place = 0; place < (drawn?.length ?? 0); place += digits) {
        text += glyphs.get(drawn?.slice(place, place + digits).toUpperCase() ?? '') ?? '';
      }
    }
    return text.replaceAll(/\s/g, '');
  });
}
