import { expect, test, type Visit } from './fixtures';
import { is } from './hands';

const group = (text: string) => ({ css: '#menu button, #menu summary', text });
const glossary = { css: '#menu a', text: 'Glossary for Mortgage Terms' };
const fha = { css: '#menu a', text: 'FHA Loan Options' };
const vaLoans = { css: '#menu a', text: 'VA Loan Programs' };
const menuButton = { css: 'header button', text: 'Menu' };
const closeButton = { css: '#menu button', text: 'Close' };

const focused = ({ tab }: Visit) => tab.eval(() => document.activeElement?.textContent ?? '');

async function opensPhoneMenu({ tab, hands, url }: Visit): Promise<void> {
  await tab.size(390, 844);
  await tab.goto(`${url}/fha`);
  await hands.click(menuButton);
  await hands.comes(closeButton);
}

test('desktop menus: one at a time, closed by Escape and by a click outside', async ({ visit }) => {
  const { tab, hands, url } = visit;
  const opensTools = async () => {
    await hands.click(group('Tools'));
    await hands.comes(glossary);
  };
  await tab.goto(`${url}/fha`);
  await opensTools();
  await hands.click(group('Purchase'));
  await hands.comes(fha);
  await hands.goes(glossary);
  await opensTools();
  await tab.press('Escape');
  await hands.goes(glossary);
  await opensTools();
  // Below the menu, which covers the heading.
  await tab.drag([20, 700], [20, 700]);
  await hands.goes(glossary);
  await hands.click(group('Purchase'));
  await hands.click(vaLoans);
  await hands.comes({ css: 'h1', text: 'VA Loan Programs' });
});

test('desktop menus by keyboard: Enter opens, Escape closes with the focus on the button, Tab leaves', async ({
  visit,
}) => {
  const { tab, hands, url } = visit;
  await tab.goto(`${url}/fha`);
  for (let press = 0; press < 3; press += 1) await tab.press('Tab');
  expect(await focused(visit)).toBe('Purchase');
  await tab.press('Enter');
  await hands.comes(fha);
  await tab.press('Tab');
  expect(await focused(visit)).toBe('Make a Purchase');
  await tab.press('Escape');
  await hands.goes(fha);
  expect(await focused(visit)).toBe('Purchase');
  await tab.press('Enter');
  await hands.comes(fha);
  await is('Tab leaves the group', async () => {
    await tab.press('Tab');
    return (await focused(visit)) === 'Refinance';
  });
  await hands.goes(fha);
});

test('the phone drawer keeps Tab inside; Escape, its button and a tap outside close it', async ({ visit }) => {
  const { tab, hands } = visit;
  await opensPhoneMenu(visit);
  for (let presses = 0; presses < 14; presses += 1) {
    await tab.press('Tab');
    const isInside = () => document.activeElement === document.body || !!document.activeElement?.closest('#menu');
    expect(await tab.eval(isInside), `Tab pressed ${presses + 1} times`).toBe(true);
  }
  await tab.press('Escape');
  await hands.goes(closeButton);
  await hands.click(menuButton);
  await hands.click(closeButton);
  await hands.goes(closeButton);
  await hands.click(menuButton);
  await hands.comes(closeButton);
  await tab.drag([15, 600], [15, 600]);
  await hands.goes(closeButton);
});

test('the phone drawer: a link leads on, Back finds it closed, and one press opens it again', async ({ visit }) => {
  const { tab, hands } = visit;
  await opensPhoneMenu(visit);
  await hands.click(group('Purchase'));
  await hands.click(vaLoans);
  await hands.comes({ css: 'h1', text: 'VA Loan Programs' });
  await tab.back();
  await is('Back leads to the page before', () => tab.eval(() => location.pathname === '/fha'));
  await is('no menu is over the page', () =>
    tab.eval(() =>
      [...document.querySelectorAll('#menu, #menu ul')].every(
        (menu) => !menu.matches(':popover-open') || !menu.checkVisibility({ visibilityProperty: true }),
      ),
    ),
  );
  expect(await tab.eval(() => getComputedStyle(document.querySelector('main') as Element).visibility)).toBe('visible');
  await hands.click(menuButton);
  await hands.comes(closeButton);
});

test('the quote dialog opens with its first field focused, and closing returns the focus', async ({ visit }) => {
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
