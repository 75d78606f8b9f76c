import type { Page } from '@playwright/test';
import { answerAll } from '@/__tests__/e2e/steps/answering';
import { expect, test } from '@/__tests__/e2e/steps/fixtures';
import { isHydrated } from '@/__tests__/e2e/steps/measures';
import { federalSampleFile } from '@/__tests__/helpers/loan-estimates/plain-writer';
import { purchaseQuestionnaire } from '@/content/forms/purchase-questions';
import { refinanceQuestionnaire } from '@/content/forms/refinance-questions';
import { questionnairePaths } from '@/lib/questionnaire/paths';
import { openHour } from './open-hour';

/*
 * Screenshots of the moments in which a person gets an answer. A test fails if one differs by more than antialiasing.
 * After an intended change, review the new ones: `npm run pictures -- --update-snapshots`.
 */

/** Compares the page with the screenshot of this name. */
type Look = (name: string) => Promise<void>;

/** A page, whose first screenshot has its name, and what is done before each further one. */
type Screen = {
  readonly path: string;
  readonly name?: string;
  readonly act?: (page: Page, look: Look) => Promise<void>;
};

const fill = (page: Page, name: string, text: string) =>
  page.getByRole('textbox', { name, exact: true }).first().fill(text);

const letterIsThere = (page: Page) => expect(page.getByRole('button', { name: 'Print, one sheet' })).toBeAttached();

const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'guide', path: '/fha' },
  { name: 'county', path: '/ohio/franklin-county' },
  {
    name: 'payment',
    path: '/what-will-my-monthly-payment-be-calculator',
    act: async (page, look) => {
      await fill(page, 'Home price', '265000');
      await fill(page, 'Down payment', '14000');
      await page.getByRole('combobox', { name: /^County/ }).selectOption('Franklin');
      await look('payment-filled');
    },
  },
  { name: 'affordability', path: '/how-much-can-i-afford-calculator' },
  { name: 'refinance', path: '/refinance-analysis-calculator' },
  { name: 'consolidation', path: '/debt-consolidation-calculator' },
  { name: 'rent-or-buy', path: '/renting-versus-buying-calculator' },
  {
    name: 'offers',
    path: '/compare-loan-offers-calculator',
    act: async (page, look) => {
      await page.getByRole('button', { name: 'Read mine from PDF files' }).click();
      const file = { name: 'sample.pdf', mimeType: 'application/pdf', buffer: await federalSampleFile() };
      await page.getByLabel('Choose PDF files').setInputFiles(file);
      await expect(page.getByText('sample.pdf: Read.')).toBeVisible();
      await look('offers-read');
    },
  },
  {
    path: '/search',
    act: async (page, look) => {
      await page.getByRole('searchbox').first().fill('should i refinance');
      await page.keyboard.press('Enter');
      // Before hydration the form loads the page anew, and the field has no focus.
      await page.waitForLoadState('networkidle');
      await page.getByRole('searchbox').first().blur();
      await look('search');
    },
  },
  {
    path: '/what-will-my-monthly-payment-be-calculator',
    act: async (page, look) => {
      await isHydrated(page);
      await page.getByRole('link', { name: 'Request a call' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look('call-sheet');
    },
  },
  {
    path: questionnairePaths.refinance,
    act: async (page, look) => {
      await answerAll(page, refinanceQuestionnaire, 0, 'letter');
      await letterIsThere(page);
      await look('letter-refinance');
    },
  },
  {
    path: questionnairePaths.purchase,
    act: async (page, look) => {
      await answerAll(page, purchaseQuestionnaire, 0, 'answers', async (kind) => {
        if (kind !== 'letter') return;
        await letterIsThere(page);
        await look('letter-purchase');
      });
      await page.getByRole('button', { name: 'SUBMIT' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
      await look('thank-you');
    },
  },
];

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 1600 } });

    for (const { path, name, act } of screens) {
      test(`${name ?? 'the result'} on ${path} looks as expected`, async ({ page, inbox }) => {
        const look: Look = async (picture) => {
          await page.waitForLoadState('networkidle');
          await page.mouse.move(0, 0);
          await expect.soft(page).toHaveScreenshot(`${picture}-${width}.png`);
        };
        await page.clock.setFixedTime(openHour);
        await page.goto(inbox.url + path, { waitUntil: 'networkidle' });
        if (name) await look(name);
        await act?.(page, look);
      });
    }
  });
}
