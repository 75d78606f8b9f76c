import { expect, test } from '@/__tests__/e2e/steps/fixtures';
import { isHydrated, sideways } from '@/__tests__/e2e/steps/measures';
import { answer, field } from './hands';

/** A field far down each screen: what is typed first, what goes into the field, and the answer in the phone bar. */
const screens = [
  {
    path: '/what-will-my-monthly-payment-be-calculator',
    first: [],
    last: 'HOA fees',
    texts: ['45', '145'],
    says: '$3,994.68',
    bar: /\$3,994\.68/,
  },
  {
    path: '/how-much-can-i-afford-calculator',
    first: [],
    last: 'A home you have in mind',
    texts: ['185000', '200000'],
    says: /^is comfortable for you: \$1,750 a month/,
    bar: /Comfortable to\$232,600/,
    county: 'Franklin',
  },
  {
    path: '/renting-versus-buying-calculator',
    first: [],
    last: 'Return on money not spent',
    texts: ['1', '0'],
    says: /^Buying is ahead if you stay past/,
    bar: /Buying ahead past/,
  },
  {
    path: '/refinance-analysis-calculator',
    first: ['Still owed', 'Payment a month', 'Rate now'],
    last: 'Closing costs',
    texts: ['2', '3'],
    says: /^Worth it at 7\.25% or lower, if you stay 5 years\..*After 5 years you’re \$378 behind/,
    bar: /Worth it at\s*7\.25%/,
  },
  {
    path: '/debt-consolidation-calculator',
    first: ['Mortgage, owed', 'Payment a month', 'Rate now'],
    last: 'Closing costs',
    texts: ['2', '3'],
    says: /^Worth it at 7\.25% or lower, if you stay 5 years\..*After 5 years you’re \$378 behind/,
    bar: /Worth it at\s*7\.25%/,
  },
] as const;

/** Laptops with little height, and a phone. */
const windows = [
  { width: 1366, height: 657 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
] as const;

for (const [screen, window] of screens.flatMap((screen) => windows.map((window) => [screen, window] as const))) {
  test(`${screen.path}: at ${window.width} by ${window.height} px the answer is in view from the start and while the last field changes`, async ({
    page,
    inbox,
  }) => {
    await page.setViewportSize(window);
    await page.goto(inbox.url + screen.path);
    await expect(answer(page)).toBeInViewport({ ratio: 1 });
    await isHydrated(page);
    const [question] = screen.first;
    if (question) {
      // The question comes first, and its answer keeps the focus while typing.
      await expect(field(page, question)).toBeInViewport({ ratio: 1 });
      await field(page, question).click();
      for (const [index, text] of ['200000', '1500', '8'].entries()) {
        if (index > 0) await page.keyboard.press('Tab');
        await page.keyboard.type(text);
      }
      await expect(answer(page)).toContainText('less a month');
      await expect(field(page, 'Rate now')).toBeFocused();
    }
    if ('county' in screen) await page.getByLabel('County').selectOption(screen.county);
    const last = field(page, screen.last);
    // On a phone it is in a disclosure.
    if (!(await last.isVisible())) await page.getByText('More details').click();
    await last.scrollIntoViewIfNeeded();
    for (const text of screen.texts) await last.fill(text);
    await expect(answer(page)).toHaveText(screen.says);
    const isPhone = window.width === 390;
    // A band of question and answer scrolls away at every width.
    const isInBar = isPhone || question !== undefined;
    if (isInBar) await expect(page.locator('[data-bar]')).toContainText(screen.bar);
    await expect(isInBar ? page.locator('[data-bar]') : answer(page)).toBeInViewport({ ratio: 0.99 });
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    if (!isPhone) return;
    const [toAnswer, next] = await page.locator('[data-bar]').getByRole('link').all();
    await toAnswer?.click();
    await expect(page.locator('#result')).toBeInViewport();
    const href = await next?.getAttribute('href');
    await expect(page.locator(`main [data-button][href="${href}"]`).first()).toBeVisible();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });
}
