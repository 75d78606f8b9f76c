import type { Page } from '@playwright/test';
import { purchaseQuestionnaire } from '@/content/forms/purchase-questions';
import { refinanceQuestionnaire } from '@/content/forms/refinance-questions';
import { company } from '@/content/lender/company';
import { questionnairePaths } from '@/lib/questionnaire/paths';
import { answerAll, openAt, progress, questions, typed } from './steps/answering';
import { expect, test } from './steps/fixtures';
import { pagesOf } from './steps/pdf';

/** Goes to the phone question with a stored draft, as after a reload, and types the names again. */
async function goToLast(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/fha`);
  await openAt(page, 'answers', purchaseQuestionnaire, typed);
  for (const field of ['firstName', 'lastName', 'email']) {
    await page.locator(`input[name="${field}"]`).fill(typed[field] ?? '');
    if (field !== 'firstName') await page.keyboard.press('Enter');
  }
  await page.locator('input[name="phone"]').fill(typed.phone ?? '');
}

/** Checks that the letter prints on one Letter sheet with what the law requires, and returns the sheet's text. */
async function printsOnOneSheet(page: Page): Promise<string> {
  await expect(page.getByRole('button', { name: 'Print, one sheet' })).toBeVisible();
  const file = await page.pdf({ preferCSSPageSize: true });
  expect(file.toString('latin1')).toContain('/MediaBox [0 0 612 792]');
  const sheets = await pagesOf(file);
  expect(sheets).toHaveLength(1);
  for (const part of [
    'Three questions for any lender',
    company.phone.display,
    'Equal Housing',
    'Licensed in Ohio only',
  ])
    expect(sheets[0]).toContain(part);
  return sheets[0] ?? '';
}

for (const [name, questionnaire, choice] of [
  ['purchase, every Yes', purchaseQuestionnaire, 0],
  ['purchase, every No', purchaseQuestionnaire, 1],
  ['refinance, every Yes', refinanceQuestionnaire, 0],
  ['refinance, every No', refinanceQuestionnaire, 1],
] as const) {
  test(`${name}: from the home page through a one-page letter to the thank-you page, stored once as answered`, async ({
    page,
    inbox,
  }) => {
    await page.goto(inbox.url);
    await page.locator(`a#${questionnaire.id}`).click();
    const answers = await answerAll(page, questionnaire, choice, 'answers', async (kind) => {
      if (kind === 'letter') await printsOnOneSheet(page);
    });
    await page.getByRole('button', { name: 'SUBMIT' }).click();

    await expect(
      page.getByRole('heading', { level: 1, name: 'Thank you, Canary. We have your answers.' }),
    ).toBeFocused();
    const reference = await page
      .locator('[data-receipt]')
      .getByText(/^\d{4}[A-Z]{3}\d{2}[A-Z]{3}\d{6}$/)
      .textContent();
    const sheet = await printsOnOneSheet(page);
    expect(sheet).toContain(`Reference ${reference}`);
    expect(sheet).toContain('Sent');
    expect(sheet).not.toContain('Thank you');
    const leads = await inbox.leads();
    expect(leads).toHaveLength(1);
    expect(leads[0]?.body).toMatchObject({
      ...answers,
      _id: reference,
      subject: `${questionnaire.subjectPrefix}${reference}`,
    });

    await page.goBack();
    await expect(page.locator(`a#${questionnaire.id}`)).toBeVisible();
    await page.locator(`a#${questionnaire.id}`).click();
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect(progress(page)).toHaveText(`Question 1 of ${questionnaire.steps.length}`);
  });
}

test('Back and Forward go one question at a time, and a reload keeps the question', async ({ page, inbox }) => {
  await page.goto(inbox.url);
  await page.locator('a#purchase').click();
  await questions(page).getByRole('textbox').fill('43215');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Condominium' }).click();
  await expect(progress(page)).toHaveText('Question 3 of 19');
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.goBack();
  await expect(progress(page)).toHaveText('Question 2 of 19');
  await expect(page.getByRole('radio', { name: 'Condominium' })).toBeChecked();
  await page.goForward();
  await expect(progress(page)).toHaveText('Question 3 of 19');
  await page.getByRole('button', { name: 'Go BACK' }).click();
  await expect(progress(page)).toHaveText('Question 2 of 19');
  await page.goForward();
  await expect(progress(page)).toHaveText('Question 3 of 19');
  expect(loads).toBe(0);
  await page.reload();
  await expect(progress(page)).toHaveText('Question 3 of 19');
  await page.goBack();
  await expect(progress(page)).toHaveText('Question 2 of 19');
  await page.goBack();
  await expect(questions(page).getByRole('textbox')).toHaveValue('43215');
  await page.goBack();
  await expect(page.locator('a#purchase')).toBeVisible();
});

