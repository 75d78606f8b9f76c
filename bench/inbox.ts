/**
 * Loses no lead, doubles none, what storing costs, and what a locked database costs pages: `npm run bench -- inbox`, after a
 * build. Ends with code 1 when a lead is lost or doubled, or a page takes more than one and a half times as long.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'libsql';
import { openStore } from '@/server/store/store';
import { once } from './once';
import {
  ask,
  compileServer,
  contactAnswers,
  type Launch,
  pause,
  processorTimeOf,
  row,
  startInbox,
  stopInbox,
} from './running-inbox';
import { median, percentile } from './statistics';

const leads = once ? 200 : 10_000;
const connections = 50;
const kills = once ? 1 : 5;
const rounds = once ? 1 : 3;
/** Leads that are sent before the clock starts, because the first answers of every server are slow. */
const warmUp = leads / 10;
const pageRequests = once ? 50 : 1500;
/** Everything but storing: the price of storing is the difference. */
const withoutStoring = ['--import', 'tsx', 'bench/inbox-without-storing.ts'];

/** A contact form as its page sends it. */
function bodyOf(n: number): string {
  const boundary = 'bench';
  const parts = Object.entries(contactAnswers(n)).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${boundary}--\r\n`;
}

/** The status of one try, or 0 when the connection broke. */
function post(agent: Agent, port: number, n: number): Promise<number> {
  return ask({
    port,
    agent,
    method: 'POST',
    path: '/leads/contact',
    body: bodyOf(n),
    headers: { 'content-type': 'multipart/form-data; boundary=bench', 'idempotency-key': `bench-key-${n}` },
    timeout: 12_000,
  });
}

type Load = {
  readonly seconds: number;
  readonly latencies: readonly number[];
  readonly acknowledged: ReadonlySet<number>;
  readonly storedTwice: number;
  readonly tries: number;
};

/** Sends `count` leads over 50 connections, each with its key until it is acknowledged. */
async function load(portOf: () => number, count: number, first = 0, progress?: (done: number) => void): Promise<Load> {
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
        const begun = performance.now();
        tries += 1;
        const status = await post(agent, portOf(), n);
        if (status === 201) created.set(n, (created.get(n) ?? 0) + 1);
        if (status === 200 || status === 201) {
          latencies.push(performance.now() - begun);
          acknowledged.add(n);
          progress?.(acknowledged.size);
          break;
        }
        if (status >= 400 && status < 500) throw new Error(`Lead ${n} was refused: ${status}`);
        await pause(20 + Math.random() * 80);
      }
    }
  }
  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, connection));
  const seconds = (performance.now() - begun) / 1000;
  agent.destroy();
  const storedTwice = [...created.values()].filter((times) => times > 1).length;
  return { seconds, latencies, acknowledged, storedTwice, tries };
}

async function survivesKills(database: string): Promise<{ lost: number; doubled: number; tries: number }> {
  let server = await startInbox(database);
  let killed = 0;
  let restarting: Promise<void> | undefined;
  async function restart(): Promise<void> {
    const { port } = server;
    await stopInbox(server, 'SIGKILL');
    server = await startInbox(database, { port });
    restarting = undefined;
  }
  const { acknowledged, storedTwice, tries } = await load(
    () => server.port,
    leads,
    0,
    (done) => {
      if (restarting || killed >= kills || done < ((killed + 1) * leads) / (kills + 1)) return;
      killed += 1;
      restarting = restart();
    },
  );
  await restarting;
  await stopInbox(server, 'SIGKILL');
  if (killed !== kills) throw new Error(`The server was killed ${killed} times, not ${kills}.`);
  const store = openStore({ url: `file:${database}`, queuesMail: false });
  const stored = await store.list();
  await store.close();
  const times = new Map<string, number>();
  for (const { body } of stored) times.set(body.email ?? '', (times.get(body.email ?? '') ?? 0) + 1);
  const lost = [...acknowledged].filter((n) => !times.has(`visitor-${n}@example.org`)).length;
  const doubled = [...times.values()].filter((count) => count > 1).length + storedTwice;
  return { lost: lost + (leads - acknowledged.size), doubled, tries };
}

type Speed = { readonly rate: number; readonly p50: number; readonly p99: number; readonly processor: number };

async function speedOf(launch: Launch, database: string, first: number): Promise<Speed> {
  const server = await startInbox(database, launch);
  await load(() => server.port, warmUp, first);
  const before = processorTimeOf(server.process.pid);
  const { seconds, latencies } = await load(() => server.port, leads, first + warmUp);
  const processor = (processorTimeOf(server.process.pid) - before) / leads;
  await stopInbox(server);
  return { rate: leads / seconds, p50: median(latencies), p99: percentile(latencies, 0.99), processor };
}

/** What the slowest hundredth of home pages takes, in milliseconds. */
async function slowPage(port: number): Promise<number> {
  const waits: number[] = [];
  while (waits.length < pageRequests) {
    const began = performance.now();
    if ((await ask({ port })) !== 200) throw new Error('The home page failed.');
    waits.push(performance.now() - began);
    await pause(2);
  }
  return percentile(waits, 0.99);
}

/** The home page of an idle server, and while leads come in and another program holds the database. */
async function underLock(database: string): Promise<{ readonly idle: number; readonly locked: number }> {
  const server = await startInbox(database);
  await slowPage(server.port);
  const [idle, locked]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    idle.push(await slowPage(server.port));
    const other = new SQLite(database);
    other.exec('BEGIN IMMEDIATE');
    const agent = new Agent();
    let isOver = false;
    const visitor = (async () => {
      for (; !isOver; await pause(50)) await post(agent, server.port, round);
    })();
    locked.push(await slowPage(server.port));
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
  row(`Inbox: ${connections} connections, ${cpus().length} cores, Node ${process.version}`);
  const { lost, doubled, tries } = await survivesKills(join(directory, 'kills.db'));
  row(`${leads} leads, SIGKILL and restart ${kills} times`, `${lost} lost`, `${doubled} doubled`, `${tries} tries`);

  const storing: Speed[] = [];
  const without: Speed[] = [];
  for (let round = 0; round < rounds; round += 1) {
    storing.push(await speedOf({}, join(directory, `rate-${round}.db`), 0));
    without.push(await speedOf({ program: withoutStoring }, join(directory, 'unused.db'), 0));
  }
  const of = (speeds: readonly Speed[], figure: keyof Speed) => median(speeds.map((speed) => speed[figure]));
  row(`Median of ${rounds} runs of ${leads} leads`, 'storing', 'not storing', 'ratio');
  for (const [figure, unit] of [
    ['rate', 'leads a second'],
    ['p50', 'ms, half answered'],
    ['p99', 'ms, 99 % answered'],
    ['processor', 'ms of processor a lead'],
  ] as const) {
    const [a, b] = [of(storing, figure), of(without, figure)];
    const digits = figure === 'processor' ? 2 : 1;
    row(unit, a.toFixed(digits), b.toFixed(digits), (a / b).toFixed(2));
  }

  const { idle, locked } = await underLock(join(directory, 'lock.db'));
  row('Home page, p99 in ms', 'locked', 'idle', 'ratio');
  row('', locked.toFixed(1), idle.toFixed(1), (locked / idle).toFixed(2));

  if (lost > 0 || doubled > 0 || (locked > 1.5 * idle && !once)) process.exitCode = 1;
} finally {
  rmSync(directory, { recursive: true, force: true });
}
