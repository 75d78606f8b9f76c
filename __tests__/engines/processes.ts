import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { findScreen } from '@/scripts/machine/find-engines';

const running = new Set<ChildProcess>();

/** Ends a program of `start` and all its child processes. */
export function end(child: ChildProcess): void {
  running.delete(child);
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It has already ended.
  }
}

/** Starts a program in its own process group, which ends with this process at the latest. */
export function start(program: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(program, args, { stdio: 'ignore', ...options, detached: true });
  running.add(child);
  return child;
}

process.on('exit', () => {
  for (const child of running) end(child);
});

/** Opens a virtual screen with its own window manager, so that two browsers never compete for the focus. */
export async function openScreen(): Promise<{ readonly display: string; readonly close: () => void }> {
  const { server, windows } = findScreen();
  const xvfb = start(server, ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    xvfb.once('exit', () => reject(new Error('Xvfb ended at once.')));
    // Xvfb chooses its number and writes it when it is ready.
    (xvfb.stdio[3] as Readable).once('data', (chunk) => resolve(`:${String(chunk).trim()}`));
  });
  const manager = start(windows, ['--sm-disable'], { env: { ...process.env, DISPLAY: display } });
  return {
    display,
    close() {
      end(manager);
      end(xvfb);
    },
  };
}
