import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Certificate } from '@/scripts/machine/certificate';
import { lookForNginx } from '@/scripts/machine/find-nginx';
import { freePort } from '@/scripts/machine/ports';
import { type RunningHost, runNginx } from '@/scripts/machine/run-nginx';

const root = process.cwd();

/** `describe` in CI and where nginx is or can be installed; elsewhere its tests are skipped, as `npm test` reports. */
export const describeWithNginx =
  process.env.CI || process.getuid?.() === 0 || lookForNginx() ? describe : describe.skip;

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

/** Runs the settings in `deploy/nginx`, over TLS if there is a certificate. The second port redirects to the first. */
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
