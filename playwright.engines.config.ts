import { defineConfig } from '@playwright/test';
import baseConfig from './playwright.config';

/** The main flows in Firefox and WebKit. Their figures are compared with Chromium's. */
export default defineConfig({
  ...baseConfig,
  testDir: '__tests__/engines',
  outputDir: 'test-results/engines',
  fullyParallel: false,
  // Two for the cores of a small machine, and one because tests often wait for a browser.
  workers: 3,
  reporter: [['list'], ['json', { outputFile: 'test-results/engines.json' }]],
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
});
