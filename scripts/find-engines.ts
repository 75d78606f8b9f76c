import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { installPackages, onPath } from './debian';

type Wanted = {
  readonly name: string;
  /** The environment variable that names the program. */
  readonly variable: string;
  readonly packages: readonly string[];
  readonly look: () => string | undefined;
};

/** Finds a program by its variable or on the system, or installs its packages. Throws with instructions if it cannot. */
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

/** The path of a Python that can open a WebKit view, or undefined. */
function pythonWithWebKit(): string | undefined {
  const program = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')";
  return ['/usr/bin/python3', 'python3'].find((python) => spawnSync(python, ['-c', program]).status === 0);
}

/** Whether GStreamer, which WebKit plays video with, has the necessary plug-ins. */
function canDecode(): boolean {
  return readdirSync('/usr/lib').some((machine) => existsSync(`/usr/lib/${machine}/gstreamer-1.0/libgstlibav.so`));
}

/** The path of Firefox or of its extended support release. */
export function findFirefox(): string {
  const look = () => onPath('firefox-esr') ?? onPath('firefox');
  return find({ name: 'Firefox', variable: 'FIREFOX_PATH', packages: ['firefox-esr'], look });
}

/** The programs for WebKit: the WebDriver server, and the Python that opens the view that it controls. */
export function findWebKit(): { readonly driver: string; readonly python: string } {
  const packages = [
    'webkit2gtk-driver',
    'gir1.2-webkit2-4.1',
    'gir1.2-gtk-3.0',
    'python3-gi',
    'gstreamer1.0-plugins-good',
    'gstreamer1.0-plugins-bad',
    'gstreamer1.0-libav',
  ];
  return {
    driver: find({
      name: 'WebKitWebDriver with its decoders',
      variable: 'WEBKIT_DRIVER_PATH',
      packages,
      look: () => (canDecode() ? onPath('WebKitWebDriver') : undefined),
    }),
    python: find({ name: 'Python for WebKit', variable: 'WEBKIT_PYTHON_PATH', packages, look: pythonWithWebKit }),
  };
}

/** The programs for a virtual screen: the X server, and a window manager, which gives windows the focus. */
export function findScreen(): { readonly server: string; readonly windows: string } {
  return {
    server: find({ name: 'Xvfb', variable: 'XVFB_PATH', packages: ['xvfb'], look: () => onPath('Xvfb') }),
    windows: find({ name: 'openbox', variable: 'OPENBOX_PATH', packages: ['openbox'], look: () => onPath('openbox') }),
  };
}
