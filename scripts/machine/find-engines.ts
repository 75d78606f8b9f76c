import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { findOrInstall, onPath } from './packages';

/** The path of a Python that can open a WebKit view, or undefined. */
function pythonWithWebKit(): string | undefined {
  const program = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')";
  return ['/usr/bin/python3', 'python3'].find((python) => spawnSync(python, ['-c', program]).status === 0);
}

/** Whether GStreamer, which plays video in WebKit, has its plug-ins. */
function hasVideoCodecs(): boolean {
  return readdirSync('/usr/lib').some((machine) => existsSync(`/usr/lib/${machine}/gstreamer-1.0/libgstlibav.so`));
}

export function findFirefox(): string {
  return findOrInstall('Firefox', ['firefox-esr'], () => onPath('firefox-esr') ?? onPath('firefox'));
}

export function findWebKit(): { readonly driver: string; readonly python: string } {
  const views = ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'gir1.2-gtk-3.0', 'python3-gi'];
  const codecPackages = ['gstreamer1.0-plugins-good', 'gstreamer1.0-plugins-bad', 'gstreamer1.0-libav'];
  return findOrInstall('WebKitWebDriver with its decoders', [...views, ...codecPackages], () => {
    const [driver, python] = [onPath('WebKitWebDriver'), pythonWithWebKit()];
    return driver && python && hasVideoCodecs() ? { driver, python } : undefined;
  });
}

/** An X server without a display, and a window manager, without which windows get no focus. */
export function findScreen(): { readonly server: string; readonly windows: string } {
  return findOrInstall('virtual screen', ['xvfb', 'openbox'], () => {
    const [server, windows] = [onPath('Xvfb'), onPath('openbox')];
    return server && windows ? { server, windows } : undefined;
  });
}
