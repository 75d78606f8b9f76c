import { expect, test } from '@/__tests__/e2e/steps/fixtures';
import { openHour } from './open-hour';

test('the picture in README.md is the home page as it is', async ({ page, inbox }) => {
  await page.clock.setFixedTime(openHour);
  await page.goto(inbox.url, { waitUntil: 'networkidle' });
  await expect(page).toHaveScreenshot('home.png');
});
