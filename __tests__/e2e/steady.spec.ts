import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { builtPages } from './pages';

/** How long each font is held back, in milliseconds: long after the first paint. */
const fontDelay = 700;

/** Notes every layout shift from the first paint on, with what moved. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const sources: readonly { readonly node: Node | null }[] = Reflect.get(entry, 'sources') ?? [];
        const moved = sources.map(({ node }) => `<${node?.nodeName.toLowerCase()}> ${node?.textContent?.slice(0, 40)}`);
        shifts.push(`${Reflect.get(entry, 'value')}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px, with late fonts on a slow line`, () => {
    test.use({ viewport: { width, height: 800 } });
    for (const { path } of builtPages()) {
      test(`nothing on ${path} moves by itself`, async ({ page, inbox }) => {
        await watchShifts(page);
        const devtools = await page.context().newCDPSession(page);
        await devtools.send('Network.enable');
        await devtools.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 80,
          downloadThroughput: 200_000,
          uploadThroughput: 100_000,
        });
        await page.route('**/*.woff2', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, fontDelay));
          await route.continue();
        });
        await page.goto(inbox.url + path);
        const early = await page.evaluate(async () => {
          const [paint] = performance.getEntriesByName('first-contentful-paint');
          await document.fonts.ready;
          const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
          return {
            paint: paint?.startTime ?? Number.NaN,
            fonts: fonts.map((font) => Reflect.get(font, 'responseEnd')),
          };
        });
        expect(early.fonts).toHaveLength(2);
        for (const end of early.fonts) expect(early.paint).toBeLessThan(end);
        // Down the whole page, for what is drawn only once it is seen.
        await page.evaluate(async () => {
          const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
          for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
            window.scrollTo({ top, behavior: 'instant' });
            await frame();
            await frame();
          }
        });
        expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
      });
    }
  });
}

test.describe('where less motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the first phrase of the headline stands still', async ({ page, inbox }) => {
    await page.goto(inbox.url);
    const headline = page.locator('main h1');
    const text = await headline.textContent();
    await page.waitForTimeout(1500);
    await expect(headline).toHaveText(text ?? '');
    await expect(page.getByRole('button', { name: 'Pause the changing headline' })).toBeHidden();
  });
});

for (const width of [360, 390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('nothing counts as moved while one phrase of the headline gives way to the next', async ({ page, inbox }) => {
      await watchShifts(page);
      await page.goto(inbox.url);
      const shown = page.locator('main h1 [aria-hidden]');
      await expect(shown).toContainText('Secure a Better Rate');
      expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
    });
  });
}

test('the changing headline stops at the press of its button', async ({ page, inbox }) => {
  await page.goto(inbox.url);
  const pause = page.getByRole('button', { name: 'Pause the changing headline' });
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  const text = await page.locator('main h1').textContent();
  await page.waitForTimeout(1500);
  await expect(page.locator('main h1')).toHaveText(text ?? '');
});
