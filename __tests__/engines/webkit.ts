import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { Builder, Capabilities, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver';
import { findWebKit } from '@/scripts/machine/find-engines';
import { freePort } from '@/scripts/machine/ports';
import { is } from './hands';
import { end, openScreen, start } from './processes';
import { type Engine, expressionOf, type Key, type Tab } from './tab';

/** Maximum wait for a page or a command, in milliseconds. */
const patience = 45_000;

const keys: Readonly<Record<Key, string>> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  ArrowRight: Keys.ARROW_RIGHT,
  Home: Keys.HOME,
  End: Keys.END,
};

/** Errors in the output of the view: from scripts, CSP and requests. */
function complaintsIn(output: string): readonly string[] {
  const known = "Unrecognized Content-Security-Policy directive 'manifest-src'.";
  return output.split('\n').filter((line) => /CONSOLE .*ERROR/.test(line) && !line.endsWith(known));
}

function tabOf(driver: WebDriver, folder: string): Tab {
  const actions = () => driver.actions({ async: true });
  const said = () => readFileSync(join(folder, 'output'), 'utf8');
  let read = said().length;
  return {
    goto: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    eval: (run, ...given) => driver.executeScript(`return ${expressionOf(run, given)}`),
    async drag(first, ...others) {
      const at = ([x, y]: readonly [number, number]) => {
        return { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 };
      };
      if (!first) return;
      let sequence = actions().move(at(first)).press();
      for (const point of others) sequence = sequence.move(at(point));
      await sequence.release().perform();
    },
    async type(text) {
      for (const letter of text)
        await actions()
          .sendKeys(letter === '\n' ? Keys.ENTER : letter)
          .perform();
    },
    press: (key) => actions().sendKeys(keys[key]).perform(),
    async size(width, height) {
      const window = driver.manage().window();
      const [wide, high] = await driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
      const rect = await window.getRect();
      await window.setRect({ x: 0, y: 0, width: rect.width - wide + width, height: rect.height - high + height });
      await expect.poll(() => driver.executeScript('return [innerWidth, innerHeight]')).toEqual([width, height]);
    },
    async print() {
      const file = join(folder, 'printed.pdf');
      rmSync(file, { force: true });
      await driver.executeScript('window.webkit.messageHandlers.print.postMessage(null)');
      await expect.poll(() => existsSync(file), { timeout: patience }).toBe(true);
      return readFileSync(file);
    },
    shot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    takeLog() {
      const fresh = said().slice(read);
      read += fresh.length;
      return complaintsIn(fresh);
    },
  };
}

/** WebKitGTK in a plain window, on a virtual screen, by WebDriver. */
export async function launchWebKit(script: boolean): Promise<Engine> {
  const programs = findWebKit();
  const screen = await openScreen();
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const output = join(folder, 'output');
  writeFileSync(output, '');
  // The driver swallows the view's output, and a program that writes to a file buffers its lines.
  const binary = join(folder, 'view');
  const view = join(import.meta.dirname, 'webkit-view.py');
  const command = `exec stdbuf -oL '${programs.python}' '${view}' "$@" >>'${output}' 2>&1`;
  writeFileSync(binary, `#!/bin/sh\n${command}\n`, { mode: 0o755 });
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: screen.display,
    HOME: folder,
    LIBGL_ALWAYS_SOFTWARE: '1',
    // Containers forbid the namespaces that its sandbox needs.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const service = start(programs.driver, [`--port=${port}`], { env });
  const url = `http://127.0.0.1:${port}`;
  await is('the driver answers', async () => (await fetch(`${url}/status`)).ok);
  const options = { binary, args: script ? [] : ['--no-script'] };
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities(new Capabilities({ browserName: 'WebKitGTK', 'webkitgtk:browserOptions': options }))
    .build();
  await driver.manage().setTimeouts({ pageLoad: patience, script: patience });

  return {
    async freshTab() {
      const before = await driver.getWindowHandle();
      await driver.switchTo().newWindow('window');
      const opened = await driver.getWindowHandle();
      await driver.switchTo().window(before);
      await driver.close();
      await driver.switchTo().window(opened);
      const tab = tabOf(driver, folder);
      await tab.size(1280, 900);
      return tab;
    },
    async close() {
      await Promise.race([driver.quit().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, 5_000))]);
      end(service);
      screen.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
