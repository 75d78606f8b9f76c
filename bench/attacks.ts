/**
 * Measures the server's peak memory and page latency under each attack, and whether legitimate traffic still gets through:
 * `npm run bench -- attacks`. Exits with code 1 if the peak exceeds 300 MB.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureLegitimateTraffic } from './legitimate-traffic';
import {
  compileServer,
  contactBody,
  megabytesOf,
  pause,
  printRow,
  requestStatus,
  startInbox,
  stopInbox,
  watchPage,
} from './running-inbox';
import { isSmokeTest } from './smoke-test';
import { percentile } from './statistics';

const maxMegabytes = 300;
/** Milliseconds of measurement after an attack has started. */
const duration = isSmokeTest ? 500 : 8000;

type Attack = (port: number, sockets: Socket[]) => Promise<unknown>;

/** Opens connections that send `text` and read nothing: 100 per address, because the server closes more from one network. */
function holdOpen(port: number, count: number, text: string, sockets: Socket[]): void {
  for (let n = 0; n < count; n += 1) {
    const socket = connect({ host: '127.0.0.1', port, localAddress: `127.0.${1 + Math.floor(n / 100)}.1` });
    socket.on('error', () => undefined).pause();
    socket.write(text);
    sockets.push(socket);
  }
}

const requestHead = (line: string, more = '') => `${line} HTTP/1.1\r\nHost: 127.0.0.1\r\n${more}\r\n`;
const contactPost = (body: string, extra: Readonly<Record<string, string>> = {}) => ({
  method: 'POST' as const,
  path: '/leads/contact',
  body,
  headers: extra,
});

async function runConcurrently(
  count: number,
  concurrency: number,
  task: (n: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < count) {
      next += 1;
      await task(next);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}

const attacks: Readonly<Record<string, Attack>> = {
  '1,000 connections of 32 pipelined pages, unread': async (port, sockets) =>
    holdOpen(port, 1000, requestHead('GET /').repeat(32), sockets),
  '1,000 connections of one page, unread': async (port, sockets) => holdOpen(port, 1000, requestHead('GET /'), sockets),
  '2,000 half heads': async (port, sockets) => holdOpen(port, 2000, 'GET / HTTP/1.1\r\nHost: x\r\nX: ', sockets),
  '1,000 bodies of 64 KB that never end': async (port, sockets) => {
    const start = requestHead('POST /leads/contact', 'Content-Length: 65000\r\n');
    holdOpen(port, 1000, start + 'a'.repeat(60_000), sockets);
  },
  '10 bodies of 200 MB': (port, sockets) => {
    const chunk = `100000\r\n${'a'.repeat(0x100000)}\r\n`;
    holdOpen(port, 10, requestHead('POST /leads/contact', 'Transfer-Encoding: chunked\r\n'), sockets);
    const send = (socket: Socket) => new Promise((sent) => socket.write(chunk, sent));
    return Promise.all(
      sockets.map(async (socket) => {
        for (let n = 0; n < 200 && socket.writable; n += 1) await send(socket);
      }),
    );
  },
  '5,000 floods of headers': (port) => {
    const headers = Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`x-${n}`, 'y'.repeat(60)]));
    return runConcurrently(5000, 100, () => requestStatus({ port, headers }));
  },
  '2,000 posts of 64 KB in unknown fields': (port) => {
    const body = Array.from({ length: 190 }, (_, n) => `${n}${'x'.repeat(330)}=1`).join('&');
    return runConcurrently(2000, 200, () => requestStatus({ port, ...contactPost(body) }));
  },
  '200 posts of text that is slow to normalize': (port) => {
    const body = `message=${encodeURIComponent('\u0345'.repeat(5000) + '\u0334'.repeat(5000))}`;
    return runConcurrently(200, 50, () => requestStatus({ port, ...contactPost(body) }));
  },
  '2,000 requests with 15,500 spaces in Accept-Encoding': (port) =>
    runConcurrently(2000, 50, () => requestStatus({ port, headers: { 'accept-encoding': `a${' '.repeat(15_500)}b` } })),
  '5,000 changes of one form': (port) =>
    runConcurrently(5000, 50, (n) =>
      requestStatus({ port, ...contactPost(contactBody(n), { 'idempotency-key': 'attack-key-1' }) }),
    ),
};

compileServer();
const directory = mkdtempSync(join(tmpdir(), 'bench-attacks-'));
let worst = 0;
printRow('Attack', 'peak, MB', 'page p99, ms', 'page after, ms');
for (const [index, [name, attack]] of Object.entries(attacks)
  .slice(0, isSmokeTest ? 1 : undefined)
  .entries()) {
  const server = await startInbox(join(directory, `${index}.db`));
  const sockets: Socket[] = [];
  const page = watchPage(server.port);
  await Promise.race([attack(server.port, sockets), pause(duration * 4)]);
  await pause(duration);
  const latencies = await page.stop();
  for (const socket of sockets) socket.destroy();
  await pause(500);
  const start = performance.now();
  const status = await requestStatus({ port: server.port });
  const pageAfter = performance.now() - start;
  const peak = megabytesOf(server.process.pid, 'VmHWM');
  worst = Math.max(worst, status === 200 ? peak : Number.POSITIVE_INFINITY);
  printRow(
    name,
    peak.toFixed(0),
    percentile(latencies, 0.99).toFixed(0),
    status === 200 ? pageAfter.toFixed(0) : `status ${status}`,
  );
  await stopInbox(server, 'SIGKILL');
}
worst = Math.max(worst, await measureLegitimateTraffic(directory));
rmSync(directory, { recursive: true, force: true });
if (worst > maxMegabytes && !isSmokeTest) process.exitCode = 1;
