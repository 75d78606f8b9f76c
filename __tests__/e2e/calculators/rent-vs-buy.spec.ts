import { expect, test } from '../fixtures';
import { answer, field } from './hands';

const path = '/renting-versus-buying-calculator';

test.describe('renting and buying', () => {
  test('the answer is red only when buying costs more', async ({ page, inbox }) => {
    await page.goto(inbox.url + path);
    await expect(answer(page)).toHaveCSS('color', 'rgb(163, 20, 31)');
    await field(page, 'Rent').fill('3000');
    await expect(answer(page)).toHaveText('$29,362.63');
    await expect(answer(page)).not.toHaveCSS('color', 'rgb(163, 20, 31)');
  });

  test('typing in the middle of a number keeps the caret there', async ({ page, inbox }) => {
    await page.goto(inbox.url + path);
    const price = field(page, 'Price of the home');
    await price.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('99');
    await expect(price).toHaveValue('49,950,000');
    expect(await price.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);
  });

  test('offers price, rate and term to the next calculator, and forgets them on request', async ({ page, inbox }) => {
    await page.goto(inbox.url + path);
    await field(page, 'Price of the home').fill('380000');
    await page.goto(`${inbox.url}/what-will-my-monthly-payment-be-calculator`);
    await expect(page.getByText('In this tab you typed: home price $380,000')).toBeVisible();
    await page.getByRole('button', { name: 'Use my numbers' }).click();
    await expect(field(page, 'Home price')).toHaveValue('380,000');
    await page.goto(inbox.url + path);
    await page.getByRole('button', { name: 'Forget my numbers' }).click();
    await page.reload();
    await expect(page.getByText('In this tab you typed')).toBeHidden();
  });
});
