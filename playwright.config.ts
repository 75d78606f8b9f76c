import { defineConfig } from '@playwright/test';
import { generate } from './scripts/generate.mjs';
import { chromiumFlags, findChromium } from './scripts/machine/find-chromium';

generate(import.meta.dirname);

const pictures = { testDir: '__tests__/pictures', use: { contextOptions: { reducedMotion: 'reduce' } } } as const;

export default defineConfig({
  projects: [
    { name: 'e2e', testDir: '__tests__/e2e', testMatch: '**/*.spec.ts' },
    { name: 'pictures', ...pictures, testMatch: '**/*.picture.ts' },
    { name: 'readme', ...pictures, testMatch: '**/*.readme.ts', snapshotPathTemplate: 'docs/{arg}{ext}' },
  ],
  snapshotPathTemplate: '{testDir}/expected/{arg}{ext}',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // Two for the cores of a small machine, and two because tests often wait for slow connections, lost responses and processes.
  workers: 4,
  // A test that passes only when retried reveals a defect in the test or in the site.
  retries: 0,
  forbidOnly: true,
  // Only for tests that hang: a long one takes seconds, or minutes on a busy machine.
  timeout: 240_000,
  expect: {
    timeout: 30_000,
    // A missing style changes far more pixels than this; antialiasing changes fewer.
    toHaveScreenshot: { threshold: 0.2, maxDiffPixelRatio: 0.005, animations: 'disabled' },
  },
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: { executablePath: findChromium(), args: [...chromiumFlags] },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
  },
});
