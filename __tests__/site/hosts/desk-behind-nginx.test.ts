import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { makeCertificate } from '@/__tests__/deploy/certificate';
import { answers } from '@/__tests__/deploy/running-host';
import { email, password, runningDesk } from '@/__tests__/server/desk/running-desk';
import { findNginx } from '@/scripts/machine/find-nginx';
import { freePort } from '@/scripts/machine/ports';

let desk: Awaited<ReturnType<typeof runningDesk>>;
let nginx: ChildProcess;
let port: number;

/** `deploy/nginx/desk.conf` for a test: its own ports, certificate and folder, and these networks of the office. */
function confFor(office: string): string {
  const { chain, key } = makeCertificate(desk.folder);
  const proxy = join(process.cwd(), 'deploy/nginx/proxy.conf');
  const conf = readFileSync('deploy/nginx/desk.conf', 'utf8')
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace('/etc/nginx/site/proxy.conf', proxy)
    .replace('/etc/ssl/desk/fullchain.pem', chain)
    .replace('/etc/ssl/desk/key.pem', key)
    .replace('/var/log/nginx/', `${desk.folder}/`)
    .replace('127.0.0.1:3001', `127.0.0.1:${desk.port}`)
    .replace('198.51.100.0/24', office);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = folders.map((name) => `${name}_temp_path ${desk.folder}/${name};`).join('\n');
  const head = `daemon off;\npid ${desk.folder}/nginx.pid;\nerror_log stderr;\nevents {}`;
  return `${head}\nhttp {\naccess_log off;\n${temporary}\n${conf}\n}\n`;
}

async function startNginx(office: string): Promise<void> {
  port = await freePort();
  const file = join(desk.folder, 'nginx.conf');
  writeFileSync(file, confFor(office));
  nginx = spawn(findNginx().program, ['-p', desk.folder, '-c', file], { stdio: 'inherit' });
  for (let tries = 0; tries < 100 && !(await answers(port)); tries += 1) {
    await new Promise((next) => setTimeout(next, 50));
  }
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

beforeAll(async () => {
  desk = await runningDesk({ trustedProxies: 1 });
});
afterEach(
  () =>
    new Promise((done) => {
      nginx.once('exit', done).kill();
    }),
);
afterAll(() => desk.close());

test('an officer of the office signs in at the desk through nginx, with a cookie for TLS alone', async () => {
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

test('nobody else reads anything', async () => {
  await startNginx('198.51.100.0/24');
  for (const path of ['/', '/desk', '/desk/sign-in']) expect((await ask(path)).status).toBe(403);
});
