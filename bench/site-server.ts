import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesBelow } from '@/scripts/build/files';
import { pagesOf } from '@/scripts/build/hosting';
import { makeCertificate } from '@/scripts/machine/certificate';
import { freePort } from '@/scripts/machine/ports';
import { type RunningHost, runNginx } from '@/scripts/machine/run-nginx';
import { siteApp } from '@/scripts/site-app';
import { type RunningServer, startServer } from '@/server/http';

/** Serves an exported site at a free port of this machine, as `npm start` does; its inbox takes nothing. */
export function serveSite(folder: string): Promise<RunningServer> {
  return startServer(siteApp(folder).fetch, { port: 0, host: '127.0.0.1' });
}

/** The same over HTTP/2, by nginx with a certificate of its own, for which a browser has to be told to ignore errors. */
export async function serveOverHttp2(folder: string): Promise<RunningHost> {
  const temporary = mkdtempSync(join(tmpdir(), 'http2-'));
  const [port, { chain, key }] = [await freePort(), makeCertificate(temporary)];
  const host = await runNginx(temporary, port, [
    'types { text/html html; application/javascript js; image/svg+xml svg; font/woff2 woff2; }',
    'server {',
    `listen 127.0.0.1:${port} ssl http2;`,
    `ssl_certificate ${chain};`,
    `ssl_certificate_key ${key};`,
    `root ${folder};`,
    'brotli_static on;',
    'location / { try_files $uri.html $uri $uri/index.html =404; }',
    '}',
  ]);
  return {
    port,
    async stop() {
      await host.stop();
      rmSync(temporary, { recursive: true, force: true });
    },
  };
}

/** The addresses of the pages of an exported site; those for what is missing are left out. */
export function pagesIn(folder: string): string[] {
  return pagesOf(filesBelow(folder).map((file) => file.slice(folder.length)));
}
