import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '@/scripts/find-chromium';
import { pagesIn, serveSite } from './site-server';
import { median } from './statistics';

// Fonts on a first visit: whether the real letters are there on a good line, whether the first paint waits for them, and
// what moves when they come three seconds late.

const visits = 8;
const late = 3000;
/** Milliseconds after the fonts have come in which something could still move. */
const rest = 300;
const chosen = process.argv.slice(2);

/** A page of its own in a context without a cache, on a line of 20 Mbit/s and 20 ms. */
async function newVisit(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: 20_000_000 / 8,
    uploadThroughput: 20_000_000 / 8,
  });
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, 'hadRecentInput')) seen.shift += Number(Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return page;
}

/** Whether the heading and the first paragraph are drawn with fonts of the page. */
async function hasRealLetters(page: Page): Promise<boolean> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  for (const selector of ['h1', 'main p']) {
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    // What is for print only is drawn with no font at all.
    let drawn: readonly { readonly isCustomFont: boolean }[] = [];
    for (const nodeId of nodeIds) {
      if (drawn.length === 0) drawn = (await devtools.send('CSS.getPlatformFontsForNode', { nodeId })).fonts;
    }
    if (!drawn.some(({ isCustomFont }) => isCustomFont)) return false;
  }
  return true;
}

function firstPaintOf(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
}

/** The first paint and the layout shift, all told, of a visit whose fonts are late. */
async function lateVisit(browser: Browser, url: string, width: number) {
  const page = await newVisit(browser, width);
  await page.route('**/*.woff2', async (route) => {
    await new Promise((over) => setTimeout(over, late));
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(rest);
  const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
  const firstPaint = await firstPaintOf(page);
  await page.context().close();
  return { shift, firstPaint };
}

const out = join(process.cwd(), 'out');
const server = await serveSite(out);
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
console.log(
  `| page | real letters, of ${visits} first visits | first paint, ms | with fonts ${late / 1000} s late | CLS then |`,
);
console.log('|---|--:|--:|--:|--:|');
for (const path of chosen.length > 0 ? chosen : pagesIn(out)) {
  const url = `http://localhost:${server.port}${path}`;
  let real = 0;
  const paints: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const page = await newVisit(browser, visit % 2 === 0 ? 390 : 1280);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(rest);
    if (await hasRealLetters(page)) real += 1;
    paints.push(await firstPaintOf(page));
    await page.context().close();
  }
  const lates = [await lateVisit(browser, url, 390), await lateVisit(browser, url, 1280)];
  const paint = Math.round(median(paints));
  const latePaint = Math.round(Math.max(...lates.map(({ firstPaint }) => firstPaint)));
  const shift = Math.max(...lates.map((each) => each.shift)).toFixed(4);
  console.log(`| ${[path, real, paint, latePaint, shift].join(' | ')} |`);
}
await browser.close();
await server.stop(0);
