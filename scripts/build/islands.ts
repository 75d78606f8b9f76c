import type { IslandBundle, RenderIsland } from './bundle';
import { islandOf } from './framework';
import { classesIn } from './styles';

/** An island as the framework exported it. */
type PlacedIsland = { readonly name: string; readonly props: object; readonly markup: string };

const element = /<page-island of="([^"]*)" props="([^"]*)">([\s\S]*?)<\/page-island>/g;
const entities: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" };
const unescaped = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** The islands of an exported page, in its order. */
export function islandsIn(html: string): PlacedIsland[] {
  return [...html.matchAll(element)].map(([, reference = '', props = '', markup = '']) => ({
    name: islandOf(unescaped(reference)),
    props: JSON.parse(unescaped(props)),
    markup,
  }));
}

/** The names of a page's islands, each once, in alphabetic order. */
export function islandNames(html: string): string[] {
  return [...new Set(islandsIn(html).map(({ name }) => name))].sort();
}

/**
 * A page whose islands are rendered by the bundle that will hydrate them. Throws when a class of the framework's own
 * rendering is missing there: the rest of the page is written by the framework, and shares its styles.
 */
export async function withRenderedIslands(html: string, render: RenderIsland): Promise<string> {
  const rendered = await Promise.all(
    islandsIn(html).map(async ({ name, props, markup }, index) => {
      const exported = name.replace(/^.*#/, '');
      const own = await render(exported, props, index);
      const classes = classesIn(own);
      const missing = [...classesIn(markup)].filter((each) => !classes.has(each));
      if (missing.length > 0) {
        throw new Error(
          `The classes of the island ${name} differ between the two bundlers: only the framework has ${missing.join(', ')}. scripts/build/framework.ts says what to do.`,
        );
      }
      return { exported, own };
    }),
  );
  let index = -1;
  return html.replace(element, (_whole, _reference, props: string) => {
    index += 1;
    return `<page-island of="${rendered[index]?.exported}" props="${props}">${rendered[index]?.own}</page-island>`;
  });
}

/**
 * A page with its scripts, each with the hash that the browser checks: requested where its content begins, run at its
 * end. The import map comes first: it holds the hashes of the files that scripts import by themselves. Throws when the
 * page has no `<main>`.
 */
export function withScripts(html: string, islands: readonly string[], { files, scriptsFor }: IslandBundle): string {
  const { entries, imported, later } = scriptsFor(islands);
  const integrityOf = (src: string) => files.get(src)?.integrity ?? '';
  const first = [...entries, ...imported];
  const integrity = Object.fromEntries([...first, ...later].map((src) => [src, integrityOf(src)]));
  const preloads = first.map((src) => `<link rel="modulepreload" href="${src}" integrity="${integrityOf(src)}"/>`);
  const scripts = entries.map((src) => `<script type="module" src="${src}" integrity="${integrityOf(src)}"></script>`);
  if (!html.includes('<main')) throw new Error('A page with islands has no <main>.');
  return html
    .replace(
      '<main',
      (main) => `<script type="importmap">${JSON.stringify({ integrity })}</script>${preloads.join('')}${main}`,
    )
    .replace('</body>', () => `${scripts.join('')}</body>`);
}
