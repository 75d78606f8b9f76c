import { people } from '@/content/lender/staff';
import { expect, test } from './steps/fixtures';

test('the longest day of the week stays inside its box of a call time on a phone', async ({ page, inbox }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${inbox.url}/contact-us`);
  const times = page.getByRole('group', { name: 'When should we call?' }).locator('label');
  await expect(times.first()).toContainText(/before|,/);
  const spaces = await times.evaluateAll((labels) =>
    labels.map((label) => {
      const day = [...label.childNodes].find((node) => node.textContent?.trim()) ?? label;
      const name = document.createTreeWalker(day, NodeFilter.SHOW_TEXT).nextNode() ?? day;
      name.textContent = 'Wednesday';
      const range = document.createRange();
      range.selectNodeContents(name);
      return label.getBoundingClientRect().right - range.getBoundingClientRect().right;
    }),
  );
  expect(spaces.length).toBeGreaterThan(1);
  for (const space of spaces) expect(space).toBeGreaterThanOrEqual(8);
});

for (const width of [992, 1024, 1100, 1280]) {
  test(`the large phone number of the contact page stays in its column at ${width} px`, async ({ page, inbox }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${inbox.url}/contact-us`);
    const excess = await page
      .locator('main a[href^="tel:"][translate]')
      .first()
      .evaluate(
        (link) => link.getBoundingClientRect().right - (link.parentElement?.getBoundingClientRect().right ?? 0),
      );
    expect(excess).toBeLessThanOrEqual(0);
  });
}

test('the last review leaves room above the heading below it', async ({ page, inbox }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${inbox.url}/testimonials`);
  const last = await page.locator('main figure').last().boundingBox();
  const heading = await page.locator('main h2').first().boundingBox();
  expect((heading?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0)).toBeGreaterThanOrEqual(24);
});

test('a license number is on one line on a profile on a phone and on the home page', async ({ page, inbox }) => {
  const [person] = people;
  for (const [path, width] of [
    [`/our-staff/${person?.id}`, 390],
    ['/', 1024],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(inbox.url + path);
    const number = page
      .locator('main')
      .getByText(person?.license ?? '', { exact: true })
      .first();
    expect(await number.evaluate((element) => element.getClientRects().length)).toBe(1);
  }
});
