import { tlsHeaders } from '@/content/lender/site';
import { cacheControlFor } from '@/lib/site/caching';
import { contentTypes } from '@/lib/site/content-type';
import { nearMissPattern, redirectsTo } from '@/lib/site/redirects';
import { closedPolicy, fixedHeaders, type HeaderSet, tlsDirective } from '@/lib/site/security-headers';

export type HostingInput = {
  /** Headers by address, besides the fixed ones. */
  readonly table: Readonly<Record<string, HeaderSet>>;
  /** Every served file of the export, by its path below `out/`, starting with a slash. */
  readonly files: readonly string[];
  /** Old addresses and the pages that replaced them. */
  readonly renamed: Readonly<Record<string, string>>;
  /** Whether the site has an https address: the static rules of a CDN can't depend on the request. */
  readonly isOverTls: boolean;
};

const defaultHeaders: HeaderSet = { ...fixedHeaders, 'content-security-policy': closedPolicy };

function headerNames(table: HostingInput['table']): string[] {
  return [...new Set(Object.values(table).flatMap((headers) => Object.keys(headers)))].sort();
}

/** `content-type` as `Content-Type`. */
function toHeaderCase(name: string): string {
  return name.replace(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase());
}

function fileOf(path: string, files: ReadonlySet<string>): string {
  if (path === '/') return '/index.html';
  return files.has(`${path}.html`) ? `${path}.html` : path;
}

/** The addresses of the pages among the files of an export, without 404 pages. */
export function pagesOf(files: readonly string[]): string[] {
  return files
    .filter((file) => file.endsWith('.html') && !/(?:^|\/)404\.html$/.test(file))
    .map((file) => file.replace(/(?:\/index)?\.html$/, '') || '/');
}

function nginxMap(source: string, variable: string, fallback: string, entries: readonly (readonly [string, string])[]) {
  const lines = entries.map(([key, value]) => `  "${key}" "${value}";`);
  return `map ${source} ${variable} {\n  default "${fallback}";\n${lines.join('\n')}${lines.length ? '\n' : ''}}\n`;
}

function nginxVariable(header: string): string {
  return `$site_${header.replaceAll('-', '_')}`;
}

function nginxMaps({ table, files, renamed }: HostingInput): string {
  const known = new Set(files);
  const headerMaps = headerNames(table).map((name) =>
    nginxMap(
      '$uri',
      nginxVariable(name),
      defaultHeaders[name] ?? '',
      Object.entries(table).flatMap(([path, headers]) => {
        const value = headers[name];
        return value === undefined ? [] : [[fileOf(path, known), value] as const];
      }),
    ),
  );
  const immutable = cacheControlFor('/assets/x.js');
  const short = cacheControlFor('/x.html');
  const caching = nginxMap('$uri', '$site_file_caching', short, [
    ['~^/assets/', immutable],
    ...files
      .filter((file) => !file.startsWith('/assets/') && cacheControlFor(file) !== short)
      .map((file) => [file, cacheControlFor(file)] as const),
  ]);
  const pages = pagesOf(files);
  const nearMisses = [
    ...Object.entries(renamed).map(([from, to]) => [`~*${nearMissPattern(from)}`, to] as const),
    ...pages.map((path) => [`~*${nearMissPattern(path)}`, path] as const),
  ];
  const missing = files
    .filter((file) => file.endsWith('/404.html') && file !== '/404.html')
    .map((file) => [`~^${file.replace(/404\.html$/, '')}`, file] as const);
  return [
    '# Written by the build. For the http block.',
    'map_hash_bucket_size 512;\nmap_hash_max_size 16384;\nvariables_hash_bucket_size 128;\n',
    ...headerMaps,
    '# Sent over TLS only: nginx omits a header with an empty value.',
    nginxMap('$scheme', '$site_tls_directive', '', [['https', tlsDirective]]),
    ...Object.entries(tlsHeaders).map(([name, value]) =>
      nginxMap('$scheme', nginxVariable(name), '', [['https', value]]),
    ),
    caching,
    'map $status $site_caching {\n  301 "public, max-age=3600";\n  404 "no-cache";\n  default $site_file_caching;\n}\n',
    '# Misspelled addresses and the pages that they redirect to.',
    nginxMap('$uri', '$site_near_miss', '', nearMisses),
    nginxMap('$uri', '$site_missing', '/404.html', missing),
  ].join('\n');
}

