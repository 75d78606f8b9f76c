import { type ConsoleErrors, expect, type Inbox } from '@/__tests__/e2e/steps/fixtures';
import { keyHeader } from '@/lib/leads/headers';
import { storedBody } from '../../helpers/people';
import type { Fault } from '../../server/faults';
import { formSubjects, questionnaireSubjects, type Subject } from './subjects';
import { test, type Visit, type VisitTools, visitOf } from './visit';

const before = { when: 'before-storing' } as const;
const after = { when: 'after-storing' } as const;
const fails = (status: number): Fault => ({ kind: 'answer', ...before, status });
const slow = (ms: number): Fault => ({ kind: 'wait', ...before, ms });

type Scene = VisitTools & { readonly consoleErrors: ConsoleErrors; readonly subject: Subject; readonly visit: Visit };
type Case = {
  /** Completes "when …". */
  readonly when: string;
  /** The form is filled in but not sent when this starts. */
  readonly play: (scene: Scene) => Promise<void>;
  /** True if a questionnaire, one document with many screens, behaves differently from a form. */
  readonly inQuestionnaires?: true;
  /** Runs before the page loads. */
  readonly prepare?: (scene: Scene) => Promise<void>;
};

async function sendsAgain({ inbox, visit }: Pick<Scene, 'inbox' | 'visit'>): Promise<void> {
  inbox.recover();
  await visit.pressAgain();
  await visit.isReceived();
}

async function reaches(inbox: Inbox, times: number): Promise<void> {
  await expect.poll(inbox.arrived).toBe(times);
}

const cases: readonly Case[] = [
  {
    when: 'the inbox stores, then hangs past the time-out',
    async play({ inbox, visit }) {
      inbox.failNext({ kind: 'hang', ...after });
      await visit.press();
      await expect.poll(async () => (await inbox.leads()).length).toBe(1);
      await visit.isReceived({ passing: true });
      expect(inbox.arrived()).toBe(2);
    },
  },
  {
    when: 'connections are refused, until the server is back',
    async play({ inbox, visit }) {
      await inbox.shutDown();
      await visit.press();
      await visit.isNotSent({ passing: true });
      expect(inbox.arrived()).toBe(0);
      await inbox.comeBack();
      await sendsAgain({ inbox, visit });
    },
  },
  {
    when: 'the connection is cut after the body was sent and stored',
    async play({ inbox, visit }) {
      inbox.failNext({ kind: 'cut', ...after });
      await visit.press();
      await visit.isReceived();
      expect(inbox.arrived()).toBe(2);
    },
  },
  {
    when: 'the lead is stored, no answer comes, and the visitor corrects it and sends it again',
    async play({ page, inbox, messages, subject, visit }) {
      inbox.failAlways({ kind: 'cut', ...after });
      await visit.press();
      await visit.isNotSent({ passing: true });
      inbox.recover();
      const corrected = visitOf({ page, inbox, messages }, subject, { person: 'Pat', hurry: true });
      await subject.revise(page, 'Pat');
      await corrected.press();
      await corrected.isReceived();
      const leads = await inbox.leads();
      expect(leads.map(({ number, follows }) => [number, follows])).toEqual([
        [1, null],
        [2, 1],
      ]);
    },
  },
  {
    when: 'a sign-in page answers OK instead of the inbox',
    async play({ inbox, visit }) {
      inbox.failNext({ kind: 'answer', ...before, status: 200, body: '<!doctype html><title>Sign in</title>' });
      await visit.press();
      await visit.isReceived();
      expect(inbox.arrived()).toBe(2);
    },
  },
  {
    when: 'the device is offline, then online',
    async play({ page, inbox, consoleErrors, subject, visit }) {
      consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
      await page.context().setOffline(true);
      const failed = page.waitForEvent('requestfailed');
      await visit.press();
      await failed;
      await expect(subject.form(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled();
      await page.context().setOffline(false);
      await visit.isReceived();
      expect(inbox.arrived()).toBe(1);
    },
  },
  {
    when: 'the page is reloaded while the lead is being sent, the lead is corrected and sent again, and the first request is stored last',
    async play({ page, inbox, messages, subject, visit }) {
      page.on('dialog', (dialog) => dialog.accept());
      inbox.failNext(slow(3000));
      await visit.press();
      await reaches(inbox, 1);
      await page.reload();
      await subject.open(page);
      const corrected = visitOf({ page, inbox, messages }, subject, { person: 'Pat', hurry: true });
      await corrected.fill();
      await corrected.press();
      const reference = await corrected.isReceived();
      await expect.poll(inbox.settled).toBe(2);
      const leads = await inbox.leads();
      expect(leads).toHaveLength(2);
      expect(leads.map(({ body }) => body)).toContainEqual(storedBody(subject.id, 'Pat', reference));
    },
  },
  {
    when: 'the visitor goes back and forward while the lead is being sent',
    inQuestionnaires: true,
    prepare: async ({ page, inbox }) => {
      await page.goto(`${inbox.url}/fha`);
    },
    async play({ page, inbox, subject, visit }) {
      page.on('dialog', (dialog) => dialog.accept());
      inbox.failNext(slow(2000));
      await visit.press();
      await reaches(inbox, 1);
      if (subject.kind === 'questionnaire') {
        // Its questions are history entries of one document, which does not change while it sends.
        for (const move of ['back', 'forward'] as const) {
          await page.evaluate((to) => window.history[to](), move);
          await expect(subject.form(page).getByRole('button', { name: 'Submitting...' })).toBeVisible();
        }
        await visit.isReceived();
        expect(inbox.arrived()).toBe(1);
        return;
      }
      await page.goBack();
      await expect(page).toHaveURL(`${inbox.url}/fha`);
      await page.goForward();
      await subject.open(page);
      await visit.fill();
      await visit.press();
      await visit.isReceived();
      expect(inbox.arrived()).toBe(2);
    },
  },
  {
    when: 'two people send from two tabs at the same time',
    async play({ page, inbox, messages, subject, visit }) {
      const tab = await page.context().newPage();
      const other = visitOf({ page: tab, inbox, messages }, subject, { person: 'Pat', hurry: true });
      await other.arrive();
      await other.fill();
      inbox.failNext(slow(300), slow(300));
      await Promise.all([visit.press(), other.press()]);
      await visit.isReceived();
      await other.isReceived();
      expect(await inbox.leads()).toHaveLength(2);
      const [one, another] = [visit, other].map(({ posts }) => posts[0]?.headers()[keyHeader.toLowerCase()]);
      expect(one).toBeDefined();
      expect(one).not.toBe(another);
    },
  },
  {
    when: 'the browser refuses storage: the receipt comes without a reload',
    inQuestionnaires: true,
    prepare: async ({ page }) => {
      await page.addInitScript(() => {
        for (const name of ['sessionStorage', 'localStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('Access is denied for this document.', 'SecurityError');
            },
          });
        }
      });
    },
    async play({ page, inbox, subject, visit }) {
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      inbox.failNext(fails(500));
      await visit.press();
      await visit.isReceived();
      expect(loads).toBe(0);
      expect(inbox.arrived()).toBe(2);
      await page.reload();
      await subject.open(page);
      await expect(visit.receipt()).toHaveCount(0);
    },
  },
];

