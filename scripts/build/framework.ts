import { existsSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from './files';

/*
 * Everything that depends on how Next writes an export, as of Next 16.4. "Upgrade Next or React" in docs/islands.md says what to
 * change after an upgrade.
 */

/** Next's pattern of class names, in the notation of lightningcss. It hashes `styleName`. */
export const classPattern = '[hash]_[local]';

/** The name of a style sheet that Next hashes. */
export function styleName(root: string, file: string): string {
  return `[project]/${relative(root, file)}`;
}

/** The file and export of an island, such as `components/sections/checklist.client.tsx#Checklist`, from a client reference of Next. */
export function islandOf(reference: string): string {
  return reference.replace(/^.*\[project\]\//, '').replace(/ <[^>]*>(?=#)/, '');
}

/** `next build` writes the export to `out/`; the first call moves it, so that this step can run again. */
export function readExport(root: string): string {
  const exported = join(root, '.next', 'exported');
  if (existsSync(join(root, 'out', '_next'))) {
    rmSync(exported, { recursive: true, force: true });
    renameSync(join(root, 'out'), exported);
  }
  if (!existsSync(exported)) throw new Error('There is no export: run `next build` first.');
  return exported;
}

/** The files of an export that are published unchanged: neither pages nor files of Next. */
export function plainFiles(exported: string): readonly string[] {
  const pages = new Set(pageFiles(exported));
  const isOfFramework = (file: string) =>
    file.startsWith('_next/') || /(?:^|\/)__next\.[^/]*\.txt$/.test(file) || pages.has(file.replace(/txt$/, 'html'));
  return filesBelow(exported)
    .map((file) => relative(exported, file))
    .filter((file) => !file.endsWith('.html') && !isOfFramework(file) && !file.startsWith('_not-found'));
}

export function pageFiles(exported: string): readonly string[] {
  return filesBelow(exported)
    .map((file) => relative(exported, file))
    .filter((file) => file.endsWith('.html') && !file.startsWith('_not-found'));
}

const dataScript = /type="(?:application\/ld\+json|speculationrules)"/;

/** Suspense content that script would move into place. Only islands have it, and they are rendered again. */
const streamedContent =
  /<div hidden(?:="")? id="S:\w+">(?:(?!<script>)[\s\S])*<script>(?:(?!<\/script>)[\s\S])*?\$RC\("B:\w+","S:\w+"\)<\/script>/g;

/** Removes Next from a page: its scripts, linked styles, preloads, router data and comments. */
export function withoutFramework(html: string): string {
  return html
    .replace(streamedContent, '')
    .replace(/<script\b([^>]*)>[\s\S]*?<\/script>/g, (whole, attributes: string) =>
      dataScript.test(attributes) ? whole : '',
    )
    .replace(/<link rel="(?:preload|modulepreload)"[^>]*\bas="(?:script|style)"[^>]*>/g, '')
    .replace(/<link rel="stylesheet" href="\/_next\/[^>]*>/g, '')
    .replace(/<link rel="preconnect" href="\/"[^>]*>/g, '')
    .replace(/<!--\/?\$[!?~]?-->|<!-- -->/g, '')
    .replace(/<div hidden="">\s*<\/div>/g, '');
}
