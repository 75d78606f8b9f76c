import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { answer, drag, field, sideways, slider } from './hands';

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
    await expect(answer(page)).toHaveText('$2,743.18');
    await page.getByRole('combobox', { name: 'State' }).selectOption('NJ');
    await expect(answer(page)).toHaveText('$3,751.51');
    await page.getByRole('combobox', { name: 'State' }).selectOption('NONE');
    await field(page, 'Home price').fill('300000');
    await expect(answer(page)).toHaveText('$1,479.04');
    await drag(page, 'Home price', 1);
    await expect(field(page, 'Home price')).toHaveValue('2,000,000');
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
    await expect(ring.locator('canvas')).toBeVisible();
    const figure = page.locator('figure').filter({ has: ring });
    expect(await figure.evaluate((box: HTMLElement) => [box.offsetWidth, box.offsetHeight])).toEqual([400, 550]);
    const canvas = await ring
      .locator('canvas')
      .evaluate((box: HTMLCanvasElement) => [box.offsetWidth, box.offsetHeight]);
    expect(canvas).toEqual([360, 360]);
    expect(await page.evaluate(() => Reflect.get(Reflect.get(window, 'seen'), 'shift'))).toBeLessThan(0.01);
  });

  for (const { width, outer, inner } of [
    { width: 1280, outer: 180, inner: 130 },
    { width: 390, outer: 150, inner: 110 },
  ]) {
    test(`draws radii of ${inner} and ${outer} in a window of ${width} px, before and after script`, async ({
      browser,
      inbox,
    }) => {
      for (const javaScriptEnabled of [false, true]) {
        const page = await browser.newPage({ viewport: { width, height: 900 }, javaScriptEnabled });
        await page.goto(inbox.url + path);
        const ring = page.getByRole('img', { name: /^Monthly payment by part/ });
        await ring.scrollIntoViewIfNeeded();
        if (javaScriptEnabled) await expect(ring).toHaveAttribute('data-drawn');
        const box = await ring.boundingBox();
        if (!box) throw new Error('there is no ring');
        const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        // From the middle to three o'clock, a pixel at a time.
        const strip = await page.screenshot({ clip: { ...middle, width: 200, height: 1 } });
        const scratch = await browser.newPage();
        const [first, last] = await sliceEdges(scratch, strip);
        expect(Math.abs(first - inner)).toBeLessThanOrEqual(1);
        expect(Math.abs(last + 1 - outer)).toBeLessThanOrEqual(1);
        await scratch.close();
        await page.close();
      }
    });
  }

  test('without the code of the chart the drawing stays, and the console has the error', async ({
    page,
    inbox,
    complaints,
  }) => {
    complaints.allow(/Loading chunk donut-canvas failed|ERR_FAILED/);
    await page.route('**/*.js', async (route) => {
      const answer = await route.fetch();
      if ((await answer.text()).includes('doughnut')) await route.abort();
      else await route.fulfill({ response: answer });
    });
    await page.goto(inbox.url + path);
    await expect
      .poll(() => complaints.all)
      .toContainEqual(expect.stringContaining('Loading chunk donut-canvas failed'));
    await expect(page.getByRole('img', { name: /^Monthly payment by part/ }).locator('circle')).toHaveCount(1);
  });

  test('lights the row of the slice that is pointed at, and the slice of the row that has focus', async ({
    page,
    inbox,
  }) => {
    await page.goto(inbox.url + path);
    await field(page, 'Property tax').fill('12000');
    const ring = page.getByRole('img', { name: /^Monthly payment by part/ });
    await expect(ring.locator('canvas')).toBeVisible();
    const row = page.getByRole('row', { name: /^Principal & Interest/ });
    await expect(async () => {
      // The page may still be scrolling; at three o'clock, in the middle of the ring's band.
      const box = await ring.boundingBox();
      if (!box) throw new Error('there is no ring');
      await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5);
      await page.mouse.move(box.x + box.width * 0.885, box.y + box.height * 0.52, { steps: 3 });
      await expect(row.getByRole('button')).toHaveCSS('font-weight', '750', { timeout: 500 });
    }).toPass();
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: 'Property Tax' }).focus();
    await expect(ring.getByText('is property tax')).toBeVisible();
  });

  test('is worked by keyboard alone', async ({ page, inbox }) => {
    await page.goto(inbox.url + path);
    await field(page, 'Home price').focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('410000');
    await page.keyboard.press('Tab');
    await expect(slider(page, 'Home price')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(field(page, 'Home price')).toHaveValue('411,000');
    await page.keyboard.press('End');
    await expect(field(page, 'Home price')).toHaveValue('2,000,000');
    await page.keyboard.press('Home');
    await expect(answer(page)).toHaveText('---');
    await expect(page.getByText('There is nothing to borrow')).toBeVisible();
    await page.keyboard.press('PageUp');
    await expect(field(page, 'Home price')).toHaveValue('10,000');
    await page.keyboard.press('End');
    await page.getByRole('button', { name: 'Year 1', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name: /^Year 1, month 12/ })).toBeVisible();
  });

  test('speaks the result once the typing has paused', async ({ page, inbox }) => {
    await page.goto(inbox.url + path);
    await field(page, 'Down payment').fill('100000');
    const spoken = page.getByRole('status').filter({ hasText: 'Monthly payment $2,528.27' });
    await expect(spoken).toHaveCount(0);
    await expect(spoken).toHaveCount(1);
  });

  test('shares its inputs by address and survives a reload and a press on TOP', async ({ page, context, inbox }) => {
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
  });

  test('shows the link to copy by hand where the clipboard is refused', async ({ page, inbox }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await page.goto(inbox.url + path);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('textbox', { name: 'Link to these numbers' })).toHaveValue(/#price=500000/);
  });

  test('applies extra payments and downloads the schedule as a file', async ({ page, inbox }) => {
    await page.goto(inbox.url + path);
    await field(page, 'Extra each month').fill('250');
    await expect(
      page.getByText(/done in 23 years 9 months, 6 years 3 months sooner, and you save \$134,827\.92/).first(),
    ).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('payment-schedule.csv');
    expect(
      readFileSync(await file.path(), 'utf8')
        .trim()
        .split('\r\n'),
    ).toHaveLength(286);
  });

  test('sets three scenarios side by side and keeps them in the tab', async ({ page, inbox }) => {
    await page.goto(inbox.url + path, { waitUntil: 'networkidle' });
    const pin = page.getByRole('button', { name: 'Pin to compare' });
    for (const price of ['400000', '425000', '450000']) {
      await field(page, 'Home price').fill(price);
      await pin.click();
    }
    await expect(pin).toBeDisabled();
    const row = page
      .getByRole('table', { name: 'Pinned scenarios side by side' })
      .getByRole('row', { name: /^Home price/ });
    await expect(row).toContainText('$450,000');
    await page.reload();
    await expect(row).toContainText('differs');
    await expect(row).toContainText('$425,000');
  });
});

