import { expect, test } from './steps/fixtures';
import { isHydrated } from './steps/measures';

test.describe('the menu on a phone, without script', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('closes with Escape, its Close button and a tap outside, and its links open their pages', async ({
    page,
    inbox,
  }) => {
    await page.goto(`${inbox.url}/fha`);
    const menu = page.locator('#menu');
    const open = page.getByRole('button', { name: 'Menu' });
    await expect(menu).toBeHidden();

    await open.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();

    await open.click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(menu).toBeHidden();

    await open.click();
    await page.mouse.click(15, 600);
    await expect(menu).toBeHidden();

    await open.click();
    await page.getByText('Purchase', { exact: true }).first().click();
    await page.getByRole('link', { name: 'VA Loan Programs' }).click();
    await expect(page).toHaveURL(`${inbox.url}/va-loans`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('VA Loan Programs');
  });

  test('has no link that would leave it open on the same page', async ({ page, inbox }) => {
    await page.goto(`${inbox.url}/contact-us`);
    await expect(page.locator('#menu a[href^="#"], #menu a[href*="/contact-us#"]')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'Request a call' }).click();
    await expect(page.locator('#call')).toBeInViewport();
  });
});

test.describe('the menu in a wide window, without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows one group at a time, closes with a click outside and marks the current page', async ({ page, inbox }) => {
    await page.goto(`${inbox.url}/fha`);
    const tools = page.getByRole('button', { name: 'Tools' });
    const purchase = page.getByRole('button', { name: 'Purchase' });
    await tools.click();
    await expect(page.getByRole('link', { name: 'Glossary for Mortgage Terms' })).toBeVisible();
    await page.mouse.click(640, 700);
    await expect(page.getByRole('link', { name: 'Glossary for Mortgage Terms' })).toBeHidden();
    await purchase.click();
    await expect(page.locator('#menu').getByRole('link', { name: 'FHA Loan Options' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('works with only the keyboard', async ({ page, inbox }) => {
    await page.goto(`${inbox.url}/fha`);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Purchase' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('#menu').getByRole('link', { name: 'Make a Purchase' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${inbox.url}/purchase`);
  });
});

test('the header fits every width, and the chat covers no part of a calculator', async ({ page, inbox }) => {
  await page.goto(`${inbox.url}/what-will-my-monthly-payment-be-calculator`);
  for (const width of [320, 390, 768, 1000, 1280, 1330, 1366]) {
    await page.setViewportSize({ width, height: 700 });
    const covered = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('header > div > *')].map((element) =>
        element.getBoundingClientRect(),
      );
      const wide = boxes.filter(({ left, right }) => right > document.documentElement.clientWidth + 1 || left < -1);
      const chat = document.querySelector('header > div > a[target="_blank"]')?.getBoundingClientRect();
      const floats = chat !== undefined && chat.top > 200;
      const wrap = document.querySelector('main .wrap')?.getBoundingClientRect();
      return { wide: wide.length, over: floats && wrap !== undefined && chat.left < wrap.right };
    });
    expect(covered, `at ${width} px`).toEqual({ wide: 0, over: false });
  }
});

test('the magnifier leads to the search at every width, with the field ready to type in', async ({ page, inbox }) => {
  for (const width of [320, 390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`${inbox.url}/fha`);
    await page.getByRole('banner').getByRole('link', { name: 'Search this site' }).click();
    await expect(page.getByRole('searchbox', { name: 'What are you looking for?' })).toBeFocused();
  }
});

test('the header is one row in a wide window', async ({ page, inbox }) => {
  await page.goto(`${inbox.url}/fha`);
  for (const width of [992, 1120, 1168, 1279, 1280, 1312, 1366, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    const height = await page.locator('header').evaluate((header) => header.getBoundingClientRect().height);
    expect(height, `at ${width} px`).toBeLessThan(80);
  }
});

test('the call sheet opens over a calculator with its figures, and the lead includes them', async ({ page, inbox }) => {
  // A press before hydration follows the link, as without script.
  await expect(async () => {
    await page.goto(`${inbox.url}/what-will-my-monthly-payment-be-calculator`);
    await isHydrated(page);
    await page.getByRole('textbox', { name: 'Home price' }).fill('400000');
    await page.locator('header').getByRole('link', { name: 'Request a call' }).click();
    await expect(page.getByRole('dialog', { name: 'Request a call' })).toBeVisible({ timeout: 5000 });
  }).toPass();
  const sheet = page.getByRole('dialog', { name: 'Request a call' });
  await expect(sheet.getByLabel('Name')).toBeFocused();
  expect(await sheet.evaluate((box) => getComputedStyle(box).position)).toBe('fixed');
  await sheet.getByLabel('Name').fill('Sam Sample');
  await sheet.getByLabel('Phone').fill('614 555 0188');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await page.locator('footer').getByRole('link', { name: 'Request a call' }).click();
  await expect(sheet.getByLabel('Name')).toHaveValue('Sam Sample');
  await expect(sheet.getByText(/^It’s \w+day, [\d:]+ [ap]m in Ohio\./)).toBeVisible();
  const when = sheet.getByRole('radio').last();
  await when.check();
  const chosen = await when.inputValue();
  await sheet.getByRole('button', { name: 'SUBMIT' }).click();
  await expect(sheet.getByText('Thank you, Sam. We’ll call you.')).toBeVisible();
  const [lead] = await inbox.leads();
  expect(lead).toMatchObject({
    form: 'call',
    body: { phone: '6145550188', when: chosen, about: 'Figures from a calculator' },
  });
  expect(lead?.body.figures).toMatch(/\$[\d,]+.*Home price \$400,000/);
});
