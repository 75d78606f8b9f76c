import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearMissesOf, type RenamedPaths } from '@/lib/site/redirects';

/** A table of near-miss addresses as CDN hosts read it: `/FHA /fha 301`, a line each. */
export function redirectLines(misses: ReadonlyMap<string, string>): string {
  return [...misses].map(([from, to]) => `${from} ${to} 301\n`).join('');
}

/**
 * Writes the redirects beside the pages: every near miss as `_redirects` for hosts without code of ours, and the renamed
 * addresses as `_redirects.json` for our own server, which knows the spelling rules itself. Returns how many near misses
 * there are.
 */
export function writeRedirects(out: string, pagePaths: readonly string[], renamed: RenamedPaths): number {
  const misses = nearMissesOf(new Set(pagePaths), renamed);
  writeFileSync(join(out, '_redirects'), redirectLines(misses));
  writeFileSync(join(out, '_redirects.json'), `${JSON.stringify(renamed)}\n`);
  return misses.size;
}