function nginxHeaders({ table }: HostingInput): string {
  const varying = headerNames(table);
  const lines = [...new Set([...Object.keys(defaultHeaders), ...varying])].map((name) => {
    const value = varying.includes(name) ? nginxVariable(name) : defaultHeaders[name];
    const ending = name === 'content-security-policy' ? '$site_tls_directive' : '';
    return `add_header ${toHeaderCase(name)} "${value}${ending}" always;`;
  });
  const tlsLines = Object.keys(tlsHeaders).map(
    (name) => `add_header ${toHeaderCase(name)} ${nginxVariable(name)} always;`,
  );
  // In the server block they replace those of the system's nginx.conf.
  const types = Object.entries(contentTypes).map(([extension, type]) => `  "${type}" ${extension};`);
  return [
    '# Written by the build. For the server block.',
    ...lines,
    ...tlsLines,
    'add_header Cache-Control $site_caching always;\n',
    `types {\n${types.join('\n')}\n}\ndefault_type application/octet-stream;\n`,
  ].join('\n');
}

/** The headers of every file on hosts that allow too few rules to name pages. */
const strictHeaders: HeaderSet = {
  ...fixedHeaders,
  // Half of the pages have a form.
  'referrer-policy': 'no-referrer',
  // Pages have the rest of their policy in their head.
  'content-security-policy': "frame-ancestors 'none'",
};

/** Adds the headers for TLS if the site has an https address. */
function withTls(headers: HeaderSet, isOverTls: boolean): HeaderSet {
  const policy = `${headers['content-security-policy']}${tlsDirective}`;
  return isOverTls ? { ...headers, 'content-security-policy': policy, ...tlsHeaders } : headers;
}

/**
 * At most 100 rules for any number of pages, the limit of these hosts. They combine all rules that match a file, so no header may
 * be in two of them: `Cache-Control` and `Cross-Origin-Resource-Policy` are set by folder, and pages have the host's defaults.
 */
function cdnHeaders({ table, files, isOverTls }: HostingInput): string {
  const { 'cross-origin-resource-policy': sharing = '', ...everywhere } = strictHeaders;
  const rules = new Map<string, HeaderSet>([['/*', withTls(everywhere, isOverTls)]]);
  const folderOf = (file: string) => file.slice(0, file.indexOf('/', 1) + 1);
  const foldersOfPages = new Set(['', ...files.filter((file) => file.endsWith('.html')).map(folderOf)]);
  for (const file of files) {
    const isNamed = foldersOfPages.has(folderOf(file));
    if (file.endsWith('.html') || (isNamed && !table[file])) continue;
    rules.set(isNamed ? file : `${folderOf(file)}*`, {
      'cross-origin-resource-policy': sharing,
      ...table[file],
      'cache-control': cacheControlFor(file),
    });
  }
  return [...rules]
    .map(([where, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${toHeaderCase(name)}: ${value}`);
      return `${[where, ...lines].join('\n')}\n`;
    })
    .join('\n');
}

/** The limit of Cloudflare, in lines. */
const maxRedirects = 2000;

/**
 * Old addresses, then spellings with hyphens and underscores swapped, up to the limit, because these hosts support no patterns.
 * They handle trailing slashes, `.html` and 404 themselves.
 */
function cdnRedirects({ files, renamed }: HostingInput): string {
  const known = new Set(pagesOf(files));
  const redirectFor = redirectsTo(known, renamed);
  const swapped = [...known].flatMap((path) => [path.replaceAll('_', '-'), path.replaceAll('-', '_')]);
  const lines = [...new Set([...Object.keys(renamed), ...swapped])].flatMap((from) => {
    const to = redirectFor(from);
    return to === undefined ? [] : [`${from} ${to} 301`];
  });
  return `${lines.slice(0, maxRedirects).join('\n')}\n`;
}

export function hostingFiles(input: HostingInput): Readonly<Record<string, string>> {
  return {
    'nginx/maps.conf': nginxMaps(input),
    'nginx/headers.conf': nginxHeaders(input),
    'cdn/_headers': cdnHeaders(input),
    'cdn/_redirects': cdnRedirects(input),
  };
}
