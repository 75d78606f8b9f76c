import { expect, test } from './steps/fixtures';

const plate = 'section#house p:has(> b)';

test('a house can be typed in, answered, copied as a link and opened by someone else, and the next page knows it', async ({
  page,
  browser,
  inbox,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(Object.assign(window, { copied: text })) },
    });
  });
  await page.goto(inbox.url);
  await page.getByRole('textbox', { name: 'Home price' }).fill('150k');
  await page.getByRole('button', { name: 'I know my down payment' }).click();
  await page.getByRole('textbox', { name: 'Down payment' }).fill('5250');
  await page.getByRole('combobox', { name: 'County' }).selectOption('Noble');
  await expect(page.locator(plate).first()).toHaveText('$1,274a month, all in');

  await page.getByText('Copy this house').click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused();
  const link = await page.evaluate(() => String(Reflect.get(window, 'copied')));
  expect(link).toBe(`${inbox.url}/#house=150000,5250,noble`);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  expect((await saved).suggestedFilename()).toBe('house-150000-noble.png');

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.locator(plate).first()).toHaveText('$1,274a month, all in');
  await expect(other.getByText('These are the numbers of the link you opened.')).toBeInViewport();
  expect(new URL(other.url()).hash).toBe('');

  await page.getByRole('link', { name: 'Open the payment calculator' }).click();
  await expect(page.getByRole('textbox', { name: 'Home price' })).toHaveValue('150,000');
  await expect(page.getByRole('combobox', { name: 'County' })).toHaveValue('Noble');
});

test('the call sheet includes the house', async ({ page, inbox }) => {
  await page.goto(inbox.url);
  await page.getByRole('combobox', { name: 'County' }).selectOption('Franklin');
  await page.getByRole('link', { name: 'Ask for today’s rate' }).click();
  const sheet = page.getByRole('dialog', { name: 'Request a call' });
  await expect(sheet.getByRole('combobox', { name: 'What about?' })).toHaveValue('Today’s rate');
  await expect(sheet).toContainText('Each month, all in: $2,336');
  await expect(sheet).toContainText('Home price $265,000; Down payment $14,064; County Franklin; Example rate 7.4%');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the house shows its example, its three loans and how to ask', async ({ page, inbox }) => {
    await page.goto(inbox.url);
    const house = page.locator('section#house');
    await expect(page.locator(plate).first()).toBeVisible();
    await expect(house.getByText(/^A \$265,000 home with \$14,460 down/)).toBeVisible();
    await expect(house.getByRole('listitem')).toHaveCount(3);
    await expect(house.getByRole('link', { name: 'Ask for today’s rate' })).toBeVisible();
    await expect(house.getByRole('textbox')).toHaveCount(0);
    await expect(house.getByText('Copy this house')).toBeHidden();
  });
});
