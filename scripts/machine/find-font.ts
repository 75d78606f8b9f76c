import { spawnSync } from 'node:child_process';
import { installCommand, installPackages } from './packages';

/**
 * Looks for a font with the widths of Arial, which nearly every visitor has: the browser tests measure what moves when the
 * fonts of the site replace it. Where there is none, root installs one, and others read what to type.
 */
export function findArial(): void {
  const { stdout } = spawnSync('fc-match', ['-f', '%{family}', 'Arial'], { encoding: 'utf8' });
  if (/^(?:Arial|Liberation Sans)\b/.test(stdout ?? '')) return;
  if (installPackages('fonts-liberation')) return;
  console.log(
    `No font has the widths of Arial, so texts may move by other amounts. ${installCommand('fonts-liberation')}`,
  );
}
