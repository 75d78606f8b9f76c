import { defineConfig } from '@playwright/test';
import everyday from './playwright.config';

/** The flows that matter in Firefox and in WebKit; Chromium, which the other browser tests drive, gives the figures to compare. */
export default defineConfig({
  ...everyday,
  testDir: '__tests__/engines',
  outputDir: 'test-results/engines',
  fullyParallel: false,
  // Two as the cores of a small machine, and one for the time that tests wait for an engine.
  workers: 3,
  reporter: [['list'], ['json', { outputFile: 'test-results/engines.json' }]],
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
});
