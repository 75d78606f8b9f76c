import type { IncomingHttpHeaders } from 'node:http';
import { request as requestOverTls } from 'node:https';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describeWithNginx, startNginx } from '@/__tests__/deploy/nginx/run';
import { type Answer, ask } from '@/__tests__/server/ask';
import { contact, post, startInbox, type TestInbox, temporaryDirectory } from '@/__tests__/server/harness';
import { company } from '@/content/lender/company';
import { tlsHeaders } from '@/content/lender/site';
import { closedPolicy, fixedHeaders, tlsDirective } from '@/lib/site/security-headers';
import { filesBelow } from '@/scripts/build/files';
import { pagesOf } from '@/scripts/build/hosting';
import { makeCertificate } from '@/scripts/machine/certificate';
import { freePort } from '@/scripts/machine/ports';
import type { RunningHost } from '@/scripts/machine/run-nginx';
import { readHeaderTable } from '@/server/site/header-table';
import { openStaticSite } from '@/server/site/static-site';

const out = join(process.cwd(), 'out');
const files = filesBelow(out)
  .map((file) => file.slice(out.length))
  .filter((file) => !/\.(?:br|gz)$|\/\.|^\/_(?:headers|redirects)/.test(file));
const pages = pagesOf(files);
const others = files.filter((file) => !file.endsWith('.html'));
const table = readHeaderTable(out);

let inbox: TestInbox;
const views: string[] = [];
let host: RunningHost | undefined;
beforeAll(async () => {
  const onView = (path: string) => void views.push(path);
  inbox = await startInbox({ app: { site: openStaticSite(out), trustedProxies: 1, onView } });
});
afterAll(() => inbox.close());

function startHost(certificate: () => Parameters<typeof startNginx>[1] = () => undefined): void {
  beforeAll(async () => {
    host = await startNginx(inbox.port, certificate());
  }, 120_000);
  afterAll(async () => {
    await host?.stop();
    host = undefined;
  });
}

/** The port of the running host; throws if there is none. */
function portOf(): number {
  if (!host) throw new Error('The host did not start.');
  return host.port;
}

/** The headers that both hosts must send with the same value. */
const compared = [
  ...Object.keys({ ...fixedHeaders, ...tlsHeaders }),
  'content-security-policy',
  'cache-control',
  'content-type',
  'content-encoding',
  'vary',
  'location',
  'x-robots-tag',
  'access-control-allow-origin',
] as const;

function summary({ status, headers }: Answer): Record<string, unknown> {
  return { status, ...Object.fromEntries(compared.map((name) => [name, headers[name]])) };
}

async function both(path: string, headers: Record<string, string> = {}) {
  const [ownResponse, hostResponse] = await Promise.all([ask(inbox.port, path, headers), ask(portOf(), path, headers)]);
  return { ownResponse, hostResponse };
}

function plain({ headers, body }: Answer): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString('base64');
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString('base64');
}

