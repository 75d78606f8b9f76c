import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { renamedPaths } from '@/content/redirects';
import { cacheControlFor } from '@/lib/site/caching';
import { contentTypeFor } from '@/lib/site/content-type';
import { redirectsTo } from '@/lib/site/redirects';
import { headersFor, readHeaderTable } from '@/server/headers';

/** Files up to this size are answered from memory; larger ones are streamed. */
const keptInMemory = 512 * 1024;

type Stored = { readonly file: string; readonly size: number; readonly modified: number };
type SiteFile = Stored & {
  readonly type: string;
  readonly caching: string;
  readonly compressed: Partial<Record<'br' | 'gzip', Stored>>;
};

/** What the exported site answers to a path that is not the inbox's. */
export type StaticSite = {
  /** True for an address that is served; the log prints only these. */
  readonly has: (path: string) => boolean;
  readonly answer: (request: SiteRequest) => Promise<Response>;
};
export type SiteRequest = {
  readonly method: string;
  /** As it came in the request line: percent-encoded, without the query. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly header: (name: string) => string | undefined;
};

function filesBelow(directory: string, path = ''): string[] {
  return readdirSync(join(directory, path), { withFileTypes: true }).flatMap((entry) => {
    const below = `${path}/${entry.name}`;
    if (entry.name.startsWith('.') && entry.name !== '.well-known') return [];
    if (entry.isDirectory()) return filesBelow(directory, below);
    return entry.isFile() ? [below] : [];
  });
}

function storedAt(file: string): Stored | undefined {
  if (!existsSync(file)) return undefined;
  const { size, mtimeMs } = statSync(file);
  return { file, size, modified: mtimeMs };
}

/** Files for the machinery of hosts, not for visitors. */
const notServed = /^\/(?:_headers|_redirects(?:\.json)?)$/;

function addressOf(path: string): string {
  if (!path.endsWith('.html')) return path;
  return path.replace(/(?:\/index)?\.html$/, '') || '/';
}

function indexOf(directory: string): Map<string, SiteFile> {
  const index = new Map<string, SiteFile>();
  for (const path of filesBelow(directory)) {
    if (notServed.test(path) || /\.(?:br|gz)$/.test(path)) continue;
    const file = join(directory, path);
    const stored = storedAt(file);
    if (!stored) continue;
    const br = storedAt(`${file}.br`);
    const gzip = storedAt(`${file}.gz`);
    index.set(addressOf(path), {
      ...stored,
      type: contentTypeFor(path),
      caching: cacheControlFor(path),
      compressed: { ...(br && { br }), ...(gzip && { gzip }) },
    });
  }
  return index;
}

function readTable(directory: string): Readonly<Record<string, string>> {
  const file = join(directory, '_redirects.json');
  if (!existsSync(file)) return renamedPaths;
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The encodings a client takes, by its Accept-Encoding: brotli before gzip, and none with a zero weight. */
function encodingFor(accepted: string | undefined, file: SiteFile): 'br' | 'gzip' | undefined {
  const weights = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight ? Number(weight.slice(2)) : 1] as const;
    }),
  );
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (file.compressed.br && takes('br')) return 'br';
  if (file.compressed.gzip && takes('gzip')) return 'gzip';
  return undefined;
}

function decoded(path: string): string | undefined {
  try {
    const text = decodeURIComponent(path);
    return text.includes('\0') || text.includes('\\') ? undefined : text;
  } catch {
    return undefined;
  }
}

function matches(condition: string, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return condition.trim() === '*' || condition.split(',').some((tag) => bare(tag) === etag);
}

type Span = { readonly first: number; readonly last: number };

/** The bytes asked for; `whole` when the header asks for several spans or in another unit, `none` when there are no such bytes. */
function spanOf(range: string, size: number): Span | 'whole' | 'none' {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range.trim());
  if (!found) return 'whole';
  const [, from = '', to = ''] = found;
  if (from === '' && to === '') return 'whole';
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(size - 1, Number(to));
  if (first >= size || (from === '' && Number(to) === 0)) return 'none';
  return first > last ? 'whole' : { first, last };
}

/**
 * The exported site in a directory, indexed once: an address outside the index is not served, whatever it looks like.
 * Start the server again after a build. Throws when the directory is missing.
 */
