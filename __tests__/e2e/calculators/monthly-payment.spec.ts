import { expect, test } from '@/__tests__/e2e/steps/fixtures';
import { shiftsOf, watchShifts } from '@/__tests__/e2e/steps/shifts';
import { field } from './hands';

const path = '/what-will-my-monthly-payment-be-calculator';

test.describe('the monthly payment', () => {
  test('draws the ring after the numbers without moving anything', async ({ page, inbox }) => {
    await watchShifts(page);
    await page.goto(inbox.url + path);
    const ring = page.getByRole('img', { name: /^Monthly payment by part/ });
    await ring.scrollIntoViewIfNeeded();
    await expect(ring.locator('canvas')).toBeVisible();
    const canvas = await ring
      .locator('canvas')
      .evaluate((box: HTMLCanvasElement) => [box.offsetWidth, box.offsetHeight]);
    expect(canvas).toEqual([96, 96]);
    const shifts = await shiftsOf(page);
    expect(shifts.reduce((sum, { score }) => sum + score, 0)).toBeLessThan(0.01);
  });

  test('if the chart code does not load, the static drawing stays and the console has the error', async ({
    page,
    inbox,
    consoleErrors,
  }) => {
    consoleErrors.allow(/Loading chunk ring-canvas failed|ERR_FAILED/);
    await page.route('**/*.js', async (route) => {
      const answer = await route.fetch();
      if ((await answer.text()).includes('doughnut')) await route.abort();
      else await route.fulfill({ response: answer });
    });
    await page.goto(inbox.url + path);
    await page.getByRole('img', { name: /^Monthly payment by part/ }).scrollIntoViewIfNeeded();
    await expect
      .poll(() => consoleErrors.all)
      .toContainEqual(expect.stringContaining('Loading chunk ring-canvas failed'));
    await expect(page.getByRole('img', { name: /^Monthly payment by part/ }).locator('circle')).toHaveCount(4);
  });

  test('keeps its inputs in the URL after a click on TOP, and shows the link if there is no clipboard', async ({
    page,
    inbox,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.goto(inbox.url + path);
    await field(page, 'Home price').fill('355000');
    await page.getByRole('link', { name: 'TOP' }).click();
    await expect(page).toHaveURL(/#price=355000&down=66000&months=360&rate=7\.4&state=NONE&tax=0&insurance=0&hoa=0$/);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('textbox', { name: 'Link to these numbers' })).toHaveValue(/#price=355000/);
  });
});
