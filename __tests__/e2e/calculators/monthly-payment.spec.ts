import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { answer, drag, field, slider } from './hands';

/** Where a picture one pixel high has the color of the first slice: the first and the last place from the left. */
async function sliceEdges(page: Page, png: Buffer): Promise<readonly [number, number]> {
  return page.evaluate(
    async (bytes) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = new OffscreenCanvas(picture.width, 1).getContext('2d');
      canvas?.drawImage(picture, 0, 0);
      const pixels = canvas?.getImageData(0, 0, picture.width, 1).data ?? [];
      const blue = Array.from({ length: picture.width }, (_, at) => at).filter(
        (at) => Math.abs((pixels[4 * at] ?? 0) - 29) < 8 && Math.abs((pixels[4 * at + 2] ?? 0) - 145) < 8,
      );
      return [blue.at(0) ?? -1, blue.at(-1) ?? -1] as const;
    },
    [...png],
  );
}

const path = '/what-will-my-monthly-payment-be-calculator';

test.describe('the monthly payment', () => {
  test('follows what is typed, chosen and dragged', async ({ page, inbox }) => {
    await page.goto(inbox.url + path);
    await expect(answer(page)).toHaveText('$3,551.76');
    await page.getByText('Not in Ohio? Choose a state').click();
    await page.getByRole('combobox', { name: 'State' }).selectOption('NJ');
    await expect(answer(page)).toHaveText('$4,122.59');
    await page.getByRole('combobox', { name: 'State' }).selectOption('NONE');
    await field(page, 'Home price').fill('300000');
    await expect(answer(page)).toHaveText('$1,866.54');
    await field(page, 'Property tax').fill('0');
    await field(page, 'Homeowner’s insurance').fill('0');
    await expect(answer(page)).toHaveText('$1,479.04');
    await drag(page, 'Home price', 1);
    await expect(field(page, 'Home price')).toHaveValue('2,000,000');
    await page.getByText('Start from a payment instead').click();
    await drag(page, 'Monthly payment', 0);
    await expect(field(page, 'Home price')).toHaveValue('113,463.25');
    await expect(slider(page, 'Monthly payment')).toHaveAttribute('aria-valuetext', '$300');
  });

  test('draws the ring after the numbers, and nothing moves when it appears', async ({ page, inbox }) => {
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value');
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(inbox.url + path);
    const ring = page.getByRole('img', { name: /^Monthly payment by part/ });
    await ring.scrollIntoViewIfNeeded();
    await expect(ring.locator('canvas')).toBeVisible();
    const canvas = await ring
      .locator('canvas')
      .evaluate((box: HTMLCanvasElement) => [box.offsetWidth, box.offsetHeight]);
    expect(canvas).toEqual([92, 92]);
    expect(await page.evaluate(() => Reflect.get(Reflect.get(window, 'seen'), 'shift'))).toBeLessThan(0.01);
  });

  test('draws the same radii before and after script, at two widths', async ({ browser, inbox }) => {
    const scratch = await browser.newPage();
    for (const javaScriptEnabled of [false, true]) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, javaScriptEnabled });
      await page.goto(inbox.url + path);
      const ring = page.getByRole('img', { name: /^Monthly payment by part/ });
      // Radii of 130 and 180 in a box of 360.
      const [inner, outer] = [33, 46];
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(async () => {
          await ring.scrollIntoViewIfNeeded();
          if (javaScriptEnabled) await expect(ring.locator('canvas')).toBeVisible();
          const box = await ring.boundingBox();
          if (!box) throw new Error('there is no ring');
          const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
          // From the center to three o'clock, one pixel at a time.
          const strip = await page.screenshot({ clip: { ...middle, width: 60, height: 1 } });
          const [first, last] = await sliceEdges(scratch, strip);
          expect(Math.abs(first - inner), `inner radius at ${width} px`).toBeLessThanOrEqual(1);
          expect(Math.abs(last + 1 - outer), `outer radius at ${width} px`).toBeLessThanOrEqual(1);
        }).toPass({ timeout: 15_000 });
      }
      await page.close();
    }
    await scratch.close();
  });

  test('without the code of the chart the drawing stays, and the console has the error', async ({
    page,
    inbox,
    complaints,
  }) => {
    complaints.allow(/Loading chunk ring-canvas failed|ERR_FAILED/);
    await page.route('**/*.js', async (route) => {
      const answer = await route.fetch();
      if ((await answer.text()).includes('doughnut')) await route.abort();
      else await route.fulfill({ response: answer });
    });
    await page.goto(inbox.url + path);
    await page.getByRole('img', { name: /^Monthly payment by part/ }).scrollIntoViewIfNeeded();
    await expect.poll(() => complaints.all).toContainEqual(expect.stringContaining('Loading chunk ring-canvas failed'));
    await expect(page.getByRole('img', { name: /^Monthly payment by part/ }).locator('circle')).toHaveCount(4);
  });

  test('shares its inputs in the URL, by the clipboard or by hand, and keeps them after a reload and a click on TOP', async ({
    page,
    context,
    inbox,
  }) => {
    await page.goto(inbox.url + path);
    const entries = await page.evaluate(() => history.length);
    await field(page, 'Home price').fill('355000');
    await expect(page).toHaveURL(/#price=355000&down=66000&months=360&rate=6\.5&state=NONE&tax=0&insurance=0&hoa=0$/);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.getByRole('link', { name: 'TOP' }).click();
    await expect(page).toHaveURL(/#price=355000/);
    await page.reload();
    await expect(field(page, 'Home price')).toHaveValue('355,000');

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

    // Without access to the clipboard, the page shows the link to copy by hand.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('textbox', { name: 'Link to these numbers' })).toHaveValue(/#price=355000/);
  });
});

test('the answer is in view while a field is changed, in a low window and on a phone', async ({ page, inbox }) => {
  await page.setViewportSize({ width: 1366, height: 657 });
  await page.goto(inbox.url + path);
  await field(page, 'HOA fees').fill('45');
  await expect(answer(page)).toBeInViewport({ ratio: 1 });
  await expect(answer(page)).toHaveText('$3,596.76');
  await expect(page.getByRole('link', { name: 'Ask for today’s rate' }).first()).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 390, height: 844 });
  await field(page, 'HOA fees').fill('145');
  const bar = page.locator('[data-bar]');
  await expect(bar).toContainText('$3,696.76');
  await expect(bar).toBeInViewport({ ratio: 1 });
});
