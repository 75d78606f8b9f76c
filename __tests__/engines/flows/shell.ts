import assert from 'node:assert/strict';
import type { Flow, Visit } from '../flow';
import { until } from '../hands';

const group = (text: string) => ({ css: '#menu button, #menu summary', text });
const glossary = { css: '#menu a', text: 'Glossary of Terms' };
const fha = { css: '#menu a', text: 'FHA Loan Options' };
const vaLoans = { css: '#menu a', text: 'VA Loan Programs' };
const menuButton = { css: 'header button', text: 'Menu' };
const closeButton = { css: '#menu button', text: 'Close' };
const phone = [390, 844] as const;

/** A description of the focused element, or whether it is in the menu. */
const focused = ({ tab }: Visit) => tab.eval(() => document.activeElement?.textContent ?? '');

async function opensPhoneMenu({ tab, hands, url }: Visit): Promise<void> {
  await tab.size(...phone);
  await tab.goto(`${url}/fha`);
  await hands.click(menuButton);
  await hands.comes(closeButton);
}

/** Follows a link of the open drawer, comes back, and holds that no menu is over the page. */
async function comesBackToAClosedMenu({ tab, hands }: Visit): Promise<void> {
  await hands.click(group('Purchase'));
  await hands.click(vaLoans);
  await hands.comes({ css: 'h1', text: 'VA Loan Programs' });
  await tab.back();
  await until('Back leads to the page before', () => tab.eval(() => location.pathname === '/fha'));
  await until('no menu is over the page', () =>
    tab.eval(() =>
      [...document.querySelectorAll('#menu, #menu ul')].every(
        (menu) => !menu.matches(':popover-open') || !menu.checkVisibility({ visibilityProperty: true }),
      ),
    ),
  );
  assert.equal(await tab.eval(() => getComputedStyle(document.querySelector('main') as Element).visibility), 'visible');
}

export const shell: readonly Flow[] = [
  {
    name: 'the menus of a wide window: one at a time, closed by Escape and by a click beside them',
    async run({ tab, hands, url }) {
      await tab.goto(`${url}/fha`);
      await hands.click(group('Tools'));
      await hands.comes(glossary);
      await hands.click(group('Purchase'));
      await hands.comes(fha);
      await hands.goes(glossary);
      await hands.click(group('Tools'));
      await hands.comes(glossary);
      await tab.press('Escape');
      await hands.goes(glossary);
      await hands.click(group('Tools'));
      await hands.comes(glossary);
      await hands.click({ css: 'h1' });
      await hands.goes(glossary);
      await hands.click(group('Purchase'));
      await hands.click(vaLoans);
      await hands.comes({ css: 'h1', text: 'VA Loan Programs' });
    },
  },
  {
    name: 'the menus of a wide window by keyboard: Enter opens, Escape closes with the focus on the button, Tab leaves them closed',
    async run(visit) {
      const { tab, hands, url } = visit;
      await tab.goto(`${url}/fha`);
      await hands.press('Tab', 3);
      assert.equal(await focused(visit), 'Purchase');
      await tab.press('Enter');
      await hands.comes(fha);
      await tab.press('Tab');
      assert.equal(await focused(visit), 'Make a Purchase');
      await tab.press('Escape');
      await hands.goes(fha);
      assert.equal(await focused(visit), 'Purchase');
      await tab.press('Enter');
      await hands.comes(fha);
      await until('Tab leaves the group', async () => {
        await tab.press('Tab');
        return (await focused(visit)) === 'Refinance';
      });
      await hands.goes(fha);
    },
  },
  {
    name: 'the drawer of a phone: keeps Tab inside, closes by Escape, by its button and by a tap beside it',
    async run(visit) {
      const { tab, hands } = visit;
      await opensPhoneMenu(visit);
      for (let presses = 0; presses < 14; presses += 1) {
        await tab.press('Tab');
        assert.equal(
          await tab.eval(() => {
            const { activeElement } = document;
            return activeElement === document.body || activeElement?.closest('#menu') !== null;
          }),
          true,
          `Tab pressed ${presses + 1} times stays in the drawer`,
        );
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
    },
  },
  {
    name: 'the drawer of a phone: a link leads on, Back finds the drawer closed, and one press opens it again',
    async run(visit) {
      await opensPhoneMenu(visit);
      await comesBackToAClosedMenu(visit);
      await visit.hands.click(menuButton);
      await visit.hands.comes(closeButton);
    },
  },
  {
    name: 'the dialog of a colleague: opens with the focus on its first field, and Escape gives the focus back',
    async run({ tab, hands, url }) {
      await tab.goto(`${url}/our-staff/jordan-example`);
      await hands.hydrated();
      const link = { css: 'main a', text: 'Free Quote' };
      for (const close of ['Escape', 'button'] as const) {
        await hands.click(link);
        await until('the first field has the focus', () =>
          tab.eval(() => document.activeElement?.getAttribute('name') === 'firstName'),
        );
        if (close === 'Escape') await tab.press('Escape');
        else await hands.click({ css: 'dialog button', text: 'Close' });
        await until('the link has the focus', () =>
          tab.eval(
            () => document.activeElement?.textContent === 'Free Quote' && !document.querySelector('dialog[open]'),
          ),
        );
      }
    },
  },
  {
    name: 'the film plays when Play is pressed, and loads nothing before',
    async run({ tab, hands, url }) {
      await tab.goto(`${url}/purchase`);
      await hands.hydrated();
      assert.equal(await hands.shows({ css: 'main video' }), false);
      await hands.click({ css: 'main button', text: 'Play video' });
      await until('the film runs', () => tab.eval(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2));
    },
  },
];