test.describe('the monthly payment, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('stays in view while the inputs scroll', async ({ page, inbox }) => {
    await page.goto(inbox.url + path);
    await slider(page, 'Property tax').scrollIntoViewIfNeeded();
    const bar = page.locator('[data-bar]');
    await expect(bar).toBeInViewport();
    await expect(bar).toContainText('$2,743.18');
    await bar.getByRole('link', { name: 'See breakdown' }).click();
    await expect(answer(page)).toBeInViewport();
    expect(await sideways(page)).toBe(0);
    const ring = page.getByRole('img', { name: /^Monthly payment by part/ });
    await expect(ring.locator('canvas')).toBeVisible();
    const figure = page.locator('figure').filter({ has: ring });
    expect(await figure.evaluate((box: HTMLElement) => box.offsetWidth)).toBe(300);
  });
});

test.describe('the monthly payment, without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the example, the ring, the formula and a number to call', async ({ page, inbox }) => {
    await page.goto(inbox.url + path);
    await expect(answer(page)).toHaveText('$2,743.18');
    await expect(page.getByRole('img', { name: /Principal & Interest \$2,743\.18 \(100\.0%\)/ })).toBeVisible();
    await expect(page.getByText(/Without JavaScript this page shows the example/)).toBeVisible();
    await page.getByText('Show the work').click();
    await expect(page.getByText('tax ÷ 12 + insurance + dues')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '(614) 555-0142' }).first()).toBeVisible();
  });
});
