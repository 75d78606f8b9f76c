import { existsSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from './files';

/*
 * Everything here that knows how Next writes an export, as of Next 16.4. After an upgrade, run `npm run build` and
 * `npm test`: "still names a file of the framework" means a new kind of tag, to be removed in `withoutFramework`; "classes
 * … differ" means that CSS modules are named otherwise: change `classPattern` and `styleName`; an island that cannot be
 * found means that client references changed: change `islandOf`.
 */

/** How the framework names the classes of a CSS module; lightningcss does it, from the name that `styleName` gives the file. */
export const classPattern = '[hash]_[local]';

/** The name by which the framework hashes a style sheet. */
export function styleName(root: string, file: string): string {
  return `[project]/${relative(root, file)}`;
}

/**
 * An island's file and export, such as `components/sections/checklist.client.tsx#Checklist`, from the framework's reference
 * to a client component.
 */
export function islandOf(reference: string): string {
  return reference.replace(/^.*\[project\]\//, '').replace(/ <[^>]*>(?=#)/, '');
}

/**
 * The folder of the framework's own export. `next build` writes it to `out/`; it is moved aside, so that the step after
 * the export always starts from it and can be run again.
 */
export function takeExport(root: string): string {
  const kept = join(root, '.next', 'exported');
  if (existsSync(join(root, 'out', '_next'))) {
    rmSync(kept, { recursive: true, force: true });
    renameSync(join(root, 'out'), kept);
  }
  if (!existsSync(kept)) throw new Error('There is no export: run `next build` first.');
  return kept;
}

/** The files of an export to publish as they are: none of the framework's own, and no page. */
export function plainFiles(exported: string): readonly string[] {
  const pages = new Set(pageFiles(exported));
  const isOfFramework = (file: string) =>
    file.startsWith('_next/') || /(?:^|\/)__next\.[^/]*\.txt$/.test(file) || pages.has(file.replace(/txt$/, 'html'));
  return filesBelow(exported)
    .map((file) => relative(exported, file))
    .filter((file) => !file.endsWith('.html') && !isOfFramework(file) && !file.startsWith('_not-found'));
}

/** The pages of an export, as files relative to it. */
export function pageFiles(exported: string): readonly string[] {
  return filesBelow(exported)
    .map((file) => relative(exported, file))
    .filter((file) => file.endsWith('.html') && !file.startsWith('_not-found'));
}

const dataScript = /type="(?:application\/ld\+json|speculationrules)"/;

/** Content of a boundary, written after the page and moved into it by script; only islands have any, which are rendered anew. */
const streamedContent =
  /<div hidden(?:="")? id="S:\w+">(?:(?!<script>)[\s\S])*<script>(?:(?!<\/script>)[\s\S])*?\$RC\("B:\w+","S:\w+"\)<\/script>/g;

/** A page without the framework: its scripts, linked styles and preloads, its data for a router, and its boundary marks. */
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
