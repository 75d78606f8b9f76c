import { defineConfig } from '@playwright/test';
import everyday from './playwright.config';

/**
 * Reference pictures of every screen, for people who change its looks. Not part of `npm test`: browsers and their fonts
 * differ between machines. `npm run visual` compares, `npm run visual -- --update-snapshots` takes new pictures.
 */
export default defineConfig(everyday, {
  testDir: '__tests__/visual',
  testMatch: '**/*.visual.ts',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  reporter: [['line']],
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled', scale: 'css' } },
  use: { deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } },
});