export function openStaticSite(directory: string): StaticSite {
  const index = indexOf(directory);
  const headerTable = readHeaderTable(directory);
  const pages = new Set([...index].filter(([, file]) => file.type.startsWith('text/html')).map(([path]) => path));
  pages.delete('/404');
  const redirectFor = redirectsTo(pages, readTable(directory));
  const memory = new Map<string, Uint8Array<ArrayBuffer>>();
  const tags = new Map<string, string>();

  async function bytesOf(stored: Stored): Promise<Uint8Array<ArrayBuffer>> {
    const kept = memory.get(stored.file);
    if (kept) return kept;
    const bytes = new Uint8Array(await readFile(stored.file));
    memory.set(stored.file, bytes);
    return bytes;
  }

  async function tagOf(stored: Stored): Promise<string> {
    const known = tags.get(stored.file);
    if (known) return known;
    const source = stored.size <= keptInMemory ? await bytesOf(stored) : `${stored.size} ${stored.modified}`;
    const tag = `"${createHash('sha256').update(source).digest('base64url').slice(0, 22)}"`;
    tags.set(stored.file, tag);
    return tag;
  }

  async function bodyOf(stored: Stored, span?: Span): Promise<Uint8Array<ArrayBuffer> | ReadableStream> {
    if (stored.size <= keptInMemory) {
      const bytes = await bytesOf(stored);
      return span ? bytes.slice(span.first, span.last + 1) : bytes;
    }
    const options = span ? { start: span.first, end: span.last } : {};
    return Readable.toWeb(createReadStream(stored.file, options)) as ReadableStream;
  }

  async function send(request: SiteRequest, path: string, file: SiteFile, status: number): Promise<Response> {
    const headers = headersFor(headerTable, path);
    const encoding = encodingFor(request.header('accept-encoding'), file);
    const stored = (encoding && file.compressed[encoding]) ?? file;
    const etag = await tagOf(stored);
    const hasVariants = Object.keys(file.compressed).length > 0;
    if (hasVariants) headers.set('vary', 'Accept-Encoding');
    headers.set('cache-control', status === 404 ? 'no-cache' : file.caching);
    headers.set('etag', etag);
    const condition = request.header('if-none-match');
    if (status === 200 && condition !== undefined && matches(condition, etag)) {
      return new Response(null, { status: 304, headers });
    }
    headers.set('content-type', file.type);
    if (encoding) headers.set('content-encoding', encoding);
    const isHead = request.method === 'HEAD';
    if (!hasVariants && status === 200) {
      headers.set('accept-ranges', 'bytes');
      const range = request.header('range');
      const stillCurrent = (request.header('if-range') ?? etag) === etag;
      const span = range && stillCurrent && !isHead ? spanOf(range, file.size) : 'whole';
      if (span === 'none') {
        headers.set('content-range', `bytes */${file.size}`);
        headers.delete('content-type');
        return new Response(null, { status: 416, headers });
      }
      if (span !== 'whole') {
        headers.set('content-range', `bytes ${span.first}-${span.last}/${file.size}`);
        headers.set('content-length', String(span.last - span.first + 1));
        return new Response(await bodyOf(file, span), { status: 206, headers });
      }
    }
    headers.set('content-length', String(stored.size));
    return new Response(isHead ? null : await bodyOf(stored), { status, headers });
  }

  async function notFound(request: SiteRequest, path: string): Promise<Response> {
    const below = path.startsWith('/our-staff/') ? '/our-staff/404' : '/404';
    const address = index.has(below) ? below : '/404';
    const page = index.get(address);
    if (page) return send(request, address, page, 404);
    const headers = headersFor(headerTable, '/404');
    headers.set('content-type', 'text/plain; charset=utf-8');
    return new Response(request.method === 'HEAD' ? null : 'Page not found\n', { status: 404, headers });
  }

  return {
    has: (path) => index.has(path) && !path.endsWith('/404'),
    async answer(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        const headers = headersFor(headerTable, '');
        headers.set('allow', 'GET, HEAD');
        return new Response(null, { status: 405, headers });
      }
      const path = decoded(request.path);
      if (path === undefined) return notFound(request, '/');
      const file = index.get(path);
      if (file && !path.endsWith('/404')) return send(request, path, file, 200);
      const target = redirectFor(path);
      if (target === undefined) return notFound(request, path);
      const headers = headersFor(headerTable, '');
      headers.set('location', encodeURI(target) + request.search);
      headers.set('cache-control', 'public, max-age=3600');
      return new Response(null, { status: 301, headers });
    },
  };
}
