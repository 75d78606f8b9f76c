import { type Policy, policyText } from '@/lib/site/security-headers';
import { hashOf } from './hash';

/** Data blocks don't run, so content security policies ignore them. */
const dataBlock = /\btype="application\/(?:ld\+)?json"/;

const none = ["'none'"];
const quoted = (hash: string) => `'${hash}'`;
const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

function elementsOf(html: string, tag: 'script' | 'style'): { readonly attributes: string; readonly body: string }[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))].map((match) => ({
    attributes: match[1] ?? '',
    body: match[2] ?? '',
  }));
}

function scriptsOf(html: string) {
  return elementsOf(html, 'script').filter(({ attributes }) => !dataBlock.test(attributes));
}

function isMap({ attributes }: { readonly attributes: string }): boolean {
  return attributes.includes('type="importmap"');
}

function isExecutable({ attributes }: { readonly attributes: string }): boolean {
  return !attributes.includes('type="speculationrules"');
}

function scriptSources(html: string): readonly string[] {
  const scripts = scriptsOf(html);
  if (scripts.length === 0) return none;
  const hashes = scripts.flatMap(({ attributes, body }) => {
    // The import map lists every file that the page's scripts may import.
    if (isMap({ attributes })) return [hashOf('sha256', body), ...Object.values<string>(JSON.parse(body).integrity)];
    if (!/\bsrc="/.test(attributes)) return [hashOf('sha256', body)];
    const integrity = /\bintegrity="([^"]+)"/.exec(attributes)?.[1];
    if (!integrity) throw new Error(`A script of the export carries no integrity attribute: <script${attributes}>`);
    return [integrity];
  });
  return [...unique(hashes).map(quoted), ...(scripts.some(isExecutable) ? ["'strict-dynamic'"] : [])];
}

function originsOf(html: string, pattern: RegExp): string[] {
  return unique(
    [...html.matchAll(pattern)]
      .map((match) => match[1] ?? '')
      .filter((address) => /^https?:/.test(address))
      .map((address) => new URL(address).origin),
  );
}

/** Adds the host that Google's script service redirects to. */
function withSecondHosts(origins: readonly string[]): string[] {
  return origins.flatMap((origin) =>
    origin === 'https://script.google.com' ? [origin, 'https://script.googleusercontent.com'] : [origin],
  );
}

/**
 * The content security policy of an exported page, derived from its markup: a hash for each inline script, inline style and script
 * file, and permission for a frame, a form or a connection only if the page has one. Of `endpoints`, to which the site's scripts
 * may post, it allows those that the page mentions. With `startsWorker` the page may start a worker and create the Trusted Types
 * policy for its address. Throws for a script file without integrity.
 */
export function policyFor(html: string, endpoints: readonly string[], startsWorker = false): Policy {
  const scripts = scriptSources(html);
  const runs = scriptsOf(html).some(isExecutable);
  const hosts = unique(
    endpoints.filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin),
  );
  // Script replaces the link to the map with a frame.
  const frames = originsOf(html, /<a\b(?=[^>]*\bdata-frame=)[^>]*?\bhref="([^"]+)"/g);
  const hasForm = /<form\b/.test(html);
  const styles = unique(elementsOf(html, 'style').map(({ body }) => quoted(hashOf('sha256', body))));
  return {
    'default-src': none,
    'script-src': scripts,
    'style-src': styles.length > 0 ? styles : none,
    // Icons are data URIs in the styles.
    'img-src': /url\(["']?data:image\//.test(html) ? ["'self'", 'data:'] : ["'self'"],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    // 'self' even without script: browser features fetch files of the site under the page's policy.
    'connect-src': ["'self'", ...(runs ? withSecondHosts(hosts.filter((host) => html.includes(host))) : [])],
    ...(startsWorker && { 'worker-src': ["'self'"] }),
    ...(frames.length > 0 && { 'frame-src': frames }),
    'form-action': hasForm ? ["'self'", ...withSecondHosts(originsOf(html, /<form\b[^>]*?\baction="([^"]+)"/g))] : none,
    'base-uri': none,
    'frame-ancestors': none,
    'object-src': none,
    'require-trusted-types-for': ["'script'"],
    'trusted-types': startsWorker ? ['default'] : none,
  };
}

/** Adds the policy to the head of the page, for hosts that send no headers. */
export function withPolicy(html: string, policy: Policy): string {
  // Browsers ignore this directive in a page.
  const { 'frame-ancestors': _, ...inPage } = policy;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyText(inPage)}"/>`;
  return html.replace(/<head>(?:<meta charset="[^"]*"\/?>)?/i, (head) => `${head}${meta}`);
}
