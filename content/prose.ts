import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What can be read off an MDX source without rendering it. */
export type ProseOutline = {
  /** Section headings in order, as the list of contents shows them. */
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  /** Ids of the facts it prints, each once, in order. */
  readonly factIds: readonly string[];
};

/** The anchor of a heading: lower case, words joined by hyphens. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’%]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Ids of the facts that a source prints, each once, in order. */
function factIdsIn(source: string): readonly string[] {
  const ids = [...source.matchAll(/(?:<Fact id="|\b(?:fact|figureOf)\(')([A-Za-z0-9]+)/g)].map(
    (match) => match[1] ?? '',
  );
  return [...new Set(ids)];
}

/** Reads the outline of an MDX source. */
export function outlineOf(source: string): ProseOutline {
  const headings = [...source.matchAll(/^## (.+)$|<Topic id="([^"]+)" title="([^"]+)"/gm)].map((match) => {
    const text = match[1] ?? match[3] ?? '';
    return { id: match[2] ?? slugOf(text), text };
  });
  return { headings, factIds: factIdsIn(source) };
}

function sourceOf(file: string): string {
  return readFileSync(join(process.cwd(), 'content', file), 'utf8');
}

/** The outline of a file below `content/`, such as `pages/fha.mdx`. */
export function outlineOfFile(file: string): ProseOutline {
  return outlineOf(sourceOf(file));
}

/** Ids of the facts that a file below `content/` prints, such as `glossary.ts`. */
export function factIdsOfFile(file: string): readonly string[] {
  return factIdsIn(sourceOf(file));
}
