import { reportPathOf, reportPdfOf, reports } from '@/content/reports';
import { expect, test } from './fixtures';

test.describe('a request for free reports', () => {
  test('is answered with the ones that were checked, to read at once', async ({ page, inbox }) => {
    await page.goto(`${inbox.url}/free-reports`);
    await page.getByLabel('First name').fill('Sam');
    await page.getByLabel('Last name').fill('Rivera');
    await page.getByLabel('Email').fill('sam@example.com');
    await page.getByLabel('Tips To Reduce Debt').check();
    await page.getByRole('button', { name: 'SUBMIT' }).click();
    const receipt = page.getByRole('status').filter({ hasText: 'Thank you, Sam' });
    await expect(receipt).toBeFocused();
    const chosen = reports.filter(({ title }) => title === 'Tips To Reduce Debt');
    await expect(receipt.getByRole('link', { name: /^Read it here/ })).toHaveCount(chosen.length);
    for (const { slug, title } of chosen) {
      await expect(receipt.getByRole('link', { name: `Read it here: ${title}` })).toHaveAttribute(
        'href',
        reportPathOf(slug),
      );
      const pdf = await receipt.getByRole('link', { name: `Open the PDF: ${title}` }).getAttribute('href');
      const answer = await page.request.get(`${inbox.url}${pdf}`);
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
      expect((await answer.body()).subarray(0, 5).toString('latin1')).toBe('%PDF-');
    }
    await receipt.getByRole('link', { name: 'Read it here: Tips To Reduce Debt' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tips To Reduce Debt');
    expect((await inbox.leads()).length).toBe(1);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('leads to a page with all three', async ({ page, inbox }) => {
      await page.goto(`${inbox.url}/free-reports`);
      await page.getByLabel('First name').fill('Sam');
      await page.getByLabel('Last name').fill('Rivera');
      await page.getByLabel('Email').fill('sam@example.com');
      await page.getByRole('button', { name: 'SUBMIT' }).click();
      await expect(page).toHaveURL(/\/thank-you\?reference=\w+$/);
      for (const { slug, title } of reports) {
        await expect(page.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', reportPathOf(slug));
        await expect(page.getByRole('link', { name: `PDF: ${title}` })).toHaveAttribute('href', reportPdfOf(slug));
      }
    });
  });
});

test('a report prints without menus, footer and side panel', async ({ page, inbox }) => {
  await page.goto(`${inbox.url}/reports/tips-to-reduce-debt`);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('[data-report="letterhead"]')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-report="letterhead"]')).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'complementary'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
});
