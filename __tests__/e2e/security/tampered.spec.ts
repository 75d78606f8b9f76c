import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { scriptsReachedFrom } from '@/scripts/after-export/chunks';
import { expect, test } from '../fixtures';
import { builtPages } from '../pages';

test.use({ breaksPolicy: true });

const out = join(process.cwd(), 'out');
const fileOf = (path: string) => join(out, `${path === '/' ? '/index' : path}.html`);
const scriptsFor = scriptsReachedFrom(out);
const pages = builtPages().filter(({ holdsIsland }) => holdsIsland);
/** Every script file of the site, and a page that comes to load it: one with a form, where there is one. */
const loadedBy = new Map<string, string>();
for (const { path } of [...pages].sort((one) => (one.path === '/contact-us' ? -1 : 1))) {
  for (const src of scriptsFor(readFileSync(fileOf(path), 'utf8')).keys()) {
    if (!loadedBy.has(src)) loadedBy.set(src, path);
  }
}

/** Whether the page names the file itself; the others come once something on it asks for them. */
function loadsAtOnce(path: string, src: string): boolean {
  return readFileSync(fileOf(path), 'utf8').includes(`<script src="${src}"`);
}

type Words = { readonly title: string; readonly length: number };

/** What a visitor reads: the main heading, and how much text there is. */
async function wordsOf(page: Page): Promise<Words> {
  const title = (await page.locator('h1').first().textContent()) ?? '';
  const text = (await page.locator('main').textContent()) ?? '';
  return { title, length: text.replace(/\s+/g, ' ').length };
}

test('every script file of the site is known here', () => {
  expect(loadedBy.size).toBeGreaterThan(6);
});

for (const [src, path] of loadedBy) {
  test(`${path} keeps its text, its menu and its form when ${src.replace(/.*\//, '')} was tampered with, and never runs it`, async ({
    page,
    inbox,
    browser,
  }) => {
    const still = await browser.newContext({ javaScriptEnabled: false });
    const quiet = await still.newPage();
    await quiet.goto(`${inbox.url}${path}`);
    const words = await wordsOf(quiet);
    await still.close();

    let served = 0;
    await page.route(`**${src}`, async (route) => {
      served += 1;
      const text = scriptsFor(src).get(src) ?? '';
      const bytes = Buffer.from(`${text}\nwindow.tampered = true;`);
      const at = Math.floor(text.length / 2);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      await route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: bytes });
    });
    await page.goto(`${inbox.url}${path}`, { waitUntil: 'load' });
    // A chunk that loads on demand is asked for once something is done.
    await page.mouse.wheel(0, 4000);
    await page.waitForTimeout(1500);
    expect(await page.evaluate(() => Reflect.get(window, 'tampered'))).toBeUndefined();

    const now = await wordsOf(page);
    expect(served).toBeGreaterThanOrEqual(loadsAtOnce(path, src) ? 1 : 0);
    expect(now.title).toBe(words.title);
    expect(now.length).toBeGreaterThan(words.length * 0.95);
    await page.locator('nav summary').first().click();
    await expect(page.locator('nav details[open] a').first()).toBeVisible();

    const form = page.locator('form[action="/leads/contact"]');
    if ((await form.count()) === 0) return;
    await page.keyboard.press('Escape');
    await form.getByLabel('Name', { exact: true }).fill('Sam Sample');
    for (const field of await form.locator('input:visible, textarea:visible').all()) {
      const name = (await field.getAttribute('name')) ?? '';
      const value = { email: 'sam@example.com', phone: '6145550188', city: 'Columbus', message: 'Hello' }[name];
      if (value) await field.fill(value);
    }
    await form.locator('button[type=submit]').click();
    await expect.poll(async () => (await inbox.leads()).length).toBe(1);
  });
}