describeWithNginx('our server and nginx give the same answer', () => {
  startHost();

  it.each(['br, gzip', 'gzip', 'identity'])('for every page, to a browser that accepts %s', async (encoding) => {
    for (const path of pages) {
      const { ownResponse, hostResponse } = await both(path, { 'accept-encoding': encoding });
      expect([path, summary(hostResponse)]).toEqual([path, summary(ownResponse)]);
      expect([path, summary(ownResponse)]).toEqual([
        path,
        expect.objectContaining({
          ...fixedHeaders,
          ...table[path],
          status: 200,
          'cache-control': 'public, max-age=60, must-revalidate',
          'content-type': 'text/html; charset=utf-8',
          'content-encoding': encoding === 'identity' ? undefined : encoding.split(',')[0],
          vary: 'Accept-Encoding',
        }),
      ]);
      expect(plain(hostResponse)).toBe(plain(ownResponse));
    }
  });

  it('for every other file', async () => {
    for (const path of others) {
      const { ownResponse, hostResponse } = await both(encodeURI(path), {
        'accept-encoding': 'br, gzip',
      });
      expect([path, summary(hostResponse)]).toEqual([path, summary(ownResponse)]);
      expect([path, summary(ownResponse)]).toEqual([
        path,
        expect.objectContaining({
          ...fixedHeaders,
          'content-security-policy': closedPolicy,
          ...table[path],
          status: 200,
        }),
      ]);
      expect(plain(hostResponse)).toBe(plain(ownResponse));
    }
  });

  it.each([
    ['/fha/', '/fha'],
    ['/FHA', '/fha'],
    ['/fha.html', '/fha'],
    ['/Fha.HTM', '/fha'],
    ['/fha/index.html', '/fha'],
    ['//fha//', '/fha'],
    ['/va_loans', '/va-loans'],
    ['/what-is-a-zombie-mortgage/', '/what_is_a_zombie_mortgage'],
    ['/quote-quick', '/quick-quote'],
    ['/Quote_Quick/', '/quick-quote'],
    ['/quick-quote/?from=ad&x=1', '/quick-quote?from=ad&x=1'],
    ['/index.html', '/'],
    ['/our_staff/', '/our-staff'],
  ])('%s redirects to %s permanently', async (from, to) => {
    const { ownResponse, hostResponse } = await both(from);
    const redirectOf = ({ status, headers }: Answer) => [status, headers.location, headers['cache-control']];
    expect(redirectOf(hostResponse)).toEqual([301, to, 'public, max-age=3600']);
    expect(redirectOf(ownResponse)).toEqual(redirectOf(hostResponse));
    expect(Object.keys(hostResponse.headers)).toEqual(expect.arrayContaining(Object.keys(fixedHeaders)));
  });

  it.each([
    '/nothing-here',
    '/nothing-here.xml',
    '/our-staff/nobody',
    '/our-staff/nobody.html',
    '/404',
    '/404.html',
    '/our-staff/404',
    '/fha.html.br',
    '/fha.gz',
    '/.headers.json',
    '/_headers',
    '/_redirects',
    '/assets/chunks/none.js',
  ])('%s is answered with 404 and a page', async (path) => {
    const { ownResponse, hostResponse } = await both(path, { 'accept-encoding': 'br' });
    expect(summary(hostResponse)).toEqual({
      ...summary(ownResponse),
      status: 404,
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(plain(hostResponse)).toBe(plain(ownResponse));
  });

  it.each(['/fha/../../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/fha%00.html'])(
    'to %s, which points outside the site: with nothing',
    async (path) => {
      const { ownResponse, hostResponse } = await both(path);
      expect([404, 400]).toContain(ownResponse.status);
      expect([404, 400]).toContain(hostResponse.status);
      expect(`${ownResponse.body}${hostResponse.body}`).not.toContain('"dependencies"');
    },
  );

  it('to a browser that already has the page', async () => {
    for (const port of [inbox.port, portOf()]) {
      const { etag = '' } = (await ask(port, '/fha', { 'accept-encoding': 'br' })).headers;
      const again = await ask(port, '/fha', { 'accept-encoding': 'br', 'if-none-match': etag });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers['content-security-policy']).toBe(table['/fha']?.['content-security-policy']);
    }
  });
});

describeWithNginx('nginx passes leads to the inbox', () => {
  startHost();

  it('and returns its responses unchanged, each header once', async () => {
    const answer = await post({ url: `http://127.0.0.1:${portOf()}/leads/contact`, key: `through-nginx-1` }, contact);
    expect([answer.status, await answer.json()]).toEqual([201, expect.objectContaining({ result: 'success' })]);
    for (const [name, value] of Object.entries(fixedHeaders))
      expect([name, answer.headers.get(name)]).toEqual([name, value]);
    expect(answer.headers.get('content-security-policy')).toBe(closedPolicy);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await inbox.store.list()).map(({ key }) => key)).toContain('through-nginx-1');
  });

  it('so that an oversized one is refused with a message', async () => {
    const answer = await post(
      { url: `http://127.0.0.1:${portOf()}/leads/contact`, key: `through-nginx-2` },
      {
        ...contact,
        message: 'x'.repeat(100_000),
      },
    );
    expect([answer.status, await answer.json()]).toEqual([413, expect.objectContaining({ result: 'error' })]);
  });
});

