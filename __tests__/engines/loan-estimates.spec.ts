import { federalSampleFile } from '@/__tests__/helpers/loan-estimates/plain-writer';
import { test } from './fixtures';
import { is } from './hands';

test('the federal sample is read from its file, and each value shows where it is printed', async ({ visit }) => {
  const { tab, hands, url } = visit;
  const bytes = federalSampleFile().toString('base64');
  await tab.goto(`${url}/compare-loan-offers-calculator`);
  await hands.hydrated();
  await hands.click({ css: 'main button', text: 'Read mine from PDF files' });
  await is('the files can be chosen', () => tab.eval(() => document.querySelector('input[type=file]') !== null));
  await tab.eval((base64) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    const files = new DataTransfer();
    const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    files.items.add(new File([content], 'sample.pdf', { type: 'application/pdf' }));
    if (input) input.files = files.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  }, bytes);
  await is('the file is read', () =>
    tab.eval(() => document.body.textContent?.includes('sample.pdf: Read. The numbers are in offer A.') ?? false),
  );
  await is('the loan amount is in offer A', () =>
    tab.eval(() =>
      [...document.querySelectorAll('input')].some(
        ({ labels, ariaLabel, value }) =>
          value === '162,000' && (ariaLabel ?? labels?.[0]?.textContent) === 'Loan amount, offer A',
      ),
    ),
  );
  await hands.click({ css: 'main summary', text: 'Offer A: every value, with its picture' });
  await is('the picture of the loan amount is drawn', () =>
    tab.eval(
      () =>
        document.querySelector(
          '[aria-label="Picture of the form: Loan amount"], [alt="Picture of the form: Loan amount"]',
        ) !== null,
    ),
  );
});
