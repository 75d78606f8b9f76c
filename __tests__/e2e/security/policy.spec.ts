import { expect, test } from '../fixtures';
import { builtPages } from '../pages';
import { complaintsAbout } from './complaints';

/** What the browser says of the two pages that say that there is none. */
const ownStatus = /the server responded with a status of 404/;

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
    const complaints = await complaintsAbout(page);
    await page.goto(`${inbox.url}${path}`, { waitUntil: 'load' });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(250);
    expect(foreign).toEqual([]);

    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
      for (const frame of document.querySelectorAll('iframe')) frame.scrollIntoView();
    });
    await page.waitForTimeout(250);
    expect(complaints.filter((text) => !ownStatus.test(text))).toEqual([]);
    const frames = await page.locator('iframe').evaluateAll((all) => all.map((frame) => frame.getAttribute('src')));
    expect(foreign.filter((url) => !frames.includes(url))).toEqual([]);
  });
}
