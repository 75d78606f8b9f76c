import { expect, test } from '../fixtures';
import { field } from './hands';

const path = '/how-much-can-i-afford-calculator';

test('the income is kept in this tab for the next calculator', async ({ page, inbox }) => {
  await page.goto(inbox.url + path);
  await field(page, 'Gross annual income').fill('90000');
  await expect(page).toHaveURL(/#income=90000/);
  expect(await page.evaluate(() => sessionStorage.getItem('my-numbers'))).toBe('{"annualIncome":90000}');
  await page.goto(inbox.url + path);
  await page.reload();
  await page.getByRole('button', { name: 'Use my numbers' }).click();
  await expect(field(page, 'Gross annual income')).toHaveValue('90,000');
});
