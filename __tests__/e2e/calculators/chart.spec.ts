import { expect, test } from '@/__tests__/e2e/steps/fixtures';

const path = '/renting-versus-buying-calculator';

test.describe('renting and buying', () => {
  test('a hairline follows the pointer and reads out the amounts', async ({ page, inbox }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(inbox.url + path);
    const chart = page.getByRole('img', { name: /^Buying is ahead/ });
    await chart.scrollIntoViewIfNeeded();
    const box = await chart.locator('svg').first().boundingBox();
    if (!box) throw new Error('the chart has no box');
    await expect(async () => {
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.move(box.x + box.width - 0.5, box.y + box.height / 2);
      await expect(page.getByText(/^After 34 years: owner \$/)).toBeVisible({ timeout: 500 });
    }).toPass();
  });
});
