import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findOrInstall, installPackages, onPath } from './packages';

/** Debian's Chromium without windows: the browser tests take half the time in it. */
const headlessShell = 'chromium-headless-shell';

const systemNames = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function starts(program: string): boolean {
  return existsSync(program) && spawnSync(program, ['--version']).status === 0;
}

/** Playwright's Chromium, downloaded to the user's cache, which needs no root. */
function downloaded(): string | undefined {
  const program = chromium.executablePath();
  if (!existsSync(program)) {
    console.log(`Downloading Playwright's Chromium to ${program} …`);
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  return starts(program) ? program : undefined;
}

/**
 * Finds a Chromium: `CHROMIUM_PATH`, the system's, or Playwright's, which is downloaded if it is missing. If none starts, root
 * installs Debian's package. Throws with the command to run if there is none.
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
    return named;
  }
  const systemChromium = () => systemNames.map(onPath).find(Boolean);
  return systemChromium() ?? downloaded() ?? findOrInstall('Chromium that starts', [headlessShell], systemChromium);
}

/** Adds Debian's headless shell next to Debian's Chromium if root may install it. */
export function addHeadlessShell(): void {
  const isDebianPackage = onPath('chromium') !== undefined && existsSync('/etc/chromium.d');
  if (!process.env.CHROMIUM_PATH && isDebianPackage && !onPath(headlessShell)) installPackages(headlessShell);
}

/** The features that Playwright disables. Chromium only reads the last flag of a name, so the flag below must repeat them. */
const featuresDisabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The suggestions of the address bar and a spare renderer take half the CPU time of a context and its first page. */
const featuresDisabledForSpeed = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** Disables background work and stored state, and draws text the same with and without windows. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--font-render-hinting=none',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...featuresDisabledByPlaywright, ...featuresDisabledForSpeed].join()}`,
] as const;
