/** A name that CSS modules give to a class or a movement: six characters of a hash, then the local name; a digit is not the first. */
const moduleName = /(?<![\w-])_?[\w-]{6}_[A-Za-z][\w-]*(?![\w-])/g;

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** `a` to `z`, then `a0`, `b0` and so on. */
function shortName(index: number): string {
  const round = Math.floor(index / letters.length);
  return `${letters[index % letters.length]}${round === 0 ? '' : round - 1}`;
}

/**
 * A page without script, with the names of its CSS modules shortened: hashes compress badly, and nothing but the page
 * itself reads them. The most frequent names are the shortest. On a page with script the names are in files that other
 * pages use as well.
 */
export function withShortNames(html: string): string {
  const styled = new Set([...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css));
  const counts = new Map<string, number>();
  const classTexts = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, names = '']) => names);
  for (const text of [...styled, ...classTexts]) {
    for (const [name] of text.matchAll(moduleName)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const taken = new Set(classTexts.flatMap((text) => text.split(/\s+/)));
  const free = (function* () {
    for (let index = 0; ; index += 1) if (!taken.has(shortName(index))) yield shortName(index);
  })();
  const ranked = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const short = new Map(ranked.map(([name]) => [name, free.next().value as string]));
  const renamed = (text: string) => text.replace(moduleName, (name) => short.get(name) ?? name);
  return html
    .replace(/(<style\b[^>]*>)([\s\S]*?)(<\/style>)/g, (_, start: string, css: string, end: string) => {
      return `${start}${renamed(css)}${end}`;
    })
    .replace(/(\sclass=")([^"]*)(")/g, (_, start: string, names: string, end: string) => {
      return `${start}${renamed(names)}${end}`;
    });
}
