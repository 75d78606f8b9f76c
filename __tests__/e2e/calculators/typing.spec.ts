import { expect, test } from '../fixtures';
import { field } from './hands';

const refinance = '/refinance-analysis-calculator';

test('number fields accept what people type, and format it on blur', async ({ page, inbox }) => {
  await page.goto(inbox.url + refinance);
  const principal = field(page, 'Principal');
  for (const [typed, shown] of [
    ['450k', '450,000'],
    ['1.2m', '1,200,000'],
    ['$450,000', '450,000'],
    ['450 000', '450,000'],
    ['４５００００', '450,000'],
    ['450000,50', '450,000.50'],
    ['', '0'],
  ] as const) {
    await principal.click();
    if (typed) await page.keyboard.type(typed);
    else await page.keyboard.press('Delete');
    await expect(principal).toHaveValue(typed);
    await principal.blur();
    await expect(principal).toHaveValue(shown);
  }
  const rate = field(page, 'New rate');
  for (const [typed, shown] of [
    ['6 1/2', '6.5'],
    ['6.5%', '6.5'],
    ['6,125', '6.125'],
  ] as const) {
    await rate.click();
    await page.keyboard.type(typed);
    await rate.blur();
    await expect(rate).toHaveValue(shown);
  }
});

test('an unreadable text shows a message beside the field, and the last value stays', async ({ page, inbox }) => {
  await page.goto(inbox.url + refinance);
  const principal = field(page, 'Principal');
  for (const [typed, sentence] of [
    ['NaN', '“NaN” is not a number.'],
    ['-5', 'Type 0 or more.'],
    ['1e12', 'This field takes 999,999,999 at most.'],
    ['1.2.3', '“1.2.3” is not a number.'],
  ] as const) {
    await principal.fill('300000');
    await principal.blur();
    await principal.click();
    await page.keyboard.type(typed);
    await principal.blur();
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(principal).toHaveValue(typed);
    await expect(page.locator('main')).not.toContainText(/NaN(?!”)/);
  }
});

test('a percentage typed as an amount switches the unit, and the switch keeps amount and focus', async ({
  page,
  inbox,
}) => {
  await page.goto(inbox.url + refinance);
  const costs = field(page, 'Closing costs');
  const dollars = page.getByRole('radio', { name: 'dollars' });
  await costs.fill('$6,000');
  await costs.blur();
  await expect(dollars).toBeChecked();
  await expect(costs).toHaveValue('6,000');
  await page.getByRole('radio', { name: /^percent/ }).check();
  await expect(costs).toHaveValue('2');
  await dollars.check();
  await expect(costs).toHaveValue('6,000');
  await expect(dollars).toBeFocused();
  await costs.fill('3%');
  await costs.blur();
  await expect(page.getByRole('radio', { name: /^percent/ })).toBeChecked();
  await expect(costs).toHaveValue('3');
});
