import type { Locator, Page } from '@playwright/test';
import { purchaseQuestionnaire } from '@/content/questionnaires/purchase';
import { isAmountStep } from '@/lib/questionnaire/definition';
import { expect, test } from './fixtures';

test.use({ viewport: { width: 1280, height: 720 }, contextOptions: { reducedMotion: 'reduce' } });

/** Presses Tab until an element has the focus; it must be reached within the given number of stops. */
async function tabTo(page: Page, place: Locator, within = 12): Promise<void> {
  for (let stop = 0; stop < within; stop += 1) {
    await page.keyboard.press('Tab');
    if (await place.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(place, `${within} presses of Tab away`).toBeFocused();
}

async function backTo(page: Page, place: Locator): Promise<void> {
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    if (await place.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(place).toBeFocused();
}

/** The names of the elements that the next presses of Tab focus, in order. */
async function nextStops(page: Page, count: number): Promise<readonly string[]> {
  const names: string[] = [];
  for (let stop = 0; stop < count; stop += 1) {
    await page.keyboard.press('Tab');
    names.push(
      await page.evaluate(() => {
        const element = document.activeElement;
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
        return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim();
      }),
    );
  }
  return names;
}

/** Checks that a question is shown: its text field has the focus, or else its heading, which is in the viewport. */
async function arrivesAt(page: Page, field: string): Promise<void> {
  const step = purchaseQuestionnaire.steps.find((one) => one.field === field);
  if (!step) throw new Error(`No question is about ${field}.`);
  const heading = page.getByRole('heading', { level: 1, name: step.question });
  const isLine = step.kind !== 'choice' && !isAmountStep(step);
  if (field === 'firstName') {
    await expect(page.getByRole('textbox', { name: step.label })).toBeFocused();
    return;
  }
  await expect(isLine ? page.getByRole('textbox', { name: step.question }) : heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
}

test('a purchase questionnaire, from the home page to the receipt, without a mouse', async ({ page, inbox }) => {
  await page.goto(inbox.url);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('a#purchase'), 3);
  await page.keyboard.press('Enter');

  // 1: Enter without an answer names the field and the cure, and puts the focus there.
  await arrivesAt(page, 'zipCode');
  expect(await nextStops(page, 3)).toEqual(['Continue', '(614) 555-0142', 'Request a call']);
  await backTo(page, page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  const zip = page.getByRole('textbox', { name: 'What is the ZIP code of the home you want?' });
  await expect(zip).toBeFocused();
  await expect(zip).toHaveAttribute('aria-invalid', 'true');
  await expect(zip).toHaveAccessibleDescription(
    /Please fill out all required fields!.*Enter a ZIP code with 5 digits/s,
  );
  await page.keyboard.type('43215');
  await page.keyboard.press('Enter');

  // 2: arrows change the choice and stay on the question; Space chooses and continues.
  await arrivesAt(page, 'propertyType');
  await tabTo(page, page.getByRole('radio', { name: 'Single-family home' }), 1);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Condominium' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Condominium' })).toBeChecked();
  await page.keyboard.press('Enter');

  // 3, and back to 2, which keeps its answer.
  await arrivesAt(page, 'firstTimeHomebuyer');
  await tabTo(page, page.getByRole('button', { name: 'Go back' }));
  await page.keyboard.press('Enter');
  await arrivesAt(page, 'propertyType');
  await expect(page.getByRole('radio', { name: 'Condominium' })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Continue' }), 4);
  await page.keyboard.press('Space');
  await arrivesAt(page, 'firstTimeHomebuyer');
  await tabTo(page, page.getByRole('radio', { name: 'Yes' }), 1);
  await page.keyboard.press('Space');

  // 4
  await arrivesAt(page, 'stageOfTheProcess');
  await tabTo(page, page.getByRole('radio', { name: 'Signed a Purchase Agreement' }), 1);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Researching what’s out there' })).toBeChecked();
  await page.keyboard.press('Enter');

  // 5: the slider moves by every key and its spoken value is in dollars; the field beside it accepts any amount.
  await arrivesAt(page, 'purchasePrice');
  await tabTo(page, page.getByRole('textbox', { name: 'What price do you have in mind?' }), 1);
  const price = page.getByRole('slider', { name: 'Purchase price' });
  await tabTo(page, price, 1);
  await expect(price).toHaveAttribute('aria-valuetext', 'No price yet');
  for (const [key, spoken] of [
    ['ArrowRight', '$105,000'],
    ['ArrowUp', '$110,000'],
    ['ArrowLeft', '$105,000'],
    ['PageUp', '$395,000'],
    ['PageDown', '$105,000'],
    ['End', '$3,000,000'],
    ['Home', '$100,000'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(price).toHaveAttribute('aria-valuetext', spoken);
  }
  await backTo(page, page.getByRole('textbox', { name: 'What price do you have in mind?' }));
  await expect(page.getByRole('textbox', { name: 'What price do you have in mind?' })).toHaveValue('100,000');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('325000');
  await expect(price).toHaveAttribute('aria-valuetext', '$325,000');
  await tabTo(page, page.getByText('Why we ask'), 2);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The price and your down payment together')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Continue' }), 3);
  await page.keyboard.press('Enter');

  // 6
  await arrivesAt(page, 'downPaymentPercent');
  const down = page.getByRole('slider', { name: 'Down payment' });
  await tabTo(page, down, 2);
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight');
  await expect(down).toHaveAttribute('aria-valuetext', '10 percent, $32,500 of a $325,000 home');
  await tabTo(page, page.getByRole('button', { name: 'Continue' }), 4);
  await page.keyboard.press('Enter');

  // 7 to 11
  await arrivesAt(page, 'creditScore');
  await tabTo(page, page.getByRole('radio', { name: /^Excellent/ }), 1);
  await page.keyboard.press('Space');
  await arrivesAt(page, 'beforeTaxesAnnualHouseHoldIncome');
  await page.keyboard.press('Tab');
  await page.keyboard.type('84000');
  await page.keyboard.press('Enter');
  await arrivesAt(page, 'employmentStatus');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await arrivesAt(page, 'bankruptcy_ShortSale_or_foreclosure_in_the_last_3_years');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await arrivesAt(page, 'showProofOfIncome');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');

  // 12 and 13
  await arrivesAt(page, 'working_with_a_real_estate_agent');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await arrivesAt(page, 'agentName');
  await page.keyboard.type('Alex Agent');
  await page.keyboard.press('Enter');

  // 14 and 15: a list of names that must be chosen from.
  await arrivesAt(page, 'working_with_a_Loan_Officer');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await arrivesAt(page, 'loanOfficerName');
  await tabTo(page, page.getByRole('combobox'), 1);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('combobox')).toHaveValue('Jordan Example');
  await tabTo(page, page.getByRole('button', { name: 'Continue' }), 4);
  await page.keyboard.press('Enter');

  // What this looks like, before any contact detail.
  await expect(page.getByRole('heading', { level: 1, name: 'What this looks like' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Continue' }), 12);
  await page.keyboard.press('Enter');

  // 16 and 17 are one screen; then the e-mail and the phone.
  await arrivesAt(page, 'firstName');
  await page.keyboard.type('Sam');
  await tabTo(page, page.getByRole('textbox', { name: 'Last name' }), 1);
  await page.keyboard.type('Sample');
  await page.keyboard.press('Enter');
  await arrivesAt(page, 'email');
  await page.keyboard.type('sam@example.com');
  await page.keyboard.press('Enter');
  await arrivesAt(page, 'phone');
  await page.keyboard.type('614 555 0188');
  await page.keyboard.press('Enter');

  // An answer changed from the list leads to its question and back to its row.
  await expect(page.getByRole('heading', { level: 1, name: 'Your answers' })).toBeFocused();
  const change = page.getByRole('button', { name: 'Change Employment' });
  await tabTo(page, change, 30);
  await page.keyboard.press('Enter');
  await arrivesAt(page, 'employmentStatus');
  await tabTo(page, page.getByRole('radio', { name: 'Employed', exact: true }), 1);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Retired' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(change).toBeFocused();
  await expect(page.getByText('(614) 555-0188')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'SUBMIT' }), 40);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Sam. We have your answers.' })).toBeFocused();
  const leads = await inbox.leads();
  expect(leads).toHaveLength(1);
  expect(leads[0]?.body).toMatchObject({
    zipCode: '43215',
    propertyType: 'Condominium',
    stageOfTheProcess: "Researching what's out there",
    purchasePrice: '325000',
    downPaymentPercent: '10',
    employmentStatus: 'Retired',
    agentName: 'Alex Agent',
    loanOfficerName: 'Jordan Example',
    phone: '6145550188',
  });
  await tabTo(page, page.getByRole('link', { name: 'Back to the home page' }), 12);
  await page.keyboard.press('Enter');
  await expect(page.locator('a#purchase')).toBeVisible();
});
