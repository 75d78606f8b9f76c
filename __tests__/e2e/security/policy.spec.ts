import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { builtPages } from '../pages';

/** Every violation that the browser reports in any frame of a page, as it happens. */
async function violationsOf(page: Page): Promise<readonly string[]> {
  const seen: string[] = [];
  await page.exposeBinding('reportViolation', (_source, text: string) => {
    seen.push(text);
  });
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { readonly reportViolation: (text: string) => void };
    document.addEventListener('securitypolicyviolation', (event) => {
      reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return seen;
}

for (const { path } of builtPages()) {
  test(`${path} keeps to its policy with everything on it opened, and asks no other site before that`, async ({
    page,
    inbox,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(inbox.url) && /^https?:/.test(request.url())) foreign.push(request.url());
    });
    await page.route(
      (url) => url.origin !== inbox.url,
      (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    );
    const violations = await violationsOf(page);
    await page.goto(`${inbox.url}${path}`, { waitUntil: 'load' });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(250);
    expect(foreign).toEqual([]);

    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
      for (const frame of document.querySelectorAll('iframe')) frame.scrollIntoView();
    });
    await page.waitForTimeout(250);
    expect(violations).toEqual([]);
    const frames = await page.locator('iframe').evaluateAll((all) => all.map((frame) => frame.getAttribute('src')));
    expect(foreign.filter((url) => !frames.includes(url))).toEqual([]);
  });
}
