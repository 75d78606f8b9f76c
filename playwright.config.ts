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
  // Two as the cores of a small machine, and two for the time that tests wait: for slow lines, lost answers and processes.
  workers: 4,
  // A test that passes only at a second try is a defect, of the test or of the site.
  retries: 0,
  forbidOnly: true,
  // For what hangs: a long walk takes seconds, and on a busy machine minutes.
  timeout: 240_000,
  expect: {
    timeout: 30_000,
    // A missing style moves far more than this, the rim of a letter less.
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
