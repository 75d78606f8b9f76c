import { expect, test } from '@/__tests__/e2e/steps/fixtures';
import { holdScripts } from '@/__tests__/e2e/steps/hold-scripts';
import { answer, field } from './hands';
import { screens } from './screens';

test('a calculator uses numbers typed before its script loads', async ({ page, inbox }) => {
  for (const { name, path, start, typed } of screens) {
    await test.step(name, async () => {
      const release = await holdScripts(page);
      await page.goto(inbox.url + path, { waitUntil: 'commit' });
      await expect(answer(page)).toHaveText(start);
      await field(page, typed.field).fill(typed.text);
      release();
      await expect(answer(page)).toHaveText(typed.answer);
      await field(page, typed.field).blur();
      await expect(field(page, typed.field)).toHaveValue(typed.shown);
      await page.unroute('**/*.js');
    });
  }
});

test('a calculator whose script does not load says so above its example', async ({ page, inbox, consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED/);
  await page.route('**/*.js', (route) => route.abort());
  for (const { path } of screens) {
    await page.goto(inbox.url + path);
    const late = page.getByText('Still the example’s numbers.');
    await expect(late).toBeHidden();
    // Its animation takes eight seconds.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(late).toBeVisible();
  }
});

test('sections below the first screen have their code before any interaction', async ({
  page,
  inbox,
  consoleErrors,
}) => {
  await page.goto(`${inbox.url}/refinance-analysis-calculator`, { waitUntil: 'networkidle' });
  consoleErrors.allow(/ERR_FAILED/);
  // On a busy machine the browser becomes idle, and requests them, only after the network has been quiet.
  const loadedOf = (sections: readonly string[]) => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return sections.filter((section) => names.some((name) => name.includes(`/${section}.client`)));
  };
  const sections = ['outcome', 'schedule', 'work'];
  await expect.poll(() => page.evaluate(loadedOf, sections)).toEqual(sections);
  await page.route('**/*.js', (route) => route.abort());
  const summary = page.getByText('Every year, and paying extra');
  if (await summary.isVisible()) await summary.click();
  await page.getByRole('button', { name: 'Year 1', exact: true }).click();
  await expect(page.getByRole('row', { name: /^Year 1, month 12/ })).toBeVisible();
});
