import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { describeWithNginx } from '@/__tests__/deploy/nginx/run';
import { jordan as email, password, runningDesk } from '@/__tests__/server/desk/desk-harness';
import { makeCertificate } from '@/scripts/machine/certificate';
import { freePort } from '@/scripts/machine/ports';
import { type RunningHost, runNginx } from '@/scripts/machine/run-nginx';

let desk: Awaited<ReturnType<typeof runningDesk>>;
let nginx: RunningHost;
let port: number;

/** `deploy/nginx/desk.conf` adapted for a test: different ports, certificate and folder, and these office networks. */
function confFor(office: string): string {
  const { chain, key } = makeCertificate(desk.folder);
  const proxy = join(process.cwd(), 'deploy/nginx/proxy.conf');
  return readFileSync('deploy/nginx/desk.conf', 'utf8')
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace('/etc/nginx/site/proxy.conf', proxy)
    .replace('/etc/ssl/desk/fullchain.pem', chain)
    .replace('/etc/ssl/desk/key.pem', key)
    .replace('/var/log/nginx/', `${desk.folder}/`)
    .replace('127.0.0.1:3001', `127.0.0.1:${desk.port}`)
    .replace('198.51.100.0/24', office);
}

async function startNginx(office: string): Promise<void> {
  port = await freePort();
  nginx = await runNginx(desk.folder, port, [confFor(office)]);
}

type Answer = {
  readonly status: number | undefined;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly text: string;
};

function ask(path: string, headers: Readonly<Record<string, string>> = {}, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        ...{ port, path, host: '127.0.0.1', servername: 'desk.example.com', rejectUnauthorized: false },
        method: body === undefined ? 'GET' : 'POST',
        headers: { host: 'desk.example.com', 'sec-fetch-site': 'same-origin', ...headers },
      },
      async (response) => {
        let text = '';
        for await (const piece of response) text += piece;
        resolve({ status: response.statusCode, headers: response.headers, text });
      },
    );
    asked.once('error', reject).end(body);
  });
}

describeWithNginx('the desk behind nginx', () => {
  beforeAll(async () => {
    desk = await runningDesk({ trustedProxies: 1 });
  });
  afterEach(() => nginx.stop());
  afterAll(() => desk.close());

  test('an officer in the office signs in at the desk through nginx, with a cookie for TLS only', async () => {
    await startNginx('127.0.0.1');
    expect(await ask('/')).toMatchObject({ status: 303, headers: { location: '/desk' } });
    expect(await ask('/leads/contact')).toMatchObject({ status: 303, headers: { location: '/desk/sign-in' } });
    const page = await ask('/desk/sign-in');
    expect(page.headers['strict-transport-security']).toBeDefined();
    const cookieOf = ({ headers }: Answer) =>
      [headers['set-cookie'] ?? []]
        .flat()
        .map((text) => text.split(';')[0])
        .join('; ');
    const token = /name="token" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const form = { 'content-type': 'application/x-www-form-urlencoded', cookie: cookieOf(page) };
    const entered = await ask('/desk/sign-in', form, `${new URLSearchParams({ token, email, password })}`);
    expect(entered).toMatchObject({ status: 303, headers: { location: '/desk' } });
    expect([entered.headers['set-cookie']].flat().join()).toMatch(/__Host-.*Secure/);
    const leads = await ask('/desk', { cookie: cookieOf(entered) });
    expect(leads.text).toContain('<h1>Leads</h1>');
  });

  test('nobody else can read anything', async () => {
    await startNginx('198.51.100.0/24');
    for (const path of ['/', '/desk', '/desk/sign-in']) expect((await ask(path)).status).toBe(403);
  });
});