test('the skip link, other fragments and a second tab leave an open questionnaire in place, with the name typed in', async ({
  page,
  inbox,
}) => {
  await goToLast(page, inbox.url);
  const phone = questions(page).getByRole('textbox');
  await phone.fill('6145550142');
  await page.getByRole('link', { name: 'Skip to the question' }).press('Enter');
  await page.evaluate(() => {
    window.location.hash = 'top';
  });
  await expect(phone).toHaveValue('(614) 555-0142');
  await expect(questions(page).getByText('Question 19 of 19')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');

  // A second tab with the same questions does not change it either.
  const tab = await page.context().newPage();
  await tab.goto(inbox.url + questionnairePaths.purchase);
  await expect(progress(tab)).toHaveText('Question 1 of 19');
  await tab.close();
  await expect(phone).toHaveValue('(614) 555-0142');
});

test('Start over asks for confirmation, then returns to the home page and deletes the answers', async ({
  page,
  inbox,
}) => {
  await page.goto(inbox.url + questionnairePaths.purchase);
  await questions(page).getByRole('textbox').fill('43215');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save and leave' }).click();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('button', { name: 'Keep my answers' })).toBeFocused();
  await page.getByRole('button', { name: 'Erase and start over' }).click();
  await expect(page).toHaveURL(`${inbox.url}/`);
  expect(await page.evaluate(() => window.sessionStorage.getItem('questionnaire:purchase'))).toBeNull();
  await page.locator('a#purchase').click();
  await expect(questions(page).getByRole('textbox')).toHaveValue('');
});

test('if the code of the questions does not load, the page says so and shows the phone number', async ({
  page,
  inbox,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto(inbox.url + questionnairePaths.purchase);
  const late = page.getByText('Still nothing? Reload the page');
  await expect(late).toHaveCSS('opacity', '0');
  await expect(late).toHaveCSS('opacity', '1', { timeout: 15_000 });
  await expect(late.getByRole('link', { name: company.phone.display })).toBeVisible();
  await page.unroute('**/assets/**');
  await page.reload();
  await expect(progress(page)).toHaveText('Question 1 of 19');
  await page.waitForLoadState('networkidle');
});

for (const [hash, path] of [
  ['purchase', questionnairePaths.purchase],
  ['refinance', questionnairePaths.refinance],
] as const) {
  test(`/#${hash} leads to ${path} with the answers of this tab`, async ({ page, inbox }) => {
    await page.goto(inbox.url + path);
    const first = page.locator('main form').locator('input:not([type=radio]), label:has([type=radio])').first();
    if (hash === 'purchase') await first.fill('43215');
    else await first.click();
    if (hash === 'purchase') await page.keyboard.press('Enter');
    await expect(progress(page)).toHaveText(/^Question 2 /);
    await page.goto(`${inbox.url}/fha`);
    await page.goto(`${inbox.url}/#${hash}`);
    await expect(page).toHaveURL(inbox.url + path);
    await expect(progress(page)).toHaveText(/^Question 2 /);
    // The home page that redirected here is not a history entry.
    await page.goBack();
    await expect(page).toHaveURL(`${inbox.url}/fha`);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says to call, to request a call, or to print the list of questions', async ({ page, inbox }) => {
    await page.goto(inbox.url);
    await page.locator('a#purchase').click();
    await expect(page.getByText(/The questions need JavaScript/)).toBeVisible();
    await expect(page.getByText('Opening the questions')).toBeHidden();
    await page.getByText('Show the questions').click();
    await expect(page.locator('main ol > li')).toHaveCount(purchaseQuestionnaire.steps.length);
    await page.getByRole('link', { name: 'ask us to call you' }).first().click();
    await expect(page).toHaveURL(`${inbox.url}/contact-us#call`);
  });
});
