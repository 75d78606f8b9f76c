import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/find-chromium';

export default defineConfig({
  testDir: '__tests__/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A shared machine may stall a browser; what passes only at the second try is named flaky in the report.
  retries: process.env.CI ? 1 : 0,
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
