import type { Page } from '@playwright/test';
import { expect, test } from '@/__tests__/e2e/steps/fixtures';
import { purchaseQuestionnaire } from '@/content/forms/purchase-questions';
import { refinanceQuestionnaire } from '@/content/forms/refinance-questions';
import { isAmountStep, type Questionnaire } from '@/lib/questionnaire/definition';
import { questionnairePaths } from '@/lib/questionnaire/paths';
import { screensOf } from '@/lib/questionnaire/screens';
import { field } from './hands';

/** Opens the letter of a questionnaire with these amounts, the last choice of every other question, in this tab. */
async function openLetter(page: Page, url: string, questionnaire: Questionnaire, amounts: Record<string, string>) {
  const answers = Object.fromEntries(
    questionnaire.steps.flatMap((step) => {
      if (step.personal || step.askedWhen) return [];
      const choice = step.kind === 'choice' ? step.choices.at(-1)?.value : isAmountStep(step) ? '' : '43604';
      return [[step.field, amounts[step.field] ?? choice ?? '']];
    }),
  );
  const step = screensOf(questionnaire).findIndex(({ kind }) => kind === 'letter');
  await page.evaluate(
    ([name, draft]) => window.sessionStorage.setItem(`questionnaire:${name}`, draft ?? ''),
    [questionnaire.id, JSON.stringify({ answers, step })],
  );
  await page.goto(url + questionnairePaths[questionnaire.id]);
}

// The figures are those of a script in decimals: $10,453 down, $6,100 of closing, $1,447 a month and in the bank.
test('one household, typed once, reads the same figures on every screen and both letters', async ({ page, inbox }) => {
  const main = page.getByRole('main');
  await page.goto(`${inbox.url}/how-much-can-i-afford-calculator`);
  await field(page, 'Gross annual income').fill('62000');
  await field(page, 'Saved for the home').fill('18000');
  await field(page, 'Monthly debt payments').fill('310');
  await field(page, 'City or ZIP').fill('Toledo');
  await field(page, 'City or ZIP').press('Enter');
  await expect(page.getByLabel('County')).toHaveValue('Lucas');
  await page.getByRole('group', { name: 'First home?' }).getByText('Yes').click();
  await expect(page.locator('main')).toContainText('$162,300is comfortable for you');
  await expect(field(page, 'Saved for the home')).toHaveAccessibleDescription(/\$6,100.*\$1,447.*\$10,453/);
  await field(page, 'A home you have in mind').fill('162300');
  await field(page, 'A home you have in mind').press('Tab');

  await page.goto(`${inbox.url}/what-will-my-monthly-payment-be-calculator`);
  await expect(field(page, 'City or ZIP')).toHaveValue('Toledo');
  await expect(field(page, 'Down payment')).toHaveValue('10,453');
  await expect(page.locator('output').first()).toContainText('$1,446.51');
  await expect(main).toContainText('$10,453 down and about $6,100 of closing costs');

  await page.goto(`${inbox.url}/ohio-closing-costs`);
  await expect(page.locator('output').first()).toContainText('$16,553');

  await page.goto(`${inbox.url}/renting-versus-buying-calculator`);
  await expect(field(page, 'Saved for the home')).toHaveAccessibleDescription(/\$6,100.*\$1,447.*\$10,453/);

  await page.goto(inbox.url);
  await expect(field(page, 'Saved for the home')).toHaveAccessibleDescription(/\$6,100.*\$1,447.*\$10,453/);
  await expect(page.getByText('$1,447', { exact: true }).first()).toBeVisible();

  await page.goto(`${inbox.url}/ohio/lucas-county`);
  await expect(main).toContainText('1.69%');
  await page.getByRole('main').locator('a[href^="/what-will-my-monthly-payment"]').first().click();
  await expect(page.getByLabel('County')).toHaveValue('Lucas');
  await page.getByRole('button', { name: 'Use mine' }).click();
  await expect(page.locator('output').first()).toContainText('$1,446.51');

  await openLetter(page, inbox.url, purchaseQuestionnaire, {
    purchasePrice: '162300',
    downPaymentPercent: '$10,453',
    beforeTaxesAnnualHouseHoldIncome: '62000',
    firstTimeHomebuyer: 'Yes',
    creditScore: 'Very Good 700-739',
  });
  await expect(main).toContainText('$162,300');
  await expect(main).toContainText('$16,553 of your $18,000');
  await expect(main).toContainText('$1,447 stays with you');

  await page.goto(`${inbox.url}/refinance-analysis-calculator`);
  await field(page, 'Still owed').fill('195000');
  await field(page, 'Still owed').press('Tab');
  await expect(main).toContainText('$1,350.14');
  await openLetter(page, inbox.url, refinanceQuestionnaire, {
    estimated_value_of_the_property: '300000',
    creditScore: 'Very Good 700-739',
    propertyUse: 'Primary Residence',
    remaining_balance_on_the_1st_mortgage: '195000',
    first_mortgage_interest_rate: '7.9',
    beforeTaxesAnnualHouseHoldIncome: '62000',
    averageMonthlyExpenses: '5000',
    borrowAdditionalCash: 'No',
  });
  await expect(main).toContainText('$1,350.14');
});
