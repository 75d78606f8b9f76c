import { expect, test } from './fixtures';
import { shiftsOf, watchShifts } from './shifts';

test.describe('where less motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the headline keeps its first phrase', async ({ page, inbox }) => {
    await page.goto(inbox.url);
    const headline = page.locator('main h1');
    const text = await headline.textContent();
    await page.waitForTimeout(1500);
    await expect(headline).toHaveText(text ?? '');
    await expect(page.getByRole('button', { name: 'Pause the changing headline' })).toBeHidden();
  });
});

for (const width of [360, 390, 1280]) {
  test(`nothing moves at ${width} px while the headline changes its phrase, and its button stops it`, async ({
    page,
    inbox,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    await page.goto(inbox.url);
    await expect(page.locator('main h1 [aria-hidden]')).toContainText('Secure a Better Rate');
    expect(await shiftsOf(page)).toEqual([]);

    const pause = page.getByRole('button', { name: 'Pause the changing headline' });
    await pause.click();
    await expect(pause).toHaveAttribute('aria-pressed', 'true');
    const text = await page.locator('main h1').textContent();
    await page.waitForTimeout(1500);
    await expect(page.locator('main h1')).toHaveText(text ?? '');
  });
}
