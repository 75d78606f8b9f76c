/**
 * Counts lost and duplicated leads while the server is killed, and measures the cost of storing and the home page's latency
 * under a locked database: `npm run bench -- inbox`, after a build. Exits with code 1 if a lead is lost or duplicated, or
 * the lock makes the page take more than 1.5 times as long.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'libsql';
import { openStore } from '@/server/store/store';
import {
  compileServer,
  contactAnswers,
  cpuTimeOf,
  type Launch,
  pause,
  printRow,
  requestStatus,
  startInbox,
  stopInbox,
} from './running-inbox';
import { isSmokeTest } from './smoke-test';
import { median, percentile } from './statistics';

const leadCount = isSmokeTest ? 200 : 10_000;
const connections = 50;
const killCount = isSmokeTest ? 1 : 5;
const rounds = isSmokeTest ? 1 : 3;
/** Leads sent before measuring, because a new server's first responses are slow. */
const warmUp = leadCount / 10;
const pageRequests = isSmokeTest ? 50 : 1500;
/** The same server without storage: the difference is the cost of storing. */
const withoutStoring = ['--import', 'tsx', 'bench/inbox-without-storing.ts'];

function multipartBody(n: number): string {
  const boundary = 'bench';
  const parts = Object.entries(contactAnswers(n)).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${boundary}--\r\n`;
}

/** The status of one attempt, or 0 if the connection failed. */
function post(agent: Agent, port: number, n: number): Promise<number> {
  return requestStatus({
    port,
    agent,
    method: 'POST',
    path: '/leads/contact',
    body: multipartBody(n),
    headers: { 'content-type': 'multipart/form-data; boundary=bench', 'idempotency-key': `bench-key-${n}` },
    timeout: 12_000,
  });
}

type LoadResult = {
  readonly seconds: number;
  readonly latencies: readonly number[];
  readonly acknowledged: ReadonlySet<number>;
  readonly storedTwice: number;
  readonly tries: number;
};

/** Sends `count` leads over 50 connections, retrying each under its key until it is acknowledged. */
async function sendLeads(
  portOf: () => number,
  count: number,
  first = 0,
  onProgress?: (acknowledgedCount: number) => void,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  const acknowledged = new Set<number>();
  const created = new Map<number, number>();
  let next = first;
  let tries = 0;
  async function connection(): Promise<void> {
    while (next < first + count) {
      const n = next;
      next += 1;
      for (;;) {
        const start = performance.now();
        tries += 1;
        const status = await post(agent, portOf(), n);
        if (status === 201) created.set(n, (created.get(n) ?? 0) + 1);
        if (status === 200 || status === 201) {
          latencies.push(performance.now() - start);
          acknowledged.add(n);
          onProgress?.(acknowledged.size);
          break;
        }
        if (status >= 400 && status < 500) throw new Error(`Lead ${n} was refused: ${status}`);
        await pause(20 + Math.random() * 80);
      }
    }
  }
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, connection));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  const storedTwice = [...created.values()].filter((times) => times > 1).length;
  return { seconds, latencies, acknowledged, storedTwice, tries };
}

async function countLossesAfterKills(database: string): Promise<{ lost: number; doubled: number; tries: number }> {
  let server = await startInbox(database);
  let killed = 0;
  let restarting: Promise<void> | undefined;
  async function restart(): Promise<void> {
    const { port } = server;
    await stopInbox(server, 'SIGKILL');
    server = await startInbox(database, { port });
    restarting = undefined;
  }
  const { acknowledged, storedTwice, tries } = await sendLeads(
    () => server.port,
    leadCount,
    0,
    (acknowledgedCount) => {
      if (restarting || killed >= killCount || acknowledgedCount < ((killed + 1) * leadCount) / (killCount + 1)) return;
      killed += 1;
      restarting = restart();
    },
  );
  await restarting;
  await stopInbox(server, 'SIGKILL');
  if (killed !== killCount) throw new Error(`The server was killed ${killed} times, not ${killCount}.`);
  const store = openStore({ url: `file:${database}`, queuesMail: false });
  const stored = await store.list();
  await store.close();
  const times = new Map<string, number>();
  for (const { body } of stored) times.set(body.email ?? '', (times.get(body.email ?? '') ?? 0) + 1);
  const lost = [...acknowledged].filter((n) => !times.has(`visitor-${n}@example.org`)).length;
  const doubled = [...times.values()].filter((count) => count > 1).length + storedTwice;
  return { lost: lost + (leadCount - acknowledged.size), doubled, tries };
}

type Throughput = { readonly rate: number; readonly p50: number; readonly p99: number; readonly processor: number };

async function measureThroughput(launch: Launch, database: string, first: number): Promise<Throughput> {
  const server = await startInbox(database, launch);
  await sendLeads(() => server.port, warmUp, first);
  const before = cpuTimeOf(server.process.pid);
  const { seconds, latencies } = await sendLeads(() => server.port, leadCount, first + warmUp);
  const processor = (cpuTimeOf(server.process.pid) - before) / leadCount;
  await stopInbox(server);
  return { rate: leadCount / seconds, p50: median(latencies), p99: percentile(latencies, 0.99), processor };
}

/** The 99th percentile of the home page's latency, in milliseconds. */
async function pageP99(port: number): Promise<number> {
  const latencies: number[] = [];
  while (latencies.length < pageRequests) {
    const start = performance.now();
    if ((await requestStatus({ port })) !== 200) throw new Error('The home page failed.');
    latencies.push(performance.now() - start);
    await pause(2);
  }
  return percentile(latencies, 0.99);
}

/** The home page's latency on an idle server, and while leads arrive and another program locks the database. */
async function measureUnderLock(database: string): Promise<{ readonly idle: number; readonly locked: number }> {
  const server = await startInbox(database);
  await pageP99(server.port);
  const [idle, locked]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    idle.push(await pageP99(server.port));
    const other = new SQLite(database);
    other.exec('BEGIN IMMEDIATE');
    const agent = new Agent();
    let isOver = false;
    const visitor = (async () => {
      for (; !isOver; await pause(50)) await post(agent, server.port, round);
    })();
    locked.push(await pageP99(server.port));
    isOver = true;
    await visitor;
    agent.destroy();
    other.exec('ROLLBACK');
    other.close();
  }
  await stopInbox(server, 'SIGKILL');
  return { idle: median(idle), locked: median(locked) };
}

compileServer();
const directory = mkdtempSync(join(tmpdir(), 'bench-inbox-'));
try {
  printRow(`Inbox: ${connections} connections, ${cpus().length} cores, Node ${process.version}`);
  const { lost, doubled, tries } = await countLossesAfterKills(join(directory, 'kills.db'));
  printRow(
    `${leadCount} leads, SIGKILL and restart ${killCount} times`,
    `${lost} lost`,
    `${doubled} doubled`,
    `${tries} tries`,
  );

  const storing: Throughput[] = [];
  const notStoring: Throughput[] = [];
  for (let round = 0; round < rounds; round += 1) {
    storing.push(await measureThroughput({}, join(directory, `rate-${round}.db`), 0));
    notStoring.push(await measureThroughput({ program: withoutStoring }, join(directory, 'unused.db'), 0));
  }
  const medianOf = (runs: readonly Throughput[], figure: keyof Throughput) =>
    median(runs.map((speed) => speed[figure]));
  printRow(`Median of ${rounds} runs of ${leadCount} leads`, 'storing', 'not storing', 'ratio');
  for (const [figure, unit] of [
    ['rate', 'leads a second'],
    ['p50', 'ms, half answered'],
    ['p99', 'ms, 99 % answered'],
    ['processor', 'ms of processor a lead'],
  ] as const) {
    const [a, b] = [medianOf(storing, figure), medianOf(notStoring, figure)];
    const digits = figure === 'processor' ? 2 : 1;
    printRow(unit, a.toFixed(digits), b.toFixed(digits), (a / b).toFixed(2));
  }

  const { idle, locked } = await measureUnderLock(join(directory, 'lock.db'));
  printRow('Home page, p99 in ms', 'locked', 'idle', 'ratio');
  printRow('', locked.toFixed(1), idle.toFixed(1), (locked / idle).toFixed(2));

  if (lost > 0 || doubled > 0 || (locked > 1.5 * idle && !isSmokeTest)) process.exitCode = 1;
} finally {
  rmSync(directory, { recursive: true, force: true });
}
