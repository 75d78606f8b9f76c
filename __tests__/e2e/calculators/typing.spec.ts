import { expect, test } from '../fixtures';
import { field } from './hands';

const refinance = '/refinance-analysis-calculator';

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
