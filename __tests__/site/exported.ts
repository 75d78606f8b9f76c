import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { siteUrl } from '@/content/lender/company';
import { isListed } from '@/content/site/page';
import { pages as sitePages } from '@/content/site/pages';
import { questionnairePaths } from '@/lib/questionnaire/paths';
import { filesBelow } from '@/scripts/build/files';
import { pathOf } from '@/scripts/build/page-headers';

export const out = join(process.cwd(), 'out');

export type ExportedPage = {
  readonly path: string;
  readonly file: string;
  readonly html: string;
  /** As read by a browser without script, without its styles. */
  readonly document: Document;
};

/** Defined in `environment.ts`. */
declare const exportedDocument: (file: string) => Document;

function read(file: string): ExportedPage {
  return {
    path: pathOf(relative(out, file)),
    file,
    html: readFileSync(file, 'utf8'),
    get document() {
      return exportedDocument(file);
    },
  };
}

if (!existsSync(out)) throw new Error('There is no export to check: run "npm run build" first.');

/** Includes the 404 pages. */
export const allPages: readonly ExportedPage[] = filesBelow(out)
  .filter((file) => file.endsWith('.html'))
  .map(read);

/** Without the 404 pages. */
export const pages: readonly ExportedPage[] = allPages.filter(({ path }) => !path.endsWith('/404'));

const unlisted = new Set(sitePages.filter((page) => !isListed(page)).map(({ path }) => path));

/** Without noindex pages. */
export const listedPages: readonly ExportedPage[] = pages.filter(({ path }) => !unlisted.has(path));

/** Pages without menus in header and footer: questionnaires and landing pages. */
export const plainPaths: readonly string[] = [
  ...Object.values(questionnairePaths),
  ...sitePages.filter(({ kind }) => kind === 'landing').map(({ path }) => path),
];

/** Throws for an unknown path. */
export function pageAt(path: string): ExportedPage {
  const page = pages.find((entry) => entry.path === path);
  if (!page) throw new Error(`${path} is not exported.`);
  return page;
}

export function mainOf(path: string): Element {
  const main = pageAt(path).document.querySelector('main');
  if (!main) throw new Error(`${path} has no main.`);
  return main;
}

/** The path of a link or image on this site, without query and fragment; undefined if it leads elsewhere. */
export function ownPath(href: string, from = '/'): string | undefined {
  const url = new URL(href, `${siteUrl}${from}`);
  return url.origin === new URL(siteUrl).origin ? decodeURI(url.pathname) : undefined;
}

export function isServed(path: string): boolean {
  if (pages.some((page) => page.path === path)) return true;
  const file = join(out, path);
  return path !== '/' && existsSync(file) && statSync(file).isFile() && !file.endsWith('.html');
}

const unseenTags = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'WBR']);

const isUnseen = (element: Element) =>
  unseenTags.has(element.tagName) || element.hasAttribute('hidden') || element.classList.contains('vh');

/** The text below a node, with spaces between neighboring elements. */
function textBelow(node: Node): string {
  let text = '';
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.nodeType === child.TEXT_NODE) text += child.nodeValue ?? '';
    else if (child.nodeType === child.ELEMENT_NODE && !isUnseen(child as Element)) text += `${textBelow(child)} `;
  }
  return text;
}

/** The visible text of a page: no script, style, template, or text for screen readers and robots only. */
export function visibleText(root: Element): string {
  return textBelow(root)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:)])/g, '$1')
    .trim();
}

export function metaOf(document: Document, name: string): string | null {
  const found = document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`);
  if (found.length > 1) throw new Error(`${name} is there ${found.length} times.`);
  return found[0]?.getAttribute('content') ?? null;
}
