import { spawnSync } from 'node:child_process';

/** The full path of a program on the PATH or in the system's folders, or undefined. */
export function onPath(name: string): string | undefined {
  const found = spawnSync('sh', ['-c', `PATH="$PATH:/usr/sbin:/usr/local/sbin" command -v ${name}`], {
    encoding: 'utf8',
  });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

const isRoot = () => process.getuid?.() === 0;

export function installCommand(...names: readonly string[]): string {
  if (!onPath('apt-get')) return `Install ${names.join(', ')} with the package manager of your system.`;
  return `Install it with: ${isRoot() ? '' : 'sudo '}apt-get install --no-install-recommends ${names.join(' ')}`;
}

/** Installs only as root, without recommended packages, and says so first. Returns whether it did. */
export function installPackages(...names: readonly string[]): boolean {
  if (!isRoot() || !onPath('apt-get')) return false;
  console.log(`Installing Debian's ${names.join(', ')} …`);
  const apt = (...args: readonly string[]) =>
    spawnSync('env', ['DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
    }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...names);
}

/** The result of `find`, if necessary after root has installed packages. Throws with the command to run if there is none. */
export function findOrInstall<Found>(name: string, packages: readonly string[], find: () => Found | undefined): Found {
  const found = find() ?? (installPackages(...packages) ? find() : undefined);
  if (found) return found;
  throw new Error(`There is no ${name}. ${installCommand(...packages)}`);
}
