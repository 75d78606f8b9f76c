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
    '/robots.txt',
    '/va-loans.html',
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

describe('the rules for CDN hosts', () => {
  const rules = (made['cdn/_headers'] ?? '')
    .trim()
    .split('\n\n')
    .map((rule) => rule.split('\n').map((line) => line.trim()));

  it('say each header of a file once, though several rules may meet it', () => {
    for (const file of ['/', '/va-loans', '/og/va-loans.png', '/robots.txt', '/assets/chunks/a.js']) {
      const names = rules
        .filter(([where = '']) => where === file || (where.endsWith('/*') && file.startsWith(where.slice(0, -1))))
        .flatMap(([, ...lines]) => lines.map((line) => line.slice(0, line.indexOf(':')).toLowerCase()));
      expect([file, [...names].sort()]).toEqual([
        file,
        [...Object.keys(fixedHeaders), 'cache-control', 'content-security-policy'].sort(),
      ]);
    }
  });

  it('lead the twins of an address to it, and no page away from itself', () => {
    const lines = (made['cdn/_redirects'] ?? '').trim().split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        '/quote-quick /va-loans 301',
        '/va_loans /va-loans 301',
        '/VA-LOANS /va-loans 301',
        '/va-loans/ /va-loans 301',
        '/our-staff/* /our-staff/404.html 404',
      ]),
    );
    expect(lines.filter((line) => line.startsWith('/va-loans '))).toEqual([]);
  });
});
