import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Fault } from '../server/faults';
import { expect, test } from './fixtures';
import { formSubjects, questionnaireSubjects } from './leads/subjects';
import { builtPages } from './pages';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const narrow = { width: 320, height: 640 };
const wide = { width: 1280, height: 800 };
const refusal: Fault = { kind: 'answer', when: 'before-storing', status: 200, body: '{"result":"error"}' };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What axe finds wrong, a line each: the rule, what it asks for, and the element. */
async function findings(page: Page, part = ':root'): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(rules).setLegacyMode().analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help}: ${target.join(' ')}${any[0] ? ` (${any[0].message})` : ''}`),
  );
}

/** Holds a state of the page to axe at both ends of the range of widths, where it must not scroll sideways either. */
async function holds(page: Page, part?: string): Promise<void> {
  for (const size of [narrow, wide]) {
    await page.setViewportSize(size);
    expect(await findings(page, part), `at ${size.width} pixels`).toEqual([]);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways, `pixels beyond the edge at ${size.width}`).toBeLessThanOrEqual(0);
  }
}

test.describe('every page, with its disclosures open', () => {
  for (const { path } of builtPages()) {
    test(`${path} passes`, async ({ page, inbox }) => {
      test.slow(path === '/glossary-terms', 'it holds hundreds of links');
      await page.goto(`${inbox.url}${path}`);
      await page.locator('main details').evaluateAll((all) => {
        // The map asks another site for a page once it is opened.
        for (const details of all) if (!details.querySelector('iframe')) details.setAttribute('open', '');
      });
      await holds(page);

      // Beyond that, text stands out by 7 to 1, and large text by 4.5 to 1.
      const contrast = new AxeBuilder({ page }).withRules(['color-contrast-enhanced']).setLegacyMode();
      const { violations } = await contrast.analyze();
      expect(violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))).toEqual([]);
    });
  }
});

test.describe('menus and dialog', () => {
  test('the open menu passes on a phone', async ({ page, inbox }) => {
    await page.setViewportSize(narrow);
    await page.goto(`${inbox.url}/fha`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('#menu')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    for (const group of await page.locator('#menu summary').all()) {
      await group.click();
      expect(await findings(page, '#menu')).toEqual([]);
    }
  });

  test('each open menu passes on a wide screen', async ({ page, inbox }) => {
    await page.goto(`${inbox.url}/fha`);
    for (const group of await page.locator('#menu summary').all()) {
      await group.click();
      expect(await findings(page)).toEqual([]);
    }
  });

  test('the open quote dialog passes', async ({ page, inbox }) => {
    await page.goto(`${inbox.url}/our-staff/jordan-example`);
    await page.getByRole('button', { name: 'Free Quote' }).click();
    await expect(page.getByRole('dialog', { name: 'Free Quote' })).toBeVisible();
    await holds(page);
  });
});

test.describe('every form', () => {
  for (const subject of formSubjects) {
    test(`${subject.name} passes when invalid, when not sent and with its receipt`, async ({ page, inbox }) => {
      await page.goto(`${inbox.url}${subject.path}`);
      await subject.open(page);
      await subject.button(page).click();
      await expect(page.getByRole('group', { name: 'another look' })).toBeFocused();
      await holds(page, 'main');

      await subject.fill(page, 'Sam');
      inbox.failAlways(refusal);
      await subject.button(page).click();
      await expect(page.getByRole('alert').filter({ hasText: /We could not (?:send|confirm)/ })).toBeFocused();
      await holds(page, 'main');

      inbox.recover();
      await subject.button(page).click();
      await expect(subject.receipt(page, 'Sam')).toBeFocused();
      await holds(page, 'main');
    });
  }

  for (const subject of questionnaireSubjects) {
    test(`${subject.name} passes on every question, when blocked, when not sent and at its end`, async ({
      page,
      inbox,
    }) => {
      test.slow();
      await page.setViewportSize(narrow);
      await page.goto(`${inbox.url}${subject.path}`);
      await subject.open(page);
      await subject.form(page).getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Please fill out all required fields!' })).toBeVisible();
      await holds(page, 'main');

      await page.setViewportSize(narrow);
      await subject.fill(page, 'Sam', async () => {
        expect(await findings(page, 'main > section:first-of-type')).toEqual([]);
      });
      inbox.failAlways(refusal);
      await subject.button(page).click();
      await expect(page.getByRole('alert').filter({ hasText: /We could not (?:send|confirm)/ })).toBeFocused();
      await holds(page, 'main');

      inbox.recover();
      await subject.button(page).click();
      await expect(subject.receipt(page, 'Sam')).toBeFocused();
      await holds(page, 'main');
    });
  }
});
