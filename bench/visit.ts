import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '@/scripts/machine/find-chromium';
import { serveSite } from './site-server';
import { isSmokeTest } from './smoke-test';

// Counts the script bytes of a visit with one cache: two calculators, which are scrolled, their call sheets, and a form.

const paths = ['/what-will-my-monthly-payment-be-calculator', '/refinance-analysis-calculator', '/contact-us'].slice(
  0,
  isSmokeTest ? 1 : undefined,
);

/** Scrolls to the end of a page that may grow while it scrolls. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  await page.waitForLoadState('networkidle');
}

/** Prints the brotli bytes and the number of script files that each step requests for the first time. */
async function measureVisit(browser: Browser, site: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  let files = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.endsWith('.js') && !response.fromDiskCache) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!scripts.delete(requestId) || encodedDataLength === 0) return;
    bytes += encodedDataLength;
    files += 1;
  });
  const report = (step: string) => {
    console.log(`| ${step} | ${bytes.toLocaleString('en-US')} | ${files} |`);
    bytes = 0;
    files = 0;
  };
  for (const path of paths) {
    await page.goto(site + path, { waitUntil: 'networkidle' });
    report(`${path}, loaded`);
    await scrollToEnd(page);
    report(`${path}, scrolled`);
    if (path === '/contact-us') continue;
    await page.getByRole('link', { name: 'Request a call' }).first().click();
    await page.getByRole('dialog').waitFor();
    await page.waitForLoadState('networkidle');
    report(`${path}, call sheet`);
    await page.keyboard.press('Escape');
  }
  await context.close();
}

const server = await serveSite(join(process.cwd(), 'out'));
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
console.log(
  'Script of one visit: bytes on the wire, with headers, and files\n\n| step | bytes | files |\n|---|--:|--:|',
);
await measureVisit(browser, `http://localhost:${server.port}`);
await browser.close();
await server.stop(0);
