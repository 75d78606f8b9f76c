import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { compileServer } from '@/scripts/compile-server/compile';
import { temporaryDirectory } from './harness';

/** A compiled program starts five times as fast. The folder is below `node_modules`, where packages resolve. */
export async function compiledServer(): Promise<{ readonly main: string; readonly leads: string }> {
  const parent = join(process.cwd(), 'node_modules', '.cache');
  mkdirSync(parent, { recursive: true });
  const { path } = temporaryDirectory(parent);
  await compileServer(path);
  return { main: join(path, 'main.js'), leads: join(path, 'leads.js') };
}

export type Running = { readonly child: ChildProcess; readonly output: () => string };

/** Runs a compiled server on a free port without rate limits; `within` is a program that wraps it. */
export function runServer(
  main: string,
  environment: Readonly<Record<string, string>>,
  within: readonly string[] = [],
): Running {
  const [program = '', ...rest] = [...within, process.execPath, main];
  const usual = {
    PORT: '0',
    HOST: '127.0.0.1',
    LEADS_RATE_PER_MINUTE: '0',
    LEADS_TOTAL_PER_MINUTE: '0',
    LEADS_MIN_FREE_MB: '0',
  };
  return captureOutput(spawn(program, rest, { env: { ...process.env, ...usual, ...environment } }));
}

export function captureOutput(child: ChildProcess): Running {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      text += String(data);
    });
  }
  return { child, output: () => text };
}

/** Waits for output that matches; returns the first group. */
export async function waitForOutput({ output }: Pick<Running, 'output'>, pattern: RegExp): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const found = pattern.exec(output());
    if (found) return found[1] ?? '';
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error(output());
}

export async function originOf(server: Running): Promise<string> {
  return `http://127.0.0.1:${await waitForOutput(server, /http:\/\/localhost:(\d+)/)}`;
}
