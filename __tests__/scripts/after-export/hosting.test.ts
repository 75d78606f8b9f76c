/** @jest-environment node */
import { fixedHeaders } from '@/lib/site/headers';
import { nearMissPattern, redirectsTo } from '@/lib/site/redirects';
import { hostingFiles } from '@/scripts/after-export/hosting';

const facts = {
  table: {
    '/': { 'content-security-policy': "default-src 'none'" },
    '/va-loans': { 'content-security-policy': "default-src 'none'; img-src 'self'", 'referrer-policy': 'no-referrer' },
    '/og/va-loans.png': { 'cross-origin-resource-policy': 'cross-origin' },
  },
  files: [
    '/404.html',
    '/_next/static/chunks/a.js',
    '/index.html',
    '/og/va-loans.png',
    '/our-staff/404.html',
    '/robots.txt',
    '/va-loans.html',
  ],
  renamed: { '/quote-quick': '/va-loans' },
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

test('nginx and Caddy get every policy, under the file or the address they look it up by', () => {
  expect(made['nginx/maps.conf']).toContain(`"/va-loans.html" "default-src 'none'; img-src 'self'";`);
  expect(made['nginx/maps.conf']).toContain(`"/index.html" "default-src 'none'";`);
  expect(made['caddy/rules.caddy']).toContain(`/va-loans "default-src 'none'; img-src 'self'"`);
});

test('no host forgets a fixed header', () => {
  for (const name of ['nginx/headers.conf', 'caddy/rules.caddy', 'cdn/_headers']) {
    for (const header of Object.keys(fixedHeaders)) expect((made[name] ?? '').toLowerCase()).toContain(header);
  }
});

describe('the rules for CDN hosts', () => {
  const rules = (made['cdn/_headers'] ?? '')
    .trim()
    .split('\n\n')
    .map((rule) => rule.split('\n').map((line) => line.trim()));

  it('say each header of a file once, though several rules may meet it', () => {
    for (const file of ['/', '/va-loans', '/og/va-loans.png', '/robots.txt', '/_next/static/chunks/a.js']) {
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
