import { startServer } from '@/server/http';
import { sendRaw } from '../send-raw';
import { canary, deskOfEachTest, openDesk, riley } from './desk-harness';

const { open, put, signedIn } = deskOfEachTest();

describe('without a session', () => {
  test.each([
    '/desk',
    '/desk?lead=1',
    `/desk?q=${canary}`,
    '/desk/export',
    '/desk/export?lead=1',
    '/desk/pulse',
    '/desk/erase?lead=1',
    '/desk/leads/1/next-step.ics',
    '/desk/account',
    '/desk/second-factor',
    '/',
    '/desk/sign-in/../leads/1',
    '/%64esk?lead=1',
    '/desk;/export',
    '/DESK',
    '/desk/desk.css/../export',
  ])('%s reveals nothing about a lead', async (path) => {
    await put();
    const visitor = open().visitor();
    for (const response of [await visitor.get(path), await visitor.post(path, { do: 'no-answer' })]) {
      expect(response.status).not.toBe(200);
      expect(await response.text()).not.toContain(canary);
    }
    expect((await open().store.list())[0]?.calledAt).toBeNull();
    expect(await open().auditEntries()).toEqual([]);
  });

  test.each([
    '//desk?lead=1',
    '/desk/../desk/export',
    '/desk//export',
    '/desk/%2e%2e/desk/export',
    '/./desk/export',
    'http://localhost/desk/export',
    '/desk/export?lead=1#x',
    '/desk\\export',
    '/desk/export%00',
    '*',
  ])('the raw path %s reveals nothing about a lead', async (target) => {
    await put();
    const server = await startServer(open().desk.fetch, { port: 0, host: '127.0.0.1' });
    const text = await sendRaw(server.port, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(text).toMatch(/^HTTP\/1\.1 (?:303|400|404)/);
    expect(text).not.toContain(canary);
    await server.stop(100);
  });

  test.each(['HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE-LIKE', 'PATCH'])('%s is refused', async (method) => {
    const request = new Request('http://localhost:3001/desk', { method, headers: { host: 'localhost:3001' } });
    expect((await open().desk.fetch(request)).status).toBe(405);
  });
});

describe('a forged form changes nothing', () => {
  const elsewhere: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a subdomain', { 'sec-fetch-site': 'same-site' }],
    ['a bookmark', { 'sec-fetch-site': 'none' }],
  ];

  test.each(elsewhere)('from %s', async (_, headers) => {
    await put();
    const visitor = await signedIn();
    expect((await visitor.post('/desk/leads/1', { do: 'no-answer' }, headers)).status).toBe(403);
    expect((await visitor.post('/desk/sign-out', {}, headers)).status).toBe(403);
    expect((await visitor.get('/desk')).status).toBe(200);
    expect((await open().store.list())[0]?.calledAt).toBeNull();
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['no origin', {}, 403],
    ['the desk itself', { origin: 'http://localhost:3001' }, 303],
  ])('from a browser without Sec-Fetch-Site: %s', async (_, headers, status) => {
    await put();
    const visitor = await signedIn();
    const request = new Request('http://localhost:3001/desk/leads/1', {
      method: 'POST',
      body: new URLSearchParams({ token: visitor.token(), do: 'no-answer' }),
      headers: { host: 'localhost:3001', cookie: `__Host-desk=${visitor.cookies.get('__Host-desk')}`, ...headers },
    });
    expect((await open().desk.fetch(request)).status).toBe(status);
  });

  test.each([[{ token: '' }], [{ token: 'x'.repeat(43) }]])('with a wrong token', async (fields) => {
    await put();
    const visitor = await signedIn();
    expect((await visitor.post('/desk/leads/1', { do: 'no-answer', ...fields })).status).toBe(403);
    expect((await open().store.list())[0]?.calledAt).toBeNull();
  });

  test('with the token of someone else’s session', async () => {
    await put();
    const [visitor, other] = [await signedIn(), await signedIn(riley)];
    expect((await visitor.post('/desk/leads/1', { do: 'no-answer', token: other.token() })).status).toBe(403);
    expect((await visitor.post('/desk/leads/1', { do: 'no-answer' })).status).toBe(303);
  });

  test('and a cross-site link exports nothing', async () => {
    const visitor = await signedIn();
    expect((await visitor.get('/desk/export', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});

describe('how the desk is reached', () => {
  test.each([
    'evil.example',
    'evil.example:3001',
    '192.168.1.5:3001',
    'localhost.evil.example',
    'localhost@evil.example',
    '',
  ])('over plain HTTP at %s it shows nothing', async (host) => {
    const request = new Request('http://localhost/desk/sign-in', { headers: { host } });
    const response = await open().desk.fetch(request);
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
  });

  test.each([
    [1, 'https', 200],
    [1, 'http', 403],
    [0, 'https', 403],
  ])('behind %i trusted proxies that say %s it answers %i', async (trustedProxies, proto, status) => {
    const desk = await openDesk({ trustedProxies });
    const headers = { host: 'desk.example.com', 'x-forwarded-proto': proto };
    const response = await desk.desk.fetch(new Request('http://desk.example.com/desk/sign-in', { headers }));
    expect(response.status).toBe(status);
    expect(response.headers.has('strict-transport-security')).toBe(status === 200);
  });

  test('every response forbids foreign scripts, framing, caching, indexing and referrers', async () => {
    const visitor = await signedIn();
    for (const path of ['/desk', '/desk/sign-in', '/desk/nothing', '/desk/export', '/desk?lead=9']) {
      const { headers } = await visitor.get(path);
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'.*script-src 'self'.*frame-ancestors 'none'.*require-trusted-types-for 'script'/,
      );
      expect(headers.get('content-security-policy')).not.toMatch(/unsafe|https?:|\*/);
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
      });
    }
  });
});
