import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const basicLatin = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const face = /@font-face\{[^}]*?url\(["']?(\/_next\/static\/media\/([\w-]+?)[.\w-]*\.woff2)["']?\)[^}]*\}/g;

/**
 * Writes each font that the pages name with no more than what they use of it: Basic Latin and the characters of `texts`,
 * and the weights that its `@font-face` declares. Returns the new addresses by the old ones.
 */
export async function subsetFonts(out: string, pages: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const characters = [...new Set([basicLatin, ...pages].join(''))].sort().join('');
  const fonts = new Map<string, string>();
  for (const [rule, source = '', name = ''] of pages.flatMap((html) => [...html.matchAll(face)])) {
    if (fonts.has(source)) continue;
    const [min = 400, max = min] = (/font-weight:([\d ]+)/.exec(rule)?.[1] ?? '').trim().split(' ').map(Number);
    const font = await subsetFont(readFileSync(join(out, source)), characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: min === max ? min : { min, max } },
    });
    const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
    const address = `/assets/${name}-${hash}.woff2`;
    mkdirSync(join(out, dirname(address)), { recursive: true });
    writeFileSync(join(out, address), font);
    fonts.set(source, address);
  }
  return fonts;
}

/**
 * A page that names the fonts by their new addresses, and asks for them at once: only its styles name them otherwise.
 * The links are in the body, because a browser may hold the first paint for a font that the head preloads.
 */
export function withFonts(html: string, fonts: ReadonlyMap<string, string>): string {
  const used = [...fonts].filter(([source]) => html.includes(source));
  const links = used.map(([, font]) => `<link rel="preload" href="${font}" as="font" crossorigin=""/>`);
  return used
    .reduce((page, [source, font]) => page.replaceAll(source, font), html)
    .replace(/<body[^>]*>/, (body) => `${body}${links.join('')}`);
}
