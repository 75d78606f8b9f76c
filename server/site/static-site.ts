import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { z } from 'zod';
import { cacheControlFor } from '@/lib/site/caching';
import { contentTypeFor } from '@/lib/site/content-type';
import { redirectsTo } from '@/lib/site/redirects';
import { readHeaderTable } from '@/server/site/header-table';

export type StaticSite = {
  readonly has: (path: string) => boolean;
  readonly hasPage: (path: string) => boolean;
  readonly answer: (request: Request) => Response | Promise<Response>;
};

type SiteFile = {
  readonly type: string;
  readonly caching: string;
  /** Whether the build wrote compressed variants. */
  readonly isCompressed: boolean;
  /** ETags by content encoding; the uncompressed file's key is empty. */
  readonly tags: Readonly<Record<string, string>>;
  readonly send: MiddlewareHandler;
};

function filesBelow(directory: string, path = ''): string[] {
  return readdirSync(join(directory, path), { withFileTypes: true }).flatMap((entry) => {
    const below = `${path}/${entry.name}`;
    if (entry.name.startsWith('.') && entry.name !== '.well-known') return [];
    if (entry.isDirectory()) return filesBelow(directory, below);
    return entry.isFile() ? [below] : [];
  });
}

/** Configuration of other hosts. */
const hostingFiles = /^\/(?:_headers|_redirects(?:\.json)?)$/;

function urlPathOf(path: string): string {
  if (!path.endsWith('.html')) return path;
  return path.replace(/(?:\/index)?\.html$/, '') || '/';
}

function tagOf(file: string): string {
  return `"${createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 22)}"`;
}

function siteFileAt(directory: string, path: string): SiteFile {
  const plain = join(directory, path);
  const files = { '': plain, br: `${plain}.br`, gzip: `${plain}.gz` };
  const found = Object.entries(files).filter(([, file]) => existsSync(file));
  return {
    type: contentTypeFor(path),
    caching: cacheControlFor(path),
    isCompressed: found.length > 1,
    tags: Object.fromEntries(found.map(([encoding, file]) => [encoding, tagOf(file)])),
    send: serveStatic({ path: plain, precompressed: true }),
  };
}

/** Indexes every servable file by URL path. Paths outside the index never reach the disk. */
function indexOf(directory: string): ReadonlyMap<string, SiteFile> {
  const paths = filesBelow(directory).filter((path) => !hostingFiles.test(path) && !/\.(?:br|gz)$/.test(path));
  return new Map(paths.map((path) => [urlPathOf(path), siteFileAt(directory, path)] as const));
}

function readRedirects(directory: string): Readonly<Record<string, string>> {
  const file = join(directory, '_redirects.json');
  if (!existsSync(file)) return {};
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Decodes a path; undefined for invalid encoding and hidden separators. */
function decodePath(path: string): string | undefined {
  try {
    const text = decodeURIComponent(path);
    return text.includes('\0') || text.includes('\\') ? undefined : text;
  } catch {
    return undefined;
  }
}

const singleRange = /^bytes=(?:(\d{1,15})-(\d{0,15})|-\d{1,15})$/;

/**
 * Whether to honor a Range header. Hono's middleware answers every range with 206; a stale If-Range, several ranges,
 * other units and reversed ranges need the whole file.
 */
function isRangeToServe(range: string, ifRange: string | undefined, tag: string): boolean {
  const [found, first = '', last = ''] = singleRange.exec(range) ?? [];
  if (!found || (ifRange !== undefined && ifRange !== tag)) return false;
  return first === '' || last === '' || Number(first) <= Number(last);
}

/**
 * Serves the exported site in a directory, indexed once at startup. Hono's middleware handles files, ranges, encodings
 * and conditional requests; this adds clean URLs, the header table, redirects, error pages and precomputed ETags. Throws
 * if the directory is missing.
 */
export function openStaticSite(directory: string): StaticSite {
  const index = indexOf(directory);
  const headerTable = readHeaderTable(directory);
  const pages = new Set([...index].filter(([, file]) => file.type.startsWith('text/html')).map(([path]) => path));
  pages.delete('/404');
  const redirectFor = redirectsTo(pages, readRedirects(directory));
  const isServed = (path: string) => index.has(path) && !path.endsWith('/404');
  const site = new Hono();

  async function send(context: Context, path: string, status: 200 | 404): Promise<Response> {
    const file = index.get(path);
    if (!file) return context.text('Page not found\n', 404);
    const { headers } = context.req.raw;
    const range = context.req.header('range');
    const isWhole = status === 404 || file.isCompressed || context.req.method === 'HEAD';
    if (range && (isWhole || !isRangeToServe(range, context.req.header('if-range'), file.tags[''] ?? ''))) {
      headers.delete('range');
    }
    const answer = await file.send(context, async () => undefined);
    if (!answer) throw new Error('A file of the site was removed while the server runs.');
    const encoding = answer.headers.get('content-encoding') ?? '';
    if (answer.status !== 416) answer.headers.set('content-type', file.type);
    answer.headers.set('cache-control', status === 404 ? 'no-cache' : file.caching);
    answer.headers.set('etag', file.tags[encoding] ?? '');
    if (file.isCompressed) answer.headers.set('vary', 'Accept-Encoding');
    else answer.headers.set('accept-ranges', 'bytes');
    for (const [name, value] of Object.entries(headerTable[path] ?? {})) answer.headers.set(name, value);
    return status === 200 ? answer : new Response(answer.body, { status, headers: answer.headers });
  }

  function notFound(context: Context, path: string): Promise<Response> {
    const below = path.startsWith('/our-staff/') ? '/our-staff/404' : '/404';
    return send(context, index.has(below) ? below : '/404', 404);
  }

  const tableNames = Object.values(headerTable).flatMap((headers) => Object.keys(headers));
  site.use(etag({ retainedHeaders: ['etag', 'cache-control', 'vary', ...tableNames] }));
  site.on(['GET', 'HEAD'], '*', async (context) => {
    const { pathname, search } = new URL(context.req.url);
    const path = decodePath(pathname);
    if (path === undefined) return notFound(context, '/');
    if (isServed(path)) return send(context, path, 200);
    const target = redirectFor(path);
    if (target === undefined) return notFound(context, path);
    context.header('cache-control', 'public, max-age=3600');
    return context.redirect(encodeURI(target) + search, 301);
  });
  site.all('*', (context) => context.body(null, 405, { allow: 'GET, HEAD' }));

  return {
    has: isServed,
    hasPage: (path) => pages.has(path) && isServed(path),
    answer: (request) => site.fetch(request),
  };
}
