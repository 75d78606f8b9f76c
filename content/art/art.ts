import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(process.cwd(), 'content', 'art');

export const artNames: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.replace(/\.svg$/, ''));

/** A drawing in `content/art`: its view box, its size in pixels if the file states one, and its markup. */
export function artOf(name: string) {
  if (!artNames.includes(name))
    throw new Error(`content/art: there is no drawing ${name}.svg; add it or correct the name.`);
  const [, head = '', markup = ''] =
    /<svg ([^>]*)>(.*)<\/svg>/s.exec(readFileSync(join(folder, `${name}.svg`), 'utf8')) ?? [];
  const value = (attribute: string) => new RegExp(`\\b${attribute}="([^"]*)"`).exec(head)?.[1];
  return {
    size: { viewBox: value('viewBox'), width: value('width'), height: value('height') },
    markup: markup.replace(/>\s+</g, '><').trim(),
  };
}

/** A stand-alone SVG. `colors` are the values of its custom properties; missing ones use their fallback. */
export function artFile(name: string, colors: Readonly<Record<string, string>>): string {
  const { size, markup } = artOf(name);
  const painted = markup.replace(
    /var\(--([\w-]+)(?:,([^)]*))?\)/g,
    (_, property: string, fallback?: string) => colors[property] ?? fallback ?? '',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size.viewBox}">${painted}</svg>`;
}
