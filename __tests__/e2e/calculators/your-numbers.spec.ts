import { axeFindings } from '@/__tests__/e2e/steps/axe';
import { expect, test } from '@/__tests__/e2e/steps/fixtures';
import { sideways } from '@/__tests__/e2e/steps/measures';
import { shiftsOf, watchShifts } from '@/__tests__/e2e/steps/shifts';
import { answer, field } from './hands';

test('a number typed in one calculator shows above the next, where it can be changed, cleared and restored', async ({
  page,
  inbox,
}) => {
  // It opens every calculator, one after another.
  test.slow();
  const strip = page.getByRole('region', { name: 'Your numbers' });
  await page.setViewportSize({ width: 390, height: 844 });

  await test.step('the page where it was typed stays as it is', async () => {
    await page.goto(`${inbox.url}/how-much-can-i-afford-calculator`);
    await field(page, 'A home you have in mind').fill('265k');
    await page.getByLabel('County').selectOption('Franklin');
    await expect(strip).toHaveCount(0);
  });

  await test.step('the next calculator opens with it, and nothing moves when the strip appears', async () => {
    await watchShifts(page);
    await page.goto(`${inbox.url}/what-will-my-monthly-payment-be-calculator`);
    await expect(strip.getByRole('listitem')).toHaveText(['$265,000 home', 'Franklin County']);
    await expect(field(page, 'Home price')).toHaveValue('265,000');
    await expect(page.getByLabel('County')).toHaveValue('Franklin');
    // The line below the county moves the answer by less; a strip that pushed the page down would score 0.06.
    expect((await shiftsOf(page)).filter(({ score }) => score > 0.03)).toEqual([]);
  });

  await test.step('Change opens a form, Escape closes it, Use these applies it', async () => {
    const change = strip.getByRole('button', { name: 'Change' });
    const price = strip.getByLabel('Home price');
    await change.press('Enter');
    await expect(price).toBeFocused();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await axeFindings(page, 'main')).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await price.fill('300000');
    await price.press('Escape');
    await expect(change).toBeFocused();
    await expect(field(page, 'Home price')).toHaveValue('265,000');
    await change.press('Enter');
    await price.fill('280000');
    await price.press('Enter');
    await expect(change).toBeFocused();
    await expect(field(page, 'Home price')).toHaveValue('280,000');
  });

  await test.step('reloading a URL written by the calculator does not count as a shared link', async () => {
    await page.getByText('More details').click();
    await field(page, 'HOA fees').fill('45');
    await expect(page).toHaveURL(/#price=280000&.*hoa=45/);
    await page.reload();
    await page.getByText('More details').click();
    await expect(field(page, 'HOA fees')).toHaveValue('45');
    await expect(strip.getByRole('listitem')).toHaveText(['$280,000 home', 'Franklin County']);
    await expect(page.getByText('not yours')).toHaveCount(0);
  });

  await test.step('Clear empties the calculator, and Undo fills it in again', async () => {
    const figure = await answer(page).textContent();
    await strip.getByRole('button', { name: 'Clear' }).click();
    await expect(field(page, 'Home price')).toHaveValue('500,000');
    expect(await page.evaluate(() => sessionStorage.getItem('my-numbers'))).toBeNull();
    await strip.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(answer(page)).toHaveText(figure ?? '');
    await expect(strip.getByRole('button', { name: 'Change' })).toBeFocused();
  });
});
