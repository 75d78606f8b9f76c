import { tlsHeaders } from '@/content/lender/site';
import { nearMissPattern, redirectsTo } from '@/lib/site/redirects';
import { fixedHeaders, tlsDirective } from '@/lib/site/security-headers';
import { hostingFiles } from '@/scripts/build/hosting';

const input = {
  table: {
    '/': { 'content-security-policy': "default-src 'none'" },
    '/va-loans': { 'content-security-policy': "default-src 'none'; img-src 'self'", 'referrer-policy': 'no-referrer' },
    '/og/va-loans.png': { 'cross-origin-resource-policy': 'cross-origin' },
  },
  files: [
    '/404.html',
    '/assets/chunks/a.js',
    '/index.html',
    '/og/va-loans.png',
    '/our-staff/404.html',
    '/our-staff/jordan-example.html',
    '/robots.txt',
    '/va-loans.html',
    '/what_is_it.html',
  ],
  renamed: { '/quote-quick': '/va-loans' },
  isOverTls: false,
};
const files = hostingFiles(input);

test('the nginx pattern of a page matches exactly the addresses that the server redirects to it', () => {
  const pages = ['/', '/fha', '/va-loans', '/what_is_a_zombie_mortgage', '/our-staff/jordan-example'];
  const spellings = (page: string) => [
    `${page}/`,
    `${page}.html`,
    `${page}.HTM`,
    `${page}/index.html`,
    `${page}/index`,
    `/${page}`,
    page.toUpperCase(),
    page.replaceAll('-', '_'),
    page.replaceAll('_', '-'),
    `${page}x`,
    `${page}/x`,
    `x${page}`,
    `${page}.php`,
  ];
  const redirectFor = redirectsTo(new Set(pages));
  for (const page of pages) {
    for (const path of spellings(page).map((text) => text.replace(/^(?!\/)/, '/'))) {
      const matching = pages.filter((other) => new RegExp(nearMissPattern(other), 'i').test(path));
      const target = pages.includes(path) ? path : redirectFor(path);
      expect([path, matching]).toEqual([path, target === undefined ? [] : [target]]);
    }
  }
});

describe('headers that are valid over TLS only', () => {
  const overTls = hostingFiles({ ...input, isOverTls: true })['cdn/_headers'] ?? '';
  const policies = (rules: string) => rules.match(/Content-Security-Policy: .*/g) ?? [];

  it('are in the rules of CDN hosts for a site at an https address', () => {
    expect(policies(overTls).filter((line) => !line.endsWith(tlsDirective))).toEqual([]);
    expect(overTls).toContain(`/*\n  X-Content-Type-Options`);
    expect(overTls.match(/Strict-Transport-Security: .*/g)).toEqual([
      `Strict-Transport-Security: ${tlsHeaders['strict-transport-security']}`,
    ]);
  });

  it('are not in the rules for a site at an http address', () => {
    const rules = files['cdn/_headers'] ?? '';
    expect(policies(rules)).toHaveLength(policies(overTls).length);
    expect(rules).not.toMatch(/upgrade-insecure-requests|strict-transport-security/i);
  });
});

/** A site of 540 pages with three old addresses each. */
const manyPages = Array.from({ length: 540 }, (_, n) => `/a-guide-of-many-words-about-number-${n}`);
const large = hostingFiles({
  ...input,
  isOverTls: true,
  table: Object.fromEntries(manyPages.map((path) => [path, { 'content-security-policy': 'x'.repeat(3000) }])),
  files: [...input.files, ...manyPages.map((path) => `${path}.html`)],
  renamed: Object.fromEntries(manyPages.flatMap((path) => ['a', 'b', 'c'].map((old) => [`/${old}${path}`, path]))),
});

/** The rules of a `_headers` as Cloudflare and Netlify read them: a path, then its indented headers. */
function headerRules(text: string) {
  const rules: { where: string; headers: [name: string, value: string][] }[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const header = /^\s+([\w-]+):\s*(.+)$/.exec(line);
    if (/^\//.test(line)) rules.push({ where: line.trim(), headers: [] });
    else rules.at(-1)?.headers.push([header?.[1]?.toLowerCase() ?? 'unreadable', header?.[2] ?? line]);
  }
  return rules;
}

const applies = (where: string, file: string) =>
  where === file || (where.endsWith('/*') && file.startsWith(where.slice(0, -1)));

describe('the rules for CDN hosts', () => {
  it.each([
    ['a small site', files],
    ['540 pages', large],
  ])(
    'stay within the limits of Cloudflare for %s',
    (_, { 'cdn/_headers': headers = '', 'cdn/_redirects': redirects = '' }) => {
      const rules = headerRules(headers);
      expect(rules.length).toBeLessThan(100);
      expect(rules.flatMap((rule) => rule.headers).map(([name]) => name)).not.toContain('unreadable');
      expect(Math.max(...headers.split('\n').map((line) => line.length))).toBeLessThan(2000);
      const lines = redirects.trim().split('\n');
      expect(lines.length).toBeLessThanOrEqual(2000);
      // Any other status stops the deployment of a Worker; a star makes a rule dynamic, and only 100 may be.
      expect(lines.filter((line) => !/^\/[^\s*:]* \/[^\s*:]* 30[1278]$/.test(line) || line.length > 1000)).toEqual([]);
    },
  );

  it('set each header of a file once, even where several rules match it', () => {
    for (const file of ['/', '/va-loans', '/og/va-loans.png', '/robots.txt', '/assets/chunks/a.js']) {
      const names = headerRules(files['cdn/_headers'] ?? '')
        .filter(({ where }) => applies(where, file))
        .flatMap(({ headers }) => headers.map(([name]) => name));
      expect([file, names]).toEqual([file, [...new Set(names)]]);
      // Pages have no Cross-Origin-Resource-Policy on these hosts.
      const { 'cross-origin-resource-policy': _, ...expected } = fixedHeaders;
      expect(names).toEqual(expect.arrayContaining([...Object.keys(expected), 'content-security-policy']));
    }
    const [picture, script] = ['/og/*', '/assets/*'].map((where) =>
      Object.fromEntries(headerRules(files['cdn/_headers'] ?? '').find((rule) => rule.where === where)?.headers ?? []),
    );
    expect(picture).toEqual({
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=86400, must-revalidate',
    });
    expect(script).toEqual({
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('redirect addresses with hyphens and underscores swapped, and no page to another', () => {
    expect((files['cdn/_redirects'] ?? '').trim().split('\n')).toEqual([
      '/quote-quick /va-loans 301',
      '/our_staff/jordan_example /our-staff/jordan-example 301',
      '/va_loans /va-loans 301',
      '/what-is-it /what_is_it 301',
    ]);
  });
});

test('old addresses come before other redirects, which the limit may cut', () => {
  const lines = (large['cdn/_redirects'] ?? '').trim().split('\n');
  expect(lines).toHaveLength(2000);
  expect(lines.slice(0, 1620).every((line) => /^\/[abc]\//.test(line))).toBe(true);
});
