import { expect, test } from '../fixtures';
import { answer, field, lowWindows } from './hands';

const screens = [
  { path: '/refinance-analysis-calculator', first: 'Still owed', top: 380 },
  { path: '/debt-consolidation-calculator', first: 'Mortgage, owed', top: 430 },
] as const;

for (const { path, first, top } of screens) {
  test.describe(path, () => {
    test('the question is the first thing on a phone, and its answer keeps the focus where one types', async ({
      page,
      inbox,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(inbox.url + path);
      await expect(answer(page)).toBeInViewport({ ratio: 1 });
      expect((await field(page, first).boundingBox())?.y).toBeLessThanOrEqual(top);
      await field(page, first).click();
      await page.keyboard.type('200000');
      await page.keyboard.press('Tab');
      await page.keyboard.type('1500');
      await expect(answer(page)).toContainText('rate now?');
      await page.keyboard.press('Tab');
      await page.keyboard.type('8');
      await expect(answer(page)).toHaveText('$115.24 less a month. The costs are back in month 35.');
      await expect(field(page, 'Rate now')).toBeFocused();
      await expect(answer(page)).toBeInViewport({ ratio: 1 });
      const bar = page.locator('[data-bar]');
      await expect(bar).toContainText(/Costs back in\s*month 35/);
      const costs = field(page, 'Closing costs');
      await costs.scrollIntoViewIfNeeded();
      await costs.fill('3');
      await expect(bar).toContainText(/Costs back in\s*month 53/);
      await expect(bar).toBeInViewport({ ratio: 1 });
    });

    test('the verdict is in view in a low window while fields change', async ({ page, inbox }) => {
      await page.setViewportSize(lowWindows[0]);
      await page.goto(inbox.url + path);
      await expect(answer(page)).toBeInViewport({ ratio: 1 });
      await expect(field(page, first)).toBeInViewport({ ratio: 1 });
      await field(page, first).fill('200000');
      await field(page, 'Payment a month').fill('1500');
      await field(page, 'Rate now').fill('8');
      const start = await answer(page).textContent();
      const rate = field(page, 'New rate');
      await rate.scrollIntoViewIfNeeded();
      await rate.fill('6');
      await expect(answer(page)).not.toHaveText(start ?? '');
      await expect(answer(page)).toBeInViewport({ ratio: 1 });
      await expect(rate).toBeInViewport({ ratio: 1 });
    });
  });
}

test('debts are added and removed by keyboard, and the focus is never lost', async ({ page, inbox }) => {
  await page.goto(`${inbox.url}/debt-consolidation-calculator`, { waitUntil: 'networkidle' });
  const add = page.getByRole('button', { name: 'A card' });
  await add.press('Enter');
  const owed = page.getByRole('group', { name: 'Card 1' }).getByRole('textbox', { name: 'What you still owe' });
  await expect(owed).toBeFocused();
  await page.keyboard.type('9k');
  await page.keyboard.press('Tab');
  await expect(owed).toHaveValue('9,000');
  await expect(page).toHaveURL(/card-1=9000.*debts=3/);
  await page.getByRole('button', { name: 'Remove Card 1' }).press('Enter');
  await expect(owed).toHaveCount(0);
  await expect(add).toBeFocused();
  await expect(page).not.toHaveURL(/card-1/);
});
