import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { openStaticSite } from '@/server/site/static-site';
import { ask } from '../ask';
import { startInbox, type TestInbox, temporaryDirectory } from '../harness';

let inbox: TestInbox;

const film = Buffer.from(Array.from({ length: 700_000 }, (_, n) => n % 251));
const files: Readonly<Record<string, string | Buffer>> = {
  'index.html': '<h1>Home</h1>',
  'fha.html': '<h1>FHA</h1>',
  'quick-quote.html': '<h1>Quick quote</h1>',
  'how_the_fed_affects_mortgage_rates.html': '<h1>Fed</h1>',
  'our-staff.html': '<h1>Staff</h1>',
  'our-staff/jordan-example.html': '<h1>Jordan</h1>',
  'our-staff/404.html': 'Team Member not found',
  '404.html': 'Page not found',
  'assets/a.js': 'let a = 1;',
  'favicon.svg': '<svg/>',
  'robots.txt': 'User-agent: *',
  'feed.xml': '<rss/>',
  'site.webmanifest': '{}',
  'tour.webm': film,
  '.headers.json': JSON.stringify({ '/fha': { 'Content-Security-Policy': "script-src 'none'" } }),
  '_redirects.json': JSON.stringify({ '/quote-quick': '/quick-quote' }),
  '.secret': 'secret',
};

beforeAll(async () => {
  const directory = temporaryDirectory();
  const out = join(directory.path, 'out');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, name), content);
  }
  writeFileSync(join(out, 'fha.html.br'), brotliCompressSync('<h1>FHA</h1>'));
  writeFileSync(join(out, 'fha.html.gz'), gzipSync('<h1>FHA</h1>'));
  writeFileSync(join(directory.path, 'outside.txt'), 'outside');
  inbox = await startInbox({ app: { site: openStaticSite(out) } });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(inbox.port, path, headers, { method });

test.each([
  ['/', 200, 'text/html; charset=utf-8', '<h1>Home</h1>'],
  ['/fha', 200, 'text/html; charset=utf-8', '<h1>FHA</h1>'],
  ['/fha?from=mail', 200, 'text/html; charset=utf-8', '<h1>FHA</h1>'],
  ['/our-staff', 200, 'text/html; charset=utf-8', '<h1>Staff</h1>'],
  ['/our-staff/jordan-example', 200, 'text/html; charset=utf-8', '<h1>Jordan</h1>'],
  ['/favicon.svg', 200, 'image/svg+xml; charset=utf-8', '<svg/>'],
  ['/robots.txt', 200, 'text/plain; charset=utf-8', 'User-agent: *'],
  ['/feed.xml', 200, 'application/xml; charset=utf-8', '<rss/>'],
  ['/site.webmanifest', 200, 'application/manifest+json; charset=utf-8', '{}'],
  ['/nothing', 404, 'text/html; charset=utf-8', 'Page not found'],
  ['/404', 404, 'text/html; charset=utf-8', 'Page not found'],
  ['/our-staff/nobody', 404, 'text/html; charset=utf-8', 'Team Member not found'],
  ['/our-staff/404', 404, 'text/html; charset=utf-8', 'Team Member not found'],
  ['/.secret', 404, 'text/html; charset=utf-8', 'Page not found'],
  ['/.headers.json', 404, 'text/html; charset=utf-8', 'Page not found'],
  ['/_redirects.json', 404, 'text/html; charset=utf-8', 'Page not found'],
  ['/fha.html.br', 404, 'text/html; charset=utf-8', 'Page not found'],
  ['/../outside.txt', 404, 'text/html; charset=utf-8', 'Page not found'],
  ['/..%2foutside.txt', 404, 'text/html; charset=utf-8', 'Page not found'],
  ['/%2e%2e/outside.txt', 404, 'text/html; charset=utf-8', 'Page not found'],
  ['/..%5coutside.txt', 404, 'text/html; charset=utf-8', 'Page not found'],
  ['/%00', 404, 'text/html; charset=utf-8', 'Page not found'],
  ['/fha%00.html', 404, 'text/html; charset=utf-8', 'Page not found'],
  ['/%ff', 404, 'text/html; charset=utf-8', 'Page not found'],
  ['/%zz', 404, 'text/html; charset=utf-8', 'Page not found'],
  ['/constructor', 404, 'text/html; charset=utf-8', 'Page not found'],
])('%s → %i %s', async (path, status, type, body) => {
  const answer = await get(path);
  expect([answer.status, answer.headers['content-type'], answer.body.toString()]).toEqual([status, type, body]);
});

test('a browser that takes brotli or gzip gets the file made at build, others the plain one', async () => {
  const br = await get('/fha', { 'accept-encoding': 'gzip, deflate, br' });
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(br.body).toString()).toBe('<h1>FHA</h1>');
  const gzip = await get('/fha', { 'accept-encoding': 'gzip, br;q=0' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe('<h1>FHA</h1>');
  const plain = await get('/fha', { 'accept-encoding': 'identity' });
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.headers.vary).toBe('Accept-Encoding');
  expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
});

test.each([
  ['bytes=0-9', 206, 'bytes 0-9/700000', [0, 10]],
  ['bytes=699990-', 206, 'bytes 699990-699999/700000', [699_990, 700_000]],
  ['bytes=-5', 206, 'bytes 699995-699999/700000', [699_995, 700_000]],
  ['bytes=5-9999999', 206, 'bytes 5-699999/700000', [5, 700_000]],
  ['bytes=700000-', 416, 'bytes */700000', [0, 0]],
  ['bytes=-0', 416, 'bytes */700000', [0, 0]],
  ['bytes=9-5', 200, undefined, [0, 700_000]],
  ['bytes=0-1,5-6', 200, undefined, [0, 700_000]],
  ['lines=1-2', 200, undefined, [0, 700_000]],
] as const)('a film asked for by %s: %i', async (range, status, contentRange, [first, end]) => {
  const answer = await get('/tour.webm', { range });
  expect([answer.status, answer.headers['content-range']]).toEqual([status, contentRange]);
  expect(answer.body.equals(film.subarray(first, end))).toBe(true);
});

test('a part of a film that has changed since is answered with the whole', async () => {
  expect((await get('/tour.webm', { range: 'bytes=0-9', 'if-range': '"old"' })).status).toBe(200);
});

test('HEAD gives the headers alone', async () => {
  const answer = await get('/tour.webm', {}, 'HEAD');
  expect([answer.status, answer.headers['content-length'], answer.body.length]).toEqual([200, '700000', 0]);
});

test.each(['POST', 'PUT', 'DELETE'])('%s on a page: 405', async (method) => {
  const answer = await get('/fha', {}, method);
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('every answer carries the fixed headers, and a page its own policy', async () => {
  for (const path of ['/', '/fha', '/nothing', '/FHA', '/tour.webm', '/healthz', '/leads/contact', '/leads/nothing']) {
    expect((await get(path)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  }
  expect((await get('/fha')).headers['content-security-policy']).toBe("script-src 'none'");
});

test('a header table that is none stops the start', () => {
  const broken = temporaryDirectory();
  writeFileSync(join(broken.path, '.headers.json'), '[1]');
  expect(() => openStaticSite(broken.path)).toThrow();
});
