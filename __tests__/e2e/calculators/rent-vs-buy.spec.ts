import { readFileSync } from 'node:fs';
import { expect, test } from '../fixtures';
import { answer, drag, field, sideways, slider } from './hands';
import { pagesOf } from './pdf';

const path = '/renting-versus-buying-calculator';

test.describe('renting and buying', () => {
  test('types, drags and reads the verdict', async ({ page, inbox }) => {
    await page.goto(inbox.url + path);
    await expect(answer(page)).toHaveText('$54,637.37');
    await field(page, 'Rent').fill('3000');
    await expect(answer(page)).toHaveText('$29,362.63');
    await expect(page.getByText('Buying costs $29,362.63 less than renting over 7 years.').first()).toBeVisible();
    await expect(answer(page)).not.toHaveCSS('color', 'rgb(163, 20, 31)');

    await drag(page, 'How long you will stay', 1);
    await expect(field(page, 'How long you will stay')).toHaveValue('480');
    await expect(page.getByRole('row', { name: /^Total Over 40 years/ })).toContainText('$1,440,000.00');
    await field(page, 'Rent').fill('2000');
    await field(page, 'How long you will stay').fill('84');
    await expect(answer(page)).toHaveCSS('color', 'rgb(163, 20, 31)');
  });

  test('leaves the caret where it was put', async ({ page, inbox }) => {
    await page.goto(inbox.url + path);
    const price = field(page, 'Price of the home');
    await price.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('99');
    await expect(price).toHaveValue('49,950,000');
    expect(await price.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);
  });

  test('has no tax savings with the standard deduction, by keyboard alone', async ({ page, inbox }) => {
    await page.goto(inbox.url + path);
    const savings = page.getByRole('row', { name: /^Tax savings/ });
    await expect(savings).toContainText('At a flat 28%, an upper bound');
    await expect(savings).toContainText('$62,338.46');
    await field(page, 'Home value increase').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name: 'I take the standard deduction' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(savings).toContainText('$0.00');
  });

  test('moves a slider and opens a year by keyboard alone', async ({ page, inbox }) => {
    await page.goto(inbox.url + path);
    await slider(page, 'How long you will stay').focus();
    await page.keyboard.press('ArrowRight');
    await expect(field(page, 'How long you will stay')).toHaveValue('85');
    await page.getByRole('button', { name: 'Year 1', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name: /^Year 1, month 12/ })).toBeVisible();
    await page.getByText('Show the work').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('$2,275.444885 × 85 + $375.00 × 85')).toBeVisible();
  });

  test('names the month in which the lines cross, with the figures in a table', async ({ page, inbox }) => {
    await page.goto(inbox.url + path);
    await field(page, 'Rent').fill('2600');
    await field(page, 'How long you will stay').fill('480');
    await expect(page.getByText(/The lines cross in month 369, after 30 years 9 months/)).toBeVisible();
    const table = page.getByRole('table', { name: 'What each has cost by the end of the year' });
    await expect(table.getByRole('row')).toHaveCount(13);
    await page.getByRole('button', { name: 'Show every year' }).first().click();
    await expect(table.getByRole('row')).toHaveCount(41);
    await expect(table.getByRole('row').last()).toContainText('$1,248,000');
  });

  test('shows the schedule with extra payments and downloads it as a file', async ({ page, inbox }) => {
    await page.goto(inbox.url + path);
    await field(page, 'Extra each month').fill('300');
    await expect(
      page.getByText(/done in 21 years 10 months, .* you save \$144,404\.32 in interest/).first(),
    ).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as CSV' }).click(),
    ]);
    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines[0]).toBe('Month,Payment,Principal,Interest,Balance');
    expect(lines).toHaveLength(263);
    expect(lines.at(-1)).toMatch(/^262,.*,0\.00$/);
  });

  test('is restored from its address, after a reload and in another tab', async ({ page, context, inbox }) => {
    await page.goto(inbox.url + path);
    await field(page, 'Rent').fill('2150');
    await page.getByRole('checkbox', { name: 'I take the standard deduction' }).check();
    await expect(page).toHaveURL(/#rent=2150&stay=84&.*&deduction=standard$/);
    await page.reload();
    await expect(field(page, 'Rent')).toHaveValue('2,150');

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await context.newPage();
    await other.goto(link);
    await expect(field(other, 'Rent')).toHaveValue('2,150');
    await expect(other.getByRole('checkbox', { name: 'I take the standard deduction' })).toBeChecked();
  });

  test('falls back, with a notice, where an address makes no sense', async ({ page, inbox }) => {
    await page.goto(`${inbox.url}${path}#rent=-5&stay=84&price=%3Cscript%3E&rate=6.5&evil=1`);
    await expect(page.getByText('Part of this link could not be used')).toBeVisible();
    await expect(page.getByText(/Rent and Price of the home are back at the starting value/)).toBeVisible();
    await expect(answer(page)).toHaveText('$54,637.37');
  });

  test('sets pinned scenarios side by side and keeps them in the tab', async ({ page, inbox }) => {
    await page.goto(inbox.url + path);
    await page.getByRole('button', { name: 'Pin to compare' }).click();
    await field(page, 'Rent').fill('3000');
    await page.getByRole('button', { name: 'Pin to compare' }).click();
    const table = page.getByRole('table', { name: 'Pinned scenarios side by side' });
    const savings = table.getByRole('row', { name: /^Savings on buying/ });
    await expect(savings).toContainText('$29,362.63 less');
    await page.reload();
    await expect(savings).toContainText('$54,637.37 more');
    await expect(savings).toContainText('$29,362.63 less');
    await expect(savings).toContainText('differs');
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

  test('prints on two pages, with the line of compliance', async ({ page, inbox }) => {
    await page.goto(inbox.url + path);
    await field(page, 'Rent').fill('2600');
    for (const months of ['360', '480']) {
      await page.getByRole('combobox', { name: 'Term' }).selectOption(months);
      const sheets = await pagesOf(await page.pdf({ format: 'Letter' }));
      expect(sheets).toHaveLength(2);
      expect(sheets[0]).toContain('Buying costs $');
      expect(sheets[0]).toContain('Net of equity');
      expect(sheets[1]).toContain('Licensed in Ohio only');
    }
    await expect(answer(page)).toHaveText('$9,857.86');
  });
});

test.describe('renting and buying, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('keeps the answer in view while the inputs scroll', async ({ page, inbox }) => {
    await page.goto(inbox.url + path);
    await slider(page, 'Interest rate').scrollIntoViewIfNeeded();
    const bar = page.getByText(/^Buying costs more by/);
    await expect(bar).toBeInViewport();
    await expect(bar).toContainText('$54,637.37');
    await page.getByRole('link', { name: 'See breakdown' }).click();
    await expect(answer(page)).toBeInViewport();
    expect(await sideways(page)).toBe(0);
  });
});

test.describe('renting and buying, without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the example, the formula and a number to call', async ({ page, inbox }) => {
    await page.goto(inbox.url + path);
    await expect(answer(page)).toHaveText('$54,637.37');
    await expect(page.getByText(/Without JavaScript this page shows the example/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '(614) 555-0142' }).first()).toBeVisible();
    await page.getByText('Show the work').click();
    await expect(page.getByText('buying = M × months paid + tax × stay')).toBeVisible();
  });
});
