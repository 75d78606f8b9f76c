import type { Browser, Page } from '@playwright/test';
import { expect, test } from './steps/fixtures';
import { serveInPieces } from './steps/in-pieces';
import { scrollThrough } from './steps/measures';
import { builtPages, testedOf } from './steps/pages';
import { shiftsOf, watchShifts } from './steps/shifts';

/** A line that wraps moves a phone's page by 0.02; different letter widths score up to 0.012 on a slow connection. */
const maxShift = 0.015;
/** Pages that load at a time. */
const atOnce = 3;

/** A window in which each page's fonts wait for its first paint. Routing bypasses the cache. */
async function openWindow(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: width < 800 ? 844 : 800 } });
  const page = await context.newPage();
  await watchShifts(page);
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
  return page;
}

/** Loads a page and its lazy parts. Returns what moved if it is too much. */
async function movesOf(page: Page, url: string, holdsIsland: boolean): Promise<readonly unknown[]> {
  await page.goto(url);
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  if (holdsIsland) await scrollThrough(page);
  const shifts = await shiftsOf(page);
  const total = shifts.reduce((sum, { score }) => sum + score, 0);
  const missing = ['Besley', 'Figtree'].filter((family) => !fonts.includes(family));
  return [...(total > maxShift ? [{ total, shifts }] : []), ...missing.map((family) => `${family} did not come`)];
}

for (const width of [390, 1280]) {
  test(`no page shifts at ${width} px while it loads in pieces with late fonts`, async ({ browser, inbox }) => {
    test.slow();
    const slow = await serveInPieces(inbox.url);
    // County pages are alike.
    const all = builtPages.filter(({ path }) => !path.startsWith('/ohio/') || path === '/ohio/franklin-county');
    const rest = [...testedOf(all)];
    const found: unknown[] = [];
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        const page = await openWindow(browser, width);
        for (let next = rest.pop(); next; next = rest.pop()) {
          const moves = await movesOf(page, slow.url + next.path, next.holdsIsland);
          if (moves.length > 0) found.push({ path: next.path, moves });
        }
        await page.context().close();
      }),
    );
    slow.close();
    expect(found).toEqual([]);
  });
}

async function heightOfTimes(page: Page, url: string, hint: RegExp | string): Promise<number> {
  await page.goto(`${url}/contact-us`);
  const times = page.getByRole('group', { name: 'When should we call?' });
  await expect(times).toContainText(hint);
  return (await times.boundingBox())?.height ?? 0;
}

// The number of times on offer changes with the hour and the day.
test('the times for a call take the room that the exported page has for them', async ({ browser, inbox }) => {
  const viewport = { width: 1280, height: 800 };
  const still = await browser.newContext({ javaScriptEnabled: false, viewport });
  const room = await heightOfTimes(await still.newPage(), inbox.url, 'Afternoon');
  await still.close();
  for (const moment of ['30T09:10', '30T12:55', '28T10:00', '29T10:00']) {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date(`2026-11-${moment}:00-05:00`));
    expect(await heightOfTimes(page, inbox.url, /in Ohio\./), moment).toBe(room);
    await context.close();
  }
});
