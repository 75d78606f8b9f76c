import { expect, test } from '../fixtures';
import { answer, drag, field, sideways, slider } from './hands';

const screens = [
  {
    name: 'refinancing',
    path: '/refinance-analysis-calculator',
    payment: '$1,347.13',
    sentence: /goes down by \$652\.87, and over the life of the loan you pay an additional \$68,386\.51 in interest\./,
    net: '-$68,446.51',
    costs: '= $60.00',
    twoPercent: '= $6,000.00',
    owed: 'Principal',
  },
  {
    name: 'consolidating debts',
    path: '/debt-consolidation-calculator',
    payment: '$2,245.22',
    sentence:
      /goes down by \$2,754\.78, and over the life of the loan you pay an additional \$161,121\.09 in interest\./,
    net: '-$161,221.09',
    costs: '= $100.00',
    twoPercent: '= $10,000.00',
    owed: 'First mortgage principal',
  },
] as const;

for (const { name, path, payment, sentence, net, costs, twoPercent, owed } of screens) {
  test.describe(name, () => {
    test('follows what is typed and dragged', async ({ page, inbox }) => {
      await page.goto(inbox.url + path);
      await expect(answer(page)).toHaveText(payment);
      await expect(page.getByText(sentence).first()).toBeVisible();
      await expect(page.getByRole('row', { name: /^Net savings/ })).toContainText(net);
      await expect(page.getByRole('row', { name: /^Net savings/ }).getByRole('cell')).toHaveCSS(
        'color',
        'rgb(163, 20, 31)',
      );
      await drag(page, owed, 0);
      await expect(field(page, owed)).toHaveValue('0');
    });

    test('warns of a higher rate in the words of the spec, and still computes', async ({ page, inbox }) => {
      await page.goto(inbox.url + path);
      await field(page, 'New rate').fill('5');
      await expect(
        page.getByText(
          "You've entered a refinancing rate that is higher than your present rate. The refinancing rate must be lower than your present rate in order for this calculator to work.",
          { exact: true },
        ),
      ).toBeVisible();
      await expect(answer(page)).not.toHaveText(payment);
    });

    test('shows the dollars of the closing costs and sets 2% in one press', async ({ page, inbox }) => {
      await page.goto(inbox.url + path);
      await expect(page.getByText(costs, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Set 2%' }).click();
      await expect(page.getByText(twoPercent, { exact: true })).toBeVisible();
    });

    test('is worked by keyboard alone', async ({ page, inbox }) => {
      await page.goto(inbox.url + path);
      await page.getByRole('radio', { name: 'No' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
      await slider(page, 'New rate').focus();
      await page.keyboard.press('ArrowRight');
      await expect(field(page, 'New rate')).toHaveValue('3.625');
      await page.getByText('Show the work').focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('L = principal + costs')).toBeVisible();
    });

    test('keeps the answer in view on a phone', async ({ browser, inbox }) => {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      await page.goto(inbox.url + path);
      await slider(page, 'New rate').scrollIntoViewIfNeeded();
      await expect(page.locator('[data-bar]')).toBeInViewport();
      await expect(page.locator('[data-bar]')).toContainText(payment);
      expect(await sideways(page)).toBe(0);
      await page.close();
    });

    test('shows its example without script', async ({ browser, inbox }) => {
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.goto(inbox.url + path);
      await expect(answer(page)).toHaveText(payment);
      await expect(page.getByText(/Without JavaScript this page shows the example/)).toBeVisible();
      await page.close();
    });
  });
}

test('the payment table of the home page follows the loan amount', async ({ page, inbox }) => {
  await page.goto(inbox.url);
  const table = page.getByRole('table', { name: /^Monthly payment on a loan of/ });
  await expect(table.getByRole('row', { name: /^30 Yr Fxd FHA/ })).toContainText('$565.16');
  await field(page, 'Loan amount').fill('250,000');
  await expect(table.getByRole('row', { name: /^15 Yr Fxd/ })).toContainText('$2,045.50');
  await expect(page.getByText(/Example, not today’s rate/)).toBeVisible();
});
