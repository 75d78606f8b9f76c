import type { Page } from '@playwright/test';
import { headingOf } from '@/__tests__/helpers/heading-of';
import { isTiles } from '@/lib/fields/field';
import { isAmountStep, type Questionnaire, type Step } from '@/lib/questionnaire/definition';
import { questionnairePaths } from '@/lib/questionnaire/paths';
import { type Screen, screensOf } from '@/lib/questionnaire/screens';
import { expect } from './fixtures';

/** What the test visitors type, by field. */
export const typed: Readonly<Record<string, string>> = {
  zipCode: '43215',
  purchasePrice: '$325,000',
  downPaymentPercent: '10%',
  beforeTaxesAnnualHouseHoldIncome: '75000',
  estimated_value_of_the_property: '300000',
  remaining_balance_on_the_1st_mortgage: '195000',
  first_mortgage_interest_rate: '6.125',
  borrow_want: '20000',
  averageMonthlyExpenses: '2500',
  agentName: 'Ann Agent',
  firstName: 'Canary',
  lastName: 'Ontario',
  email: 'canary@example.com',
  phone: '(614) 555-0100',
};

/** What is received, if it differs. */
export const sent: Readonly<Record<string, string>> = {
  ...typed,
  purchasePrice: '325000',
  downPaymentPercent: '10',
  phone: '6145550100',
};

export function questions(page: Page) {
  return page.getByRole('region', { name: /questions$/ });
}

export function progress(page: Page) {
  return page.getByText(/^Question \d+ of \d+$/);
}

/** Checks the focus on a new screen: its text field, or its heading if it has none. */
export async function come(page: Page, screen: Screen): Promise<void> {
  const [step] = screen.steps;
  if (screen.kind === 'pair') {
    await expect(questions(page).getByRole('textbox', { name: step?.label ?? '', exact: true })).toBeFocused();
    return;
  }
  const words = headingOf(screen);
  const isLine = step !== undefined && step.kind !== 'choice' && !isAmountStep(step);
  const heading = page.getByRole('heading', { level: 1, name: words });
  await expect(heading).toBeVisible();
  await expect(isLine ? questions(page).getByRole('textbox', { name: words }) : heading).toBeFocused();
}

async function answer(page: Page, step: Step, name: string, choice: number): Promise<string> {
  if (isTiles(step)) {
    const value = step.choices[choice % step.choices.length]?.value ?? '';
    await page.locator(`input[name="${step.field}"][value="${value}"]`).click();
    return value;
  }
  const value = step.kind === 'choice' ? (step.choices[0]?.value ?? '') : (typed[step.field] ?? '');
  if (step.kind === 'choice') await page.getByRole('combobox').selectOption(value);
  else await questions(page).getByRole('textbox', { name, exact: true }).fill(value);
  return sent[step.field] ?? value;
}

/**
 * Opens a questionnaire at a screen in a tab that shows a page of the site, as after a reload: with these answers, and
 * the last choice for every other question.
 */
export async function openAt(
  page: Page,
  kind: Screen['kind'],
  questionnaire: Questionnaire,
  known: Readonly<Record<string, string>>,
): Promise<void> {
  const answers = Object.fromEntries(
    questionnaire.steps.flatMap((step) => {
      if (step.personal || step.askedWhen) return [];
      const usual = step.kind === 'choice' ? step.choices.at(-1)?.value : isAmountStep(step) ? '' : '43604';
      return [[step.field, known[step.field] ?? usual ?? '']];
    }),
  );
  const step = screensOf(questionnaire).findIndex((screen) => screen.kind === kind);
  await page.evaluate(([name, draft]) => sessionStorage.setItem(name, draft), [
    `questionnaire:${questionnaire.id}`,
    JSON.stringify({ answers, step }),
  ] as const);
  await page.goto(new URL(questionnairePaths[questionnaire.id], page.url()).href);
}

/**
 * Answers every screen with the choice at this index, up to the first screen of the kind `until`: the unsent list of
 * answers, or the letter. `look` is called on each screen before it is answered. Returns the lead that should arrive.
 */
export async function answerAll(
  page: Page,
  questionnaire: Questionnaire,
  choice: number,
  until: Screen['kind'] = 'answers',
  look?: (kind: Screen['kind']) => Promise<void>,
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const screen of screensOf(questionnaire)) {
    const unasked = screen.steps.filter(({ askedWhen }) => askedWhen && answers[askedWhen.field] !== askedWhen.is);
    for (const { field } of unasked) answers[field] = '';
    if (unasked.length > 0) continue;
    await come(page, screen);
    if (screen.kind === until) break;
    await look?.(screen.kind);
    for (const step of screen.steps) {
      answers[step.field] = await answer(page, step, screen.kind === 'pair' ? step.label : step.question, choice);
    }
    if (!screen.steps.some(isTiles)) await page.getByRole('button', { name: /^(Continue|Send it to )/ }).click();
  }
  return answers;
}
