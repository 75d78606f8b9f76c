import { people } from '@/content/lender/staff';
import { axeFindings } from './steps/axe';
import { expect, test } from './steps/fixtures';
import { brokenControls, sideways, spaceTexts } from './steps/measures';

const phone = { width: 320, height: 640 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the open menu is accessible on a phone', async ({ page, inbox }) => {
  await page.setViewportSize(phone);
  await page.goto(`${inbox.url}/fha`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('#menu')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  for (const group of await page.locator('#menu summary').all()) {
    await group.click();
    expect(await axeFindings(page, '#menu')).toEqual([]);
  }
  // WCAG 1.4.12: no content is lost with increased text spacing.
  await spaceTexts(page);
  expect(await brokenControls(page)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

test('each open menu is accessible on a wide screen', async ({ page, inbox }) => {
  await page.goto(`${inbox.url}/fha`);
  const groups = await page.locator('#menu button:visible').all();
  for (const group of groups) {
    await group.click();
    expect(await axeFindings(page)).toEqual([]);
  }
  await spaceTexts(page);
  for (const group of groups) {
    await group.click();
    expect(await brokenControls(page)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  }
});

test('the open quote dialog is accessible at 320 px and 1280 px', async ({ page, inbox }) => {
  await page.goto(`${inbox.url}/our-staff/${people[0]?.id}`);
  await page.getByRole('link', { name: 'Free Quote' }).click();
  await expect(page.getByRole('dialog', { name: 'Free Quote' })).toBeVisible();
  for (const size of [phone, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    expect(await axeFindings(page), `axe at ${size.width} px`).toEqual([]);
    expect(await sideways(page), `px beyond the edge at ${size.width} px`).toBeLessThanOrEqual(0);
  }
});
