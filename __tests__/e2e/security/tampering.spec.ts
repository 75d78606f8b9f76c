import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@/__tests__/e2e/steps/fixtures';
import { runsInFull } from '@/__tests__/helpers/full';
import { filesBelow } from '@/scripts/build/files';
import { formSubjects } from '../leads/subjects';

// `site/hosts/headers.test.ts` checks that every script file is named with its hash;
// `components/island/deferred.test.tsx` checks the message of a part whose code does not load.
const out = join(process.cwd(), 'out');
const html = readFileSync(join(out, 'contact-us.html'), 'utf8');
const scripts = filesBelow(out)
  .map((file) => file.slice(out.length))
  .filter((file) => file.endsWith('.js') && html.includes(file));

/** The files damaged at a time: one, and then all. */
const damages = [...(runsInFull ? scripts : scripts.slice(0, 2)).map((file) => [file]), scripts];

test.use({ breaksPolicy: true });

test('a page keeps its text, menu and form if one or all of its script files are changed by a byte', async ({
  page,
  inbox,
}) => {
  test.setTimeout(20_000 + damages.length * 10_000);
  const [subject] = formSubjects;
  if (!subject) throw new Error('There is no contact form.');
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
      const middle = Math.floor(body.length / 2);
      body[middle] = (body[middle] ?? 0) ^ 1;
    }
    await route.fulfill({ body, contentType: 'text/javascript; charset=utf-8' });
  });
  expect(scripts.length).toBeGreaterThan(2);
  for (const some of damages) {
    damaged = some;
    [sent, refused] = [0, 0];
    const arrived = inbox.arrived();
    await page.goto(`${inbox.url}${subject.path}`, { waitUntil: 'networkidle' });
    await test.step(some.join(', '), async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.locator('#menu').getByRole('button', { name: 'Purchase' }).click();
      await expect(page.locator('#menu').getByRole('link', { name: 'FHA Loan Options' })).toBeVisible();
      await page.keyboard.press('Escape');
      await subject.open(page, false);
      await subject.fill(page, 'Sam');
      await subject.button(page).click();
      // Posted by the browser, or by intact scripts.
      const thanks = page.getByRole('heading', { level: 1, name: 'Thank you' }).or(subject.receipt(page, 'Sam'));
      await expect(thanks.first()).toBeVisible();
      // A file that this visit does not request is not refused.
      await expect.poll(() => refused > 0 === sent > 0, 'refused what was sent').toBe(true);
      expect(inbox.arrived()).toBe(arrived + 1);
    });
  }
});
