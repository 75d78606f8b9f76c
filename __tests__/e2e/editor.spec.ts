import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { Hono } from 'hono';
import { editorFiles } from '@/scripts/edit/bundle';
import { createEditor } from '@/scripts/edit/server';
import { freePort } from '@/scripts/machine/ports';
import { startServer } from '@/server/http';
import { projectCopy } from '../helpers/project-copy';

/** A separate process checks each save. */
const checked = { timeout: 60_000 };

/** A field's input; the form renders only what is scrolled into view. */
async function input(page: Page, field: string) {
  const section = page.locator(`[data-key-path="${field}"]`);
  await page.mouse.move(500, 500);
  await expect(async () => {
    if ((await section.count()) === 0) await page.mouse.wheel(0, 400);
    expect(await section.count()).toBe(1);
  }).toPass();
  return section.locator('input').first();
}

test('the editor saves a rate with its APR, and says why hours are not saved', async ({ page }) => {
  const root = projectCopy();
  const fileOf = (name: string) => readFileSync(join(root, 'content', 'lender', `${name}.json`), 'utf8');
  const port = await freePort();
  const { app } = createEditor({ root, port, site: 'http://localhost:9', files: await editorFiles(process.cwd()) });
  const server = await startServer(app.fetch, { port, host: '127.0.0.1' });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  try {
    const ratesBefore = fileOf('rates');
    await page.goto(`http://localhost:${port}`);
    await page.getByText('Rates', { exact: true }).click();
    const second = await page.context().newPage();
    await second.goto(`http://localhost:${port}`);
    await expect(second.getByText('The editor is open in another tab.')).toBeVisible();
    await second.close();
    await page.getByRole('button', { name: 'Expand All' }).click();
    await (await input(page, 'rows.0.ratePercent')).fill('6.25');
    await (await input(page, 'rows.0.feesDollars')).fill('1200');
    await save.click();
    const rates = ratesBefore.replace('6.196', '6.25').replace('800,', '1200,').replace('6.272', '6.365');
    await expect.poll(() => fileOf('rates'), checked).toBe(rates);

    await expect(page.getByRole('status').filter({ hasText: 'Saved: Rates, at' })).toBeVisible();
    await expect(page.frameLocator('iframe').getByText('Type npm run dev')).toBeVisible();

    const hoursBefore = fileOf('hours');
    await page.goto(`http://localhost:${port}`);
    await page.getByLabel('Collection List').getByText('Hours and holidays').click();
    await (await input(page, 'week.Monday')).fill('19:00-18:00');
    await save.click();
    await expect(page.getByRole('alertdialog')).toContainText(
      'content/lender/hours.json: week.Monday: write a time of closing after that of opening.',
      checked,
    );
    expect(fileOf('hours')).toBe(hoursBefore);
  } finally {
    await server.stop(500);
    rmSync(root, { recursive: true, force: true });
  }
});

test('the page of an entry is shown next to its form, below it on a narrow screen, and updates on each save', async ({
  page,
}) => {
  const root = projectCopy();
  const [port, sitePort] = [await freePort(), await freePort()];
  const site = new Hono().get('/:slug', (c) =>
    c.text(readFileSync(join(root, 'content', 'pages', `${c.req.param('slug')}.mdx`), 'utf8')),
  );
  const { app } = createEditor({
    root,
    port,
    site: `http://localhost:${sitePort}`,
    files: await editorFiles(process.cwd()),
  });
  const servers = [
    await startServer(app.fetch, { port, host: '127.0.0.1' }),
    await startServer(site.fetch, { port: sitePort, host: 'localhost' }),
  ];
  try {
    await page.goto(`http://localhost:${port}/#/collections/guide/entries/rate-locks`);
    const shown = page.frameLocator('iframe');
    await expect(shown.getByText('kind: guide')).toBeVisible(checked);
    await (await input(page, 'title')).fill('What a rate lock is');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved: What a rate lock is, at')).toBeVisible(checked);
    await expect(shown.getByText('title: What a rate lock is')).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(page.locator('iframe')).toBeHidden(checked);
    await page.getByRole('button', { name: 'Show the page' }).click();
    await expect(shown.getByText('title: What a rate lock is')).toBeVisible(checked);
    expect((await page.locator('iframe').boundingBox())?.y).toBeGreaterThan(300);
  } finally {
    for (const server of servers) await server.stop(500);
    rmSync(root, { recursive: true, force: true });
  }
});
