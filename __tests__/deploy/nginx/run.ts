import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx, lookForNginx } from '@/scripts/machine/find-nginx';
import { freePort } from '@/scripts/machine/ports';
import type { Certificate } from '../certificate';

export type RunningHost = { readonly port: number; readonly stop: () => Promise<void> };

const root = process.cwd();

/** `describe` where nginx is there or may be installed, and in CI; elsewhere its tests are skipped, as `npm test` says. */
export const describeWithNginx =
  process.env.CI || process.getuid?.() === 0 || lookForNginx() ? describe : describe.skip;

/** Whether something on this machine speaks HTTP at a port. */
function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
}

/** Runs nginx with its files in a folder and these lines in the http block, and waits until it answers at a port. */
export async function runNginx(
  folder: string,
  port: number,
  http: readonly string[],
): Promise<RunningHost & { readonly complaints: () => string }> {
  const { program, brotli } = findNginx();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const lines = [
    ...(brotli ? [`load_module ${brotli};`] : []),
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr;',
    'events { worker_connections 128; }',
    'http {',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    ...http,
    '}',
  ];
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `${lines.join('\n')}\n`);
  const nginx = spawn(program, ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  nginx.stderr.on('data', (bytes: Buffer) => {
    complaints += bytes.toString();
  });
  for (let tries = 0; tries < 100 && !(await answers(port)); tries += 1) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start:\n${complaints}`);
    await new Promise((next) => setTimeout(next, 50));
  }
  return {
    port,
    complaints: () => complaints,
    stop: () =>
      new Promise((resolve) => {
        nginx.once('exit', () => resolve());
        nginx.kill('SIGTERM');
      }),
  };
}

/** The settings of Debian's nginx.conf that affect responses, before those of the site. */
const debian = [
  'sendfile on;',
  'tcp_nopush on;',
  'types_hash_max_size 2048;',
  'types { text/html html htm; text/css css; application/javascript js; text/xml xml; }',
  'default_type application/octet-stream;',
  'gzip on;',
];

type Ports = { readonly port: number; readonly redirectPort: number; readonly inboxPort: number };

/** `site.conf` for a test: different folder and ports, and no certificate unless given. */
function siteConf(folder: string, { port, redirectPort, inboxPort }: Ports, certificate?: Certificate): string {
  const common = readFileSync(join(folder, 'site.conf'), 'utf8')
    .replaceAll('/etc/nginx/site/', `${folder}/`)
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replace('listen 80;', `listen 127.0.0.1:${redirectPort};`)
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace('127.0.0.1:3000', `127.0.0.1:${inboxPort}`)
    .replace('/srv/site/out', join(root, 'out'))
    // All visitors of a test have the same address.
    .replace(/rate=\d+r\/[sm]/g, 'rate=10000r/s');
  if (!certificate) {
    return common
      .replace('listen 443 ssl http2 default_server;', `listen 127.0.0.1:${port};`)
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} default_server;`)
      .replace(/^ *ssl_.*\n/gm, '');
  }
  return common
    .replace('listen 443 ssl http2 default_server;', `listen 127.0.0.1:${port} ssl http2;`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2 default_server;`)
    .replaceAll('https://www.example.com', `https://localhost:${port}`)
    .replaceAll('/etc/ssl/site/fullchain.pem', certificate.chain)
    .replaceAll('/etc/ssl/site/key.pem', certificate.key);
}

/** With the settings in `deploy/nginx`, over TLS if there is a certificate. The second port redirects to the first. */
export async function startNginx(
  inboxPort: number,
  certificate?: Certificate,
): Promise<RunningHost & { readonly redirectPort: number; readonly logs: () => string }> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const redirectPort = await freePort();
  cpSync(join(root, 'deploy', 'nginx'), folder, { recursive: true });
  cpSync(join(root, 'deploy', 'generated', 'nginx'), folder, { recursive: true });
  const locations = join(folder, 'locations.conf');
  writeFileSync(
    locations,
    readFileSync(locations, 'utf8')
      .replaceAll('/etc/nginx/site/', `${folder}/`)
      .replace(/limit_conn site_connections \d+/, 'limit_conn site_connections 1000'),
  );
  const conf = siteConf(folder, { port, redirectPort, inboxPort }, certificate);
  const { stop, complaints } = await runNginx(folder, port, [...debian, conf]);
  return {
    port,
    redirectPort,
    /** nginx's access and error logs. */
    logs: () =>
      [complaints(), ...['site.log', 'site-error.log'].map((name) => readFileSync(join(folder, name), 'utf8'))].join(
        '\n',
      ),
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
