import { cacheControlFor } from '@/lib/site/caching';
import { contentTypes } from '@/lib/site/content-type';
import { nearMissesOf, nearMissPattern } from '@/lib/site/redirects';
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

/** A header rule of a CDN host: where it applies, and what it sends. */
type Rule = { readonly where: string; readonly headers: HeaderSet };

function cdnHeaders({ table, files, isOverTls }: HostingFacts): string {
  const told = toldNames(table);
  const everywhere = Object.fromEntries(Object.entries(usual).filter(([name]) => !told.includes(name)));
  const elsewhere = Object.fromEntries(Object.entries(usual).filter(([name]) => told.includes(name)));
  // These hosts combine all rules that match a file: no header may be in two matching rules.
  const known = new Set(files);
  const rules: Rule[] = [{ where: '/*', headers: { ...everywhere, ...(isOverTls && tlsHeaders) } }];
  const listed = new Set<string>();
  for (const [path, headers] of Object.entries(table)) {
    const file = fileOf(path, known);
    listed.add(file);
    rules.push({ where: path, headers: { ...elsewhere, ...headers, 'cache-control': cacheControlFor(file) } });
  }
  const folders = new Set<string>();
  for (const file of files) {
    const top = file.slice(0, file.indexOf('/', 1));
    const isAlone = file.lastIndexOf('/') === 0 || [...listed].some((other) => other.startsWith(`${top}/`));
    if (listed.has(file)) continue;
    const headers = { ...elsewhere, 'cache-control': cacheControlFor(file) };
    if (isAlone) rules.push({ where: file, headers });
    else if (!folders.has(top)) {
      folders.add(top);
      rules.push({ where: `${top}/*`, headers });
    }
  }
  const endingOf = (name: string) => (isOverTls && name === 'content-security-policy' ? tlsDirective : '');
  return rules
    .map(({ where, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${written(name)}: ${value}${endingOf(name)}`);
      return `${[where, ...lines].join('\n')}\n`;
    })
    .join('\n');
}

function cdnRedirects({ files, renamed }: HostingFacts): string {
  // A host without regular expressions needs a rule for every near miss.
  const nearMisses = [...nearMissesOf(new Set(pagesOf(files)), renamed)].map(([from, to]) => `${from} ${to} 301`);
  const missing = files
    .filter((file) => file.endsWith('/404.html') && file !== '/404.html')
    .map((file) => `${file.replace(/404\.html$/, '*')} ${file} 404`);
  return `${[...nearMisses, ...missing].join('\n')}\n`;
}

/** The rules of each host, by file name: all made from the same facts, so that every host sends the same. */
export function hostingFiles(facts: HostingFacts): Readonly<Record<string, string>> {
  return {
    'nginx/maps.conf': nginxMaps(facts),
    'nginx/headers.conf': nginxHeaders(facts),
    'cdn/_headers': cdnHeaders(facts),
    'cdn/_redirects': cdnRedirects(facts),
  };
}
