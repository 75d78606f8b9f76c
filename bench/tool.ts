import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folder of a package that only a benchmark needs, fetched from the registry when it is first asked for: it would
 * be a burden on every install. Throws when it cannot be had.
 */
export function fetchedTool(name: string, version: string): string {
  const home = join(process.cwd(), 'node_modules', '.cache', 'bench', `${name.replace(/[^a-z]+/g, '-')}-${version}`);
  const folder = join(home, 'node_modules', name);
  if (existsSync(folder)) return folder;
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', home, `${name}@${version}`];
  const { status } = spawnSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${name} ${version} could not be fetched from the registry.`);
  return folder;
}
