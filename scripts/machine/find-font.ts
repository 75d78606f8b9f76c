import { spawnSync } from 'node:child_process';
import { installCommand, installPackages } from './packages';

/** A font with the widths of Arial: browser tests measure what moves when the site's fonts replace it. Root installs one. */
export function findArial(): void {
  const { stdout } = spawnSync('fc-match', ['-f', '%{family}', 'Arial'], { encoding: 'utf8' });
  if (/^(?:Arial|Liberation Sans)\b/.test(stdout ?? '')) return;
  if (installPackages('fonts-liberation')) return;
  console.log(
    `No font has the widths of Arial, so texts may move by other amounts. ${installCommand('fonts-liberation')}`,
  );
}
