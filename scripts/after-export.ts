import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { company } from '@/content/company';
import { renamedPaths } from '@/content/pages';
import { reportPdfOf, reports } from '@/content/reports';
import { endpointOf, fallbackEndpointOf, siteUrl, vitalsEndpoint } from '@/content/settings';
import { formIds } from '@/lib/forms/definition';
import { bundleIslands } from './after-export/bundle';
import { compressAll } from './after-export/compress';
import { policyFor, withPolicy } from './after-export/csp';
import { bringsStyles, shortNamesOf, withShortNames } from './after-export/css-modules';
import { filesBelow, removeEmptyFolders } from './after-export/files';
import { firstPaintScript, withFirstPaint } from './after-export/first-paint';
import { subsetFonts, withFonts } from './after-export/fonts';
import { hostingFiles } from './after-export/hosting';
import { inboxDownFiles } from './after-export/inbox-down';
import { islandNames, withRenderedIslands, withScripts } from './after-export/islands';
import { licensesText } from './after-export/licenses';
import { withoutFramework } from './after-export/page';
import { type ExportedPage, headerTable, pathOf } from './after-export/page-headers';
import { withPrefetchRules } from './after-export/speculation';
import { vocabularyOf, withUsedStyles } from './after-export/used-styles';

const root = process.cwd();
const out = join(root, 'out');

/** Where scripts of the site may send something. */
const endpoints = [...formIds.flatMap((form) => [endpointOf(form), fallbackEndpointOf(form)]), vitalsEndpoint].filter(
  (address) => address !== undefined,
);

const shortNames = shortNamesOf(root);
for (const leftover of ['_not-found', '_not-found.html']) rmSync(join(out, leftover), { recursive: true, force: true });
const exported = new Map(
  filesBelow(out)
    .filter((file) => file.endsWith('.html'))
    .map((file) => [file, withShortNames(withoutFramework(readFileSync(file, 'utf8')), shortNames)]),
);
// The framework’s data beside the pages serves a client-side router that no page has.
for (const file of filesBelow(out)) {
  if (!file.endsWith('.txt')) continue;
  if (basename(file).startsWith('__next.') || exported.has(file.replace(/txt$/, 'html'))) rmSync(file);
}
const sets = new Map([...exported.values()].map(islandNames).map((names) => [names.join(), names]));
sets.delete('');
const bundle = await bundleIslands(root, [...sets.values()], shortNames);
const firstPaint = await firstPaintScript(root);

/** A page with its islands: their markup, their scripts, and the styles that both can use. */
function interactive(html: string, islands: readonly string[]): string {
  const rendered = withRenderedIslands(html, bundle.render);
  const scripts = bundle.scriptsFor(islands);
  const texts = [scripts.entry, ...scripts.chunks, ...scripts.lazy]
    .map((src) => bundle.files.get(src)?.text ?? '')
    .filter((text) => !bringsStyles(text));
  const styled = withUsedStyles(rendered, vocabularyOf(rendered, texts));
  return withFirstPaint(withScripts(styled, scripts, bundle.files), firstPaint);
}

const fonts = await subsetFonts(out, [...exported.values()]);
let scriptFree = 0;
const pages: ExportedPage[] = [];
for (const [file, bare] of exported) {
  const islands = islandNames(bare);
  if (islands.length === 0) scriptFree += 1;
  const plain = withPrefetchRules(
    withFonts(islands.length > 0 ? interactive(bare, islands) : withUsedStyles(bare, vocabularyOf(bare)), fonts),
  );
  const policy = policyFor(plain, endpoints);
  const html = withPolicy(plain, policy);
  if (html.includes('/_next/')) throw new Error(`${file} still names a file of the framework.`);
  writeFileSync(file, html);
  pages.push({ path: pathOf(relative(out, file)), html, policy });
}

rmSync(join(out, '_next'), { recursive: true });
removeEmptyFolders(out);
for (const [src, { text }] of bundle.files) writeFileSync(join(out, src), text);
writeFileSync(join(out, 'licenses.txt'), licensesText(join(root, 'node_modules'), bundle.packages));
// Search engines list the page of a report instead of its PDF.
const reportHeaders = Object.fromEntries(reports.map(({ slug }) => [reportPdfOf(slug), { 'x-robots-tag': 'noindex' }]));

const table = { ...headerTable(pages, siteUrl), ...reportHeaders };
const files = filesBelow(out).map((file) => file.slice(out.length));
const generated = join(root, 'deploy', 'generated');
rmSync(generated, { recursive: true, force: true });
const hosting = { table, files, renamed: renamedPaths, isOverTls: siteUrl.startsWith('https:') };
for (const [name, text] of Object.entries({ ...hostingFiles(hosting), ...inboxDownFiles(company.phone) })) {
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
