import { keyHeader } from '@/lib/leads/headers';
import { runsInFull } from '../../helpers/full';
import { storedBody, wireBody } from '../../helpers/people';
import type { Fault } from '../../server/faults';
import { type Complaints, expect, type Inbox } from '../fixtures';
import { formSubjects, questionnaireSubjects, type Subject } from './subjects';
import { test, type Visit, type VisitTools, visitOf } from './visit';

const before = { when: 'before-storing' } as const;
const after = { when: 'after-storing' } as const;
const fails = (status: number): Fault => ({ kind: 'answer', ...before, status });
const slow = (ms: number): Fault => ({ kind: 'wait', ...before, ms });

type Scene = VisitTools & {
  readonly complaints: Complaints;
  readonly subject: Subject;
  readonly visit: Visit;
  readonly hurry: boolean;
};
type Case = {
  /** Completes "when …". */
  readonly when: string;
  /** The form is filled and unsent when this starts. */
  readonly play: (scene: Scene) => Promise<void>;
  /** True if a questionnaire is answered from its first question instead of from a stored draft. */
  readonly whole?: true;
  /** True if the contact form is tested with the real clock instead of a controlled one. */
  readonly byRealClock?: true;
  /** Set up before the page is loaded. */
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

/** The middle of the send button, for presses that wait for nothing. */
async function middleOf({ subject, page }: Scene): Promise<readonly [number, number]> {
  await subject.button(page).scrollIntoViewIfNeeded();
  const box = await subject.button(page).boundingBox();
  if (!box) throw new Error('The send button is not in view.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const cases: readonly Case[] = [
  {
    when: 'all is well: the receipt has the focus, and is gone after a reload',
    whole: true,
    async play({ page, inbox, subject, visit }) {
      await visit.press();
      const reference = await visit.isReceived();
      expect(inbox.arrived()).toBe(1);
      const [post] = visit.posts;
      const parts = [...(post?.postData() ?? '').matchAll(/name="([^"]*)"\r\n\r\n([\s\S]*?)\r\n--/g)];
      expect(parts.map(([, name, value = '']) => [name, value.replaceAll('\r\n', '\n')])).toEqual(
        wireBody(subject.id, 'Sam', { reference, origin: inbox.url }),
      );
      expect(await page.evaluate(() => JSON.stringify([window.sessionStorage, window.localStorage]))).not.toMatch(
        /lead:|questionnaire:/,
      );
      await page.reload();
      await subject.open(page);
      await expect(visit.receipt()).toHaveCount(0);
      await subject.expectFresh(page);
      expect(visit.consoleErrors).toEqual([]);
      expect(inbox.arrived()).toBe(1);
    },
  },
  {
    when: 'the inbox answers 500, then works',
    async play({ inbox, visit }) {
      inbox.failNext(fails(500));
      await visit.press();
      await visit.isReceived();
      expect(inbox.arrived()).toBe(2);
    },
  },
  {
    when: 'the inbox always answers 503',
    async play({ inbox, visit }) {
      inbox.failAlways(fails(503));
      await visit.press();
      await visit.isNotSent({ passing: true });
      expect(inbox.arrived()).toBe(4);
      expect(await inbox.leads()).toEqual([]);
      await sendsAgain({ inbox, visit });
    },
  },
  {
    when: 'the inbox hangs past the time-out, then works',
    byRealClock: true,
    async play({ inbox, visit }) {
      inbox.failNext({ kind: 'hang', ...before });
      await visit.press();
      await reaches(inbox, 1);
      await visit.isReceived({ passing: true });
      expect(inbox.arrived()).toBe(2);
    },
  },
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
    when: 'the connection is cut before storing',
    async play({ inbox, visit }) {
      inbox.failNext({ kind: 'cut', ...before });
      await visit.press();
      await visit.isReceived();
      expect(inbox.arrived()).toBe(2);
    },
  },
  {
    when: 'the lead is stored and every answer is cut off',
    async play({ inbox, visit }) {
      inbox.failAlways({ kind: 'cut', ...after });
      await visit.press();
      await visit.isNotSent({ passing: true, mayBeStored: true });
      expect(await inbox.leads()).toHaveLength(1);
      await sendsAgain({ inbox, visit });
    },
  },
  {
    when: 'the lead is stored, no answer comes, and the visitor corrects it and sends it again',
    async play({ page, inbox, told, subject, visit, hurry }) {
      inbox.failAlways({ kind: 'cut', ...after });
      await visit.press();
      await visit.isNotSent({ passing: true });
      inbox.recover();
      const corrected = visitOf({ page, inbox, told }, subject, { person: 'Pat', hurry });
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
    when: 'the answer is OK with an error inside',
    async play({ inbox, visit }) {
      inbox.failAlways({ kind: 'answer', ...before, status: 200, body: '{"result":"error"}' });
      await visit.press();
      await visit.isNotSent({ mayBeStored: false });
      expect(inbox.arrived()).toBe(1);
      await sendsAgain({ inbox, visit });
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
    async play({ page, inbox, complaints, subject, visit }) {
      complaints.allow(/ERR_INTERNET_DISCONNECTED/);
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
    when: 'the button is double-clicked',
    async play(scene) {
      const { page, inbox, visit } = scene;
      inbox.failNext(slow(300));
      await page.mouse.dblclick(...(await middleOf(scene)));
      await visit.isReceived();
      expect(inbox.arrived()).toBe(1);
    },
  },
  {
    when: 'Enter is pressed and the button clicked together',
    async play(scene) {
      const { page, inbox, subject, visit } = scene;
      inbox.failNext(slow(300));
      const middle = await middleOf(scene);
      await subject.enterField(page).evaluate((field) => field.focus({ preventScroll: true }));
      await Promise.all([page.keyboard.press('Enter'), page.mouse.click(...middle)]);
      await visit.isReceived();
      expect(inbox.arrived()).toBe(1);
    },
  },
  {
    when: 'the page is reloaded while the lead is being sent, and the lead is sent again',
    async play({ page, inbox, subject, visit }) {
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.type());
        return dialog.accept();
      });
      inbox.failNext(slow(1000));
      await visit.press();
      await reaches(inbox, 1);
      await page.reload();
      expect(asked).toEqual(['beforeunload']);
      await subject.open(page);
      await visit.fill();
      await visit.press();
      await visit.isReceived();
      expect(inbox.arrived()).toBe(2);
    },
  },
  {
    when: 'the page is reloaded while the lead is being sent, the lead is corrected and sent again, and the first request is stored last',
    async play({ page, inbox, told, subject, hurry, visit }) {
      page.on('dialog', (dialog) => dialog.accept());
      inbox.failNext(slow(3000));
      await visit.press();
      await reaches(inbox, 1);
      await page.reload();
      await subject.open(page);
      const corrected = visitOf({ page, inbox, told }, subject, { person: 'Pat', hurry });
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
    async play({ page, inbox, told, subject, visit, hurry }) {
      const tab = await page.context().newPage();
      const other = visitOf({ page: tab, inbox, told }, subject, { person: 'Pat', hurry });
      await other.arrive({ midway: true });
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
    whole: true,
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

/** All of them send by the same code, and `every-form.spec.ts` covers one refusal and one receipt of each. */
const [contactSubject, ...otherForms] = formSubjects;
const [purchaseSubject, ...otherQuestionnaires] = questionnaireSubjects;
const subjects = [contactSubject, purchaseSubject, ...(runsInFull ? [...otherForms, ...otherQuestionnaires] : [])];

for (const subject of subjects.flatMap((each) => each ?? [])) {
  test.describe(subject.name, () => {
    for (const { when, play, prepare, whole, byRealClock } of cases) {
      test(`when ${when}`, async ({ page, inbox, told, complaints }) => {
        const hurry = runsInFull ? subject.path !== '/contact-us' : !(byRealClock && subject === contactSubject);
        if (hurry) await page.clock.install();
        const scene: Scene = {
          page,
          inbox,
          told,
          complaints,
          subject,
          hurry,
          visit: visitOf({ page, inbox, told }, subject, { hurry }),
        };
        await prepare?.(scene);
        await scene.visit.arrive({ midway: !whole });
        await scene.visit.fill();
        await play(scene);
      });
    }
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  // What the markup of every form posts: `site/forms-without-script.test.ts`.
  const first = formSubjects.filter(({ id }) => id === 'contact' || id === 'staff-quote');
  for (const subject of runsInFull ? formSubjects : first) {
    test(`${subject.name} is posted by the browser, stored once and acknowledged`, async ({ page, inbox, told }) => {
      await page.goto(`${inbox.url}${subject.path}`);
      await subject.open(page, false);
      await subject.fill(page, 'Sam');
      await subject.button(page).click();
      await expect(page).toHaveURL(/\/thank-you\?reference=\w+$/);
      told.received.push('Sam');
      const leads = await inbox.leads();
      expect(leads).toHaveLength(1);
      expect(leads[0]?.leadId).toMatch(/^\d{4}[A-Z]{3}\d{2}[A-Z]{3}\d{6}$/);
      expect(leads[0]?.body).toEqual(storedBody(subject.id, 'Sam', leads[0]?.leadId ?? ''));
    });
  }

  const [contact] = formSubjects;
  test('the contact form is stored once, however often the button is clicked', async ({ page, inbox, told }) => {
    if (!contact) throw new Error('There is no contact form.');
    inbox.failNext(slow(300), slow(300));
    await page.goto(`${inbox.url}${contact.path}`);
    await contact.fill(page, 'Sam');
    await contact.button(page).dblclick();
    await expect(page).toHaveURL(/\/thank-you\?reference=\w+$/);
    told.received.push('Sam');
    expect(await inbox.leads()).toHaveLength(1);
  });

  test('a refused contact form is still filled after Back, and can be sent', async ({ page, inbox, told }) => {
    if (!contact) throw new Error('There is no contact form.');
    inbox.failNext(fails(503));
    await page.goto(`${inbox.url}${contact.path}`);
    await contact.fill(page, 'Sam');
    await contact.button(page).click();
    await expect(page).toHaveURL(/\/leads\/contact/);
    told.notSent += 1;
    expect(await inbox.leads()).toEqual([]);
    await page.goBack();
    await contact.expectFilled(page, 'Sam');
    told.stillFilled += 1;
    await contact.button(page).click();
    await expect(page).toHaveURL(/\/thank-you\?reference=\w+$/);
    told.received.push('Sam');
    expect(await inbox.leads()).toHaveLength(1);
  });

  for (const subject of questionnaireSubjects) {
    test(`${subject.name} leads to the phone and to the form for a call`, async ({ page, inbox }) => {
      await page.goto(`${inbox.url}${subject.path}`);
      await expect(subject.form(page)).toHaveCount(0);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: /\(614\) 555-0142/ }).first()).toBeVisible();
      await main.getByRole('link', { name: 'ask us to call you' }).first().click();
      await expect(page).toHaveURL(`${inbox.url}/contact-us#call`);
      await expect(page.locator('form[action="/leads/call"]')).toBeVisible();
    });
  }
});
