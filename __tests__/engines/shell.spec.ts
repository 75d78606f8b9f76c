import { test } from './fixtures';
import { is } from './hands';
import { menus } from './shell';

menus();

test('the dialog of a colleague: opens with the focus on its first field, and closing gives the focus back', async ({
  visit,
}) => {
  const { tab, hands, url } = visit;
  await tab.goto(`${url}/our-staff/jordan-example`);
  await hands.hydrated();
  for (const close of [() => tab.press('Escape'), () => hands.click({ css: 'dialog button', text: 'Close' })]) {
    await hands.click({ css: 'main a', text: 'Free Quote' });
    await is('the first field has the focus', () =>
      tab.eval(() => document.activeElement?.getAttribute('name') === 'firstName'),
    );
    await close();
    await is('the link has the focus', () =>
      tab.eval(() => document.activeElement?.textContent === 'Free Quote' && !document.querySelector('dialog[open]')),
    );
  }
});

test('the film plays when Play is pressed', async ({ visit }) => {
  const { tab, hands, url } = visit;
  await tab.goto(`${url}/purchase`);
  await hands.hydrated();
  await hands.click({ css: 'main button', text: 'Play video' });
  await is('the film runs', () => tab.eval(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2));
});
