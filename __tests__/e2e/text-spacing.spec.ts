import { expect, test } from './fixtures';
import { brokenControls, sideways, spaceTexts } from './measures';

// WCAG 1.4.12: nothing is lost when a reader sets the text apart.
for (const width of [320, 390, 1280]) {
  test(`header and menus are whole at ${width} px with text set apart`, async ({ page, inbox }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${inbox.url}/fha`);
    await spaceTexts(page);
    expect(await brokenControls(page)).toEqual([]);
    const openers = width < 992 ? ['Menu'] : ['Purchase', 'Refinance', 'Tools', 'Contact'];
    for (const name of openers) {
      await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
      if (width < 992) for (const group of await page.locator('#menu summary').all()) await group.click();
      expect(await brokenControls(page), name).toEqual([]);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
    }
  });
}

test('on a phone a card of the home page that has the focus is in view', async ({ page, inbox }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(inbox.url);
  const cards = page.locator('#equity, [aria-labelledby="benefits"] a, main a');
  for (const name of ['Lowering My Payment', 'Utilizing My Equity', 'Reducing My Loan Term']) {
    const card = cards.filter({ hasText: name }).first();
    await card.focus();
    await expect(card).toBeFocused();
    await page.waitForTimeout(300);
    const { left, right } = await card.evaluate((element) => element.getBoundingClientRect().toJSON());
    expect([name, left >= 0, right <= 390]).toEqual([name, true, true]);
  }
});
