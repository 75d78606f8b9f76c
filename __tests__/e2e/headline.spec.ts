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

test('on a phone the home page is at most 7,000 px high, and its headline keeps the whole first phrase', async ({
  page,
  inbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(inbox.url);
  const typed = page.locator('main h1 [aria-hidden]');
  await expect(typed).toHaveText('Reduce Your Payment');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7000);
  await page.waitForTimeout(3500);
  await expect(typed).toHaveText('Reduce Your Payment');
  await expect(page.getByRole('button', { name: 'Pause the changing headline' })).toBeHidden();
});

test('on a wide screen the first phrase stays for a while, nothing shifts while it changes, and its button stops it', async ({
  page,
  inbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
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
