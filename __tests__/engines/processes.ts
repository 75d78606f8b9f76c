import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const started = new Set<ChildProcess>();

function kill(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // Its whole group has ended.
  }
}

/** Starts a program in a process group of its own, which ends with this process at the latest. */
export function start(program: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(program, args, { stdio: 'ignore', ...options, detached: true });
  child.on('error', () => undefined);
  started.add(child);
  return child;
}

/** Ends a program that `start` started, with all that it started in turn. */
export async function end(child: ChildProcess): Promise<void> {
  started.delete(child);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  kill(child, 'SIGTERM');
  if (child.exitCode === null && child.signalCode === null) await Promise.race([ended, wait(5_000)]);
  kill(child, 'SIGKILL');
}

process.on('exit', () => {
  for (const child of started) kill(child, 'SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
