import type { Locator, Page } from '@playwright/test';
import { pages } from '@/content/pages';
import { expect, test } from '../fixtures';
import { formSubjects, questionnaireSubjects } from '../leads/subjects';
import { builtPages } from '../pages';
import { complaintsAbout } from './complaints';

const calculators = pages.filter(({ kind }) => kind === 'calculator').map(({ path }) => path);

for (const subject of formSubjects) {
  test(`${subject.name}, sent empty, refused, sent again and thanked for, keeps to the policy`, async ({
    page,
    inbox,
  }) => {
    const complaints = await complaintsAbout(page);
    await page.goto(`${inbox.url}${subject.path}`);
    await subject.open(page);
    await subject.button(page).click();
    await expect(page.getByRole('group', { name: 'another look' })).toBeVisible();
    await subject.fill(page, 'Sam');

    inbox.failAlways({ kind: 'answer', when: 'before-storing', status: 422 });
    await subject.button(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'We could not send your details' })).toBeVisible();
    // What a visitor is told of a failure stands on the console too, and so does the status.
    expect(complaints.filter((text) => !/^Error! |status of 422/.test(text))).toEqual([]);

    inbox.recover();
    const before = complaints.length;
    await subject.button(page).click();
    await expect(subject.receipt(page, 'Sam')).toBeVisible();
    expect(complaints.slice(before)).toEqual([]);
  });
}

for (const subject of questionnaireSubjects) {
  test(`${subject.name}, from the first question to the receipt, keeps to the policy`, async ({ page, inbox }) => {
    const complaints = await complaintsAbout(page);
    await page.goto(`${inbox.url}${subject.path}`);
    await subject.open(page);
    await subject.fill(page, 'Sam');
    await page.goBack();
    await page.goForward();
    await page.reload();
    await subject.fill(page, 'Sam');
    await subject.button(page).click();
    await expect(subject.receipt(page, 'Sam')).toBeVisible();
    await page.reload();
    expect(complaints).toEqual([]);
  });
}

for (const path of calculators) {
  test(`${path}, with every number changed, drawn, shared, pinned, printed and handed over, keeps to the policy`, async ({
    page,
    context,
    inbox,
  }) => {
    const complaints = await complaintsAbout(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-asked-to-print', '');
    });
    // The ring of the page gives way to that of the script, whenever it comes.
    const drawing = page.locator('main figure').locator('canvas, svg').filter({ visible: true });
    await page.goto(inbox.url + path);
    await expect(drawing.first()).toBeVisible();
    for (const slider of await page.getByRole('slider').all()) await slider.press('ArrowRight');
    for (const box of await page.locator('main').getByRole('textbox').all()) {
      if (await box.isEditable()) await box.fill('12');
    }
    for (const list of await page.locator('main select').all()) await list.selectOption({ index: 1 });
    for (const choice of await page.locator('main').getByRole('radio').all()) await choice.check();
    for (const box of await page.locator('main').getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: 'Start again' }).click();

    const year = page.getByRole('button', { name: 'Year 1', exact: true }).first();
    await year.click();
    await expect(page.getByRole('row', { name: /^Year 1, month 12/ }).first()).toBeVisible();
    const more = page.getByRole('button', { name: 'Show every year' });
    // Each says something else once it is pressed.
    while ((await more.count()) > 0) await more.first().click();
    await page.getByText('Show the work').click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as CSV' }).click(),
    ]);
    expect(await file.failure()).toBeNull();

    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: 'Pin to compare' }).click();
    await expect(page.getByRole('table', { name: 'Pinned scenarios side by side' })).toBeVisible();
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-asked-to-print', '');
    expect((await page.pdf({ format: 'Letter' })).length).toBeGreaterThan(10_000);

    await page.goto('about:blank');
    await page.goto(shared);
    await expect(drawing.first()).toBeVisible();
    // What the tab kept shows once the script has arrived.
    await expect(page.getByRole('table', { name: 'Pinned scenarios side by side' })).toBeVisible();
    await page.goto(`${shared}&price=nonsense&more=1`);
    await expect(page.getByText('Part of this link could not be used')).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('the film, played, keeps to the policy', async ({ page, inbox }) => {
  const complaints = await complaintsAbout(page);
  await page.goto(`${inbox.url}/purchase`);
  await page.getByRole('button', { name: 'Play video' }).click();
  const film = page.locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2);
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0))
    .toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});

test('the map, opened, keeps to the policy and is the one thing asked of another site', async ({ page, inbox }) => {
  const complaints = await complaintsAbout(page);
  const foreign: string[] = [];
  await page.route(
    (url) => url.origin !== inbox.url,
    async (route) => {
      foreign.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<title>Map</title><p>A map</p>' });
    },
  );
  await page.goto(`${inbox.url}/contact-us`);
  const map = page.locator('iframe');
  const address = (await map.getAttribute('src')) ?? '';
  expect(foreign).toEqual([]);
  await page.getByText('Load interactive map').click();
  await expect(page.frameLocator('iframe').getByText('A map')).toBeVisible();
  expect(foreign).toEqual([address]);
  expect(complaints).toEqual([]);
});

/** Presses a button and waits for what it does; what has gone or cannot be pressed meanwhile is left alone. */
async function press(button: Locator, page: Page): Promise<boolean> {
  if (!(await button.isVisible()) || !(await button.isEnabled())) return false;
  await button.click();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  return true;
}

for (const { path } of builtPages().filter(({ holdsIsland }) => holdsIsland)) {
  test(`${path}, with every button pressed, keeps to the policy`, async ({ page, inbox }) => {
    const complaints = await complaintsAbout(page);
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await page.goto(inbox.url + path, { waitUntil: 'networkidle' });
    const names = new Set<string>();
    const buttons = page.locator('main button, footer button, [data-bar] button');
    // Some bring others with them, or go.
    for (let index = 0; index < (await buttons.count()); index += 1) {
      const button = buttons.nth(index);
      const name = await button.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent ?? '');
      if (names.has(name)) continue;
      if (await press(button, page)) names.add(name);
      const dialog = page.locator('dialog[open]');
      if ((await dialog.count()) > 0) await page.keyboard.press('Escape');
    }
    expect(complaints.filter((text) => !/status of 404/.test(text))).toEqual([]);
  });
}
