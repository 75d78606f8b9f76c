import { spawnSync } from 'node:child_process';

/** The full path of a program on the PATH or in the system's folders, or undefined. */
export function onPath(name: string): string | undefined {
  const found = spawnSync('sh', ['-c', `PATH="$PATH:/usr/sbin:/usr/local/sbin" command -v ${name}`], {
    encoding: 'utf8',
  });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

/** What `look` finds, if need be after Debian's packages were installed. Throws with what to do when it cannot be had. */
export function findOrInstall<Found>(name: string, packages: readonly string[], look: () => Found | undefined): Found {
  const found = look() ?? (installPackages(...packages) ? look() : undefined);
  if (found) return found;
  throw new Error(`No ${name} was found or could be installed. Install Debian's ${packages.join(' and ')}.`);
}

/** Installs Debian packages without their recommended packages. Returns false if apt-get is missing or fails. */
export function installPackages(...names: readonly string[]): boolean {
  if (!onPath('apt-get')) return false;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: readonly string[]) =>
    spawnSync('env', ['DEBIAN_FRONTEND=noninteractive', ...sudo, 'apt-get', '-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
    }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...names);
}
