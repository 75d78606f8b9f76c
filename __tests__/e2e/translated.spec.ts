import type { Page } from '@playwright/test';
import { purchaseQuestionnaire } from '@/content/forms/purchase-questions';
import { refinanceQuestionnaire } from '@/content/forms/refinance-questions';
import { questionnairePaths } from '@/lib/questionnaire/paths';
import { answer, field } from './calculators/hands';
import { screens } from './calculators/screens';
import { answerAll } from './steps/answering';
import { expect, test } from './steps/fixtures';
import { isHydrated, scrollThrough } from './steps/measures';
import { translate } from './steps/translate';

/** All visible words and figures of a page. */
const wordsOf = (page: Page) =>
  page.locator('main').evaluate((main) => main.textContent.replaceAll(/\s+/g, ' ').split(/(?<=[.%]) ?/));

/** Types into every field of a calculator with its own test case, and then one key into each of the others. */
async function typeIntoEveryField(
  page: Page,
  { typed, filled = [], dragged }: (typeof screens)[number],
): Promise<void> {
  const texts = [[typed.field, typed.text] as const, ...filled];
  for (const [name, text] of texts) await field(page, name).pressSequentially(text);
  if (dragged.to !== undefined) await page.getByRole('slider', { name: dragged.field, exact: true }).press('End');
  for (const box of await page.locator('main').getByRole('textbox').all()) {
    const isOpen = (await box.isVisible()) && (await box.isEditable());
    if (isOpen && /^[\d,.]+$/.test(await box.inputValue())) await box.press('End');
    if (isOpen && /^[\d,]+$/.test(await box.inputValue())) await box.press('1');
  }
  await page.locator('h1').click();
  await page.waitForTimeout(800);
}

for (const screen of screens) {
  test(`${screen.name}, translated by the browser, keeps every figure`, async ({ page, context, inbox }) => {
    const translated = await context.newPage();
    for (const each of [page, translated]) {
      await each.goto(inbox.url + screen.path, { waitUntil: 'networkidle' });
      await expect(answer(each)).toHaveText(screen.start);
      await scrollThrough(each);
      await isHydrated(each);
      if (each === translated) await translate(each);
      await typeIntoEveryField(each, screen);
    }
    expect(await wordsOf(translated)).toEqual(await wordsOf(page));
  });
}

for (const questionnaire of [purchaseQuestionnaire, refinanceQuestionnaire]) {
  test(`the ${questionnaire.id} questions, translated by the browser, lead through the letter to the receipt`, async ({
    page,
    inbox,
  }) => {
    await page.goto(inbox.url + questionnairePaths[questionnaire.id], { waitUntil: 'networkidle' });
    await translate(page);
    const answers = await answerAll(page, questionnaire, 0);
    await page.getByRole('button', { name: 'SUBMIT' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Canary.' })).toBeVisible();
    expect((await inbox.leads()).map(({ body }) => body)).toEqual([expect.objectContaining(answers)]);
  });
}

const paymentPage = '/what-will-my-monthly-payment-be-calculator';

function breakArithmetic(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const name of ['pow', 'round', 'expm1']) {
      Reflect.set(Math, name, () => {
        throw new Error('It broke.');
      });
    }
  });
}

const stoppedIn = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part of the page stopped.' });

test('a part of the page that stops says so, with the phone number, and the rest stays', async ({
  page,
  inbox,
  consoleErrors,
}) => {
  consoleErrors.allow(/It broke/);
  await page.goto(inbox.url + paymentPage, { waitUntil: 'networkidle' });
  const start = await answer(page).textContent();
  await breakArithmetic(page);
  await field(page, 'Home price').focus();
  // A key press through a locator would be retried after the field is gone, as it is here.
  await page.keyboard.press('1');
  const alert = stoppedIn(page);
  await expect(alert).toBeFocused();
  await expect(alert.getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expect(answer(page)).toHaveText(start ?? '');
  await expect(field(page, 'Home price')).toBeDisabled();
  await alert.getByRole('button', { name: 'Reload' }).click();
  await expect(field(page, 'Home price')).toBeEnabled();
});

test('a part that stops because of code that loads late is shown as exported, below the alert', async ({
  page,
  inbox,
  consoleErrors,
}) => {
  consoleErrors.allow(/It broke/);
  const exported = await (await page.request.get(inbox.url + paymentPage)).text();
  await page.route('**/assets/*.js', async (route) => {
    const isFirst = exported.includes(`href="${new URL(route.request().url()).pathname}"`);
    if (!isFirst) await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const sections = page.waitForResponse('**/assets/schedule.client-*.js');
  await page.goto(inbox.url + paymentPage);
  const start = await answer(page).textContent();
  await sections;
  await breakArithmetic(page);
  await expect(stoppedIn(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(stoppedIn(page)).toBeVisible();
  await expect(answer(page)).toHaveText(start ?? '');
});
