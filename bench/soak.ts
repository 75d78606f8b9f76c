/**
 * Good, bad, slow and cut traffic for 15 minutes, or as many as the first argument says: `npx tsx bench/soak.ts 3`, after
 * a build. Ends with code 1 when a lead is lost or doubled, an answer is false, or memory grows by more than a tenth.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@/server/store/store';
import { ask, compileServer, contactBody, megabytesOf, pause, row, startInbox, stopInbox } from './running-inbox';
import { median, percentile } from './statistics';

const minutes = Number(process.argv[2] ?? 15);

async function main(): Promise<void> {
  compileServer();
  const directory = mkdtempSync(join(tmpdir(), 'bench-soak-'));
  const file = join(directory, 'leads.db');
  const server = await startInbox(file);
  const { port } = server;
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const end = performance.now() + minutes * 60_000;
  const acknowledged = new Set<number>();
  const waits: number[] = [];
  const memory: number[] = [];
  let created = 0;
  let falseAnswers = 0;
  let sent = 0;

  async function repeat(wait: number, one: () => Promise<unknown>): Promise<void> {
    while (performance.now() < end) {
      await one();
      await pause(wait * (0.5 + Math.random()));
    }
  }

  /** A visitor whose first try is sometimes cut, and who sends until it is acknowledged. */
  async function good(): Promise<void> {
    sent += 1;
    const n = sent;
    const body = contactBody(n);
    const headers = { 'idempotency-key': `soak-key-${n}` };
    if (n % 10 === 0) {
      const socket = connect({ host: '127.0.0.1', port }).on('error', () => undefined);
      const fields = `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\nIdempotency-Key: soak-key-${n}`;
      socket.write(`POST /leads/contact HTTP/1.1\r\nHost: x\r\nAccept: application/json\r\n${fields}\r\n\r\n${body}`);
      await pause(Math.random() * 20);
      socket.destroy();
    }
    for (let tries = 0; tries < 20; tries += 1) {
      const began = performance.now();
      const status = await ask({ port, method: 'POST', path: '/leads/contact', body, headers, agent });
      if (status === 201) created += 1;
      if (status === 200 || status === 201) {
        waits.push(performance.now() - began);
        acknowledged.add(n);
        return;
      }
      await pause(100);
    }
  }

  async function bad(): Promise<void> {
    const body = contactBody(1).replace('%40', '');
    const status = await ask({ port, method: 'POST', path: '/leads/contact', body, agent });
    if (status !== 422) falseAnswers += 1;
  }

  async function page(): Promise<void> {
    if ((await ask({ port, agent })) !== 200) falseAnswers += 1;
  }

  /** A body that stops in the middle, and a reader who reads nothing. */
  async function slow(): Promise<void> {
    const half = connect({ host: '127.0.0.1', port }).on('error', () => undefined);
    half.write('POST /leads/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\nname=');
    const deaf = connect({ host: '127.0.0.1', port }).on('error', () => undefined);
    deaf.pause().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(5));
    await pause(3000);
    half.destroy();
    deaf.destroy();
  }

  const watching = repeat(2000, async () => memory.push(megabytesOf(server.process.pid, 'VmRSS')));
  await Promise.all([
    ...Array.from({ length: 10 }, () => repeat(400, good)),
    ...Array.from({ length: 4 }, () => repeat(500, bad)),
    ...Array.from({ length: 10 }, () => repeat(500, page)),
    ...Array.from({ length: 10 }, () => repeat(1000, slow)),
    watching,
  ]);
  agent.destroy();
  await stopInbox(server);
  const store = openStore({ url: `file:${file}`, queuesMail: false });
  const times = new Map<string, number>();
  for await (const { body } of store.read()) times.set(body.email ?? '', (times.get(body.email ?? '') ?? 0) + 1);
  await store.close();
  rmSync(directory, { recursive: true, force: true });
  const lost =
    [...acknowledged].filter((n) => !times.has(`visitor-${n}@example.org`)).length + sent - acknowledged.size;
  const doubled = [...times.values()].filter((count) => count > 1).length;
  const third = Math.floor(memory.length / 3);
  const growth = median(memory.slice(-third)) / median(memory.slice(third, 2 * third)) - 1;
  row(`Soak of ${minutes} minutes`, 'value');
  row('leads sent, acknowledged, created', `${sent}, ${acknowledged.size}, ${created}`);
  row('lost, doubled, false answers', `${lost}, ${doubled}, ${falseAnswers}`);
  row('p50 and p99 of a lead, ms', `${median(waits).toFixed(1)}, ${percentile(waits, 0.99).toFixed(1)}`);
  row(
    'memory of the second and the last third, MB',
    [memory.slice(third, 2 * third), memory.slice(-third)].map((part) => median(part).toFixed(0)).join(', '),
  );
  row('growth', `${(growth * 100).toFixed(1)} %`);
  if (lost > 0 || doubled > 0 || falseAnswers > 0 || growth > 0.1) process.exitCode = 1;
}

main().catch((problem: unknown) => {
  process.stderr.write(`${problem instanceof Error ? problem.message : 'The benchmark broke off.'}\n`);
  process.exitCode = 1;
});
