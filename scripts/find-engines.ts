import { existsSync, readdirSync } from 'node:fs';
import { installPackages, onPath } from './debian';

type Wanted = {
  readonly name: string;
  /** The environment variable that names the program. */
  readonly variable: string;
  readonly packages: readonly string[];
  readonly look: () => string | undefined;
};

/** Finds a program by its variable or on the system, or installs its packages. Throws with what to do when it cannot. */
function find({ name, variable, packages, look }: Wanted): string {
  const named = process.env[variable];
  if (named) {
    if (!existsSync(named)) throw new Error(`${variable} names ${named}, and there is no such file.`);
    return named;
  }
  const found = look() ?? (installPackages(...packages) ? look() : undefined);
  if (found) return found;
  throw new Error(
    `No ${name} was found or could be installed. Install Debian's ${packages.join(' and ')}, or set ${variable} to its program.`,
  );
}

/** MiniBrowser is not on the PATH: it is beside WebKit's own processes, in a folder named by machine and version. */
function miniBrowser(): string | undefined {
  const folders = ['/usr/libexec', ...readdirSync('/usr/lib').map((machine) => `/usr/lib/${machine}`)];
  return folders.map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`).find((file) => existsSync(file));
}

/** The program of Firefox, also of its extended support release. */
export function findFirefox(): string {
  const look = () => onPath('firefox-esr') ?? onPath('firefox');
  return find({ name: 'Firefox', variable: 'FIREFOX_PATH', packages: ['firefox-esr'], look });
}

/** The programs of WebKit: the driver that takes commands and the browser that it starts. */
export function findWebKit(): { readonly driver: string; readonly browser: string } {
  const packages = ['webkit2gtk-driver'];
  return {
    driver: find({
      name: 'WebKitWebDriver',
      variable: 'WEBKIT_DRIVER_PATH',
      packages,
      look: () => onPath('WebKitWebDriver'),
    }),
    browser: find({ name: 'WebKit MiniBrowser', variable: 'WEBKIT_BROWSER_PATH', packages, look: miniBrowser }),
  };
}

/** The programs of a screen in memory: the X server and a window manager, which gives windows the focus. */
export function findScreen(): { readonly server: string; readonly windows: string } {
  return {
    server: find({ name: 'Xvfb', variable: 'XVFB_PATH', packages: ['xvfb'], look: () => onPath('Xvfb') }),
    windows: find({ name: 'openbox', variable: 'OPENBOX_PATH', packages: ['openbox'], look: () => onPath('openbox') }),
  };
}
