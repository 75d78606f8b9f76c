import type { Page } from '@playwright/test';
import { answerAll } from '@/__tests__/e2e/steps/answering';
import { expect, test } from '@/__tests__/e2e/steps/fixtures';
import { federalSampleFile } from '@/__tests__/helpers/loan-estimates/sample-file';
import { purchaseQuestionnaire } from '@/content/forms/purchase-questions';
import { refinanceQuestionnaire } from '@/content/forms/refinance-questions';
import { roomPaths } from '@/lib/questionnaire/rooms';

/*
 * The moments in which a person gets an answer, as pictures. A test fails when one differs by more than the rims of letters.
 * After an intended change look at the new pictures: `npm run pictures -- --update-snapshots`.
 */

type Screen = { readonly name: string; readonly path: string; readonly act?: (page: Page) => Promise<void> };

const fill = (page: Page, name: string, text: string) =>
  page.getByRole('textbox', { name, exact: true }).first().fill(text);

const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'guide', path: '/fha' },
  { name: 'county', path: '/ohio/franklin-county' },
  { name: 'payment', path: '/what-will-my-monthly-payment-be-calculator' },
  {
    name: 'payment-filled',
    path: '/what-will-my-monthly-payment-be-calculator',
    act: async (page) => {
      await fill(page, 'Home price', '265000');
      await fill(page, 'Down payment', '14000');
      await page.getByRole('combobox', { name: /^County/ }).selectOption('Franklin');
    },
  },
  { name: 'affordability', path: '/how-much-can-i-afford-calculator' },
  { name: 'refinance', path: '/refinance-analysis-calculator' },
  { name: 'consolidation', path: '/debt-consolidation-calculator' },
  { name: 'rent-or-buy', path: '/renting-versus-buying-calculator' },
  { name: 'offers', path: '/compare-loan-offers-calculator' },
  {
    name: 'offers-read',
    path: '/compare-loan-offers-calculator',
    act: async (page) => {
      await page.getByRole('button', { name: 'Read mine from PDF files' }).click();
      const file = { name: 'sample.pdf', mimeType: 'application/pdf', buffer: await federalSampleFile() };
      await page.getByLabel('Choose PDF files').setInputFiles(file);
      await expect(page.getByText('sample.pdf: Read.')).toBeVisible();
    },
  },
  {
    name: 'search',
    path: '/search',
    act: async (page) => {
      await page.getByRole('searchbox').first().fill('should i refinance');
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'call-sheet',
    path: '/what-will-my-monthly-payment-be-calculator',
    act: async (page) => {
      await page.getByRole('link', { name: 'Request a call' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  ...[purchaseQuestionnaire, refinanceQuestionnaire].map((questionnaire) => ({
    name: `letter-${questionnaire.id}`,
    path: roomPaths[questionnaire.id],
    act: async (page: Page) => {
      await answerAll(page, questionnaire, 0, 'letter');
      await expect(page.getByRole('button', { name: 'Print, one sheet' })).toBeAttached();
    },
  })),
  {
    name: 'thank-you',
    path: roomPaths.purchase,
    act: async (page) => {
      await answerAll(page, purchaseQuestionnaire, 0);
      await page.getByRole('button', { name: 'SUBMIT' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
    },
  },
];

/** A day on which the office is open; pages that print the day or the hour look the same at each run. */
const now = new Date('2026-11-23T15:00:00Z');

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 1600 } });

    for (const { name, path, act } of screens) {
      test(`${name} looks as it should`, async ({ page, inbox }) => {
        await page.clock.setFixedTime(now);
        await page.goto(inbox.url + path, { waitUntil: 'networkidle' });
        await act?.(page);
        await page.waitForLoadState('networkidle');
        await page.mouse.move(0, 0);
        await expect(page).toHaveScreenshot(`${name}-${width}.png`);
      });
    }
  });
}
