import { cacheControlFor } from '@/lib/site/caching';
import { contentTypes } from '@/lib/site/content-type';
import { nearMissPattern, redirectsTo, spellingOf } from '@/lib/site/redirects';
import { closedPolicy, fixedHeaders, type HeaderSet, tlsDirective, tlsHeaders } from '@/lib/site/security-headers';

/** What the rules of every host are made from. */
export type HostingFacts = {
  /** Headers by address, beside the fixed ones. */
  readonly table: Readonly<Record<string, HeaderSet>>;
  /** Every file of the export that is served, by its path below `out/`, with a slash first. */
  readonly files: readonly string[];
  /** Old addresses and the pages they mean. */
  readonly renamed: Readonly<Record<string, string>>;
  /** Whether the site is published at an https address. A CDN's fixed rules cannot look at the request for it. */
  readonly isOverTls: boolean;
};

const usual: HeaderSet = { ...fixedHeaders, 'content-security-policy': closedPolicy };

/** The names of the headers that some path says for itself. */
function toldNames(table: HostingFacts['table']): string[] {
  return [...new Set(Object.values(table).flatMap((headers) => Object.keys(headers)))].sort();
}

/** As people write the name of a header. */
function written(name: string): string {
  return name.replace(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase());
}

/** The file that answers for an address. */
function fileOf(path: string, files: ReadonlySet<string>): string {
  if (path === '/') return '/index.html';
  return files.has(`${path}.html`) ? `${path}.html` : path;
}

/**
 * The addresses of the pages that a visitor may reach, out of the files of an export by their paths below `out/`, with a
 * slash first; the pages for what is missing are not among them.
 */
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

