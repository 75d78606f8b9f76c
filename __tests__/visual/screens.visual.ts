import type { Page } from '@playwright/test';
import { pages } from '@/content/pages';
import { people } from '@/content/staff';
import { expect, test } from '../e2e/fixtures';

/** Each screen is pictured at these widths, in CSS pixels, from its top down to a height that keeps the folder small. */
const sizes = [
  { width: 360, height: 800 },
  { width: 390, height: 2400 },
  { width: 768, height: 1024 },
  { width: 1280, height: 2400 },
] as const;

/** Beyond 1280 px pages only gain margins, so one of each kind is enough. */
const widest = { width: 1920, height: 1080 };
const alsoWidest = ['home', 'fha', 'quick-quote', 'which-loan-is-right-for-me', 'glossary-terms', 'not-found'].concat([
  'what-will-my-monthly-payment-be-calculator',
  'how_the_fed_affects_mortgage_rates',
  'profile',
  'question-radio',
]);

/** These are pictured down to their foot at the two widths that most people have. */
const whole = ['home', 'fha', 'which-loan-is-right-for-me', 'what-will-my-monthly-payment-be-calculator'];

type Screen = { readonly name: string; readonly path: string; readonly act?: (page: Page) => Promise<void> };

async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Menu' });
  if (await button.isVisible()) await button.click();
  await page.locator('#menu').getByText('Purchase', { exact: true }).filter({ visible: true }).click();
}

const states: readonly Screen[] = [
  { name: 'not-found', path: '/no-such-page' },
  { name: 'menu', path: '/fha', act: openMenu },
  { name: 'profile', path: `/our-staff/${people[0]?.id}` },
  {
    name: 'profile-dialog',
    path: `/our-staff/${people[0]?.id}`,
    act: (page) => page.getByRole('link', { name: 'Free Quote' }).click(),
  },
  {
    name: 'contact-invalid',
    path: '/contact-us',
    act: (page) => page.getByRole('button', { name: 'SUBMIT' }).first().click(),
  },
  { name: 'question-zip', path: '/purchase-questions' },
  {
    name: 'question-invalid',
    path: '/purchase-questions',
    act: (page) => page.getByRole('button', { name: 'Continue' }).click(),
  },
  { name: 'question-radio', path: '/refinance-questions' },
];

/** Pages that share a frame with one that is pictured at every width: two widths show what is their own. */
const sharesFrame = new Set(
  pages.flatMap(({ kind, path }) => (['guide', 'news', 'legal'].includes(kind) && path !== '/fha' ? [path] : [])),
);

const screens: readonly Screen[] = [
  // The counties differ in nothing but words and figures: one is enough.
  ...pages
    .filter(({ path }) => !path.startsWith('/ohio/') || path === '/ohio/franklin-county')
    .map((route) => ({
      name: route.path === '/' ? 'home' : route.path.slice(1).replaceAll('/', '-'),
      path: route.path,
    })),
  ...states,
];

/** A picture for a rest of the page: what waits to be seen has been, and nothing has the pointer over it. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await frame();
    await frame();
  });
  await page.mouse.move(0, 0);
}

/** Loads a page as a visitor who was here before sees it: both fonts lie in the cache for the first paint. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
  await page.waitForLoadState('networkidle');
}

/** A picture once two in a row are the same. */
async function stillPicture(page: Page, area: { readonly width: number; readonly height: number }): Promise<Buffer> {
  let before: Buffer | undefined;
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const picture = await page.screenshot({
      type: 'jpeg',
      quality: 40,
      animations: 'disabled',
      fullPage: true,
      clip: { x: 0, y: 0, ...area },
    });
    if (before?.equals(picture)) return picture;
    before = picture;
    await page.waitForTimeout(150);
  }
  throw new Error('The page does not come to rest.');
}

for (const { name, path, act } of screens) {
  test(`${name} looks as it did`, async ({ page, inbox }) => {
    test.slow();
    const coversAll = /menu|dialog/.test(name);
    const usual = sharesFrame.has(path) ? sizes.filter(({ height }) => height > 2000) : sizes;
    const taken = alsoWidest.includes(name) ? [...usual, widest] : usual;
    for (const [index, { width, height }] of taken.entries()) {
      await page.setViewportSize({ width, height: 800 });
      if (index === 0 || act) await open(page, inbox.url + path);
      await act?.(page);
      if (!coversAll) await settle(page);
      const foot = await page.evaluate(() => document.documentElement.scrollHeight);
      const tall = coversAll ? 800 : whole.includes(name) && height > 2000 ? foot : Math.min(height, foot);
      expect.soft(await stillPicture(page, { width, height: tall })).toMatchSnapshot(`${name}-${width}.jpg`);
    }
  });
}
