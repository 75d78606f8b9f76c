import { type HeaderSet, type Policy, policyText } from '@/lib/site/security-headers';

export type ExportedPage = { readonly path: string; readonly html: string; readonly policy: Policy };

/** The address of a page by its file in `out/`: `fha.html` is `/fha`, `index.html` is `/`. */
export function pathOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}

/** A page that takes personal answers sends no referrer to other sites. */
function hasLeadForm(html: string): boolean {
  return /<form\b[^>]*\bmethod="post"|\/leads\/[a-z-]+/i.test(html);
}

/** The headers of each path besides the fixed ones: policies, and permission to show share pictures. Every host's rules follow from it. */
export function headerTable(pages: readonly ExportedPage[], siteUrl: string): Record<string, HeaderSet> {
  const table: Record<string, HeaderSet> = {};
  const pictures = new Set<string>();
  for (const { path, html, policy } of pages) {
    table[path] = {
      'content-security-policy': policyText(policy),
      ...(hasLeadForm(html) && { 'referrer-policy': 'no-referrer' }),
    };
    for (const match of html.matchAll(/<meta (?:property="og|name="twitter):image" content="([^"]+)"/g)) {
      const address = new URL(match[1] ?? '', siteUrl);
      if (address.origin === new URL(siteUrl).origin) pictures.add(address.pathname);
    }
  }
  for (const picture of [...pictures].sort()) table[picture] = { 'cross-origin-resource-policy': 'cross-origin' };
  return table;
}
