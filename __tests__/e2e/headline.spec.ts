import { expect, test } from './steps/fixtures';
import { shiftsOf, watchShifts } from './steps/shifts';

test.describe('with reduced motion', () => {
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

for (const [width, height, most] of [
  [390, 844, 6600],
  [1280, 720, 5000],
] as const) {
  test(`at ${width} px the home page is at most ${most} px high and does not scroll sideways`, async ({
    page,
    inbox,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(inbox.url);
    await page.waitForLoadState('networkidle');
    const size = await page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return { scrollHeight, scrollWidth };
    });
    expect(size.scrollHeight).toBeLessThanOrEqual(most);
    expect(size.scrollWidth).toBe(width);
  });
}

for (const width of [390, 1280]) {
  test(`at ${width} px the first phrase stays for a while, nothing shifts while it changes, and its button stops it`, async ({
    page,
    inbox,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    await page.goto(inbox.url);
    const typed = page.locator('main h1 [aria-hidden]');
    await page.waitForTimeout(1500);
    await expect(typed).toHaveText('Reduce Your Payment');
    const whileLoading = (await shiftsOf(page)).length;
    await expect(typed).toContainText('Secure a Better Rate', { timeout: 10_000 });
    expect((await shiftsOf(page)).slice(whileLoading)).toEqual([]);

    const pause = page.getByRole('button', { name: 'Pause the changing headline' });
    await pause.click();
    await expect(pause).toHaveAttribute('aria-pressed', 'true');
    const text = await page.locator('main h1').textContent();
    await page.waitForTimeout(1500);
    await expect(page.locator('main h1')).toHaveText(text ?? '');
  });
}
