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

/** Serves an exported site on a free local port like `npm start`, but with an inbox that stores nothing. */
export function serveSite(folder: string): Promise<RunningServer> {
  return startServer(siteApp(folder).fetch, { port: 0, host: '127.0.0.1' });
}

/** Serves it over HTTP/2 with nginx and a self-signed certificate, whose error the browser must ignore. */
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

/** The paths of an exported site's pages, without 404 pages. */
export function pagesIn(folder: string): string[] {
  return pagesOf(filesBelow(folder).map((file) => file.slice(folder.length)));
}
