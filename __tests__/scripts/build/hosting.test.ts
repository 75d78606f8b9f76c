import { runInNewContext } from 'node:vm';
import { nearMissPattern, redirectsTo } from '@/lib/site/redirects';
import { fixedHeaders, tlsDirective, tlsHeaders } from '@/lib/site/security-headers';
import { hostingFiles } from '@/scripts/build/hosting';

const facts = {
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
const made = hostingFiles(facts);

test('the pattern for hosts that match by one takes what our server redirects, and nothing else', () => {
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

test('no host forgets a fixed header', () => {
  for (const name of ['nginx/headers.conf', 'cdn/_headers']) {
    for (const header of Object.keys(fixedHeaders)) expect((made[name] ?? '').toLowerCase()).toContain(header);
  }
  expect(JSON.parse(made['cloudfront/headers.json'] ?? '')).toEqual({
    Name: 'site-headers',
    SecurityHeadersConfig: {
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: 'no-referrer' },
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: "frame-ancestors 'none'" },
    },
    CustomHeadersConfig: {
      Quantity: 2,
      Items: [
        { Header: 'Permissions-Policy', Value: fixedHeaders['permissions-policy'], Override: true },
        { Header: 'Cross-Origin-Opener-Policy', Value: 'same-origin', Override: true },
      ],
    },
  });
});

describe('what only an answer over TLS may say', () => {
  const overTls = hostingFiles({ ...facts, isOverTls: true })['cdn/_headers'] ?? '';
  const policies = (rules: string) => rules.match(/Content-Security-Policy: .*/g) ?? [];

  it('is in the rules of a CDN host for a site published at an https address', () => {
    expect(policies(overTls).filter((line) => !line.endsWith(tlsDirective))).toEqual([]);
    expect(overTls).toContain(`/*\n  X-Content-Type-Options`);
    expect(overTls.match(/Strict-Transport-Security: .*/g)).toEqual([
      `Strict-Transport-Security: ${tlsHeaders['strict-transport-security']}`,
    ]);
  });

  it('is not in those for a site published at a plain http address', () => {
    const rules = made['cdn/_headers'] ?? '';
    expect(policies(rules)).toHaveLength(policies(overTls).length);
    expect(rules).not.toMatch(/upgrade-insecure-requests|strict-transport-security/i);
  });
});

/** A site of 540 pages with as many old addresses for each as this one has. */
const manyPages = Array.from({ length: 540 }, (_, n) => `/a-guide-of-many-words-about-number-${n}`);
const large = hostingFiles({
  ...facts,
  isOverTls: true,
  table: Object.fromEntries(manyPages.map((path) => [path, { 'content-security-policy': 'x'.repeat(3000) }])),
  files: [...facts.files, ...manyPages.map((path) => `${path}.html`)],
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
    ['a small site', made],
    ['540 pages', large],
  ])(
    'keep within the limits of Cloudflare with %s',
    (_, { 'cdn/_headers': headers = '', 'cdn/_redirects': redirects = '' }) => {
      const rules = headerRules(headers);
      expect(rules.length).toBeLessThan(100);
      expect(rules.flatMap((rule) => rule.headers).map(([name]) => name)).not.toContain('unreadable');
      expect(Math.max(...headers.split('\n').map((line) => line.length))).toBeLessThan(2000);
      const lines = redirects.trim().split('\n');
      expect(lines.length).toBeLessThanOrEqual(2000);
      // Another status than these stops the deployment of a Worker; a star makes a rule dynamic, of which there may be 100.
      expect(lines.filter((line) => !/^\/[^\s*:]* \/[^\s*:]* 30[1278]$/.test(line) || line.length > 1000)).toEqual([]);
    },
  );

  it('say each header of a file once, though several rules may meet it', () => {
    for (const file of ['/', '/va-loans', '/og/va-loans.png', '/robots.txt', '/assets/chunks/a.js']) {
      const names = headerRules(made['cdn/_headers'] ?? '')
        .filter(({ where }) => applies(where, file))
        .flatMap(({ headers }) => headers.map(([name]) => name));
      expect([file, names]).toEqual([file, [...new Set(names)]]);
      expect(names).toEqual(
        expect.arrayContaining(['x-content-type-options', 'referrer-policy', 'content-security-policy']),
      );
    }
    const [picture, script] = ['/og/*', '/assets/*'].map((where) =>
      Object.fromEntries(headerRules(made['cdn/_headers'] ?? '').find((rule) => rule.where === where)?.headers ?? []),
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

  it('lead the twins of an address to it, and no page away from itself', () => {
    expect((made['cdn/_redirects'] ?? '').trim().split('\n')).toEqual([
      '/quote-quick /va-loans 301',
      '/our_staff/jordan_example /our-staff/jordan-example 301',
      '/va_loans /va-loans 301',
      '/what-is-it /what_is_it 301',
    ]);
  });
});

test('where there is no room for all redirects, old addresses come before twins', () => {
  const lines = (large['cdn/_redirects'] ?? '').trim().split('\n');
  expect(lines).toHaveLength(2000);
  expect(lines.slice(0, 1620).every((line) => /^\/[abc]\//.test(line))).toBe(true);
});

describe('the function for CloudFront', () => {
  type Given = { uri: string; querystring: Record<string, { value: string }> };
  const { data } = JSON.parse(made['cloudfront/redirects.json'] ?? '') as { data: { key: string; value: string }[] };
  const store = {
    async get(key: string) {
      const found = data.find((entry) => entry.key === key);
      if (!found) throw new Error('KeyNotFound');
      return found.value;
    },
  };
  const code = (made['cloudfront/function.js'] ?? '').replace(/^import .*$/m, '');

  async function ask(uri: string, querystring: Given['querystring'] = {}): Promise<object> {
    const context = { cf: { kvs: () => store }, event: { request: { uri, querystring } } };
    return runInNewContext(`${code}\nhandler(event)`, context);
  }

  it.each([
    ['/', '/index.html'],
    ['/va-loans', '/va-loans.html'],
    ['/what_is_it', '/what_is_it.html'],
    ['/our-staff/jordan-example', '/our-staff/jordan-example.html'],
    ['/assets/chunks/A_b.js', '/assets/chunks/A_b.js'],
    ['/.well-known/x', '/.well-known/x'],
    ['/404', '/404'],
  ])('finds the file of %s', async (path, file) => {
    expect(await ask(path)).toMatchObject({ uri: file });
  });

  it.each([
    '/VA-Loans',
    '/va_loans',
    '/va-loans/',
    '/va-loans.html',
    '//va-loans//',
    '/va-loans/index.html',
    '/Quote_Quick',
    '/What-Is-It',
    '/index.html',
  ])('leads %s where our own server leads it', async (path) => {
    const target = redirectsTo(new Set(['/', '/va-loans', '/what_is_it']), facts.renamed)(path);
    expect(await ask(path, { from: { value: 'ad' } })).toMatchObject({
      statusCode: 301,
      headers: { location: { value: `${target}?from=ad` } },
    });
  });

  it('is within 10 KB, and its store within 5 MB, with 540 pages', () => {
    expect(Buffer.byteLength(large['cloudfront/function.js'] ?? '')).toBeLessThan(10_240);
    expect(Buffer.byteLength(large['cloudfront/redirects.json'] ?? '')).toBeLessThan(5_000_000);
  });
});
