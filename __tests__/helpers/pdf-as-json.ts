// Prints the content of PDF files as JSON. A separate process, because Jest cannot load the reader.
import { readFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';
import type { PdfFacts } from './read-pdf';

type StructNode = { readonly role?: string; readonly children?: readonly StructNode[] };

function rolesOf(node: StructNode | null): string[] {
  if (!node) return [];
  return [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap(rolesOf)];
}

type OutlineNode = { readonly title: string; readonly items: readonly OutlineNode[] };

function bookmarksOf(nodes: readonly OutlineNode[]): string[] {
  return nodes.flatMap(({ title, items }) => [title, ...bookmarksOf(items)]);
}

const found: PdfFacts[] = [];
for (const file of process.argv.slice(2)) {
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(file)));
  const { info } = await pdf.getMetadata();
  const outline = (await pdf.getOutline()) ?? [];
  const markInfo = await pdf.getMarkInfo();
  const pages: PdfFacts['pages'][number][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
    const annotations = await page.getAnnotations();
    pages.push({
      text: text.replace(/\s+/g, ' '),
      links: annotations.flatMap(({ url }) => (typeof url === 'string' ? [url] : [])),
      jumps: annotations.filter(({ dest }) => dest).length,
      roles: rolesOf((await page.getStructTree()) as StructNode | null),
      size: page.view.slice(2),
    });
  }
  const { Title, Language } = info as Readonly<Record<string, string | undefined>>;
  found.push({
    title: Title ?? '',
    language: Language ?? '',
    isTagged: markInfo?.Marked === true,
    bookmarks: bookmarksOf(outline),
    pages,
  });
}
console.log(JSON.stringify(found));
