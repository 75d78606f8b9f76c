import { expect, test } from '../fixtures';
import { answer, field } from './hands';
import { screens } from './screens';

test('what is typed into a calculator before the script arrives counts', async ({ page, inbox }) => {
  for (const { name, path, start, typed } of screens) {
    await test.step(name, async () => {
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/*.js', async (route) => {
        await released;
        await route.continue();
      });
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
