import type { IslandBundle, RenderIsland } from './bundle';
import { islandOf } from './framework';
import { classesIn } from './styles';

type ExportedIsland = { readonly name: string; readonly props: object; readonly markup: string };

const element = /<page-island of="([^"]*)" props="([^"]*)">([\s\S]*?)<\/page-island>/g;
const entities: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" };
const unescaped = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** The islands of an exported page, in order. */
export function islandsIn(html: string): ExportedIsland[] {
  return [...html.matchAll(element)].map(([, reference = '', props = '', markup = '']) => ({
    name: islandOf(unescaped(reference)),
    props: JSON.parse(unescaped(props)),
    markup,
  }));
}

/** The names of a page's islands, sorted, without duplicates. */
export function islandNames(html: string): string[] {
  return [...new Set(islandsIn(html).map(({ name }) => name))].sort();
}

/** Renders the islands with the code that will hydrate them. Throws if a class of Next's markup is missing. */
export async function withRenderedIslands(html: string, render: RenderIsland): Promise<string> {
  const rendered = await Promise.all(
    islandsIn(html).map(async ({ name, props, markup }, index) => {
      const exported = name.replace(/^.*#/, '');
      const html = await render(exported, props, index);
      const classes = classesIn(html);
      const missing = [...classesIn(markup)].filter((each) => !classes.has(each));
      if (missing.length > 0) {
        throw new Error(
          `The classes of the island ${name} differ between the two bundlers: only the framework has ${missing.join(', ')}. docs/islands.md says what to do.`,
        );
      }
      return { exported, html };
    }),
  );
  let index = -1;
  return html.replace(element, (_whole, _reference, props: string) => {
    index += 1;
    return `<page-island of="${rendered[index]?.exported}" props="${props}">${rendered[index]?.html}</page-island>`;
  });
}

/**
 * Adds the scripts of its islands to a page, preloaded before the content and run at the end, with the hashes that the browser
 * checks. An import map has the hashes of imported files. Throws if the page has no `<main>`.
 */
export function withScripts(html: string, islands: readonly string[], { files, scriptsFor }: IslandBundle): string {
  const { entry, imported, lazy } = scriptsFor(islands);
  const integrityOf = (src: string) => files.get(src)?.integrity ?? '';
  const first = [entry, ...imported];
  const integrity = Object.fromEntries([...first, ...lazy].map((src) => [src, integrityOf(src)]));
  const preloads = first.map((src) => `<link rel="modulepreload" href="${src}" integrity="${integrityOf(src)}"/>`);
  const script = `<script type="module" src="${entry}" integrity="${integrityOf(entry)}"></script>`;
  if (!html.includes('<main')) throw new Error('A page with islands has no <main>.');
  return html
    .replace(
      '<main',
      (main) => `<script type="importmap">${JSON.stringify({ integrity })}</script>${preloads.join('')}${main}`,
    )
    .replace('</body>', () => `${script}</body>`);
}
