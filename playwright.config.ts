import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/find-chromium';

/** Each fault of sending a lead, until the page has tried long enough. */
const waiting = '**/leads/faults.spec.ts';

export default defineConfig({
  testDir: '__tests__/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Two at work, as the cores of a small machine, and beside them one with the tests that wait most of their time.
  workers: 3,
  projects: [
    { name: 'pages', testIgnore: waiting, workers: 2 },
    { name: 'faults', testMatch: waiting, workers: 1 },
  ],
  // A shared machine may stall a browser; what passes only at the second try is named flaky in the report.
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }], ['./__tests__/e2e/leads/ledger-reporter.ts']],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: { executablePath: findChromium(), args: [...chromiumFlags] },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
  },
});
