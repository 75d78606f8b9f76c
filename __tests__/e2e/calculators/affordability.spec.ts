import { expect, test } from '../fixtures';
import { answer, field, lowWindows } from './hands';

const path = '/how-much-can-i-afford-calculator';

test('the income is kept in this tab for the next page, and not in the address', async ({ page, inbox }) => {
  await page.goto(inbox.url + path);
  await field(page, 'Gross annual income').fill('90000');
  await field(page, 'Down payment').fill('40000');
  await expect(page).toHaveURL(/#debts=300&down=40000/);
  await page.reload();
  expect(await page.evaluate(() => sessionStorage.getItem('my-numbers'))).toBe(
    '{"downPayment":40000,"annualIncome":90000}',
  );
  await expect(field(page, 'Gross annual income')).toHaveValue('90,000');
});

test('the answer is in view while the last field is changed, in low windows and on a phone', async ({
  page,
  inbox,
}) => {
  const last = field(page, 'Monthly insurance');
  for (const window of lowWindows) {
    await page.setViewportSize(window);
    await page.goto(inbox.url + path);
    await expect(answer(page)).toBeInViewport({ ratio: 1 });
    await last.scrollIntoViewIfNeeded();
    await last.fill('125');
    await page.getByLabel('County').selectOption('Franklin');
    await expect(answer(page)).toHaveText('Comfortable up to $250,000: $1,695.72 a month, all in.');
    await expect(answer(page)).toBeInViewport({ ratio: 1 });
    await expect(last).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.locator('[data-bar]');
  await last.scrollIntoViewIfNeeded();
  await last.fill('130');
  await last.fill('125');
  await expect(bar).toContainText('Comfortable up to$250,000');
  await expect(bar).toBeInViewport({ ratio: 1 });
});
