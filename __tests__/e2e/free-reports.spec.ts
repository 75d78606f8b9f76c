import { expect, test } from './steps/fixtures';

test('a report prints without menus, footer and side panel', async ({ page, inbox }) => {
  await page.goto(`${inbox.url}/reports/tips-to-reduce-debt`);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('[data-report="letterhead"]')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-report="letterhead"]')).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'complementary'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
});
