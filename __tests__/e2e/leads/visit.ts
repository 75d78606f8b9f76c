import type { Page, Request } from '@playwright/test';
import { test as base, expect, type Inbox } from '@/__tests__/e2e/steps/fixtures';
import { company } from '@/content/lender/company';
import { keyHeader } from '@/lib/leads/headers';
import { isBy, markOf, type Person, people, storedBody } from '../../helpers/people';
import type { Subject } from './subjects';

/** The visitors who read "received" in a test. */
type Messages = { readonly received: Person[] };

/** Every test ends with exactly one row per visitor who read "received". */
export const test = base.extend<{ readonly messages: Messages }>({
  messages: async ({ inbox }, use) => {
    const messages: Messages = { received: [] };
    await use(messages);
    const leads = await inbox.leads();
    const rowsOf = (person: Person) => leads.filter((lead) => isBy(person, lead)).length;
    expect(messages.received.filter((person) => rowsOf(person) !== 1)).toEqual([]);
    expect(people.filter((person) => rowsOf(person) > 1)).toEqual([]);
  },
});

const referencePattern = /^\d{4}[A-Z]{3}\d{2}[A-Z]{3}\d{6}$/;

export type VisitTools = { readonly page: Page; readonly inbox: Inbox; readonly messages: Messages };

/** With `hurry` the test controls the browser's clock, so that waits in `passing` take no time. */
export function visitOf(
  { page, inbox, messages }: VisitTools,
  subject: Subject,
  { person = 'Sam', hurry = false }: { readonly person?: Person; readonly hurry?: boolean } = {},
) {
  const posts: Request[] = [];
  const consoleErrors: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      consoleErrors.push(message.text());
    }
  });

  const receipt = () => subject.receipt(page, person);
  const failure = () =>
    page.getByRole('alert').filter({ hasText: /We couldn’t (?:send your details|confirm that your details arrived)/ });

  /** Waits until an element is visible; with `passing`, advances the browser's clock meanwhile. */
  async function comes(what: ReturnType<typeof receipt>, passing: boolean): Promise<void> {
    if (!(hurry && passing)) {
      await expect(what).toBeVisible({ timeout: 30_000 });
      return;
    }
    await expect(async () => {
      await page.clock.runFor(1_000);
      await expect(what).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [0], timeout: 45_000 });
  }

  return {
    posts,
    receipt,

    /** Loads the page and waits until the form can be used. */
    async arrive(): Promise<void> {
      await page.goto(`${inbox.url}${subject.path}`);
      await subject.open(page);
    },

    async fill(): Promise<void> {
      await subject.fill(page, person);
    },

    async press(): Promise<void> {
      await subject.button(page).click();
    },

    async pressAgain(): Promise<void> {
      const inAlert = failure().getByRole('button', { name: 'Try again' });
      await inAlert.or(subject.button(page)).first().click();
    },

    /** "Received" was read, and the lead is stored once, as typed, under the displayed reference. */
    async isReceived({ passing = false } = {}): Promise<string> {
      await comes(receipt(), passing);
      await expect(receipt()).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: `Thank you, ${person}` })).toBeVisible();
      await expect(failure()).toHaveCount(0);
      messages.received.push(person);
      const reference = ((await page.getByText(referencePattern).filter({ visible: true }).textContent()) ?? '').trim();
      const mine = (await inbox.leads()).filter((lead) => isBy(person, lead));
      expect(mine).toHaveLength(1);
      expect(mine[0]?.leadId).toBe(reference);
      expect(mine[0]?.form).toBe(subject.id);
      expect(mine[0]?.body).toEqual(storedBody(subject.id, person, reference));
      // Every attempt is the same request, and no URL contains any of it.
      expect(new Set(posts.map((post) => `${post.url()}\n${post.postData()}`)).size).toBe(1);
      expect(posts.every((post) => new URL(post.url()).pathname === `/leads/${subject.id}`)).toBe(true);
      const keys = new Set(posts.map((post) => post.headers()[keyHeader.toLowerCase()]));
      expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
      expect(posts.filter((post) => new URL(post.url()).search !== '')).toEqual([]);
      return reference;
    },

    /** A focused alert says "not sent" or "not confirmed" (`mayBeStored` requires one), and nothing typed is lost. */
    async isNotSent({
      passing = false,
      mayBeStored,
    }: {
      readonly passing?: boolean;
      readonly mayBeStored?: boolean;
    } = {}): Promise<void> {
      await comes(failure(), passing);
      await expect(failure()).toBeFocused();
      const sentences = { certain: 'They weren’t sent.', uncertain: 'They may have arrived.' };
      const { certain, uncertain } = sentences;
      const expected = mayBeStored === undefined ? [certain, uncertain] : [mayBeStored ? uncertain : certain];
      await expect(failure()).toContainText(new RegExp(expected.join('|')));
      await expect(failure().getByRole('link', { name: company.phone.display })).toHaveAttribute(
        'href',
        company.phone.href,
      );
      const mail = await failure().getByRole('link', { name: 'email us' }).getAttribute('href');
      expect(decodeURIComponent(mail ?? '')).toContain(markOf(person, subject.id));
      await expect(receipt()).toHaveCount(0);
      await expect(subject.button(page)).toBeEnabled();
      await subject.expectFilled(page, person);
      expect(consoleErrors.at(-1)).toMatch(/^Error! /);
    },
  };
}

export type Visit = ReturnType<typeof visitOf>;
