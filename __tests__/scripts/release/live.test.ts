import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startInbox, type TestInbox, temporaryDirectory } from '@/__tests__/server/harness';
import { freePort } from '@/scripts/machine/ports';
import { checkLiveSite, typedAddresses } from '@/scripts/release/live';
import { type FetchHandler, type RunningServer, startServer } from '@/server/http';
import { openStaticSite } from '@/server/site/static-site';

const policy = "default-src 'none'; frame-ancestors 'none'";
let inbox: TestInbox;
let host: RunningServer | undefined;
const folder = temporaryDirectory();

function write(file: string, text: string): void {
  const path = join(folder.path, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  if (!file.startsWith('.')) writeFileSync(`${path}.br`, brotliCompressSync(text));
}

beforeAll(async () => {
  write('index.html', '<h1>Home</h1>');
  write('va-loans.html', '<h1>VA</h1>');
  write('thank-you.html', '<h1>Thank you</h1>');
  write('404.html', '<h1>Not here</h1>');
  write('assets/chunks/a.js', 'export {};');
  write('_redirects.json', '{"/veterans":"/va-loans"}');
  write('.headers.json', JSON.stringify({ '/': { 'content-security-policy': policy } }));
  inbox = await startInbox({ app: { site: openStaticSite(folder.path), trustedProxies: 1 } });
});
afterEach(async () => {
  await host?.stop(500);
  host = undefined;
});

const visit = (port: number) =>
  checkLiveSite({ origin: `http://127.0.0.1:${port}`, out: folder.path, endpoint: '/leads/contact' });

/** Starts a host that proxies the server and changes its responses. */
async function hostWith(change: (path: string, answer: Response, body: string) => Response): Promise<number> {
  const answer: FetchHandler = async (request) => {
    const { pathname } = new URL(request.url);
    const there = await fetch(`${inbox.origin}${pathname}`, {
      method: request.method,
      redirect: 'manual',
      headers: { ...Object.fromEntries(request.headers), 'x-forwarded-host': new URL(request.url).host },
      ...(request.method === 'POST' && { body: await request.text() }),
    });
    return change(pathname, there, await there.text());
  };
  host = await startServer(answer, { port: 0, host: '127.0.0.1' });
  return host.port;
}

test('a server with the same build has no differences, and stores one test lead', async () => {
  const { differences, notes } = await visit(inbox.port);
  expect(differences).toEqual([]);
  const leads = await inbox.store.list();
  expect(leads.map(({ body }) => body.name)).toEqual(['Test of the website']);
  expect(notes).toEqual([
    '3 pages and 1 other files were read.',
    `The inbox stored the test lead ${leads[0]?.leadId} by “Test of the website”. It was emailed like any other lead. Delete it at the desk, or with npm run leads -- forget release-test@example.com.`,
  ]);
});

test('a host with other headers, no 404 and no inbox gets a sentence for each difference', async () => {
  const port = await hostWith((path, answer, body) => {
    if (path.startsWith('/leads/')) return new Response('Method not allowed', { status: 405 });
    if (answer.status === 404) return new Response('<h1>Home</h1>', { status: 200 });
    if (answer.status === 301) return new Response(null, { status: 302, headers: { location: '/' } });
    const headers = new Headers({ 'content-type': answer.headers.get('content-type') ?? '' });
    headers.set('cache-control', 'public, max-age=3600');
    return new Response(path === '/va-loans' ? `${body}<script src="/beacon.js"></script>` : body, { headers });
  });
  const { differences } = await visit(port);
  expect(differences).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^\/.*: sends no x-content-type-options; the build has “nosniff”\.$/),
      `/: sends no content-security-policy; the build has “${policy}”.`,
      expect.stringMatching(
        /: sends cache-control “public, max-age=3600”; the build has “public, max-age=60, must-revalidate”\.$/,
      ),
      '/assets/chunks/a.js: sends cache-control “public, max-age=3600”; the build has “public, max-age=31536000, immutable”.',
      expect.stringMatching(/: is sent without compression\.$/),
      '/va-loans: is not the file of this build: another build is published, or the host changes it.',
      expect.stringMatching(/^\/nothing-here, .* and 4 more: answers 200 instead of 404\.$/),
      '/thank-you/, /thank-you.html, /THANK-YOU, /thank_you: redirects to / instead of /thank-you.',
      '/: is sent again to a browser that has it in its cache: the host compares no ETag.',
      '/leads/contact: no form token is issued (405); /leads/ does not reach the inbox.',
    ]),
  );
});

test('a host whose pages contain their policies passes without policy headers', async () => {
  const port = await hostWith((path, answer, body) => {
    const headers = new Headers(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name);
    if (path === '/') headers.set('content-security-policy', "frame-ancestors 'none'");
    if (!path.startsWith('/leads/')) headers.set('referrer-policy', 'no-referrer');
    return new Response(answer.status === 304 || answer.status === 303 ? null : body, {
      status: answer.status,
      headers,
    });
  });
  const { differences } = await visit(port);
  expect(differences).toEqual([expect.stringMatching(/: is sent without compression\.$/)]);
});

test('a host that does not respond and an inbox at another host are reported', async () => {
  const { differences, notes } = await checkLiveSite({
    origin: `http://127.0.0.1:${await freePort()}`,
    out: folder.path,
    endpoint: 'https://script.example.com/exec',
  });
  expect(differences).toEqual(['/, /thank-you, /va-loans and 13 more: does not respond (ECONNREFUSED).']);
  expect(notes[1]).toMatch(/^No test lead was sent: https:\/\/script\.example\.com is not the inbox of this project\./);
});

test('the bare name and http must redirect to the same page', async () => {
  const answers: Readonly<Record<string, Response | Error>> = {
    'http://www.lender.com': Response.redirect('https://www.lender.com/contact-us?from=typed', 301),
    'http://lender.com': Response.redirect('https://www.lender.com/', 302),
    'https://lender.com': Object.assign(new Error('fetch failed'), { cause: { code: 'ERR_TLS_CERT_ALTNAME_INVALID' } }),
  };
  const asked: string[] = [];
  const found = await typedAddresses('https://www.lender.com', async (url) => {
    asked.push(String(url));
    const answer = answers[new URL(String(url)).origin];
    if (answer instanceof Response) return answer;
    throw answer;
  });
  expect(asked).toEqual(Object.keys(answers).map((origin) => `${origin}/contact-us?from=typed`));
  expect(found).toEqual([
    {
      path: 'http://lender.com',
      sentence:
        'redirects to https://www.lender.com/ (302); it should redirect to the same page of https://www.lender.com permanently.',
    },
    {
      path: 'https://lender.com',
      sentence:
        'does not respond, or shows a warning (ERR_TLS_CERT_ALTNAME_INVALID): browsers ask there first when only the name is typed.',
    },
  ]);
});