/** All forms send with the same code, and `every-form.spec.ts` covers a refusal and a receipt of each. */
const [contactForm] = formSubjects;
const [purchaseQuestions] = questionnaireSubjects;

for (const { when, play, prepare, inQuestionnaires } of cases) {
  for (const subject of [contactForm, ...(inQuestionnaires ? [purchaseQuestions] : [])]) {
    test(`${subject?.name}: ${when}`, async ({ page, inbox, messages, consoleErrors }) => {
      if (!subject) throw new Error('There is no such form.');
      // Timeouts and waits take no time.
      await page.clock.install();
      const visit = visitOf({ page, inbox, messages }, subject, { hurry: true });
      const scene: Scene = { page, inbox, messages, consoleErrors, subject, visit };
      await prepare?.(scene);
      await visit.arrive();
      await visit.fill();
      await play(scene);
    });
  }
}

// `site/forms-without-script.test.ts` checks what the markup of every form posts.
test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  const [contact] = formSubjects;
  test('a refused contact form is still filled in after Back, and can be sent', async ({ page, inbox, messages }) => {
    if (!contact) throw new Error('There is no contact form.');
    inbox.failNext(fails(503));
    await page.goto(`${inbox.url}${contact.path}`);
    await contact.fill(page, 'Sam');
    await contact.button(page).click();
    await expect(page).toHaveURL(/\/leads\/contact/);
    expect(await inbox.leads()).toEqual([]);
    await page.goBack();
    await contact.expectFilled(page, 'Sam');
    await contact.button(page).click();
    await expect(page).toHaveURL(/\/thank-you\?reference=[\w-]+$/);
    messages.received.push('Sam');
    expect(await inbox.leads()).toHaveLength(1);
  });
});
