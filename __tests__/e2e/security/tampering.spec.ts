import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { expect, test } from '@/__tests__/e2e/steps/fixtures';
import { roomPaths } from '@/lib/questionnaire/rooms';
import { filesBelow } from '@/scripts/build/files';
import { formSubjects, type Subject } from '../leads/subjects';

const out = join(process.cwd(), 'out');
const scripts = filesBelow(out)
  .map((file) => file.slice(out.length))
  // The worker that reads PDF files is started by its address alone: browsers check no hash of a worker.
  .filter((file) => file.endsWith('.js') && !file.includes('estimate-reader'));
const htmlOf = (path: string) => readFileSync(join(out, path === '/' ? 'index.html' : `${path}.html`), 'utf8');

const paths = ['/contact-us', '/what-will-my-monthly-payment-be-calculator', roomPaths.purchase] as const;

/** One page of each kind that hydrates, with the script files that it may load and the pages before it do not. */
const pages = paths.map((path, at) => ({
  path,
  files: scripts.filter((file) => paths.slice(0, at + 1).findIndex((each) => htmlOf(each).includes(file)) === at),
}));

/**
 * The texts of the headings and paragraphs in the exported page, but the hint to which script adds the hour in Columbus, and
 * the sentence that it takes away.
 */
function textsOf(path: string): readonly string[] {
  return parse(htmlOf(path))
    .querySelectorAll('main h1, main h2, main p')
    .filter((element) => !element.closest('noscript, dialog, template, #call-when-hint, [class*="_late"]'))
    .map((element) => element.textContent.replace(/\s+/g, ''));
}

/** The rooms of the questionnaires have a way out in place of a menu. */
function hasMenu(path: string): boolean {
  return !Object.values<string>(roomPaths).includes(path);
}

async function worksWithout(page: Page, path: string, subject: Subject | undefined): Promise<void> {
  if (!hasMenu(path)) {
    // The first question, or the exported page with the phone number.
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save and leave' })).toBeVisible();
  } else {
    const shown = await page.locator('main').evaluate((main) => (main.textContent ?? '').replace(/\s+/g, ''));
    // A later part whose code came damaged twice gives way to a sentence that says so.
    if (!shown.includes('Thispartofthepagecouldnotbeloaded')) {
      expect(textsOf(path).filter((text) => !shown.includes(text))).toEqual([]);
    }
    const menu = page.locator('#menu').getByRole('button', { name: 'Purchase' });
    const link = page.locator('#menu').getByRole('link', { name: 'FHA Loan Options' });
    await menu.click();
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
  }

  if (subject === undefined) return;
  await subject.open(page, false);
  await subject.fill(page, 'Sam');
  await subject.button(page).click();
  // Posted by the browser, or by the scripts that are intact.
  const thanks = page.getByRole('heading', { level: 1, name: 'Thank you' }).or(subject.receipt(page, 'Sam'));
  await expect(thanks.first()).toBeVisible();
}

test.use({ breaksPolicy: true });

for (const [at, { path, files }] of pages.entries()) {
  // A page without any of its scripts is the same everywhere; the first one has a form.
  const visits = [...files.map((file) => [file]), ...(at === 0 ? [scripts] : [])];
  const subject = formSubjects.find((each) => each.path === path);

  test(`${path} keeps its ${hasMenu(path) ? 'text, its menu' : 'way out'}${subject ? ' and its form' : ''} when a byte of any of ${files.length} script files is flipped${visits.length > files.length ? ', or of all' : ''}`, async ({
    page,
    inbox,
  }) => {
    test.setTimeout(20_000 + files.length * 10_000);
    let damaged: readonly string[] = [];
    let sent = 0;
    let refused = 0;
    page.on('console', (message) => {
      if (/Failed to find a valid digest/.test(message.text())) refused += 1;
    });
    await page.route('**/assets/*.js', async (route) => {
      const { pathname } = new URL(route.request().url());
      const body = readFileSync(join(out, pathname));
      if (damaged.includes(pathname)) {
        sent += 1;
        const at = Math.floor(body.length / 2);
        body[at] = (body[at] ?? 0) ^ 1;
      }
      await route.fulfill({ body, contentType: 'text/javascript; charset=utf-8' });
    });
    for (const some of visits) {
      damaged = some;
      sent = 0;
      refused = 0;
      const arrived = inbox.arrived();
      await page.goto(inbox.url + path, { waitUntil: 'networkidle' });
      await test.step(some.length === 1 ? `without ${some[0]}` : 'without any', async () => {
        await worksWithout(page, path, subject);
        // A file that this visit does not request is not refused; one for later parts is requested, and refused, in a while.
        await expect.poll(() => refused > 0 === sent > 0, 'refused what was sent').toBe(true);
        if (subject) expect(inbox.arrived()).toBe(arrived + 1);
      });
    }
  });
}
