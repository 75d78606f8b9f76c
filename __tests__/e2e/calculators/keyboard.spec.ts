import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@/__tests__/e2e/steps/fixtures';
import { tabTo as walkTo } from '@/__tests__/e2e/steps/tab-walk';
import { answer, field, slider } from './hands';
import { screens } from './screens';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Presses Tab until `target` has the focus; every stop on the way must be visible. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  expect(await walkTo(page, target, key), 'elements out of sight with the focus on them').toEqual([]);
}

/** Opens a page again in the same tab, at its top. A reload would restore the scroll position. */
async function openAnew(page: Page, url: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(url);
}

for (const screen of screens) {
  test(`${screen.name}, from the address bar to the last button, by keyboard alone`, async ({
    page,
    context,
    inbox,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(inbox.url + screen.path);

    await test.step('the first Tab focuses the skip link, and Enter follows it', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: /^Skip to/ })).toBeFocused();
      await page.keyboard.press('Enter');
    });

    await test.step('a field takes what is typed over its old value, and the answer follows', async () => {
      await tabTo(page, field(page, screen.typed.field));
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(screen.typed.text);
      await expect(field(page, screen.typed.field)).toHaveValue(screen.typed.text);
      await expect(answer(page)).toHaveText(screen.typed.answer);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
      await page.keyboard.press('Escape');
    });

    await test.step('a slider moves by arrows, Page, Home and End, and its spoken value has the unit', async () => {
      await openAnew(page, inbox.url + screen.path);
      if (!screen.keys) return;
      const { field: name, right, pageUp, home, end } = screen.keys;
      await tabTo(page, slider(page, name));
      const before = await slider(page, name).getAttribute('aria-valuetext');
      for (const [key, spoken] of [
        ['ArrowRight', right],
        ['ArrowLeft', before],
        ['ArrowUp', right],
        ['PageUp', pageUp],
        ['PageDown', right],
        ['ArrowDown', before],
        ['End', end],
        ['Home', home],
      ] as const) {
        await page.keyboard.press(key);
        await expect(slider(page, name)).toHaveAttribute('aria-valuetext', spoken ?? '');
      }
    });

    await test.step('Shift and Tab lead back to its field, which shows the same', async () => {
      if (!screen.keys) return;
      await page.keyboard.press('Shift+Tab');
      const control = page.getByLabel(screen.keys.field, { exact: true }).and(page.locator(':not([type="range"])'));
      await expect(control).toBeFocused();
    });

    await test.step('the buttons under the answer copy the link and pin the scenario', async () => {
      await tabTo(page, page.getByRole('button', { name: 'Copy link' }));
      await page.keyboard.press('Enter');
      await expect(page.getByText('Link copied.')).toBeVisible();
      await tabTo(page, page.getByRole('button', { name: 'Pin to compare' }));
      await page.keyboard.press('Space');
    });

    await test.step('a pinned scenario is restored, and then removed', async () => {
      await tabTo(page, page.getByRole('button', { name: 'Show Pin 1 above' }));
      await page.keyboard.press('Enter');
      if (screen.keys) {
        await expect(slider(page, screen.keys.field)).toHaveAttribute('aria-valuetext', screen.keys.home);
      }
      await tabTo(page, page.getByRole('button', { name: 'Remove Pin 1' }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('table', { name: 'Pinned scenarios beside the one on the screen' })).toHaveCount(0);
    });

    if (screen.schedule) {
      await test.step('a year shows its months, and every year can be shown', async () => {
        await openAnew(page, inbox.url + screen.path);
        if (screen.schedule?.fold) {
          await tabTo(page, page.locator('summary').filter({ hasText: screen.schedule.fold }));
          await page.keyboard.press('Enter');
        }
        const year = page.getByRole('button', { name: 'Year 1', exact: true });
        await tabTo(page, year);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('row', { name: /^Year 1, month 12/ })).toBeVisible();
        await page.keyboard.press('Space');
        await expect(page.getByRole('row', { name: /^Year 1, month 12/ })).toHaveCount(0);
        const every = page.getByRole('button', { name: /^Show every year/ }).last();
        await tabTo(page, every);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('button', { name: 'Year 7', exact: true })).toBeVisible();
      });

      await test.step('an extra payment is tried, on the way to or from the schedule', async () => {
        const extra = field(page, 'Extra each month');
        const isBelow = await extra.evaluate(
          (it) => (document.activeElement?.compareDocumentPosition(it) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING,
        );
        await tabTo(page, extra, isBelow ? 'Tab' : 'Shift+Tab');
        await page.keyboard.type('100');
        await expect(page.getByText(/^With the extra payments you are done in/).first()).toBeVisible();
      });
    }

    await test.step('the work opens', async () => {
      const work = page.locator('summary').filter({ hasText: 'Show the work' });
      await tabTo(page, work);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Step by step' })).toBeVisible();
    });
  });
}