describeWithNginx('nginx passes views to our server', () => {
  startHost();
  const browser = { 'user-agent': 'Mozilla/5.0 Firefox/145.0' };
  const none = [
    '/robots.txt',
    '/sitemap.xml',
    '/nothing-here',
    '/fha/',
    '/fha.html',
    '/404',
    '/healthz',
    '/leads/stamp',
  ];

  it('for pages only, including those that the browser has cached', async () => {
    views.length = 0;
    const { etag = '' } = (await ask(portOf(), '/', browser)).headers;
    expect((await ask(portOf(), '/', { ...browser, 'if-none-match': etag })).status).toBe(304);
    await ask(portOf(), '/fha?utm_source=ad', { ...browser, 'x-forwarded-for': '198.51.100.7' });
    for (const path of none) await ask(portOf(), path, browser);
    await ask(portOf(), '/fha', { ...browser, 'sec-purpose': 'prefetch' });
    await ask(portOf(), '/fha', browser, { method: 'HEAD' });
    await ask(portOf(), '/va-loans', browser);
    for (let tries = 0; tries < 40 && !views.includes('/va-loans'); tries += 1) {
      await new Promise((next) => setTimeout(next, 50));
    }
    expect([...views].sort()).toEqual(['/', '/', '/fha', '/va-loans']);
  });

  it('but accepts none from outside', async () => {
    views.length = 0;
    expect((await ask(portOf(), '/views', { ...browser, 'view-of': '/fha' })).status).toBe(404);
    expect(views).toEqual([]);
  });
});

describeWithNginx('nginx in front of an inbox that is down', () => {
  let alone: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    alone = await startNginx(await freePort());
  }, 120_000);
  afterAll(() => alone?.stop());

  it('answers a form without script with the phone number, and script with a status to retry', async () => {
    const url = `http://127.0.0.1:${alone.port}/leads/contact`;
    const native = await post(url, new URLSearchParams(contact).toString(), { accept: 'text/html' });
    expect([native.status, native.headers.get('retry-after'), native.headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(native.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    for (const [name, value] of Object.entries(fixedHeaders))
      expect([name, native.headers.get(name)]).toEqual([name, value]);
    const text = await native.text();
    expect(text).toContain(company.phone.display);
    expect(text).toContain('could not confirm');
    expect((await post({ url, key: 'to-a-dead-inbox' }, contact)).status).toBe(503);
    expect((await ask(alone.port, '/inbox-down.html')).status).toBe(404);
    expect((await ask(alone.port, '/')).status).toBe(200);
  });

  it('logs neither keys nor answers nor addresses', async () => {
    await ask(alone.port, '/fha?email=ada@example.org', {
      'user-agent': 'Secret/1.0',
      referer: 'http://secret.example/',
    });
    await post({ url: `http://127.0.0.1:${alone.port}/leads/contact?key=secret-key`, key: 'secret-key' }, contact);
    const logs = alone.logs();
    expect(logs).toMatch(/ GET \/fha\S* 200 /);
    expect(logs).toMatch(/ POST \/leads\/contact\S* 503 /);
    for (const secret of ['ada@', 'secret', 'Secret', 'Columbus', '6145550123', '127.0.0.1']) {
      expect([secret, logs.includes(secret)]).toEqual([secret, false]);
    }
  });
});

describeWithNginx('over TLS, nginx', () => {
  const directory = temporaryDirectory();
  startHost(() => makeCertificate(directory.path));
  afterAll(directory.remove);

  function headersOf(path: string): Promise<IncomingHttpHeaders> {
    return new Promise((resolve, reject) => {
      const address = { host: 'localhost', family: 4, port: portOf(), path, rejectUnauthorized: false };
      requestOverTls({ ...address, agent: false }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.headers));
      })
        .on('error', reject)
        .end();
    });
  }

  it.each(['/', '/fha', '/nothing-here', '/favicon.svg', '/leads/contact', '/healthz'])(
    'requires https from then on with %s, once',
    async (path) => {
      const headers = await headersOf(path);
      expect(headers).toMatchObject(tlsHeaders);
      const policy = table[path]?.['content-security-policy'] ?? table['/404']?.['content-security-policy'];
      expect([`${policy}${tlsDirective}`, `${closedPolicy}${tlsDirective}`]).toContain(
        headers['content-security-policy'],
      );
    },
  );
});
