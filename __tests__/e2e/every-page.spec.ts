import type { CDPSession, Page, Request } from '@playwright/test';
import { runsInFull } from '../helpers/full';
import { axeFindings } from './steps/axe';
import { expect, test } from './steps/fixtures';
import {
  brokenControls,
  brokenWords,
  crowdedCells,
  cutTexts,
  cutValues,
  isHydrated,
  openDetails,
  scrollThrough,
  sideways,
  smallTargets,
  spaceTexts,
} from './steps/measures';
import { type BuiltPage, builtPages, testedOf } from './steps/pages';
import { tabThrough } from './steps/tab-walk';

/** Maximum Tab stops checked: only the glossary has more, and hundreds of its entries are alike. */
const maxStops = 200;

/** Milliseconds to wait for further requests. */
const rest = 500;

/** A page without islands has no script, is complete after four requests, and requests nothing more. */
async function isAtRest(page: Page, requests: readonly Request[]): Promise<void> {
  const types = await page
    .locator('script')
    .evaluateAll((scripts) => scripts.map((script) => script.getAttribute('type')));
  expect(types.filter((type) => type !== 'application/ld+json' && type !== 'speculationrules')).toEqual([]);
  await expect(page.locator('link[rel=preload][as=script], link[rel=modulepreload]')).toHaveCount(0);
  await page.waitForTimeout(rest);
  expect(requests.filter((request) => request.resourceType() === 'script').map((request) => request.url())).toEqual([]);
  const addresses = requests.map((request) => request.url());
  expect(addresses.length, addresses.join(' ')).toBeLessThanOrEqual(4);
  expect(new Set(addresses).size, 'different addresses').toBe(addresses.length);
}

/** What search engines and readers see of a page: its metadata, structured data, headings, links and text. */
function readableContent(page: Page, withScript: boolean) {
  return page.evaluate(async (hasRun) => {
    // A document request is parsed as in a browser with script disabled.
    const asSent = () =>
      new Promise<Document>((resolve) => {
        const request = new XMLHttpRequest();
        request.open('GET', location.pathname);
        request.responseType = 'document';
        request.addEventListener('load', () => resolve(request.responseXML as Document));
        request.send();
      });
    const shown = hasRun ? document : await asSent();
    const texts = (selector: string) =>
      [...shown.querySelectorAll(selector)]
        .filter((element) => !element.closest(`form, noscript, [aria-hidden="true"], [hidden]`))
        .map((element) => element.textContent?.replace(/\s+/g, ' ').trim() ?? '');
    const metadata = [...shown.head.querySelectorAll('title, meta[name], meta[property], link[rel="canonical"]')];
    return {
      metadata: metadata
        .map((element) => element.outerHTML)
        .filter((markup) => !/name="next-size-adjust"/.test(markup))
        .sort(),
      structuredData: texts('script[type="application/ld+json"]'),
      headings: texts('h1, h2, h3'),
      paragraphs: texts('main p, main dd, main li'),
      links: [...shown.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
    };
  }, withScript);
}

function setTextSize(devtools: CDPSession, standard: number): Promise<unknown> {
  return devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: Math.round(standard * 0.8125) } });
}

const walked = testedOf(builtPages);
// County pages are alike, so every sixth represents the others.
const others = builtPages
  .filter((page) => !walked.includes(page))
  .filter(({ path }, at) => runsInFull || !path.startsWith('/ohio/') || at % 6 === 0);

test('the pages tested include some with and some without islands, and together have every part of every page', () => {
  expect(walked.some(({ holdsIsland }) => holdsIsland)).toBe(true);
  expect(walked.some(({ holdsIsland }) => !holdsIsland)).toBe(true);
  const partsIn = (pages: readonly BuiltPage[]) => [...new Set(pages.flatMap(({ parts }) => [...parts]))].sort();
  expect(partsIn(walked)).toEqual(partsIn(builtPages));
});

