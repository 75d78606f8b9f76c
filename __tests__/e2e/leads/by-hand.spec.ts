import type { Page } from '@playwright/test';
import { expect } from '@/__tests__/e2e/steps/fixtures';
import { holdScripts } from '@/__tests__/e2e/steps/hold-scripts';
import { people } from '@/content/lender/staff';
import { storedBody } from '../../helpers/people';
import { formSubjects } from './subjects';
import { test, visitOf } from './visit';

/** The officer whose link the visitor followed. */
const officer = people.at(-1)?.id ?? '';

const contact = (page: Page) => page.locator('form[action="/leads/contact"]');
const summary = (page: Page) => page.getByRole('group', { name: 'another look' });

async function openContact(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/contact-us`);
  await expect(contact(page)).toHaveAttribute('novalidate', '');
}

test.describe('the contact form', () => {
  test('can be reached, corrected and sent with the keyboard alone, and records how the visitor came', async ({
    page,
    inbox,
    messages,
  }) => {
    await page.goto(`${inbox.url}/?utm_source=postcard&with=${officer}`);
    await page.waitForFunction(() => sessionStorage.getItem('source') !== null);
    await openContact(page, inbox.url);
    const name = contact(page).getByLabel('Name', { exact: true });
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(name).toBeFocused({ timeout: 1 });
    }).toPass({ intervals: [0] });

    await page.keyboard.type('Sam Sample');
    await page.keyboard.press('Enter');
    await expect(summary(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(contact(page).getByLabel('Email')).toBeFocused();
    await page.keyboard.type('sam@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.type('(614) 555-0188');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Columbus');
    await page.keyboard.press('Tab');
    await page.keyboard.type('=1+1 & "two"');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Second line, <b>as typed</b>');
    await page.keyboard.press('Tab');
    await expect(contact(page).getByRole('link', { name: 'Read our privacy policy' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(contact(page).getByRole('button', { name: 'SUBMIT' })).toBeFocused();
    await page.keyboard.press('Space');

    const receipt = page.getByRole('status').filter({ hasText: 'Thank you, Sam.' });
    await expect(receipt).toBeFocused();
    messages.received.push('Sam');
    await page.keyboard.press('Tab');
    await expect(receipt.getByRole('link', { name: 'Save our number' })).toBeFocused();
    const leads = await inbox.leads();
    expect(leads.map(({ body }) => body)).toEqual([storedBody('contact', 'Sam', leads[0]?.leadId ?? '')]);
    const visit = { page: '/', utm_source: 'postcard', with: officer };
    expect(leads[0]?.source).toEqual({ first: visit, last: visit });
  });

  test('submitted before any script has loaded, is posted by the browser and acknowledged', async ({
    page,
    inbox,
    messages,
  }) => {
    const [subject] = formSubjects;
    if (!subject) throw new Error('There is no contact form.');
    await page.route('**/*.js', () => undefined);
    await page.goto(`${inbox.url}${subject.path}`, { waitUntil: 'commit' });
    await subject.fill(page, 'Sam');
    await subject.button(page).click({ noWaitAfter: true });
    await expect(page).toHaveURL(/\/thank-you\?reference=[\w-]+$/);
    await expect(
      page.getByText(/^Your reference number is \d{4}[A-Z]{3}\d{2}[A-Z]{3}\d{6}-[A-Z2-7]{4}\.$/),
    ).toBeVisible();
    messages.received.push('Sam');
    expect(await inbox.leads()).toHaveLength(1);
  });
});

test.describe('answers typed before hydration', () => {
  // One form with text fields, one with tiles, and one with lists and boxes: the rest have the same fields.
  const first = formSubjects.filter(({ id, path }) => ['contact', 'quick-quote'].includes(id) || path === '/purchase');
  test('keep a part of the day that was chosen for a call', async ({ page, inbox }) => {
    const release = await holdScripts(page);
    await page.goto(`${inbox.url}/contact-us`, { waitUntil: 'commit' });
    const form = page.locator('form[action="/leads/call"]');
    await form.getByRole('radio', { name: 'Afternoon' }).check();
    release();
    await expect(form).toHaveAttribute('novalidate', '');
    await expect(form.getByRole('radio', { name: 'Afternoon' })).toBeChecked();
  });

  for (const subject of first) {
    test(`stay in the fields and are sent: ${subject.name}`, async ({ page, inbox, messages }) => {
      const release = await holdScripts(page);
      await page.goto(`${inbox.url}${subject.path}`, { waitUntil: 'commit' });
      await subject.open(page, false);
      // Until the end of the form has loaded, a disclosure in it may be incomplete.
      await subject.button(page).waitFor();
      await subject.fill(page, 'Sam');
      await expect(subject.form(page)).not.toHaveAttribute('novalidate', '');
      release();
      await expect(subject.form(page)).toHaveAttribute('novalidate', '');
      await subject.expectFilled(page, 'Sam');
      const visit = visitOf({ page, inbox, messages }, subject);
      await visit.press();
      await visit.isReceived();
    });
  }
});
