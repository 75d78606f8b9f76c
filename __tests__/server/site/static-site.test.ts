import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { openStaticSite } from '@/server/site/static-site';
import { ask } from '../ask';
import { startInbox, type TestInbox, temporaryDirectory } from '../harness';

let inbox: TestInbox;

const film = Buffer.from(Array.from({ length: 700_000 }, (_, n) => n % 251));
const files: Readonly<Record<string, string | Buffer>> = {
  'index.html': '<h1>Home</h1>',
  'fha.html': '<h1>FHA</h1>',
  'our-staff/404.html': 'Team Member not found',
  '404.html': 'Page not found',
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

/** `site/hosts` compares every page, file, encoding, redirect and 404 with nginx. */
test.each([
  ['/', 200, '<h1>Home</h1>'],
  ['/fha?from=mail', 200, '<h1>FHA</h1>'],
  ['/our-staff/nobody', 404, 'Team Member not found'],
])('%s → %i', async (path, status, body) => {
  const answer = await get(path);
  expect([answer.status, answer.body.toString()]).toEqual([status, body]);
});

test.each([
  ...['/.secret', '/_redirects.json', '/../outside.txt', '/..%2foutside.txt', '/%2e%2e/outside.txt', '/constructor'],
  ...['/..%5coutside.txt', '/%00', '/fha%00.html', '/%ff', '/%zz'],
])('%s is not a page', async (path) => {
  const answer = await get(path);
  expect([answer.status, answer.body.toString()]).toEqual([404, 'Page not found']);
});

test('each encoding of a page has its own ETag', async () => {
  const answers = await Promise.all(
    ['br', 'gzip, br;q=0', 'identity'].map((text) => get('/fha', { 'accept-encoding': text })),
  );
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
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
] as const)('a video requested with %s: %i', async (range, status, contentRange, [first, end]) => {
  const answer = await get('/tour.webm', { range });
  expect([answer.status, answer.headers['content-range']]).toEqual([status, contentRange]);
  expect(answer.body.equals(film.subarray(first, end))).toBe(true);
});

test('a range of a changed video is answered with the whole file', async () => {
  expect((await get('/tour.webm', { range: 'bytes=0-9', 'if-range': '"old"' })).status).toBe(200);
});

test('HEAD returns only headers', async () => {
  const answer = await get('/tour.webm', {}, 'HEAD');
  expect([answer.status, answer.headers['content-length'], answer.body.length]).toEqual([200, '700000', 0]);
});

test.each(['POST', 'PUT', 'DELETE'])('%s on a page: 405', async (method) => {
  const answer = await get('/fha', {}, method);
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('the server does not start with a malformed header table', () => {
  const broken = temporaryDirectory();
  writeFileSync(join(broken.path, '.headers.json'), '[1]');
  expect(() => openStaticSite(broken.path)).toThrow();
});
