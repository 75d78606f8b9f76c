import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { filesBelow } from './files';

/**
 * Gives every script file that a page may come to run, by its address and with its text: those that the page names,
 * and those that these load on demand. `out` is the exported site.
 */
export function scriptsReachedFrom(out: string): (html: string) => ReadonlyMap<string, string> {
  const scripts = filesBelow(out)
    .map((file) => ({ src: `/${relative(out, file)}`, name: basename(file) }))
    .filter(({ src }) => src.startsWith('/_next/static/') && src.endsWith('.js'))
    .map(({ src, name }) => ({ src, name, text: readFileSync(`${out}${src}`, 'utf8') }));
  const next = new Map(scripts.map((script) => [script, scripts.filter(({ name }) => script.text.includes(name))]));
  return (html) => {
    const reached = new Set(scripts.filter(({ name }) => html.includes(name)));
    for (const script of reached) for (const other of next.get(script) ?? []) reached.add(other);
    return new Map([...reached].map(({ src, text }) => [src, text]));
  };
}
