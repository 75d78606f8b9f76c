import { defineConfig } from '@playwright/test';
import everyday from './playwright.config';

/**
 * Reference pictures of every screen, for people who change its looks. Not part of `npm test`: browsers and their fonts
 * differ between machines. `npm run visual` compares, `npm run visual -- --update-snapshots` takes new pictures. They are
 * small JPEGs, at four tenths of their size, so that all of them together weigh less than 6 MB.
 */
export default defineConfig(everyday, {
  testDir: '__tests__/visual',
  testMatch: '**/*.visual.ts',
  outputDir: 'test-results/visual',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  reporter: [['line']],
  // Pixels in a thousand that may differ: a word moves more, the rim of a letter less.
  expect: { toMatchSnapshot: { threshold: 0.15, maxDiffPixelRatio: 0.002 } },
  use: { deviceScaleFactor: 0.4, contextOptions: { reducedMotion: 'reduce' } },
});
