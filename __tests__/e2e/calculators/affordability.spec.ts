import { expect, test } from '../fixtures';
import { answer, drag, field, sideways, slider } from './hands';

const path = '/how-much-can-i-afford-calculator';

test.describe('affordability', () => {
  test('follows what is typed and dragged', async ({ page, inbox }) => {
    await page.goto(inbox.url + path);
    await expect(answer(page)).toHaveText('$278,488.07');
    await field(page, 'Monthly property tax').fill('250');
    await field(page, 'Monthly insurance').fill('100');
    await expect(page.getByRole('row', { name: /^Monthly payment/ })).toContainText('$1,094.20');
    await drag(page, 'Gross annual income', 0);
    await expect(page.getByText(/Based on industry standards you may not qualify/)).toBeVisible();
    await expect(page.getByText(/This is arithmetic, not a decision\. A loan officer/)).toBeVisible();
    await expect(answer(page)).toHaveText('$50,000.00');
  });

  test('shows the 28/36 rule beside it', async ({ page, inbox }) => {
    await page.goto(inbox.url + path);
    const rule = page.getByRole('table', { name: 'The 28/36 rule' });
    await expect(rule.getByRole('row', { name: /the smaller of the two/ })).toContainText('$1,750.00');
    await field(page, 'Monthly debt payments').fill('1000');
    await expect(rule.getByRole('row', { name: /the smaller of the two/ })).toContainText('$1,250.00');
  });

  test('is worked by keyboard alone', async ({ page, inbox }) => {
    await page.goto(inbox.url + path);
    await slider(page, 'Monthly debt payments').focus();
    await page.keyboard.press('ArrowRight');
    await expect(field(page, 'Monthly debt payments')).toHaveValue('400');
    await page.getByText('Show the work').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('0.28 × $75,000.00 ÷ 12 − $400.00 = $1,350.00')).toBeVisible();
    await page.getByRole('button', { name: 'Year 2', exact: true }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('row', { name: /^Year 2, month 24/ })).toBeVisible();
  });

  test('remembers the income for the next calculator, in this tab', async ({ page, inbox }) => {
    await page.goto(inbox.url + path);
    await field(page, 'Gross annual income').fill('90000');
    await expect(page).toHaveURL(/#income=90000/);
    expect(await page.evaluate(() => sessionStorage.getItem('my-numbers'))).toBe('{"annualIncome":90000}');
    await page.goto(inbox.url + path);
    await page.reload();
    await page.getByRole('button', { name: 'Use my numbers' }).click();
    await expect(field(page, 'Gross annual income')).toHaveValue('90,000');
  });
});

test('the affordable price stays in view on a phone', async ({ browser, inbox }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(inbox.url + path);
  await slider(page, 'Mortgage length').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-bar]')).toBeInViewport();
  await expect(page.locator('[data-bar]')).toContainText('$278,488.07');
  expect(await sideways(page)).toBe(0);
  await page.close();
});

test('the affordable price is shown without script', async ({ browser, inbox }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(inbox.url + path);
  await expect(answer(page)).toHaveText('$278,488.07');
  await expect(page.getByText(/Without JavaScript this page shows the example/)).toBeVisible();
  await page.close();
});
