import { readFileSync } from 'node:fs';
import { axeFindings } from '@/__tests__/e2e/steps/axe';
import { expect, test } from '@/__tests__/e2e/steps/fixtures';
import { pagesOf } from '@/__tests__/e2e/steps/pdf';
import { runsInFull } from '../../helpers/full';
import { answer, drag, field } from './hands';
import { screens } from './screens';

for (const screen of screens) {
  test(`${screen.name}: typed, dragged, opened, downloaded, shared, reloaded, pinned and printed`, async ({
    page,
    context,
    inbox,
  }) => {
    await page.goto(inbox.url + screen.path);
    await expect(answer(page)).toHaveText(screen.start);
    const entries = await page.evaluate(() => history.length);
    const pin = page.getByRole('button', { name: 'Pin to compare' });
    await pin.click();

    await test.step('typing digit by digit announces the answer once', async () => {
      const { field: name, text, shown, answer: follows } = screen.typed;
      await field(page, name).press('ControlOrMeta+a');
      await field(page, name).pressSequentially(text);
      await expect(field(page, name)).toHaveValue(text);
      await expect(answer(page)).toHaveText(follows);
      // The large figure also has this role; only the other element is announced.
      await expect(page.locator('main [role=status]').filter({ hasText: follows })).toHaveCount(1);
      await field(page, name).blur();
      await expect(field(page, name)).toHaveValue(shown);
      for (const [next, value] of screen.filled ?? []) await field(page, next).fill(value);
    });

    await test.step('dragging a slider or typing in a field', async () => {
      const { field: name, to, shown, row, figure } = screen.dragged;
      if (to === undefined) await field(page, name).fill(shown);
      else await drag(page, name, to);
      await field(page, name).blur();
      await expect(field(page, name)).toHaveValue(shown);
      await expect(page.locator('main tr').filter({ hasText: row }).first()).toContainText(figure);
      await expect(answer(page)).toHaveText(screen.answer);
    });

    if (screen.schedule) {
      const { fold, month24, months } = screen.schedule;
      await test.step('opening the schedule', async () => {
        if (fold) await page.getByText(fold).click();
        const year = page.getByRole('button', { name: 'Year 2', exact: true });
        await year.click();
        await expect(year).toHaveAttribute('aria-expanded', 'true');
        const month = page.getByRole('row', { name: /^Year 2, month 24/ });
        await expect(month.getByRole('cell')).toHaveText(month24);
        await year.click();
        await expect(month).toHaveCount(0);
      });

      await test.step('downloading the schedule as a file', async () => {
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Download as CSV' }).click(),
        ]);
        const lines = readFileSync(await file.path(), 'utf8')
          .trim()
          .split('\r\n');
        expect(lines).toHaveLength(months + 1);
        const [month, , ...amounts] = (lines[24] ?? '').split(',');
        expect([month, ...amounts]).toEqual(['24', ...month24.map((text) => text.replaceAll(/[$,]/g, ''))]);
      });
    }

    await test.step('opening the calculation steps', async () => {
      await page.getByText('Show the work').click();
      await expect(page.getByText(screen.work).first()).toBeVisible();
    });

    await test.step('sharing by URL, without a new history entry', async () => {
      await expect(page).toHaveURL(screen.hash);
      expect(await page.evaluate(() => history.length)).toBe(entries);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Copy link' }).click();
      await expect(page.getByText('Link copied.')).toBeVisible();
      const other = await context.newPage();
      await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
      if (screen.unshared) {
        const { asks, field: name, text } = screen.unshared;
        await expect(answer(other)).toHaveText(asks);
        await field(other, name).fill(text);
      }
      await expect(answer(other)).toHaveText(screen.answer);
      await other.close();
    });

    await test.step('reloading', async () => {
      await page.reload();
      await expect(answer(page)).toHaveText(screen.answer);
    });

    await test.step('pinning to compare', async () => {
      await pin.click();
      const table = page.getByRole('table', { name: 'Pinned scenarios beside the one on the screen' });
      const row = table.getByRole('row', { name: new RegExp(`^${screen.dragged.field}`) });
      await expect(row).toBeVisible();
      await page.reload();
      await expect(row).toBeVisible();
      await page.getByRole('button', { name: 'Show Pin 1 above' }).click();
      await expect(answer(page)).toHaveText(screen.start);
      await page.getByRole('button', { name: 'Show Pin 2 above' }).click();
      await expect(answer(page)).toHaveText(screen.answer);
      expect(await axeFindings(page, 'main'), 'axe on the used calculator').toEqual([]);
    });

    await test.step('printing', async () => {
      const sheets = await pagesOf(await page.pdf({ format: 'Letter' }));
      expect(sheets).toHaveLength(3);
      expect(sheets[0]).toContain(screen.sheet);
      // The plate is a separate box, even before the end of a sentence.
      expect(sheets[0]?.replace(' .', '.')).toContain(screen.answer);
      expect(sheets.join(' ')).toContain(screen.work);
      expect(sheets[2]).toContain('Licensed in Ohio only');
    });

    await test.step('printing the longest case', async () => {
      await page.goto('about:blank');
      await page.goto(`${inbox.url}${screen.path}#${screen.fullest}`);
      if (screen.schedule)
        await expect(page.getByText(/^With the extra payments you are done in/).first()).toBeAttached();
      else await expect(answer(page)).toBeVisible();
      await expect(page.locator('main').getByText(screen.sheet).first()).toBeVisible();
      for (const format of runsInFull ? ['Letter', 'A4'] : ['Letter']) {
        const sheets = await pagesOf(await page.pdf({ format }));
        expect(sheets.length).toBeLessThanOrEqual(4);
        expect(sheets[0]).toContain(screen.sheet);
        expect(sheets.at(-1)).toContain('Licensed in Ohio only');
      }
    });

    await test.step('a hostile URL shows the start values and a message', async () => {
      await page.goto('about:blank');
      const [name] = screen.hash.source.slice(1).split('=');
      await page.goto(`${inbox.url}${screen.path}#${name}=%3Cimg%20src=x&months=1e9`);
      await expect(page.getByText('Part of this link could not be used')).toBeVisible();
      await expect(answer(page)).toHaveText(screen.start);
    });
  });
}
