import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { renamedPaths } from '@/content/pages';
import { reportPdfOf, reports } from '@/content/reports';
import { endpointOf, fallbackEndpointOf, siteUrl, vitalsEndpoint } from '@/content/settings';
import { formIds } from '@/lib/forms/definition';
import { scriptsReachedFrom } from './after-export/chunks';
import { withCompileHint } from './after-export/compile-hint';
import { compressAll } from './after-export/compress';
import { policyFor, withPolicy } from './after-export/csp';
import { filesBelow, removeEmptyFolders } from './after-export/files';
import { withFlight, withoutStyleTexts } from './after-export/flight';
import { hashOf } from './after-export/hash';
import { hostingFiles } from './after-export/hosting';
import { withGuardedScripts } from './after-export/integrity';
import { holdsIsland, islandModuleIds } from './after-export/islands';
import { removeUnnamed } from './after-export/leftovers';
import { licensesText } from './after-export/licenses';
import { withFontPreloads, withoutOldScripts, withoutScripts } from './after-export/page';
import { type ExportedPage, headerTable, pathOf } from './after-export/page-headers';
import { withPrefetchRules } from './after-export/speculation';
import { vocabularyOf, vocabularyWithScripts, withUsedStyles } from './after-export/used-styles';

const out = join(process.cwd(), 'out');
const islandIds = islandModuleIds(join(process.cwd(), '.next', 'server', 'app'));

// The flight payloads beside the pages serve a client-side router that no page of ours uses.
const exported = new Set(filesBelow(out));
for (const file of exported) {
  if (!file.endsWith('.txt')) continue;
  if (basename(file).startsWith('__next.') || exported.has(file.replace(/txt$/, 'html'))) rmSync(file);
}
for (const leftover of ['_not-found', '_not-found.html']) rmSync(join(out, leftover), { recursive: true, force: true });

for (const file of exported) {
  if (file.endsWith('.js')) writeFileSync(file, withCompileHint(readFileSync(file, 'utf8')));
}

const integrity = new Map<string, string>();
/** The hash of a script file, by its address on the site. */
function integrityOf(src: string): string {
  const known = integrity.get(src);
  if (known) return known;
  const hash = hashOf('sha384', readFileSync(join(out, src)));
  integrity.set(src, hash);
  return hash;
}

/** Where scripts of the site may send something. */
const endpoints = [...formIds.flatMap((form) => [endpointOf(form), fallbackEndpointOf(form)]), vitalsEndpoint].filter(
  (address) => address !== undefined,
);

const scriptsFor = scriptsReachedFrom(out);

/** A page with an island: its scripts checked before they run, its styles cut down to what it and they can use. */
function interactive(html: string): string {
  const lean = withoutOldScripts(withFlight(html, withoutStyleTexts));
  const scripts = scriptsFor(lean);
  const vocabulary = vocabularyWithScripts([lean, ...scripts.values()]);
  return withGuardedScripts(withUsedStyles(lean, vocabulary), integrityOf, [...scripts.keys()]);
}

/** A page without one: nothing of the framework is left, and the styles are those of its own markup. */
function still(html: string): string {
  const bare = withoutScripts(html);
  return withUsedStyles(bare, vocabularyOf(bare.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '')));
}

let scriptFree = 0;
const pages: ExportedPage[] = [];
for (const file of filesBelow(out).filter((name) => name.endsWith('.html'))) {
  const bare = readFileSync(file, 'utf8');
  const island = holdsIsland(bare, islandIds);
  if (!island) scriptFree += 1;
  const plain = withPrefetchRules(withFontPreloads(island ? interactive(bare) : still(bare)));
  const policy = policyFor(plain, endpoints);
  const html = withPolicy(plain, policy);
  writeFileSync(file, html);
  pages.push({ path: pathOf(relative(out, file)), html, policy });
}

removeUnnamed(out);
removeEmptyFolders(out);
writeFileSync(join(out, 'licenses.txt'), licensesText(join(process.cwd(), 'node_modules')));
// Like their pages, the reports are for those who asked, and search engines leave them out.
const reportHeaders = Object.fromEntries(reports.map(({ slug }) => [reportPdfOf(slug), { 'x-robots-tag': 'noindex' }]));

const table = { ...headerTable(pages, siteUrl), ...reportHeaders };
const files = filesBelow(out).map((file) => file.slice(out.length));
const generated = join(process.cwd(), 'deploy', 'generated');
rmSync(generated, { recursive: true, force: true });
const hosting = { table, files, renamed: renamedPaths, isOverTls: siteUrl.startsWith('https:') };
for (const [name, text] of Object.entries(hostingFiles(hosting))) {
  const file = join(generated, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  // CDN hosts read theirs from the published folder, and publish neither.
  if (name.startsWith('cdn/')) writeFileSync(join(out, basename(name)), text);
}
// Not for visitors: no server of ours answers for a file whose name starts with a dot.
writeFileSync(join(out, '_redirects.json'), `${JSON.stringify(renamedPaths)}\n`);
writeFileSync(join(out, '.headers.json'), `${JSON.stringify(table, null, 1)}\n`);

const compressed = await compressAll(out);
console.log(`${pages.length} pages, ${scriptFree} of them without script; ${compressed} files compressed.`);
