/**
 * The score of every page of `out/` by the rules of Mozilla's HTTP Observatory, over TLS, against nginx with the
 * settings of `deploy/` and against our own server behind a proxy: `npm run bench -- observatory`.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeCertificate } from '@/__tests__/deploy/certificate';
import { startNginx } from '@/__tests__/deploy/nginx/run';
import type { Scores } from './observatory-scan';
import { pagesIn, serveSite } from './site-server';
import { fetchedTool } from './tool';

const folder = mkdtempSync(join(tmpdir(), 'observatory-'));
const certificate = makeCertificate(folder);

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** A proxy as one stands before `npm start`: TLS on one port, and a second one that leads to it. */
async function frontOf(port: number) {
  const keys = { cert: readFileSync(certificate.chain), key: readFileSync(certificate.key) };
  const secure = createSecureServer(keys, (asked, answer) => {
    const { method, url: path } = asked;
    const headers = { ...asked.headers, 'x-forwarded-proto': 'https' };
    const onward = request({ port, host: '127.0.0.1', method, path, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    asked.pipe(onward);
  });
  const httpsPort = await listen(secure);
  const plain = createServer((asked, answer) => {
    answer.writeHead(301, { location: `https://localhost:${httpsPort}${asked.url}` }).end();
  });
  const httpPort = await listen(plain);
  return { httpsPort, httpPort, stop: () => [secure, plain].map((server) => server.close()) };
}

async function scan(httpPort: number, httpsPort: number): Promise<Scores> {
  const { stdout } = await promisify(execFile)(
    'tsx',
    ['bench/observatory-scan.ts', tool, String(httpPort), String(httpsPort), ...paths],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate.chain } },
  );
  return JSON.parse(stdout);
}

const out = join(process.cwd(), 'out');
const paths = pagesIn(out);
const tool = fetchedTool('@mdn/mdn-http-observatory', '1.4.8');
// The list of domains that browsers know ahead is fetched when the tool is installed; ours is not on it.
const preloaded = join(tool, 'conf', 'hsts-preload.json');
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');

const server = await serveSite(out);
const front = await frontOf(server.port);
const nginx = await startNginx(server.port, certificate);
const ours = await scan(front.httpPort, front.httpsPort);
const theirs = await scan(nginx.redirectPort, nginx.port);
console.log('| page | npm start | nginx | what moved it from 100 |\n|---|---|---|---|');
for (const path of paths) {
  const modifiers = Object.entries(theirs[path]?.modifiers ?? {}).map(([rule, points]) => `${rule} ${points}`);
  console.log(`| ${path} | ${ours[path]?.score} | ${theirs[path]?.score} | ${modifiers.join(', ')} |`);
}
front.stop();
await nginx.stop();
await server.stop(0);
rmSync(folder, { recursive: true, force: true });
