import type { Locator, Page } from '@playwright/test';
import { expect, test } from './steps/fixtures';
import { builtPages, testedOf } from './steps/pages';

/** Clicks a button and waits for its effect; skips one that is gone or disabled. */
async function press(button: Locator, page: Page): Promise<boolean> {
  if (!(await button.isVisible()) || !(await button.isEnabled())) return false;
  await button.click();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  return true;
}

async function changeEverything(page: Page): Promise<void> {
  const main = page.locator('main');
  for (const slider of await main.getByRole('slider').all()) await slider.press('ArrowRight');
  for (const box of await main.getByRole('textbox').all()) {
    if ((await box.isVisible()) && (await box.isEditable())) await box.fill('12');
  }
  for (const list of await main.locator('select').all()) {
    if (await list.isVisible()) await list.selectOption({ index: 1 });
  }
  // In a questionnaire an answer leads to the next question.
  for (const choice of await main.getByRole('radio').all()) if (await choice.isVisible()) await choice.click();
  for (const box of await main.getByRole('checkbox').all()) await box.check();
}

/** Clicks one button of each name, ignoring numbers in names: a click may add or remove other buttons. */
async function pressEverything(page: Page): Promise<number> {
  const names = new Set<string>();
  const buttons = page.locator('main button, footer button, [data-bar] button');
  const namesNow = () =>
    buttons.evaluateAll((all) =>
      all.map((button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').replaceAll(/\d+/g, '#')),
    );
  let now = await namesNow();
  for (let index = 0; index < now.length; index += 1) {
    const name = now[index] ?? '';
    if (names.has(name) || !(await press(buttons.nth(index), page))) continue;
    names.add(name);
    if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
    now = await namesNow();
  }
  return names.size;
}

// What counts as a console error: see `consoleErrors` in the fixtures.
for (const { path } of testedOf(builtPages.filter(({ holdsIsland }) => holdsIsland))) {
  test(`${path}, with everything changed and every button pressed, follows its policy and logs no errors`, async ({
    page,
    inbox,
  }) => {
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await page.goto(inbox.url + path, { waitUntil: 'networkidle' });
    await changeEverything(page);
    const pressed = await pressEverything(page);
    const links = await page.locator('main a[href*="#"], a[data-door]').count();
    expect(pressed + links).toBeGreaterThan(0);
    expect(inbox.arrived()).toBe(0);
  });
}

test('only the map requests another site, and only after it is opened', async ({ page, inbox }) => {
  const foreign: string[] = [];
  await page.route(
    (url) => url.origin !== inbox.url,
    async (route) => {
      foreign.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<title>Map</title><p>A map</p>' });
    },
  );
  await page.goto(`${inbox.url}/contact-us`);
  const address = (await page.locator('a[data-frame]').getAttribute('href')) ?? '';
  expect(foreign).toEqual([]);
  await page.getByRole('link', { name: 'Load interactive map' }).click();
  await expect(page.frameLocator('iframe').getByText('A map')).toBeVisible();
  expect(foreign).toEqual([address]);
  await expect(page.locator('iframe')).toBeFocused();
});
