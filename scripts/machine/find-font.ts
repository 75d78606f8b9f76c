import { spawnSync } from 'node:child_process';
import { installCommand, installPackages } from './packages';

/** Browser tests measure the layout shifts when the site's fonts replace one with the widths of Arial. Root installs one. */
export function findArial(): void {
  const { stdout } = spawnSync('fc-match', ['-f', '%{family}', 'Arial'], { encoding: 'utf8' });
  if (/^(?:Arial|Liberation Sans)\b/.test(stdout ?? '')) return;
  if (installPackages('fonts-liberation')) return;
  console.log(
    `No font has the widths of Arial, so measured layout shifts may differ. ${installCommand('fonts-liberation')}`,
  );
}
