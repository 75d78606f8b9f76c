import { expect, test } from '../fixtures';
import { answer, field, lowWindows } from './hands';

const path = '/renting-versus-buying-calculator';

test.describe('renting and buying', () => {
  test('the verdict is in view while a cost at the end is changed, in low windows and on a phone', async ({
    page,
    inbox,
  }) => {
    const last = field(page, 'Return on money not spent');
    for (const window of lowWindows) {
      await page.setViewportSize(window);
      await page.goto('about:blank');
      await page.goto(inbox.url + path);
      await expect(answer(page)).toContainText('28 years and 3 months');
      await expect(answer(page)).toBeInViewport({ ratio: 1 });
      await last.scrollIntoViewIfNeeded();
      await last.fill('0');
      await expect(answer(page)).not.toContainText('28 years and 3 months');
      await expect(answer(page)).toBeInViewport({ ratio: 1 });
      await expect(last).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const bar = page.locator('[data-bar]');
    await last.scrollIntoViewIfNeeded();
    await last.fill('1');
    await last.fill('0');
    await expect(bar).not.toContainText('28 years 3 months');
    await expect(bar).toContainText('Buying ahead past');
    await expect(bar).toBeInViewport({ ratio: 1 });
  });

  test('a hairline under the pointer reads the chart out', async ({ page, inbox }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(inbox.url + path);
    const chart = page.getByRole('img', { name: /^Buying is ahead/ });
    await chart.scrollIntoViewIfNeeded();
    const box = await chart.locator('svg').first().boundingBox();
    if (!box) throw new Error('the chart has no box');
    await expect(async () => {
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.move(box.x + box.width - 0.5, box.y + box.height / 2);
      await expect(page.getByText(/^After 40 years: owner \$/)).toBeVisible({ timeout: 500 });
    }).toPass();
  });

  test('typing in the middle of a number keeps the caret there', async ({ page, inbox }) => {
    await page.goto(inbox.url + path);
    const price = field(page, 'Price of the home');
    await price.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('99');
    await expect(price).toHaveValue('49950,000');
    expect(await price.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3);
    await price.blur();
    await expect(price).toHaveValue('49,950,000');
  });
});
