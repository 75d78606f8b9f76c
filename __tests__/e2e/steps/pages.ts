import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runsInFull } from '@/__tests__/helpers/full';
import { pages } from '@/content/site/pages';
import { filesBelow } from '@/scripts/build/files';
import { islandNames } from '@/scripts/build/islands';

export type BuiltPage = {
  /** For the two 404 pages, a URL that does not exist. */
  readonly path: string;
  /** Whether it is served with status 404. */
  readonly missing: boolean;
  /** Whether the framework's export of the page contains an island. */
  readonly holdsIsland: boolean;
  /** The number of different islands, each with a script that starts it. */
  readonly islandCount: number;
  /** The kind in its entry; `other` for a page without an entry. */
  readonly kind: string;
  /** The length of its text and markup, without scripts and styles. */
  readonly length: number;
  /** Names of its elements, classes, data attributes and islands, except those inside drawings. */
  readonly parts: ReadonlySet<string>;
};

const addresses: Readonly<Record<string, string>> = {
  '/index': '/',
  '/404': '/no-such-page',
  '/our-staff/404': '/our-staff/nobody',
};

/** Names of elements, classes and data attributes in markup. */
function partsOf(markup: string): ReadonlySet<string> {
  const tags = markup.replace(/<svg\b[\s\S]*?<\/svg>/g, '<svg>').match(/<[a-z][^>]*>/g) ?? [];
  return new Set(
    tags.flatMap((tag) => [
      ...(/^<[a-z0-9-]+/.exec(tag) ?? []),
      ...(/ class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? []).map((name) => `.${name}`),
      ...(tag.match(/ data-[a-z-]+/g) ?? []),
    ]),
  );
}

const out = join(process.cwd(), 'out');
const serverApp = join(process.cwd(), '.next', 'server', 'app');

/** Every page in `out/`, with what the build knows about it. */
export const builtPages: readonly BuiltPage[] = filesBelow(out)
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const path = `/${relative(out, file).replace(/\.html$/, '')}`;
    const source = path === '/404' ? '/_not-found' : path;
    const html = readFileSync(join(serverApp, `${source}.html`), 'utf8');
    const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
    const islands = islandNames(html);
    return {
      path: addresses[path] ?? path,
      missing: path.endsWith('/404'),
      holdsIsland: islands.length > 0,
      islandCount: islands.length,
      kind: pages.find((page) => page.path === (addresses[path] ?? path))?.kind ?? 'other',
      length: markup.length,
      parts: new Set([...partsOf(markup), ...islands]),
    };
  })
  .sort((one, other) => one.path.localeCompare(other.path));

/** Pages that together have every part of all pages: the longest of each kind, then those with the most new parts. */
function representativesOf(all: readonly BuiltPage[]): readonly BuiltPage[] {
  const longestFirst = all.toSorted((one, other) => other.length - one.length);
  const chosen = longestFirst.filter(({ kind }, at) => longestFirst.findIndex((page) => page.kind === kind) === at);
  const left = new Set(all.flatMap(({ parts }) => [...parts]));
  const newIn = ({ parts }: BuiltPage) => [...parts].filter((part) => left.has(part)).length;
  const take = ({ parts }: BuiltPage) => {
    for (const part of parts) left.delete(part);
  };
  for (const page of chosen) take(page);
  while (left.size > 0) {
    const counts = longestFirst.map(newIn);
    const best = longestFirst[counts.indexOf(Math.max(...counts))];
    if (!best) break;
    chosen.push(best);
    take(best);
  }
  return all.filter((page) => chosen.includes(page));
}

/** The pages to test in full: every page, or those that together have every part of these. */
export const testedOf = (all: readonly BuiltPage[]) => (runsInFull ? all : representativesOf(all));
