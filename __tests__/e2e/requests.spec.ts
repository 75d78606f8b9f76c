import { expect, test } from './steps/fixtures';
import { isHydrated } from './steps/measures';

test('the home page makes no further requests while it is left alone', async ({ page, inbox }) => {
  const asked: string[] = [];
  await page.goto(inbox.url, { waitUntil: 'networkidle' });
  await isHydrated(page);
  page.on('request', (request) => asked.push(request.url()));
  await page.waitForTimeout(3000);
  expect(asked).toEqual([]);
});

for (const path of ['/fha', '/contact-us']) {
  test(`resting on a link of ${path} prefetches its page, once`, async ({ page, inbox }) => {
    const ahead = () => inbox.logged().filter((line) => line.path === '/va-loans').length;
    await page.goto(`${inbox.url}${path}`, { waitUntil: 'load' });
    expect(ahead()).toBe(0);
    const link = page.locator('main a[href="/va-loans"], footer a[href="/va-loans"]').first();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await expect.poll(ahead).toBe(1);
    await link.click();
    await expect(page).toHaveURL(`${inbox.url}/va-loans`);
    expect(ahead()).toBe(1);
  });
}
