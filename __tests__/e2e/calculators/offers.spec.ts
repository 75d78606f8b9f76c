import { readFileSync } from 'node:fs';
import { expect, test } from '@/__tests__/e2e/steps/fixtures';
import { pagesOf } from '@/__tests__/e2e/steps/pdf';
import { answer, field } from './hands';

const path = '/compare-loan-offers-calculator';

test.describe('comparing loan offers', () => {
  test('follows what is typed, keeps it in the URL and saves it as a file', async ({ page, inbox }) => {
    await page.goto(inbox.url + path);
    await expect(answer(page)).toContainText('Offer B is cheapest from month 38 on.');
    await field(page, 'Loan amount, offer C').fill('');
    await expect(answer(page)).toContainText('Offer B is cheaper from month 36 on.');
    await page.getByLabel('How long will you keep the loan?').selectOption('24');
    await expect(answer(page)).toContainText('Offer A is cheaper through month 35.');
    await expect(page).toHaveURL(/#a-loan=340000&b-loan=340000&c-loan=0&.*stay=24$/);
    await expect(page.getByRole('img', { name: /^Costs compared with offer A/ })).toBeVisible();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    const file = await (await saving).path();
    expect(readFileSync(file, 'utf8')).toContain('Cost over 24 months,');
    await page.reload();
    await expect(answer(page)).toContainText('Offer A is cheaper through month 35.');
    expect(await pagesOf(await page.pdf({ format: 'Letter' }))).toHaveLength(3);
  });
});
