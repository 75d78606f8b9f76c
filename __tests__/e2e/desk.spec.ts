import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { axeFindings } from './steps/axe';
import { email, minute, password, signIn, test } from './steps/desk-fixture';
import { expect } from './steps/fixtures';

/** No axe findings on a wide screen and a phone, and no wider than 320 px. */
async function expectNoFindings(page: Page, state: string): Promise<void> {
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    if (width > 320) expect(await axeFindings(page), `${state} at ${width} px`).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${state} at ${width} px`).toBeLessThanOrEqual(width);
  }
}

test('every state of the desk passes axe on a wide screen and a phone, and fits 320 px', async ({
  page,
  desk,
  consoleErrors,
}) => {
  // The browser logs the error status for a wrong password.
  consoleErrors.allow(/status of 401/);
  const isClean = (state: string) => expectNoFindings(page, state);
  await page.goto(desk.url);
  await isClean('sign-in');
  await signIn(page, 'wrong horse battery');
  await expect(page.getByRole('alert')).toContainText('don’t match');
  await isClean('sign-in refused');
  await signIn(page);
  await expect(page.getByText('No leads are waiting for you')).toBeVisible();
  await isClean('no leads');
  await desk.put('Ada Example', 3 * 24 * 60 * minute);
  await desk.put('Casey Sample with a name that goes on and on and_does_not_break_anywhere_at_all', 20 * minute);
  await page.goto(desk.url);
  await isClean('list');
  await page.getByRole('link', { name: 'Ada Example' }).click();
  await isClean('lead');
  await page.getByRole('button', { name: 'No answer' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The first try came' })).toBeVisible();
  await isClean('lead called');
  await page.getByLabel('New note').fill('In meetings until 10.\nCalls back.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByLabel('Next', { exact: true }).fill('Call again');
  await page.getByLabel('Day and hour of the next step').fill('2026-01-05T15:00');
  await page.getByRole('button', { name: 'Plan' }).click();
  await expect(page.getByText('Next: Call again, Mon Jan 5, 3:00 pm')).toBeVisible();
  await isClean('lead with a next step');
  await page.goto(desk.url);
  await isClean('list with a next step');
  await page.goto(`${desk.url}?lead=1`);
  await page.getByLabel('Outcome').selectOption('Applied');
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByText('Marked as done: Applied.')).toBeVisible();
  await isClean('lead done, with a note');
  expect(await page.title()).toBe('A lead | Lead desk');
  const [first, second] = await desk.store.takeDueMail(Date.now(), Date.now() + minute, 2);
  if (!first || !second) throw new Error('No email was due.');
  await desk.store.mailGivenUp([first], Date.now(), '550');
  await page.goto(desk.url);
  await expect(page.getByText('An email about a lead could not be sent')).toBeVisible();
  await isClean('list, with an email given up');
  await desk.store.mailGivenUp([second], Date.now(), '550');
  await page.goto(`${desk.url}?lead=2`);
  await expect(page.getByText('2 emails about leads could not be sent')).toBeVisible();
  await expect(page.getByText('The email about it could not be sent')).toBeVisible();
  await isClean('lead, with its email given up');
  await page.goto(`${desk.url}/erase?lead=1`);
  await expect(page.getByLabel(/type the number of leads/).first()).toBeVisible();
  await isClean('a lead to delete');
  await page.goto(`${desk.url}/counts`);
  await isClean('counts');
  await page.goto(`${desk.url}/record`);
  await expect(page.getByRole('cell', { name: 'sign-in', exact: true })).toBeVisible();
  await isClean('audit log');
  await page.goto(`${desk.url}?q=zzz&state=done`);
  await isClean('nothing found');
  await page.goto(`${desk.url}?lead=99`);
  await isClean('no such lead');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${desk.url}?lead=2`);
  await isClean('forced colors');
});
test('account and second factor: set up, required, recovered, with every page passing axe', async ({
  page,
  desk,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 4(?:01|22)/);
  const isClean = (state: string) => expectNoFindings(page, state);
  await page.goto(desk.url);
  await signIn(page);
  await page.getByRole('link', { name: 'Your account' }).click();
  await isClean('account');
  await page.getByRole('link', { name: 'Set it up' }).click();
  await isClean('set-up');
  const secret = (await page.locator('.secret').textContent())?.replace(/\s/g, '');
  const code = () => new TOTP({ secret: secret ?? '' }).generate();
  await page.getByLabel('Six digits').fill('000 000');
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByRole('alert')).toContainText('That code is wrong.');
  await isClean('set-up refused');
  await page.getByLabel('Six digits').fill(code());
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await isClean('recovery codes');
  const recovery = (await page.locator('.recovery-codes code').first().textContent()) ?? '';
  await page.getByRole('link', { name: 'I’ve saved them' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The code from your app');
  await isClean('code');
  await page.getByLabel('Six digits').fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('That code is wrong, or it was already used.');
  await page.getByText('Don’t have your phone?').click();
  await isClean('code refused, recovery open');
  await page.getByLabel('One of your recovery codes').fill(recovery);
  await page.getByRole('button', { name: 'Use this code' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  await page.getByRole('link', { name: 'Your account' }).click();
  await expect(page.getByText('7 recovery codes are left.')).toBeVisible();
  await page.getByLabel('Current password').fill(password);
  for (const label of ['New password, 12', 'New password again']) await page.getByLabel(label).fill('password1234');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toContainText('too easy to guess');
  await isClean('account, password refused');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sign in/);
});

test('by keyboard alone: sign in, find a lead, log a call, undo it, add a note, sign out', async ({ page, desk }) => {
  await desk.put('Ada Example', 38 * minute);
  await page.goto(desk.url);
  const press = async (name: string, key: 'Enter' | 'Space' = 'Enter') => {
    for (let tabs = 0; tabs < 60; tabs += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      const text = await focused.evaluate((each) => each.textContent ?? '');
      if (text.trim().startsWith(name)) {
        await page.keyboard.press(key);
        return;
      }
    }
    throw new Error(`The focus never came to ${name}.`);
  };
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the sign-in' })).toBeFocused();
  await page.getByLabel('Work email').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  await press('Ada Example');
  await expect(page.getByRole('heading', { name: 'Ada Example' })).toBeVisible();
  await press('No answer', 'Space');
  await expect(page.locator('#state')).toBeFocused();
  await expect(page.locator('#state')).toContainText('Trying');
  await press('Undo');
  await expect(page.locator('#state')).toBeFocused();
  await expect(page.locator('#state')).toContainText('Undone');
  await page.getByLabel('New note').focus();
  await page.keyboard.type('Calls back.');
  await press('Add note');
  await expect(page.locator('.history')).toContainText('Jordan Example: Calls back.');
  await page.goto(desk.url);
  await press('Sign out');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sign in/);
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sign in/);
});

