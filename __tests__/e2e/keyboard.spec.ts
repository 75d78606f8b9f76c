import type { Locator, Page } from '@playwright/test';
import { purchaseQuestionnaire } from '@/content/forms/purchase-questions';
import { isTiles } from '@/lib/fields/field';
import { isAmountStep, type Step } from '@/lib/questionnaire/definition';
import { screensOf } from '@/lib/questionnaire/screens';
import { come, questions, sent, typed } from './steps/answering';
import { expect, test } from './steps/fixtures';

test.use({ viewport: { width: 1280, height: 720 }, contextOptions: { reducedMotion: 'reduce' } });

async function tabTo(page: Page, place: Locator, within = 12, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < within; stop += 1) {
    await page.keyboard.press(key);
    if (await place.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(place, `${within} presses of ${key} away`).toBeFocused();
}

const { steps } = purchaseQuestionnaire;
const continueButton = (page: Page) => page.getByRole('button', { name: /^(Continue|Send it to )/ });

/** Answers a question with the keyboard and returns the answer. Answers that others depend on are the first choice. */
async function answer(page: Page, step: Step): Promise<string> {
  const { keyboard } = page;
  if (step.kind !== 'choice') {
    if (isAmountStep(step)) await tabTo(page, questions(page).getByRole('textbox'), 1);
    await keyboard.type(typed[step.field] ?? '');
    if (step.field !== 'firstName') await keyboard.press('Enter');
    else await keyboard.press('Tab');
    return sent[step.field] ?? typed[step.field] ?? '';
  }
  if (!isTiles(step)) {
    await tabTo(page, page.getByRole('combobox'), 1);
    await keyboard.press('ArrowDown');
    await tabTo(page, continueButton(page), 4);
    await keyboard.press('Enter');
    return step.choices[0]?.value ?? '';
  }
  const tiles = questions(page).getByRole('radio');
  await tabTo(page, tiles.first(), 1);
  if (steps.some(({ askedWhen }) => askedWhen?.field === step.field)) {
    await keyboard.press('Space');
    return step.choices[0]?.value ?? '';
  }
  // Arrow keys change the choice and stay on the question.
  await keyboard.press('ArrowDown');
  await expect(tiles.nth(1)).toBeFocused();
  await expect(tiles.nth(1)).toBeChecked();
  await keyboard.press('Enter');
  return step.choices[1]?.value ?? '';
}

/** Moves the price slider with every key; its announced value is in dollars, and its field follows. */
async function moveSlider(page: Page): Promise<void> {
  const price = page.getByRole('slider', { name: 'Purchase price' });
  await tabTo(page, price, 2);
  await expect(price).toHaveAttribute('aria-valuetext', 'No price yet');
  for (const [key, spoken] of [
    ['ArrowRight', '$105,000'],
    ['ArrowUp', '$110,000'],
    ['ArrowLeft', '$105,000'],
    ['PageUp', '$155,000'],
    ['PageDown', '$105,000'],
    ['End', '$3,000,000'],
    ['Home', '$100,000'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(price).toHaveAttribute('aria-valuetext', spoken);
  }
  const field = questions(page).getByRole('textbox');
  await tabTo(page, field, 1, 'Shift+Tab');
  await expect(field).toHaveValue('100,000');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Shift+Tab');
}

test('a purchase questionnaire from the home page to the receipt, without a mouse', async ({ page, inbox }) => {
  const { keyboard } = page;
  await page.goto(inbox.url);
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await keyboard.press('Enter');
  await tabTo(page, page.locator('a#purchase'), 3);
  await keyboard.press('Enter');

  // Enter without an answer names the field and what to do, and focuses it.
  const screens = screensOf(purchaseQuestionnaire);
  const [first] = screens;
  if (first) await come(page, first);
  await tabTo(page, continueButton(page), 1);
  await keyboard.press('Enter');
  const zip = questions(page).getByRole('textbox');
  await expect(zip).toBeFocused();
  await expect(zip).toHaveAttribute('aria-invalid', 'true');
  await expect(zip).toHaveAccessibleDescription(
    /Please fill out all required fields!.*Enter a ZIP code with 5 digits/s,
  );

  const answers: Record<string, string> = {};
  for (const [index, screen] of screens.entries()) {
    if (screen !== first) {
      await come(page, screen);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    }
    if (index === 2) {
      // Back to the previous question, which keeps its answer.
      await tabTo(page, page.getByRole('button', { name: 'Go BACK' }));
      await keyboard.press('Enter');
      await expect(questions(page).getByRole('radio').nth(1)).toBeChecked();
      await tabTo(page, continueButton(page), 4);
      await keyboard.press('Space');
      await come(page, screen);
    }
    if (screen.kind === 'answers') break;
    if (screen.kind === 'letter') {
      // After everything that the letter asks and offers.
      await tabTo(page, continueButton(page), 20);
      await keyboard.press('Enter');
    }
    for (const step of screen.steps) {
      if (step.field === 'purchasePrice') await moveSlider(page);
      answers[step.field] = await answer(page, step);
    }
  }

  // Changing an answer in the list leads to its question and back to its row.
  const change = page.getByRole('button', { name: 'Change Employment' });
  await tabTo(page, change, 30);
  await keyboard.press('Enter');
  const work = questions(page).getByRole('radio');
  await tabTo(page, work.nth(1), 1);
  await keyboard.press('ArrowUp');
  await expect(work.first()).toBeChecked();
  await keyboard.press('Enter');
  await expect(change).toBeFocused();
  answers.employmentStatus = 'Employed';
  await tabTo(page, page.getByRole('button', { name: 'SUBMIT' }), 40);
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Canary. We have your answers.' })).toBeFocused();
  expect((await inbox.leads()).map(({ body }) => body)).toEqual([expect.objectContaining(answers)]);
  await tabTo(page, page.getByRole('link', { name: 'Back to the home page' }));
  await keyboard.press('Enter');
  await expect(page.locator('a#purchase')).toBeVisible();
});
