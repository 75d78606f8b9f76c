import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { filesBelow } from './files';

/**
 * Gives the texts of every script file that a page may come to run: those that it names, and those that these load on
 * demand. `folder` holds the script files of the whole site.
 */
export function scriptsReachedFrom(folder: string): (html: string) => readonly string[] {
  const texts = new Map(
    filesBelow(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [basename(file), readFileSync(file, 'utf8')] as const),
  );
  const names = [...texts.keys()];
  const next = new Map(names.map((name) => [name, names.filter((other) => texts.get(name)?.includes(other))]));
  return (html) => {
    const reached = new Set(names.filter((name) => html.includes(name)));
    for (const name of reached) for (const other of next.get(name) ?? []) reached.add(other);
    return [...reached].map((name) => texts.get(name) ?? '');
  };
}
