import puppeteer, { type BrowserContext, type KeyInput, type Page } from 'puppeteer-core';
import { chromiumFlags, findChromium } from '@/scripts/find-chromium';
import { findFirefox } from '@/scripts/find-engines';
import { openScreen } from './screen';
import { type Browser, type EngineName, expressionOf, type Launch, type Tab } from './tab';

/** Longest wait for a page or for one command, in milliseconds. */
const patience = 45_000;

/** Longest wait for the browser's word that a page has loaded, in milliseconds; after it the page itself is asked. */
const reportPatience = 20_000;

/** Reports violations of the page's policy to the console: Firefox logs them where the protocol cannot see. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`Policy violation: ${violatedDirective} ${blockedURI}`);
  });
}

/** The hash of nothing: Firefox reports a script whose request ended because the visitor left the page. */
const cutShort = 'The computed hash is “OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb”';

/** Chromium's remarks on failed requests, which are taken from their answers, and on a header that plain HTTP mutes. */
const known = ['Failed to load resource', 'The Cross-Origin-Opener-Policy header has been ignored'];

function tabOf(engine: EngineName, page: Page): Tab {
  let log: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !known.some((words) => message.text().startsWith(words)))
      log.push(message.text());
  });
  page.on('pageerror', (problem) => {
    if (!String(problem).includes(cutShort)) log.push(String(problem));
  });
  page.on('response', (response) => {
    if (response.status() >= 400) log.push(`${response.status()} ${response.url()}`);
  });

  return {
    engine,
    async goto(url) {
      const told = page.goto(url, { waitUntil: 'load', timeout: reportPatience });
      await told.catch(async (problem) => {
        // Now and then Firefox loads a page at another address and does not say that it has.
        const state = await page.evaluate(() => {
          const files = performance.getEntriesByType('resource').map(({ name, duration }) => `${name} ${duration}`);
          return { href: location.href, ready: document.readyState, files };
        });
        if (state.ready === 'complete' && state.href === new URL(url).href) return;
        throw new Error(`${url} did not load: ${JSON.stringify(state)}`, { cause: problem });
      });
    },
    async reload() {
      await page.reload({ waitUntil: 'load' });
    },
    async back() {
      // Not awaited: it may wait for a load that never comes where the page returns from memory.
      page.goBack().catch(() => undefined);
    },
    async forward() {
      page.goForward().catch(() => undefined);
    },
    // The result is what the function returns, as the interface says.
    eval: async (run, ...given) => (await page.evaluate(expressionOf(run, given))) as ReturnType<typeof run>,
    async drag(first, ...others) {
      if (!first) return;
      await page.mouse.move(...first);
      await page.mouse.down();
      for (const point of others) await page.mouse.move(...point);
      await page.mouse.up();
    },
    async type(text) {
      await page.keyboard.type(text);
    },
    async press(key, modifier) {
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(key as KeyInput);
      if (modifier) await page.keyboard.up(modifier);
    },
    async size(width, height) {
      await page.setViewport({ width, height });
    },
    shot: () => page.screenshot(),
    async takeLog() {
      const taken = log;
      log = [];
      return taken;
    },
  };
}

function launchWith(engine: 'chromium' | 'firefox'): Launch {
  return async ({ script }) => {
    const screen = engine === 'firefox' ? await openScreen() : undefined;
    const browser = await puppeteer.launch({
      ...(engine === 'firefox'
        ? {
            browser: 'firefox' as const,
            executablePath: findFirefox(),
            // Without a window Firefox presses no button by Enter or Space.
            headless: false,
            env: { ...process.env, DISPLAY: screen?.display },
            extraPrefsFirefox: { 'javascript.enabled': script, 'ui.useOverlayScrollbars': 1 },
          }
        : { executablePath: findChromium(), args: [...chromiumFlags] }),
      protocolTimeout: patience,
      defaultViewport: { width: 1280, height: 900 },
    });
    let context: BrowserContext | undefined;
    return {
      async freshTab() {
        await context?.close();
        context = await browser.createBrowserContext();
        const page = await context.newPage();
        page.setDefaultTimeout(patience);
        if (engine === 'chromium') await page.setJavaScriptEnabled(script);
        if (script) await page.evaluateOnNewDocument(reportViolations);
        return tabOf(engine, page);
      },
      async close() {
        await Promise.race([browser.close(), new Promise((resolve) => setTimeout(resolve, 10_000))]);
        browser.process()?.kill('SIGKILL');
        await screen?.close();
      },
    } satisfies Browser;
  };
}

export const launchChromium: Launch = launchWith('chromium');
export const launchFirefox: Launch = launchWith('firefox');