for (const { path, holdsIsland } of walked) {
  const script = holdsIsland ? 'hydrates its islands' : 'has no script and at most four requests';
  test(`${path} ${script}, fits every width, is accessible and follows its policy`, async ({ page, inbox }) => {
    const url = inbox.url + path;
    const foreign: string[] = [];
    await page.route(
      ({ origin }) => origin !== inbox.url,
      async (route) => {
        foreign.push(route.request().url());
        await route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' });
      },
    );
    const devtools = await page.context().newCDPSession(page);
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // A window of 1280 by 1024 px, zoomed to 400%.
    const enlarged = { width: 320, height: 256 };
    if (holdsIsland) await page.setViewportSize(enlarged);
    await page.goto(url, { waitUntil: holdsIsland ? 'networkidle' : 'load' });
    if (holdsIsland) {
      await scrollThrough(page);
      await isHydrated(page);
    } else await isAtRest(page, requests);
    await page.setViewportSize(enlarged);
    await expect(page.locator('main script:not([type])'), 'inline scripts that stayed').toHaveCount(0);
    expect(foreign, 'requests to other sites before anything is opened').toEqual([]);
    const moving = await page.evaluate(() => document.getAnimations().map((one) => Reflect.get(one, 'animationName')));
    expect(moving, 'animations where less motion is wanted').toEqual([]);

    if (holdsIsland) {
      await test.step('the text and metadata are the same without script', async () => {
        const withScript = await readableContent(page, true);
        const without = await readableContent(page, false);
        expect(without.metadata).toEqual(withScript.metadata);
        expect(without.structuredData).toEqual(withScript.structuredData);
        for (const part of ['headings', 'paragraphs', 'links'] as const) {
          expect(withScript[part].filter((text) => !without[part].includes(text))).toEqual([]);
        }
        expect(without.headings.length).toBeGreaterThan(1);
      });
    }

    await openDetails(page);
    await test.step('by Tab at 400% zoom', async () => {
      expect(await sideways(page), 'px beyond the edge at 320 px').toBeLessThanOrEqual(0);
      const stops = await tabThrough(page, devtools, runsInFull ? undefined : maxStops);
      expect(stops.flatMap(({ name, wrong }) => wrong.map((what) => `${name} ${what}`))).toEqual([]);
      expect(stops.length, 'Tab stops').toBeGreaterThan(10);
    });

    // If the walk ends on the skip link, it covers the header.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    for (const width of [320, 390, 768, 1024, 1280]) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        // A chart resizes a moment later.
        await expect.poll(() => sideways(page), `px beyond the edge at ${width} px`).toBeLessThanOrEqual(0);
        expect(await brokenWords(page), `broken words at ${width} px`).toEqual([]);
        expect(await cutValues(page), `values cut off at ${width} px`).toEqual([]);
        expect(await crowdedCells(page), `texts beyond their cells at ${width} px`).toEqual([]);
        if (width === 390) expect(await smallTargets(page), 'small targets').toEqual([]);
        else if (width === 1280 || (width === 320 && (holdsIsland || runsInFull)))
          expect(await axeFindings(page), `axe at ${width} px`).toEqual([]);
      });
    }

    await test.step('with text at 130%', async () => {
      await setTextSize(devtools, 21);
      for (const width of [390, 1024]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await brokenWords(page), `broken words at ${width} px`).toEqual([]);
      }
    });

    await test.step('with text at 200%', async () => {
      await setTextSize(devtools, 32);
      for (const width of [320, 390, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
        await expect.poll(() => sideways(page), `px beyond the edge at ${width} px`).toBeLessThanOrEqual(0);
        expect(await cutTexts(page), `texts cut off at ${width} px`).toEqual([]);
        if (width === 390 || width === 1024) expect(await brokenWords(page), `broken words at ${width} px`).toEqual([]);
      }
    });

    await test.step('with increased text spacing', async () => {
      await setTextSize(devtools, 16);
      await spaceTexts(page);
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await expect.poll(() => sideways(page), `px beyond the edge at ${width} px`).toBeLessThanOrEqual(0);
        expect(await brokenControls(page), `controls at ${width} px`).toEqual([]);
      }
    });

    await test.step('with everything opened', async () => {
      await openDetails(page, 'body');
      await page.waitForLoadState('networkidle');
      expect(foreign).toEqual([]);
    });
  });
}

// The other pages have the same parts, but their words and figures may be too wide.
for (const share of others.length > 0 ? [0, 1] : []) {
  const own = others.filter((_, at) => at % 2 === share);
  test(`${own.length} more pages fit every width, also with text at 200%, part ${share + 1} of 2`, async ({
    page,
    inbox,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { path, missing, islandCount } of own) {
      await test.step(path, async () => {
        await setTextSize(devtools, 16);
        await page.setViewportSize({ width: 320, height: 800 });
        const answer = await page.goto(inbox.url + path);
        expect(answer?.status()).toBe(missing ? 404 : 200);
        await expect(page.locator('script[src]')).toHaveCount(Math.min(1, islandCount));
        await expect(page.locator('main script:not([type])'), 'inline scripts that stayed').toHaveCount(0);
        await openDetails(page);
        for (const [width, size] of [
          [320, 16],
          [390, 16],
          [1280, 32],
          [320, 32],
        ] as const) {
          await setTextSize(devtools, size);
          await page.setViewportSize({ width, height: 800 });
          const at = `${path} at ${width} px with text of ${size} px`;
          await expect.poll(() => sideways(page), `px beyond the edge: ${at}`).toBeLessThanOrEqual(0);
          if (width === 390) expect(await smallTargets(page), `small targets: ${at}`).toEqual([]);
          if (size === 32) expect(await cutTexts(page), `texts cut off: ${at}`).toEqual([]);
        }
      });
    }
  });
}
