import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackages, onPath } from './debian';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/**
 * Finds a Chromium to drive, or installs one: `CHROMIUM_PATH`, the system's, Playwright's own, Debian's package, and
 * last Playwright's download. Throws with what to do when none can be had.
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
    return named;
  }
  const system = systemNames.map(onPath).find(Boolean);
  if (system) return system;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();

  const installed = installPackages('chromium') ? onPath('chromium') : undefined;
  if (installed) return installed;
  if (run('npx', ['playwright', 'install', 'chromium']) && existsSync(chromium.executablePath())) {
    return chromium.executablePath();
  }
  throw new Error('No Chromium was found or could be installed. Install one and set CHROMIUM_PATH to its program.');
}

/** The features that Playwright turns off by a flag that the one below replaces, for Chromium reads only the last. */
const offForPlaywright = [
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

/**
 * Pages and processes that Chromium starts for each window, headless ones too: the lists below the address bar, and a
 * process for a page that may follow. Without them a context and its first page take half the processor time.
 */
const offForSpeed = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** The flags of every Chromium that is started here: no background work, no stored state. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...offForPlaywright, ...offForSpeed].join()}`,
] as const;
