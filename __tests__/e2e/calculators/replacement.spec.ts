import { expect, test } from '../fixtures';
import { answer, field, lowWindows } from './hands';

const screens = [
  { path: '/refinance-analysis-calculator', first: 'Principal', typed: '400000' },
  { path: '/debt-consolidation-calculator', first: 'First mortgage principal', typed: '400000' },
] as const;

for (const { path, first, typed } of screens) {
  test.describe(path, () => {
    test('the verdict is in view in a low window and on a phone while fields change', async ({ page, inbox }) => {
      await page.setViewportSize(lowWindows[0]);
      await page.goto(inbox.url + path);
      await expect(answer(page)).toBeInViewport({ ratio: 1 });
      const start = await answer(page).textContent();
      await field(page, first).fill(typed);
      await expect(answer(page)).not.toHaveText(start ?? '');
      await expect(answer(page)).toBeInViewport({ ratio: 1 });
      const stay = field(page, 'You sell or pay it off after');
      await stay.scrollIntoViewIfNeeded();
      await stay.fill('120');
      await expect(answer(page)).toContainText(' in 10 years');
      await expect(answer(page)).toBeInViewport({ ratio: 1 });
      await expect(stay).toBeInViewport({ ratio: 1 });

      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('about:blank');
      await page.goto(inbox.url + path);
      await expect(answer(page)).toBeInViewport({ ratio: 1 });
      const bar = page.locator('[data-bar]');
      await expect(bar).toContainText('month 1');
      const costs = field(page, 'Closing costs');
      await costs.scrollIntoViewIfNeeded();
      await costs.fill('2');
      await expect(bar).not.toContainText(/month 1$/);
      await expect(bar).toContainText(/Costs back in\s*month \d+/);
      await expect(bar).toBeInViewport({ ratio: 1 });
      await costs.fill('0');
      await expect(bar).toContainText('from month 1');
    });
  });
}

test('cards are added and removed by keyboard, and the focus is never lost', async ({ page, inbox }) => {
  await page.goto(`${inbox.url}/debt-consolidation-calculator`);
  const add = page.getByRole('button', { name: 'Add a card' });
  await add.press('Enter');
  await expect(field(page, 'Card 1 balance')).toBeFocused();
  await page.keyboard.type('9k');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Card 1 balance')).toHaveValue('9,000');
  await expect(page).toHaveURL(/card-1=9000.*debts=3/);
  await page.getByRole('button', { name: 'Remove card 1' }).press('Enter');
  await expect(field(page, 'Card 1 balance')).toHaveCount(0);
  await expect(add).toBeFocused();
  await expect(page).not.toHaveURL(/card-1/);
});