function nginxMaps({ table, files, renamed }: HostingFacts): string {
  const known = new Set(files);
  const headerMaps = toldNames(table).map((name) =>
    nginxMap(
      '$uri',
      nginxVariable(name),
      usual[name] ?? '',
      Object.entries(table).flatMap(([path, headers]) => {
        const value = headers[name];
        return value === undefined ? [] : [[fileOf(path, known), value] as const];
      }),
    ),
  );
  const lasting = cacheControlFor('/assets/x.js');
  const brief = cacheControlFor('/x.html');
  const caching = nginxMap('$uri', '$site_file_caching', brief, [
    ['~^/assets/', lasting],
    ...files
      .filter((file) => !file.startsWith('/assets/') && cacheControlFor(file) !== brief)
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
    '# Only what travels over TLS says so; nginx sends no header whose value is empty.',
    nginxMap('$scheme', '$site_tls_directive', '', [['https', tlsDirective]]),
    ...Object.entries(tlsHeaders).map(([name, value]) =>
      nginxMap('$scheme', nginxVariable(name), '', [['https', value]]),
    ),
    caching,
    'map $status $site_caching {\n  301 "public, max-age=3600";\n  404 "no-cache";\n  default $site_file_caching;\n}\n',
    '# Nearly right addresses, and the pages they mean.',
    nginxMap('$uri', '$site_near_miss', '', nearMisses),
    nginxMap('$uri', '$site_missing', '/404.html', missing),
  ].join('\n');
}

function nginxHeaders({ table }: HostingFacts): string {
  const told = toldNames(table);
  const lines = [...new Set([...Object.keys(usual), ...told])].map((name) => {
    const value = told.includes(name) ? nginxVariable(name) : usual[name];
    const ending = name === 'content-security-policy' ? '$site_tls_directive' : '';
    return `add_header ${written(name)} "${value}${ending}" always;`;
  });
  const tlsLines = Object.keys(tlsHeaders).map((name) => `add_header ${written(name)} ${nginxVariable(name)} always;`);
  // In the server block they take the place of those that a system's own nginx.conf sets for all.
  const types = Object.entries(contentTypes).map(([extension, type]) => `  "${type}" ${extension};`);
  return [
    '# Written by the build. For the server block.',
    ...lines,
    ...tlsLines,
    'add_header Cache-Control $site_caching always;\n',
    `types {\n${types.join('\n')}\n}\ndefault_type application/octet-stream;\n`,
  ].join('\n');
}

/** What a host says of every file where it cannot know one from the other. */
const strictest: HeaderSet = {
  ...fixedHeaders,
  // Every second page has a form: these hosts take too few rules to name them.
  'referrer-policy': 'no-referrer',
  // Pages have the rest of their policy in their own head.
  'content-security-policy': "frame-ancestors 'none'",
};

/** What an answer says over TLS, where the site is published at an https address. */
function withTls(headers: HeaderSet, isOverTls: boolean): HeaderSet {
  const policy = `${headers['content-security-policy']}${tlsDirective}`;
  return isOverTls ? { ...headers, 'content-security-policy': policy, ...tlsHeaders } : headers;
}

/**
 * Few rules, however many pages there are: these hosts read at most 100. They combine all rules that match a file, so no
 * header may be in two of them: caching and the leave to be shown elsewhere are said by folder, and pages have what the host
 * sends by itself.
 */
function cdnHeaders({ table, files, isOverTls }: HostingFacts): string {
  const { 'cross-origin-resource-policy': sharing = '', ...everywhere } = strictest;
  const rules = new Map<string, HeaderSet>([['/*', withTls(everywhere, isOverTls)]]);
  const folderOf = (file: string) => file.slice(0, file.indexOf('/', 1) + 1);
  const foldersOfPages = new Set(['', ...files.filter((file) => file.endsWith('.html')).map(folderOf)]);
  for (const file of files) {
    const isAlone = foldersOfPages.has(folderOf(file));
    if (file.endsWith('.html') || (isAlone && !table[file])) continue;
    rules.set(isAlone ? file : `${folderOf(file)}*`, {
      'cross-origin-resource-policy': sharing,
      ...table[file],
      'cache-control': cacheControlFor(file),
    });
  }
  return [...rules]
    .map(([where, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${written(name)}: ${value}`);
      return `${[where, ...lines].join('\n')}\n`;
    })
    .join('\n');
}

/** The lines that Cloudflare reads. */
const mostRedirects = 2000;

/**
 * Old addresses, then the twins of hyphen and underscore as far as there is room, one by one: these hosts know no patterns of
 * ours. Trailing slashes, `.html` and the page for what is missing are their own matter.
 */
function cdnRedirects({ files, renamed }: HostingFacts): string {
  const known = new Set(pagesOf(files));
  const redirectFor = redirectsTo(known, renamed);
  const twins = [...known].flatMap((path) => [path.replaceAll('_', '-'), path.replaceAll('-', '_')]);
  const lines = [...new Set([...Object.keys(renamed), ...twins])].flatMap((from) => {
    const to = redirectFor(from);
    return to === undefined ? [] : [`${from} ${to} 301`];
  });
  return `${lines.slice(0, mostRedirects).join('\n')}\n`;
}

/** The addresses whose page does not follow from their spelling, for the key value store of `cloudFrontFunction`. */
function cloudFrontRedirects({ files, renamed }: HostingFacts): string {
  const odd = pagesOf(files).filter((path) => spellingOf(path) !== path);
  const data = [...odd.map((path) => [path, path] as const), ...Object.entries(renamed)].map(([from, to]) => ({
    key: spellingOf(from),
    value: to,
  }));
  return `${JSON.stringify({ data }, null, 1)}\n`;
}

/**
 * A CloudFront function for viewer requests: it finds the file of a page, and leads other spellings to the page. It knows no list
 * of pages: an unknown address is led to its plain form, which is not found.
 */
const cloudFrontFunction = String.raw`// Written by the build. For a CloudFront function at "viewer request", runtime 2.0, with its key value store.
import cf from 'cloudfront';
const known = cf.kvs();
async function handler(event) {
  const request = event.request;
  const path = request.uri;
  if (/\.(?!html?$)[^/.]*$/i.test(path) || path.includes('/.')) return request;
  const plain =
    path.toLowerCase().replace(/\/{2,}/g, '/').replace(/\/+$/, '').replace(/\.html?$/, '').replace(/\/index$/, '').replace(/_/g, '-') || '/';
  let target = plain;
  try {
    target = await known.get(plain);
  } catch (_) {
    // The page has the plain form of its address.
  }
  if (path !== target) {
    const query = Object.keys(request.querystring).map((name) => name + '=' + request.querystring[name].value).join('&');
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: target + (query && '?' + query) }, 'cache-control': { value: 'public, max-age=3600' } },
    };
  }
  if (/\/404$/.test(path)) return request;
  request.uri = path === '/' ? '/index.html' : path + '.html';
  return request;
}
`;

/** The response headers policy of a CloudFront distribution, as its command line reads it. */
function cloudFrontHeaders({ isOverTls }: HostingFacts): string {
  const { 'cross-origin-resource-policy': _, ...everywhere } = strictest;
  const items = Object.entries(withTls(everywhere, isOverTls));
  const secured: Readonly<Record<string, (value: string) => object>> = {
    'content-security-policy': (value) => ({ ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: value } }),
    'referrer-policy': (value) => ({ ReferrerPolicy: { Override: true, ReferrerPolicy: value } }),
    'x-content-type-options': () => ({ ContentTypeOptions: { Override: true } }),
    'strict-transport-security': (value) => ({
      StrictTransportSecurity: {
        Override: true,
        IncludeSubdomains: value.includes('includeSubDomains'),
        AccessControlMaxAgeSec: Number(/\d+/.exec(value)?.[0]),
      },
    }),
  };
  const others = items
    .filter(([name]) => !(name in secured))
    .map(([name, value]) => ({ Header: written(name), Value: value, Override: true }));
  const policy = {
    Name: 'site-headers',
    SecurityHeadersConfig: Object.assign({}, ...items.map(([name, value]) => secured[name]?.(value))),
    CustomHeadersConfig: { Quantity: others.length, Items: others },
  };
  return `${JSON.stringify(policy, null, 2)}\n`;
}

/** The rules of each host, by file name: all made from the same facts, so that every host sends the same. */
export function hostingFiles(facts: HostingFacts): Readonly<Record<string, string>> {
  return {
    'nginx/maps.conf': nginxMaps(facts),
    'nginx/headers.conf': nginxHeaders(facts),
    'cdn/_headers': cdnHeaders(facts),
    'cdn/_redirects': cdnRedirects(facts),
    'cloudfront/function.js': cloudFrontFunction,
    'cloudfront/redirects.json': cloudFrontRedirects(facts),
    'cloudfront/headers.json': cloudFrontHeaders(facts),
  };
}
