import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Runs a command in a folder and discards its output. Throws if it fails. */
export function run(
  command: string,
  args: readonly string[],
  folder = process.cwd(),
  settings: Readonly<Record<string, string>> = {},
): void {
  const { status } = spawnSync(command, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...settings },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${folder}.`);
}

/** Installs a tool on first use, to keep `npm ci` small, and returns its folder. Throws if that fails. */
export function fetchTool(name: string, version: string): string {
  const home = join(process.cwd(), 'node_modules', '.cache', 'bench', `${name.replace(/[^a-z]+/g, '-')}-${version}`);
  const folder = join(home, 'node_modules', name);
  if (existsSync(folder)) return folder;
  run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', home, `${name}@${version}`]);
  return folder;
}
