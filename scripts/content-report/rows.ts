import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { facts } from '@/content/facts';
import { routes } from '@/content/routes';
import type { Fact } from '@/content/schema';
import { people } from '@/content/staff';
import { filesBelow } from '../after-export/files';
import { readingOf } from '../reading/grade';
import { paragraphsOf, proseOf } from '../reading/paragraphs';

/** What the report says of one page. */
export type ContentRow = {
  readonly path: string;
  /** Words of the main part: without menus, side panels, forms and the list of sources. */
  readonly words: number;
  /** Reading grade of what is said in sentences. */
  readonly grade: number;
  /** The day a person last checked it; absent where nothing needs checking. */
  readonly reviewed?: string;
  /** The day its text last changed. */
  readonly updated: string;
  /** The figures that it prints, the first to expire first. */
  readonly facts: readonly Fact[];
  /** Bytes as sent, compressed with brotli. */
  readonly bytes: number;
};

/** Where figures come from is looked up, not read. */
const sourceLists = /<section\b[^>]*\baria-label="Sources[^"]*"[\s\S]*?<\/section>/g;

const factName = /(?:<Fact\s+id="|\bfact\('|\bfigureOf\(')([A-Za-z0-9]+)/g;
const importName = /^import\b[^;'"]*?from\s+['"](@\/content\/[^'"]+|\.{1,2}\/[^'"]+)['"]/gm;

/** Files that serve every page: that one of them names a figure says nothing of a page. */
const shared =
  /^(?:content\/(?:facts|examples|schema[a-z-]*|company|routes|navigation|dates|settings|prose|rates|staff)\.ts|app\/frames\/)/;

function sourceOf(root: string, from: string, name: string): string | undefined {
  const base = name.startsWith('@/') ? join(root, name.slice(2)) : resolve(dirname(from), name);
  return [base, `${base}.ts`, `${base}.tsx`].find((file) => existsSync(file) && statSync(file).isFile());
}

/** The ids of the figures that a source names, and that the words and parts which only it uses name. */
function factIdsFrom(root: string, file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  const ids = new Set([...source.matchAll(factName)].map((match) => match[1] ?? ''));
  for (const match of source.matchAll(importName)) {
    const next = sourceOf(root, file, match[1] ?? '');
    if (!next || shared.test(relative(root, next))) continue;
    for (const id of factIdsFrom(root, next, seen)) ids.add(id);
  }
  return ids;
}

/** The route file of a page, and the prose that a shared route file shows for it. */
function sourcesOf(root: string, path: string): readonly string[] {
  const own = filesBelow(join(root, 'app')).filter(
    (file) =>
      relative(join(root, 'app'), file).replace(/\([^)]*\)\//g, '') ===
      `${path.slice(1)}${path === '/' ? '' : '/'}page.tsx`,
  );
  const prose = [`content/news${path}.mdx`, `content${path}.mdx`].map((file) => join(root, file)).filter(existsSync);
  return [...own, ...prose];
}

const byExpiry = (a: Fact, b: Fact) => a.expires.localeCompare(b.expires) || a.id.localeCompare(b.id);

/** What every page of an export holds: words, reading grade, dates, figures, weight. `root` is the folder of the sources. */
export function contentRows(root: string, out: string): readonly ContentRow[] {
  const staffDay = routes.find(({ path }) => path === '/our-staff')?.updated ?? '';
  const profiles = people.map(({ id }) => ({ path: `/our-staff/${id}`, updated: staffDay, reviewed: undefined }));
  return [...routes, ...profiles].flatMap(({ path, reviewed, updated }) => {
    const file = join(out, path === '/' ? 'index.html' : `${path}.html`);
    if (!existsSync(file)) return [];
    const paragraphs = paragraphsOf(readFileSync(file, 'utf8').replace(sourceLists, ''));
    const ids = new Set(sourcesOf(root, path).flatMap((source) => [...factIdsFrom(root, source)]));
    return [
      {
        path,
        words: readingOf(paragraphs.map(({ text }) => text)).words,
        grade: readingOf(proseOf(paragraphs)).grade,
        ...(reviewed === undefined ? {} : { reviewed }),
        updated,
        facts: facts.filter(({ id }) => ids.has(id)).sort(byExpiry),
        bytes: existsSync(`${file}.br`) ? statSync(`${file}.br`).size : statSync(file).size,
      },
    ];
  });
}
