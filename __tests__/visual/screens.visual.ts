import type { Page } from '@playwright/test';
import { routes } from '@/content/routes';
import { people } from '@/content/staff';
import { expect, test } from '../e2e/fixtures';

/** At full height a phone's page is long: one picture in half size of each keeps the folder small. */
const widths = [390, 1280] as const;

type Screen = { readonly name: string; readonly path: string; readonly act?: (page: Page) => Promise<void> };

const states: readonly Screen[] = [
  { name: 'not-found', path: '/no-such-page' },
  { name: 'profile', path: `/our-staff/${people[0]?.id}` },
  {
    name: 'profile-dialog',
    path: `/our-staff/${people[0]?.id}`,
    act: (page) => page.getByRole('button', { name: 'Free Quote' }).click(),
  },
  {
    name: 'contact-invalid',
    path: '/contact-us',
    act: (page) => page.getByRole('button', { name: 'SUBMIT' }).click(),
  },
  { name: 'question-zip', path: '/#purchase' },
  {
    name: 'question-invalid',
    path: '/#purchase',
    act: (page) => page.getByRole('button', { name: 'Continue' }).click(),
  },
  { name: 'question-radio', path: '/#refinance' },
];

const screens: readonly Screen[] = [
  ...routes.map((route) => ({ name: route.path === '/' ? 'home' : route.path.slice(1), path: route.path })),
  ...states,
];

for (const { name, path, act } of screens) {
  for (const width of widths) {
    test(`${name} at ${width} px looks as it did`, async ({ page, inbox }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(inbox.url + path);
      await page.evaluate(() => document.fonts.ready);
      await act?.(page);
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage: true });
    });
  }
}
