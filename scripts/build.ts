import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { endpointOf, fallbackEndpointOf, vitalsEndpoint } from '@/content/forms/delivery';
import { reportPdfOf, reports } from '@/content/forms/reports';
import { company, siteUrl } from '@/content/lender/company';
import { missingLimits, nextLimits } from '@/content/ohio/next-limits';
import { buildDay } from '@/content/schema/dates';
import { renamedPaths } from '@/content/site/pages';
import { formIds } from '@/lib/forms/definition';
import { forms } from '@/server/inbox/forms';
import { bundleIslands, bundleRenderer, closureOf, modulesOf } from './build/bundle';
import { compressAll } from './build/compress';
import { policyFor, withPolicy } from './build/csp';
import { filesBelow } from './build/files';
import { firstPaintScript, withFirstPaint } from './build/first-paint';
import { subsetFonts, withFonts } from './build/fonts';
import { pageFiles, plainFiles, readExport, withoutFramework } from './build/framework';
import { googleSheetsFiles } from './build/google-sheets';
import { hostingFiles } from './build/hosting';
import { inboxDownFiles } from './build/inbox-down';
import { islandNames, withRenderedIslands, withScripts } from './build/islands';
import { licensesText } from './build/licenses';
import { type ExportedPage, headerTable, pathOf } from './build/page-headers';
import { lazyStylesOf, stylesOfPages } from './build/page-styles';
import { bundleReader, readerAddress } from './build/reader';
import { withPrefetchRules } from './build/speculation';
import { checkStyles, readStyles, withShortNames, withStyles } from './build/styles';
import { withUsedStyles } from './build/used-styles';

const root = process.cwd();
const out = join(root, 'out');

/** The addresses to which the site's scripts may post. */
const endpoints = [...formIds.flatMap((form) => [endpointOf(form), fallbackEndpointOf(form)]), vitalsEndpoint].filter(
  (address) => address !== undefined,
);

const exported = readExport(root);
rmSync(out, { recursive: true, force: true });
for (const file of plainFiles(exported)) cpSync(join(exported, file), join(out, file));

const styles = readStyles(root);
const strippedPages = new Map(
  pageFiles(exported).map((file) => {
    const html = withoutFramework(readFileSync(join(exported, file), 'utf8'));
    return [file, withShortNames(html, styles)];
  }),
);
const islandsOf = new Map([...strippedPages].map(([file, html]) => [file, islandNames(html)]));
const allIslands = [...new Set([...islandsOf.values()].flat())].sort();
const { render, graph } = await bundleRenderer(root, allIslands, styles);
const rendered = new Map(
  await Promise.all(
    [...strippedPages].map(async ([file, html]) => [file, await withRenderedIslands(html, render)] as const),
  ),
);
const pageStyles = stylesOfPages(root, rendered, islandsOf, graph, styles);
const reader = await bundleReader(root);
const screens = [...new Map([...islandsOf.values()].map((islands) => [islands.join(), islands])).values()];
const bundle = await bundleIslands(
  root,
  screens.filter((islands) => islands.length > 0),
  graph,
  styles,
  lazyStylesOf(root, islandsOf, graph, pageStyles, styles),
  [readerAddress(reader)],
);
const firstPaint = await firstPaintScript(root);
const fonts = await subsetFonts(out, styles.globals, join(root, 'app', 'styles'), [...rendered.values()]);

/** Whether a script that a page may load starts the worker that reads Loan Estimates. */
function startsReader(file: string): boolean {
  const islands = islandsOf.get(file) ?? [];
  if (islands.length === 0) return false;
  const { entry, imported, lazy } = bundle.scriptsFor(islands);
  return [entry, ...imported, ...lazy].some((src) => bundle.files.get(src)?.text.includes(reader.address));
}

/** Renders a page as it is published, except its content security policy. */
function renderPage(file: string, html: string): string {
  const islands = islandsOf.get(file) ?? [];
  const styledHtml = withStyles(html, pageStyles.get(file) ?? new Set(), { ...styles, globals: fonts.css });
  if (islands.length === 0) return withPrefetchRules(withFonts(withUsedStyles(styledHtml), fonts));
  const { entry, imported, lazy } = bundle.scriptsFor(islands);
  const texts = [entry, ...imported, ...lazy].map((src) => bundle.files.get(src)?.text ?? '');
  const { first, lazy: targets } = modulesOf(root, graph, islands);
  checkStyles(file, styledHtml, closureOf(graph, [...first, ...targets]), texts, styles);
  const used = withUsedStyles(styledHtml, [...texts, firstPaint]);
  return withPrefetchRules(withFonts(withFirstPaint(withScripts(used, islands, bundle), firstPaint), fonts));
}

const pages: ExportedPage[] = [];
for (const [file, html] of rendered) {
  const plain = renderPage(file, html);
  const policy = policyFor(plain, endpoints, startsReader(file));
  const page = withPolicy(plain, policy);
  if (page.includes('/_next/')) throw new Error(`${file} still names a file of the framework.`);
  mkdirSync(dirname(join(out, file)), { recursive: true });
  writeFileSync(join(out, file), page);
  pages.push({ path: pathOf(file), html: page, policy });
}

for (const [src, { text }] of bundle.files) writeFileSync(join(out, src), text);
writeFileSync(join(out, reader.address), reader.text);
writeFileSync(
  join(out, 'licenses.txt'),
  licensesText(join(root, 'node_modules'), [...bundle.packages, ...reader.packages]),
);
// Search engines list the page of a report instead of its PDF.
const reportHeaders = Object.fromEntries(reports.map(({ slug }) => [reportPdfOf(slug), { 'x-robots-tag': 'noindex' }]));

/** Scripts of other sites may read the county data. */
const openData = {
  '/ohio-counties.csv': { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' },
};
const table = { ...headerTable(pages, siteUrl), ...reportHeaders, ...openData };
const files = filesBelow(out).map((file) => file.slice(out.length));
const generated = join(root, 'deploy', 'generated');
rmSync(generated, { recursive: true, force: true });
const hosting = { table, files, renamed: renamedPaths, isOverTls: siteUrl.startsWith('https:') };
for (const [name, text] of Object.entries({
  ...hostingFiles(hosting),
  ...inboxDownFiles(company.phone),
  ...googleSheetsFiles(root, forms),
})) {
  const file = join(generated, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  // CDN hosts read these two from the published folder and don't serve them.
  if (name.startsWith('cdn/')) writeFileSync(join(out, basename(name)), text);
}
// The server and nginx serve neither to visitors.
writeFileSync(join(out, '_redirects.json'), `${JSON.stringify(renamedPaths)}\n`);
writeFileSync(join(out, '.headers.json'), `${JSON.stringify(table, null, 1)}\n`);

const missing = missingLimits(nextLimits, buildDay());
if (missing) console.log(`content/ohio/next-limits.ts: ${missing}`);
const compressed = await compressAll(out);
const pagesWithoutScript = pages.filter(
  ({ path }) => (islandsOf.get(`${path.slice(1)}.html`) ?? []).length === 0,
).length;
console.log(`${pages.length} pages, ${pagesWithoutScript} of them without script; ${compressed} files compressed.`);
