import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type Agent, request } from 'node:http';
import { scripts } from '@/package.json';
import { freePort } from '@/scripts/machine/ports';

export type RunningInbox = { readonly process: ChildProcess; readonly port: number };

export function pause(ms: number): Promise<void> {
  return new Promise((next) => setTimeout(next, ms));
}

/** Compiles the server as the build does. Throws when that fails. */
export function compileServer(): void {
  if (spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/compile-server.ts'], { stdio: 'inherit' }).status !== 0)
    throw new Error('No server.');
}

/** The arguments of Node in `npm run serve`. */
const [, ...served] = scripts.serve.split(' ');

export type Launch = {
  /** What Node runs instead of the compiled server. */
  readonly program?: readonly string[];
  /** A free one when left out. */
  readonly port?: number;
  readonly settings?: Readonly<Record<string, string>>;
};

/** Starts the server with a database and the site of the last build, without limits of rate; resolves once it is ready. */
export async function startInbox(database: string, { program = served, ...at }: Launch = {}): Promise<RunningInbox> {
  const port = at.port ?? (await freePort());
  const child = spawn(process.execPath, [...program], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      LEADS_DATABASE_URL: `file:${database}`,
      LEADS_RATE_PER_MINUTE: '0',
      LEADS_TOTAL_PER_MINUTE: '0',
      ...at.settings,
    },
    // The log goes nowhere, so that this process does not read it while it measures.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await ask({ port, path: '/healthz', timeout: 1000 })) === 200) return { process: child, port };
    await pause(50);
  }
  throw new Error('The server did not become ready.');
}

export function stopInbox({ process: child }: RunningInbox, signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM'): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

/** Memory of a process in megabytes: current, or peak. */
export function megabytesOf(pid: number | undefined, which: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
}

/** Milliseconds of processor time that a process has used, all its threads together. */
export function processorTimeOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  // Fields 14 and 15 of the whole line, in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The answers of a contact form; each number is another visitor. */
export function contactAnswers(n: number) {
  return {
    name: `Visitor ${n}`,
    email: `visitor-${n}@example.org`,
    phone: String(6_140_000_000 + n),
    city: 'Columbus',
    message: `Question ${n}: may I ask what an FHA loan of $210,000 would cost me a month?`,
    _id: '2026NOV20FRI091305',
    subject: 'Contact Form: 2026NOV20FRI091305',
  };
}

/** A contact form as a browser without script posts it in the encoding of an address. */
export function contactBody(n: number): string {
  return new URLSearchParams(contactAnswers(n)).toString();
}

export type Sending = {
  readonly port: number;
  readonly method?: 'GET' | 'POST';
  readonly path?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly agent?: Agent | undefined;
  /** In milliseconds. */
  readonly timeout?: number;
};

/** The status of a complete response, or 0 without one. */
export function ask({
  port,
  method = 'GET',
  path = '/',
  body,
  headers = {},
  agent,
  timeout = 20_000,
}: Sending): Promise<number> {
  return new Promise((resolve) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
    const sent = request(
      { host: '127.0.0.1', port, method, path, agent, timeout, headers: { ...(body && type), ...headers } },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0));
        answer.on('error', () => resolve(0));
      },
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}

/** Loads the home page every 50 ms until `stop`, which returns the milliseconds of each. */
export function watchPage(port: number) {
  const waits: number[] = [];
  let isOver = false;
  const visitor = (async () => {
    while (!isOver) {
      const began = performance.now();
      await ask({ port });
      waits.push(performance.now() - began);
      await pause(50);
    }
  })();
  return {
    async stop(): Promise<readonly number[]> {
      isOver = true;
      await visitor;
      return waits;
    },
  };
}

export function row(...cells: readonly (string | number)[]): void {
  const text = cells.map((cell, index) => (index === 0 ? String(cell).padEnd(58) : String(cell).padStart(14)));
  process.stdout.write(`${text.join('')}\n`);
}
