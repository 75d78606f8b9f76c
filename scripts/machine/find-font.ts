import { spawnSync } from 'node:child_process';
import { installPackages } from './debian';

/**
 * Installs a font of the widths of Arial where there is none. Nearly every visitor has one, and the browser tests measure
 * what moves when the fonts of the site take its place.
 */
export function findArial(): void {
  const { stdout } = spawnSync('fc-match', ['-f', '%{family}', 'Arial'], { encoding: 'utf8' });
  if (!/^(?:Arial|Liberation Sans)\b/.test(stdout ?? '')) installPackages('fonts-liberation');
}