test('a new lead appears without reloading, is announced, and does not move the focus', async ({ page, desk }) => {
  await desk.put('Ada Example', 38 * minute);
  await page.goto(desk.url);
  await signIn(page);
  const ada = page.getByRole('link', { name: 'Ada Example' });
  await ada.focus();
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await page.waitForTimeout(2500);
  await desk.put('Casey Sample', 0);
  await expect(page.getByRole('link', { name: 'Casey Sample' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'A new lead has arrived.' })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Waiting' }).locator('xpath=../dd')).toHaveText('2');
  await expect(ada).toBeFocused();
  expect(await page.evaluate(() => document.body.hasAttribute('data-same'))).toBe(true);
});

test('signing out in another tab also closes this one', async ({ page, desk, context }) => {
  await page.goto(desk.url);
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(desk.url);
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sign in/);
});

test('the desk warns before it signs out, and keeps a typed note until it is stored', async ({
  page,
  desk,
  context,
}) => {
  await desk.put('Ada Example', 38 * minute);
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const sooner = (run: TimerHandler, wait = 0) => setTimeout(run, wait > 60_000 ? 100 : wait);
    Object.assign(window, { setTimeout: sooner });
  });
  await page.goto(desk.url);
  await signIn(page);
  await page.getByRole('link', { name: 'Ada Example' }).click();
  await page.getByLabel('New note').pressSequentially('Calls back.');
  await expect(page.getByRole('link', { name: 'Stay signed in' })).toBeVisible();
  await context.clearCookies();
  await page.getByRole('button', { name: 'Add note' }).click();
  await signIn(page);
  await page.getByRole('link', { name: 'Ada Example' }).click();
  await expect(page.getByLabel('New note')).toHaveValue('Calls back.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.locator('.history')).toContainText('Jordan Example: Calls back.');
  await expect(page.getByLabel('New note')).toHaveValue('');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('everything works: sign-in, filter, lead, call, assign, export, sign-out', async ({ page, desk }) => {
    await desk.put('Ada Example', 38 * minute);
    await page.goto(desk.url);
    await signIn(page);
    await page.getByText('Search and filter').click();
    await page.getByLabel('Search name').fill('ada');
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('link', { name: 'Ada Example' }).click();
    await page.getByRole('button', { name: 'No answer' }).click();
    await page.getByLabel('Officer', { exact: true }).selectOption('Jordan Example');
    await page.getByRole('button', { name: 'Assign' }).click();
    await expect(page.getByText('You have this lead now.')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export this lead' }).click();
    expect((await download).suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
    expect((await desk.store.list())[0]).toMatchObject({ assignee: email, calledBy: email });
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sign in/);
  });
});
