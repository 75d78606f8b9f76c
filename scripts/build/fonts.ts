import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const basicLatin = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const face = /@font-face\{[^}]*?url\("?([^")]+\.woff2)"?\)[^}]*\}/g;

/** The features that browsers apply by default, plus lining figures. */
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'rlig'];

/** Besley loses its tabular figures: its tabular zero has only one weight, which looks thin in bold numbers. */
function featuresOf(source: string): string[] {
  return source.includes('besley') ? features : [...features, 'tnum'];
}

/** The package's types lack `keepFeatures`. */
type Options = Parameters<typeof subsetFont>[2] & { readonly keepFeatures: string[] };

export type Fonts = {
  readonly css: string;
  readonly addresses: readonly string[];
};

/**
 * Writes a subset of each font in a style sheet: Basic Latin, the characters of `pages`, and the weights that its `@font-face`
 * declares. The addresses in the style sheet are relative to `folder`.
 */
export async function subsetFonts(out: string, css: string, folder: string, pages: readonly string[]): Promise<Fonts> {
  const characters = [...new Set([basicLatin, ...pages].join(''))].sort().join('');
  const addresses: string[] = [];
  let named = css;
  for (const [rule, source = ''] of css.matchAll(face)) {
    const [min = 400, max = min] = (/font-weight:([\d ]+)/.exec(rule)?.[1] ?? '').trim().split(' ').map(Number);
    const options: Options = {
      targetFormat: 'woff2',
      keepFeatures: featuresOf(source),
      variationAxes: { wght: min === max ? min : { min, max } },
    };
    const font = await subsetFont(readFileSync(join(folder, source)), characters, options);
    const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
    const address = `/assets/${basename(source, '.woff2')}-${hash}.woff2`;
    mkdirSync(join(out, dirname(address)), { recursive: true });
    writeFileSync(join(out, address), font);
    addresses.push(address);
    named = named.replace(source, address);
  }
  return { css: named, addresses };
}

/** In the body: a browser may delay the first paint for a font that is preloaded in the head. */
export function withFonts(html: string, { addresses }: Fonts): string {
  const links = addresses.map((font) => `<link rel="preload" href="${font}" as="font" crossorigin=""/>`);
  return html.replace(/<body[^>]*>/, (body) => `${body}${links.join('')}`);
}
