import type { IslandBundle, PageScripts } from './bundle';

/** An island as the framework exported it. */
type PlacedIsland = { readonly name: string; readonly props: object; readonly markup: string };

const element = /<page-island of="([^"]*)" props="([^"]*)">([\s\S]*?)<\/page-island>/g;
const entities: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" };
const unescaped = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** The islands of an exported page, in its order. */
export function islandsIn(html: string): PlacedIsland[] {
  return [...html.matchAll(element)].map(([, name = '', props = '', markup = '']) => ({
    name: unescaped(name),
    props: JSON.parse(unescaped(props)),
    markup,
  }));
}

/** The names of a page's islands, each once, in alphabetic order. */
export function islandNames(html: string): string[] {
  return [...new Set(islandsIn(html).map(({ name }) => name))].sort();
}

const classesOf = (markup: string) => [...markup.matchAll(/ class="([^"]*)"/g)].map(([, names]) => names).join(' | ');

/**
 * A page whose islands are rendered by the bundle that will hydrate them. Throws when their class names are not those
 * of the framework's own rendering, for which the page's styles are written.
 */
export function withRenderedIslands(html: string, render: IslandBundle['render']): string {
  const islands = islandsIn(html);
  let index = -1;
  return html.replace(element, (_whole, of: string, props: string) => {
    index += 1;
    const island = islands[index];
    if (!island) throw new Error('An island of the page cannot be read.');
    const markup = render(island.name.replace(/^.*#/, ''), island.props, index);
    if (classesOf(markup) !== classesOf(island.markup)) {
      throw new Error(
        `The classes of the island ${island.name} differ between the two bundlers. The framework has "${classesOf(island.markup)}", esbuild with lightningcss "${classesOf(markup)}". docs/islands.md says what to do.`,
      );
    }
    return `<page-island of="${of.replace(/^.*#/, '')}" props="${props}">${markup}</page-island>`;
  });
}

/**
 * A page with its scripts, each with the hash that the browser checks: requested where its content begins, run at its
 * end. The import map comes first: it holds the hashes of the files that scripts import by themselves. Throws when the
 * page has no `<main>`.
 */
export function withScripts(html: string, { entry, chunks, lazy }: PageScripts, files: IslandBundle['files']): string {
  const integrityOf = (src: string) => files.get(src)?.integrity ?? '';
  const first = [entry, ...chunks];
  const integrity = Object.fromEntries([...first, ...lazy].map((src) => [src, integrityOf(src)]));
  const preloads = first.map((src) => `<link rel="modulepreload" href="${src}" integrity="${integrityOf(src)}"/>`);
  if (!html.includes('<main')) throw new Error('A page with islands has no <main>.');
  return html
    .replace(
      '<main',
      (main) => `<script type="importmap">${JSON.stringify({ integrity })}</script>${preloads.join('')}${main}`,
    )
    .replace(
      '</body>',
      () => `<script type="module" src="${entry}" integrity="${integrityOf(entry)}"></script></body>`,
    );
}
