import puppeteer, { type BrowserContext, type KeyInput, type Page } from 'puppeteer-core';
import { findFirefox } from '@/scripts/machine/find-engines';
import { openScreen } from './processes';
import { type Engine, expressionOf, type Tab } from './tab';

/** Maximum wait for a page or a command, in milliseconds. */
const patience = 45_000;

/** Maximum wait for the browser to report a page load, in milliseconds, before the page itself is asked. */
const reportPatience = 20_000;

/** The hash of an empty file: Firefox reports a script whose request was cut off when the visitor left the page. */
const emptyFileHash = 'The computed hash is “OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb”';

function tabOf(page: Page): Tab {
  const log: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') log.push(message.text());
  });
  page.on('pageerror', (problem) => {
    if (!String(problem).includes(emptyFileHash)) log.push(String(problem));
  });
  page.on('response', (response) => {
    if (response.status() >= 400) log.push(`${response.status()} ${response.url()}`);
  });

  return {
    async goto(url) {
      await page.goto(url, { waitUntil: 'load', timeout: reportPatience }).catch(async (problem) => {
        // Firefox sometimes loads a page at another URL without reporting it.
        const [href, state] = await page.evaluate(() => [location.href, document.readyState]);
        if (state !== 'complete' || href !== new URL(url).href) throw problem;
      });
    },
    async reload() {
      await page.reload({ waitUntil: 'load' });
    },
    async back() {
      // Not awaited: if the page returns from memory, it may wait for a load that never comes.
      page.goBack().catch(() => undefined);
    },
    async forward() {
      page.goForward().catch(() => undefined);
    },
    // The result is what the function returns, as the interface promises.
    eval: async (run, ...given) => (await page.evaluate(expressionOf(run, given))) as ReturnType<typeof run>,
    async drag(first, ...others) {
      if (!first) return;
      await page.mouse.move(...first);
      await page.mouse.down();
      for (const point of others) await page.mouse.move(...point);
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key as KeyInput),
    size: (width, height) => page.setViewport({ width, height }),
    print: () => page.pdf({ format: 'letter', preferCSSPageSize: true }),
    shot: () => page.screenshot(),
    takeLog: () => log.splice(0),
  };
}

/** Firefox by WebDriver BiDi, in a window: headless, it does not press buttons with Enter or Space. */
export async function launchFirefox(script: boolean): Promise<Engine> {
  const screen = await openScreen();
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: false,
    env: { ...process.env, DISPLAY: screen.display },
    extraPrefsFirefox: { 'javascript.enabled': script, 'ui.useOverlayScrollbars': 1 },
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
      if (script) {
        // Firefox logs policy violations where the protocol cannot see them.
        await page.evaluateOnNewDocument(() => {
          document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
            console.error(`Policy violation: ${violatedDirective} ${blockedURI}`);
          });
        });
      }
      return tabOf(page);
    },
    async close() {
      await Promise.race([browser.close(), new Promise((resolve) => setTimeout(resolve, 10_000))]);
      browser.process()?.kill('SIGKILL');
      screen.close();
    },
  };
}
