import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from './files';

const naming = /\.(?:html|js|css|json|webmanifest|xml)$/;

/**
 * Removes the framework's files that no page names, nor any file that a page leads to: styles that now stand in the
 * pages, scripts of pages that have none. Returns how many bytes that were.
 */
export function removeUnnamed(out: string): number {
  const files = filesBelow(out);
  const hashed = files.filter((file) => file.startsWith(join(out, '_next')));
  const left = new Set(hashed);
  let reached = files.filter((file) => !left.has(file));
  while (reached.length > 0) {
    const texts = reached.filter((file) => naming.test(file)).map((file) => readFileSync(file, 'utf8'));
    reached = [...left].filter((file) => texts.some((text) => text.includes(basename(file))));
    for (const file of reached) left.delete(file);
  }
  let bytes = 0;
  for (const file of left) {
    bytes += readFileSync(file).length;
    rmSync(file);
  }
  return bytes;
}
