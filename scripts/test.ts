import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { addHeadlessShell, findChromium } from './machine/find-chromium';
import { findFirefox, findScreen, findWebKit } from './machine/find-engines';
import { findArial } from './machine/find-font';
import { findNginx } from './machine/find-nginx';

/**
 * `npm test` runs every check of this repository, `npm run test:engines` the flows in Firefox and WebKit, with further arguments
 * for Playwright. The last line is "N passed, N failed", with ", N skipped" if some are. With `--list` each names its tests
 * and runs none.
 */

type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** The part of `test-results/<name>.json`, written by Jest or Playwright, that is read here. */
type Report = {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numPendingTests?: number;
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly skipped: number };
};

function countsIn(name: string): Counts {
  const file = `test-results/${name}.json`;
  const { stats, ...jest }: Report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return {
    passed: stats?.expected ?? jest.numPassedTests ?? 0,
    failed: stats?.unexpected ?? jest.numFailedTests ?? 0,
    skipped: stats?.skipped ?? jest.numPendingTests ?? 0,
  };
}

function succeeds(program: string, ...args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'inherit' }).status === 0;
}

/** Finds or installs the programs that tests drive, and says which tests are skipped without them. */
function findPrograms(): void {
  addHeadlessShell();
  process.env.CHROMIUM_PATH = findChromium();
  findArial();
  if (isEngineRun) {
    for (const find of [findFirefox, findWebKit, findScreen]) find();
    return;
  }
  try {
    findNginx();
  } catch (problem) {
    if (process.env.CI) throw problem;
    console.log(`${problem instanceof Error ? problem.message : problem}\nUntil then the nginx tests are skipped.`);
  }
}

function listTests(): boolean {
  return (
    ['unit', 'site'].every((project) => succeeds('jest', `--selectProjects=${project}`, '--listTests')) &&
    succeeds('playwright', 'test', '--list')
  );
}

function runTests(): boolean {
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results');
  // One after another: each keeps every core busy.
  const full = process.env.TEST_FULL ? ['test:filled-in'] : [];
  return succeeds('run-s', '--silent', 'test:export', 'test:unit', 'test:e2e', ...full);
}

/** Prints how many tests have passed, failed and been skipped; `allSucceeded` covers every step. */
function reportCounts(allSucceeded: boolean): void {
  const all = (isEngineRun ? ['engines'] : ['unit', 'site', 'e2e']).map(countsIn);
  const sum = (name: keyof Counts) => all.reduce((total, counts) => total + counts[name], 0);
  // A step can fail without a failed test: a wrong type, a file that cannot be loaded.
  const failed = allSucceeded ? sum('failed') : Math.max(sum('failed'), 1);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`\n${sum('passed')} passed, ${failed} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`);
}

const [kind, ...engineArgs] = process.argv.slice(2);
const isEngineRun = kind === 'engines';
const inBrowsers = () => succeeds('playwright', 'test', '-c', 'playwright.engines.config.ts', ...engineArgs);
process.env.NEXT_TELEMETRY_DISABLED = '1';
if (process.argv.includes('--list')) {
  process.exitCode = (isEngineRun ? inBrowsers() : listTests()) ? 0 : 1;
} else {
  findPrograms();
  reportCounts(isEngineRun ? inBrowsers() : runTests());
}
