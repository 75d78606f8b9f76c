import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '@/__tests__/e2e/steps/fixtures';
import { htmlOf } from '@/__tests__/helpers/loan-estimates/html-writer';
import { federalSampleFile, fileOf } from '@/__tests__/helpers/loan-estimates/plain-writer';
import { sampleEstimates } from '@/__tests__/helpers/loan-estimates/sample-estimates';
import { randomCount, scoreRandomEstimates } from '@/__tests__/helpers/loan-estimates/score';

const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>';

/** A PDF with this content, which tries to run a script when opened. */
function pagesWith(content: string, filter = '', count = 1): Buffer {
  const catalog = '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (while (true) {}) >> >>';
  const stream = `<< /Length ${content.length} ${filter} >>\nstream\n${content}\nendstream`;
  const pages = `<< /Type /Pages /Count ${count} /Kids [${'3 0 R '.repeat(count)}] >>`;
  return Buffer.from(fileOf([catalog, pages, page, stream]));
}

const bomb = () => pagesWith(deflateSync(Buffer.alloc(1_000_000_000, 32)).toString('latin1'), '/Filter /FlateDecode');

async function choose(visit: Page, url: string, files: readonly { readonly name: string; readonly buffer: Buffer }[]) {
  await visit.goto(`${url}/compare-loan-offers-calculator`);
  await visit.getByRole('button', { name: 'Read mine from PDF files' }).click();
  const input = visit.getByLabel('Choose PDF files');
  await expect(input).toBeFocused();
  await input.setInputFiles(files.map((file) => ({ ...file, mimeType: 'application/pdf' })));
}

test(`${randomCount} random Loan Estimates printed by the browser are read without an error`, async ({
  page: printer,
}, info) => {
  const file = info.outputPath('estimates.pdf');
  await printer.setContent(htmlOf(sampleEstimates(randomCount)));
  await printer.pdf({ path: file, preferCSSPageSize: true, printBackground: true });
  expect(scoreRandomEstimates(file)).toEqual({ wrong: [], missed: [] });
});

test('a chosen file fills in an offer, shows where each value is printed, and is not uploaded', async ({
  page: visit,
  inbox,
}) => {
  const buffer = federalSampleFile();
  const sent: string[] = [];
  visit.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await choose(visit, inbox.url, [{ name: 'sample.pdf', buffer }]);
  await expect(visit.getByText('sample.pdf: Read. The numbers are in offer A.')).toBeVisible();
  await expect(visit.getByLabel('Loan amount, offer A')).toHaveValue('162,000');
  await expect(visit.getByLabel('Points, offer A')).toHaveValue('0.25');
  await expect(visit.getByLabel('Lender fees, offer A')).toHaveValue('1,397');
  await expect(visit.getByText('You pay a penalty if you pay the loan off early')).toBeVisible();
  await visit.getByText('Offer A: every value, with its picture').click();
  const picture = visit.getByRole('img', { name: 'Picture of the form: Loan amount' });
  await expect(picture).toBeVisible();
  expect(sent).toEqual([]);
});

test('a file that is not a Loan Estimate, or that would fill the memory, gets a message, and the page stays usable', async ({
  page: visit,
  inbox,
}) => {
  await choose(visit, inbox.url, [
    { name: 'words.pdf', buffer: Buffer.from('These are no pages.') },
    { name: 'long.pdf', buffer: pagesWith('q Q', '', 121) },
    { name: 'script.pdf', buffer: pagesWith('q Q') },
    { name: 'bomb.pdf', buffer: bomb() },
    { name: 'cut.pdf', buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<') },
  ]);
  const status = visit.getByRole('status');
  await expect(status.getByText('cut.pdf can’t be opened as a PDF.')).toBeVisible({ timeout: 40_000 });
  await expect(status.getByText('words.pdf isn’t a PDF.')).toBeVisible();
  await expect(status.getByText('long.pdf has more than 120 pages.')).toBeVisible();
  await expect(status.getByText('script.pdf is a picture of a page')).toBeVisible();
  await expect(status.getByText('bomb.pdf needs more memory')).toBeVisible();
  await visit.getByLabel('Loan amount, offer A').fill('200000');
  await expect(visit.getByLabel('Loan amount, offer A')).toHaveValue('200000');
});
