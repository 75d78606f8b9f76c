import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type Agent, request } from 'node:http';
import { scripts } from '@/package.json';
import { freePort } from '@/scripts/machine/ports';

export type RunningInbox = { readonly process: ChildProcess; readonly port: number };

export function pause(ms: number): Promise<void> {
  return new Promise((next) => setTimeout(next, ms));
}

/** Compiles the server like the build. Throws if that fails. */
export function compileServer(): void {
  if (spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/compile-server.ts'], { stdio: 'inherit' }).status !== 0)
    throw new Error('No server.');
}

/** Node's arguments in `npm run serve`. */
const [, ...serveArgs] = scripts.serve.split(' ');

export type Launch = {
  /** Node's arguments instead of those for the compiled server. */
  readonly program?: readonly string[];
  /** By default, a free port. */
  readonly port?: number;
  readonly settings?: Readonly<Record<string, string>>;
};

/** Starts the server without rate limits, with a database and the site of the last build; resolves once it is ready. */
export async function startInbox(database: string, { program = serveArgs, ...at }: Launch = {}): Promise<RunningInbox> {
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
    // Discards the log, because reading it would distort the measurement.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await requestStatus({ port, path: '/healthz', timeout: 1000 })) === 200) return { process: child, port };
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

/** Milliseconds of CPU time that a process has used, including all threads. */
export function cpuTimeOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  // utime and stime, fields 14 and 15 of the line, in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The answers of visitor number `n` to the contact form. */
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

/** A contact form, URL-encoded like that of a browser without script. */
export function contactBody(n: number): string {
  return new URLSearchParams(contactAnswers(n)).toString();
}

export type RequestSettings = {
  readonly port: number;
  readonly method?: 'GET' | 'POST';
  readonly path?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly agent?: Agent | undefined;
  /** In milliseconds. */
  readonly timeout?: number;
};

/** The status of a response, or 0 if none was complete. */
export function requestStatus({
  port,
  method = 'GET',
  path = '/',
  body,
  headers = {},
  agent,
  timeout = 20_000,
}: RequestSettings): Promise<number> {
  return new Promise((resolve) => {
    const formHeaders = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
    const clientRequest = request(
      { host: '127.0.0.1', port, method, path, agent, timeout, headers: { ...(body && formHeaders), ...headers } },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.complete ? (response.statusCode ?? 0) : 0));
        response.on('error', () => resolve(0));
      },
    );
    clientRequest.on('timeout', () => clientRequest.destroy());
    clientRequest.on('error', () => resolve(0));
    clientRequest.end(body);
  });
}

/** Loads the home page every 50 ms until `stop`, which returns each latency in milliseconds. */
export function watchPage(port: number) {
  const latencies: number[] = [];
  let isOver = false;
  const visitor = (async () => {
    while (!isOver) {
      const start = performance.now();
      await requestStatus({ port });
      latencies.push(performance.now() - start);
      await pause(50);
    }
  })();
  return {
    async stop(): Promise<readonly number[]> {
      isOver = true;
      await visitor;
      return latencies;
    },
  };
}

export function printRow(...cells: readonly (string | number)[]): void {
  const text = cells.map((cell, index) => (index === 0 ? String(cell).padEnd(58) : String(cell).padStart(14)));
  process.stdout.write(`${text.join('')}\n`);
}
