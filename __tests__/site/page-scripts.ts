import { statSync } from 'node:fs';
import { out } from './exported';

export type PageScripts = {
  /** Loaded at once: the page's entry and the entry's imports. */
  readonly first: readonly string[];
  /** Files that may be loaded later. */
  readonly lazy: readonly string[];
  /** The hash of each. */
  readonly integrity: Readonly<Record<string, string>>;
};

/** Reads a page's script files from its tags and its import map. */
export function scriptsIn(html: string): PageScripts {
  const map = /<script type="importmap">([^<]*)<\/script>/.exec(html)?.[1];
  const { integrity = {} }: { readonly integrity?: Record<string, string> } = map ? JSON.parse(map) : {};
  const tags = html.matchAll(/<(?:script type="module" src|link rel="modulepreload" href)="([^"]+)"/g);
  // Both tags name the entry; it is loaded once.
  const first = [...new Set([...tags].map(([, src = '']) => src))];
  return { first, lazy: Object.keys(integrity).filter((src) => !first.includes(src)), integrity };
}

/** Bytes of files as sent, compressed with brotli. */
export function sentBytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + statSync(`${out}${file}.br`).size, 0);
}
