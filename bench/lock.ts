/**
 * How long the home page takes while another program holds the database, beside an idle server: `npm run bench -- lock`,
 * after a build. Ends with code 1 above one and a half times.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'libsql';
import { ask, compileServer, contactBody, pause, row, startInbox, stopInbox } from './running-inbox';
import { median, percentile } from './statistics';

const requests = 1500;
const rounds = 3;

async function pageWaits(port: number): Promise<number[]> {
  const waits: number[] = [];
  while (waits.length < requests) {
    const began = performance.now();
    if ((await ask({ port })) !== 200) throw new Error('The home page failed.');
    waits.push(performance.now() - began);
    await pause(2);
  }
  return waits;
}

async function main(): Promise<void> {
  compileServer();
  const directory = mkdtempSync(join(tmpdir(), 'bench-lock-'));
  const file = join(directory, 'leads.db');
  const server = await startInbox(file);
  const { port } = server;
  await pageWaits(port);
  const idle: number[] = [];
  const held: number[] = [];
  const statuses = new Map<number, number>();
  for (let round = 0; round < rounds; round += 1) {
    idle.push(percentile(await pageWaits(port), 0.99));
    const other = new SQLite(file);
    other.exec('BEGIN IMMEDIATE');
    let isOver = false;
    const visitor = (async () => {
      for (let n = round * 1000; !isOver; n += 1) {
        const status = await ask({ port, method: 'POST', path: '/leads/contact', body: contactBody(n) });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        await pause(50);
      }
    })();
    held.push(percentile(await pageWaits(port), 0.99));
    isOver = true;
    await visitor;
    other.exec('ROLLBACK');
    other.close();
  }
  const ratio = median(held) / median(idle);
  row('Home page', 'p99, ms');
  row('idle', median(idle).toFixed(1));
  row('while another program holds the database', median(held).toFixed(1));
  row('ratio', ratio.toFixed(2));
  row('answers to leads meanwhile', [...statuses].map(([status, count]) => `${status}: ${count}`).join(', '));
  await stopInbox(server);
  rmSync(directory, { recursive: true, force: true });
  if (ratio > 1.5) process.exitCode = 1;
}

main().catch((problem: unknown) => {
  process.stderr.write(`${problem instanceof Error ? problem.message : 'The benchmark broke off.'}\n`);
  process.exitCode = 1;
});
