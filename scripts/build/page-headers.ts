import { type HeaderSet, type Policy, policyText } from '@/lib/site/security-headers';

/** One exported page: its address on the site, its final markup and its policy. */
export type ExportedPage = { readonly path: string; readonly html: string; readonly policy: Policy };

/** The address of an exported page, by its file below `out/`: `fha.html` is `/fha`, `index.html` is `/`. */
export function pathOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}

/** Whether personal answers are typed on a page: then the next site learns nothing of where the visitor came from. */
function takesAnswers(html: string): boolean {
  return /<form\b[^>]*\bmethod="post"|\/leads\/[a-z-]+/i.test(html);
}

/**
 * What each path sends beside the fixed headers: a page its policy, a page with a form no referrer, and a share
 * picture the leave to be shown elsewhere. The one source of the header rules of every host.
 */
export function headerTable(pages: readonly ExportedPage[], siteUrl: string): Record<string, HeaderSet> {
  const table: Record<string, HeaderSet> = {};
  const pictures = new Set<string>();
  for (const { path, html, policy } of pages) {
    table[path] = {
      'content-security-policy': policyText(policy),
      ...(takesAnswers(html) && { 'referrer-policy': 'no-referrer' }),
    };
    for (const match of html.matchAll(/<meta (?:property="og|name="twitter):image" content="([^"]+)"/g)) {
      const address = new URL(match[1] ?? '', siteUrl);
      if (address.origin === new URL(siteUrl).origin) pictures.add(address.pathname);
    }
  }
  for (const picture of [...pictures].sort()) table[picture] = { 'cross-origin-resource-policy': 'cross-origin' };
  return table;
}
