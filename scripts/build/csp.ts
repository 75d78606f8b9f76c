import { type Policy, policyText } from '@/lib/site/security-headers';
import { hashOf } from './hash';

/** Blocks of these types are data: the browser reads them and runs nothing, and no policy asks about them. */
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

/** The scripts of a page that can run or steer the browser, data blocks left out. */
function scriptsOf(html: string) {
  return elementsOf(html, 'script').filter(({ attributes }) => !dataBlock.test(attributes));
}

function isMap({ attributes }: { readonly attributes: string }): boolean {
  return attributes.includes('type="importmap"');
}

function isRun({ attributes }: { readonly attributes: string }): boolean {
  return !attributes.includes('type="speculationrules"');
}

function scriptSources(html: string): readonly string[] {
  const scripts = scriptsOf(html);
  if (scripts.length === 0) return none;
  const hashes = scripts.flatMap(({ attributes, body }) => {
    // The import map names every file that scripts of the page may import.
    if (isMap({ attributes })) return [hashOf('sha256', body), ...Object.values<string>(JSON.parse(body).integrity)];
    if (!/\bsrc="/.test(attributes)) return [hashOf('sha256', body)];
    const integrity = /\bintegrity="([^"]+)"/.exec(attributes)?.[1];
    if (!integrity) throw new Error(`A script of the export carries no integrity attribute: <script${attributes}>`);
    return [integrity];
  });
  return [...unique(hashes).map(quoted), ...(scripts.some(isRun) ? ["'strict-dynamic'"] : [])];
}

function originsOf(html: string, pattern: RegExp): string[] {
  return unique(
    [...html.matchAll(pattern)]
      .map((match) => match[1] ?? '')
      .filter((address) => /^https?:/.test(address))
      .map((address) => new URL(address).origin),
  );
}

/** Google's script service answers from a second host, to which it redirects. */
function withSecondHosts(origins: readonly string[]): string[] {
  return origins.flatMap((origin) =>
    origin === 'https://script.google.com' ? [origin, 'https://script.googleusercontent.com'] : [origin],
  );
}

/**
 * The policy of one exported page, read off its own markup: a hash for each inline script and style and for each
 * script file, and a permission for a frame, a form or a connection only where the page has one. `endpoints` are the
 * addresses to which scripts of the site may send; those that a page does not mention are left out of its policy.
 * `startsWorker` is whether its scripts start a worker from the site: its address is then given by the one Trusted Types
 * policy that the page may make.
 */
export function policyFor(html: string, endpoints: readonly string[], startsWorker = false): Policy {
  const scripts = scriptSources(html);
  const runs = scriptsOf(html).some(isRun);
  const hosts = unique(
    endpoints.filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin),
  );
  // The link to the map, which a script replaces by a frame.
  const frames = originsOf(html, /<a\b(?=[^>]*\bdata-frame=)[^>]*?\bhref="([^"]+)"/g);
  const hasForm = /<form\b/.test(html);
  const styles = unique(elementsOf(html, 'style').map(({ body }) => quoted(hashOf('sha256', body))));
  return {
    'default-src': none,
    'script-src': scripts,
    'style-src': styles.length > 0 ? styles : none,
    // The icons are drawn inside the styles.
    'img-src': /url\(["']?data:image\//.test(html) ? ["'self'", 'data:'] : ["'self'"],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    // Also where nothing runs: a browser’s own tools fetch the site’s public files under the policy of the page.
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

/** The page with its policy in its own head, for hosts that send no headers. */
export function withPolicy(html: string, policy: Policy): string {
  // Browsers ignore this directive outside of a header.
  const { 'frame-ancestors': _, ...inPage } = policy;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyText(inPage)}"/>`;
  return html.replace(/<head>(?:<meta charset="[^"]*"\/?>)?/i, (head) => `${head}${meta}`);
}
