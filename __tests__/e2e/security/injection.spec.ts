import type { Page } from '@playwright/test';
import { pages } from '@/content/pages';
import { purchaseQuestionnaire } from '@/content/questionnaires/purchase';
import { refinanceQuestionnaire } from '@/content/questionnaires/refinance';
import { roomPaths } from '@/lib/questionnaire/rooms';
import { screensOf } from '@/lib/questionnaire/screens';
import { runsInFull } from '../../helpers/full';
import { expect, type Inbox, test } from '../fixtures';
import { formSubjects, questionnaireSubjects, type Subject } from '../leads/subjects';
import { builtPages } from '../pages';
import { type Seen, watchForPayloads } from './detector';
import { payloads } from './payloads';

const texts = payloads.map(({ text }) => text);
/** The payloads that a name field accepts, which are at most 80 characters long. */
const shortTexts = texts.filter((text) => text.length <= 80);
const calculators = pages.filter(({ kind }) => kind === 'calculator').map(({ path }) => path);
const livePaths = builtPages().flatMap(({ path, holdsIsland }) => (holdsIsland ? [path] : []));

/** Splits `list` into groups of `size`; the last group is filled up with items from the start. */
function groupsOf(list: readonly string[], size: number): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, group) =>
    Array.from({ length: size }, (__, at) => list[(group * size + at) % list.length] ?? ''),
  );
}

/** Removes white space and control characters: nothing else of an answer may change between browser and inbox. */
function dense(text = ''): string {
  return text.replace(/[\s\u00b7]|\p{Cc}/gu, '');
}

async function nothingRan(page: Page, seen: Seen): Promise<void> {
  // A payload may run with a delay, for example when an image fails or a frame loads.
  await page.waitForTimeout(300);
  expect([...seen.ran].map((id) => payloads[id - 1]?.name)).toEqual([]);
  expect(seen.marks).toEqual([]);
}

test.describe('the payloads and their detector', () => {
  test.use({ policyRemoved: true, breaksPolicy: true });

  test('1,000 different payloads exist, and each kind runs in a vulnerable page, in each kind of place', async ({
    page,
    inbox,
  }) => {
    expect(new Set(texts).size).toBe(1000);
    // A fifth of the payloads of each place, chosen so that each kind is tried in several places.
    const live = payloads.filter(({ kind, place }) => (kind + place) % 5 === 0);
    expect(live).toHaveLength(200);
    const seen = await watchForPayloads(page, inbox.url);
    await page.goto(`${inbox.url}/thank-you`);
    for (let start = 0; start < live.length; start += 20) {
      const some = live.slice(start, start + 20);
      await page.evaluate(
        (documents) => {
          const frames = documents.map((text) => {
            const frame = document.createElement('iframe');
            frame.srcdoc = text;
            return frame;
          });
          document.body.replaceChildren(...frames);
        },
        some.map(({ careless }) => careless),
      );
      await expect.poll(() => some.filter(({ id }) => !seen.ran.has(id)).map(({ name }) => name)).toEqual([]);
    }
  });

  test('a payload in one of our pages is detected, whether it runs or not', async ({ page, inbox }) => {
    const seen = await watchForPayloads(page, inbox.url);
    await page.goto(`${inbox.url}/contact-us`);
    await nothingRan(page, seen);
    const write = (html: string) =>
      page.evaluate((text) => document.querySelector('main')?.insertAdjacentHTML('beforeend', text), html);
    await write('<img src=/sentinel onerror=ran(7)>');
    await expect.poll(() => [...seen.ran]).toEqual([7]);
    for (const trace of [
      '<b onpointerover=ran(1)>x</b>',
      '<a href=" java\tscript:ran(1)">x</a>',
      '<base href="https://evil.example/">',
      '<script>ran(1)</script>',
      '<iframe></iframe>',
      '<form action="javascript:ran(1)"></form>',
      '<img src="https://evil.example/x">',
    ]) {
      seen.marks.length = 0;
      await write(trace);
      await expect.poll(() => seen.marks.length, trace).toBeGreaterThan(0);
    }
  });
});

/** Fills the text fields of a form with each group of texts and submits it. Returns how often the form refused. */
function typeAndPress(page: Page, subject: Subject, groups: readonly (readonly string[])[]): Promise<number> {
  return subject.form(page).evaluate(async (form: HTMLFormElement, all) => {
    const typed = 'input:is([type=text], [type=email], [type=tel]):not([name=website]), textarea';
    const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typed)];
    let refused = 0;
    for (const group of all) {
      for (const [at, field] of fields.entries()) {
        Reflect.set(Object.getPrototypeOf(field), 'value', group[at % group.length] ?? '', field);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      form.requestSubmit();
      await new Promise((next) => setTimeout(next));
      if (form.querySelector('[role=alert], [aria-invalid=true]')) refused += 1;
    }
    return refused;
  }, groups);
}

/** Submits a complete form with each group of texts in the named fields. Returns the email link of each failure. */
function sendWith(page: Page, subject: Subject, fields: readonly string[], groups: readonly (readonly string[])[]) {
  return subject.form(page).evaluate(
    async (form: HTMLFormElement, { names, all }) => {
      const mails: string[] = [];
      for (const group of all) {
        for (const [at, name] of names.entries()) {
          const field = form.elements.namedItem(name);
          if (!(field instanceof HTMLElement)) throw new Error(`There is no ${name}.`);
          Reflect.set(Object.getPrototypeOf(field), 'value', group[at] ?? '', field);
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
        form.requestSubmit();
        for (let waits = 0; waits < 1000; waits += 1) {
          await new Promise((next) => setTimeout(next, 5));
          const link = form.querySelector<HTMLAnchorElement>('[role=alert] a[href^="mailto:"]');
          if (!link) continue;
          mails.push(decodeURIComponent(link.href));
          break;
        }
      }
      return mails;
    },
    { names: fields, all: groups },
  );
}

/** Opens a questionnaire once for each set of stored texts. Returns the text of the page each time. */
async function openWithKept(page: Page, kept: readonly Readonly<Record<string, string>>[]): Promise<string[]> {
  const said: string[] = [];
  for (const entries of kept) {
    await page.evaluate((all) => {
      sessionStorage.clear();
      for (const [name, text] of Object.entries(all)) {
        sessionStorage.setItem(name, text);
        localStorage.setItem(name, text);
      }
    }, entries);
    await page.reload({ waitUntil: 'commit' });
    await page.locator('main form h1, main [role=status] h1').waitFor();
    said.push((await page.locator('main').textContent()) ?? '');
  }
  return said;
}

const receiptOf = (firstName: string, reference: string) => JSON.stringify({ firstName, reference, at: 0 });

/**
 * All forms share their code, and so do both questionnaires. Without the policy only the code of the page keeps a
 * payload from running, so the tests without it are the stricter ones.
 */
const forms = runsInFull ? formSubjects : formSubjects.slice(0, 1);
const questionnaires = [purchaseQuestionnaire, refinanceQuestionnaire].slice(0, runsInFull ? 2 : 1);

for (const policyRemoved of runsInFull ? [false, true] : [true]) {
  test.describe(policyRemoved ? 'with the policy removed' : 'under the policy', () => {
    test.use({ policyRemoved, breaksPolicy: policyRemoved });

    for (const subject of forms) {
      test(`1,000 payloads typed into ${subject.name} are shown as plain text`, async ({ page, inbox }) => {
        const seen = await watchForPayloads(page, inbox.url);
        await page.goto(`${inbox.url}${subject.path}`);
        await subject.open(page);
        const groups = groupsOf(texts, 4);
        expect(await typeAndPress(page, subject, groups)).toBe(groups.length);
        expect(inbox.arrived()).toBe(0);
        await nothingRan(page, seen);
      });

      test(`40 rounds of payloads submitted with ${subject.name} are plain text in errors, email links and receipts`, async ({
        page,
        inbox,
      }) => {
        const seen = await watchForPayloads(page, inbox.url);
        await page.goto(`${inbox.url}${subject.path}`);
        await subject.open(page);
        await subject.fill(page, 'Sam');
        const names = await subject
          .form(page)
          .locator('input:is([name=name], [name=firstName], [name=lastName], [name=city], [name=City]), textarea')
          .evaluateAll((all) => all.map((field) => field.getAttribute('name') ?? ''));
        const groups = groupsOf(shortTexts, names.length).slice(0, 40);
        inbox.failAlways({ kind: 'answer', when: 'before-storing', status: 422 });
        const mails = await sendWith(page, subject, names, groups);
        expect(mails).toHaveLength(groups.length);
        expect(inbox.arrived()).toBe(groups.length);
        for (const [at, mail] of mails.entries()) expect(dense(mail)).toContain(dense(groups[at]?.[0]));

        for (const [first = '', second = ''] of groupsOf(shortTexts, 2).slice(0, 6)) {
          await page.evaluate(([name, text]) => sessionStorage.setItem(name, text), [
            `lead:${subject.id}:receipt`,
            receiptOf(first, second),
          ] as const);
          await page.reload();
          await expect(page.getByRole('status').filter({ hasText: 'Thank you, ' }).first()).toContainText(first);
        }
        await nothingRan(page, seen);
      });
    }

    for (const questionnaire of questionnaires) {
      test(`payloads stored as a receipt and as a draft of the ${questionnaire.id} questions are shown as plain text`, async ({
        page,
        inbox,
      }) => {
        const { id, steps } = questionnaire;
        const seen = await watchForPayloads(page, inbox.url);
        await page.goto(inbox.url + roomPaths[id]);
        // A receipt that is stored before the page is alive would be taken by this page.
        await expect(page.getByText(`Question 1 of ${steps.length}`)).toBeVisible();

        const groups = groupsOf(texts, 100);
        const thanked = await openWithKept(
          page,
          groups.map((group) => ({
            [`lead:${id}:receipt`]: receiptOf(group.slice(0, 50).join('\n'), group.slice(50).join('\n')),
          })),
        );
        for (const [at, group] of groups.entries()) for (const text of group) expect(thanked[at]).toContain(text);

        // Each screen with payloads in all answers; in the full run every payload.
        const all = groupsOf(texts, steps.length);
        const screens = screensOf(questionnaire).length;
        const drafts = all.slice(0, runsInFull ? all.length : screens).map((group, index) => ({
          [`questionnaire:${id}`]: JSON.stringify({
            step: index % screens,
            answers: Object.fromEntries(steps.map(({ field }, at) => [field, group[at] ?? ''])),
          }),
          [`lead:${id}:attempt`]: JSON.stringify({ key: group[0], leadId: group[1] }),
          'my-numbers': `{"price":${JSON.stringify(group[2])},"__proto__":{"loan":${JSON.stringify(group[3])}}}`,
        }));
        const asked = await openWithKept(page, drafts);
        expect(asked.filter((text) => text.includes(`of ${steps.length}`))).toHaveLength(drafts.length);
        await nothingRan(page, seen);
      });
    }

    for (const subject of questionnaireSubjects.slice(0, questionnaires.length)) {
      test(`payloads typed into ${subject.name} are shown as plain text, also in the list of answers`, async ({
        page,
        inbox,
      }) => {
        const seen = await watchForPayloads(page, inbox.url);
        await typePersonalAnswers(page, inbox, subject);
        await nothingRan(page, seen);
      });
    }

    test('payloads in the URL fragment of every calculator and of the home page do not run', async ({
      page,
      inbox,
    }) => {
      const seen = await watchForPayloads(page, inbox.url);
      // Without a clipboard the page shows the link in a field.
      await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
      const paths = ['/', ...calculators];
      for (const [share, path] of paths.entries()) {
        // The calculators share the code that reads a fragment: each gets a part of the payloads, in the full run all.
        const own = runsInFull ? texts : texts.filter((_, at) => at % paths.length === share);
        await page.goto(`${inbox.url}${path}`, { waitUntil: 'networkidle' });
        const shares = await fragmentNamesOf(page);
        const fragments =
          shares.length === 0
            ? own.map((text, at) => (at % 2 === 0 ? text : `purchase${text}`))
            : [
                ...groupsOf(own, shares.length).map((group) =>
                  shares.map((name, at) => `${name}=${encodeURIComponent(group[at] ?? '')}`).join('&'),
                ),
                ...own.filter((_, at) => at % 25 === 0),
              ];
        const reached = await page.evaluate(async (all) => {
          let changes = 0;
          for (const [at, fragment] of all.entries()) {
            // A real navigation is much slower than its event, so only every tenth payload gets one.
            if (at % 10 === 0) location.hash = fragment;
            else {
              History.prototype.replaceState.call(history, history.state, '', `#${fragment}`);
              window.dispatchEvent(new HashChangeEvent('hashchange'));
            }
            await new Promise((next) => setTimeout(next));
            if (location.hash !== '') changes += 1;
          }
          return changes;
        }, fragments);
        expect(reached).toBe(fragments.length);
      }
      await nothingRan(page, seen);
    });

    test('1,000 payloads in the query and the fragment of an address do not run', async ({ page, inbox }) => {
      const seen = await watchForPayloads(page, inbox.url);
      const groups = groupsOf(texts, Math.ceil(texts.length / livePaths.length));
      for (const [at, path] of livePaths.entries()) {
        const group = groups[at] ?? [];
        const query = group.map((text, index) => `q${index}=${encodeURIComponent(text)}`).join('&');
        await page.goto(`${inbox.url}${path}?${query}#${encodeURIComponent(group[0] ?? '')}`);
        await expect(page.locator('h1').first()).toBeVisible();
      }
      await nothingRan(page, seen);
    });

    test('payloads in the storage of the calculators and the checklist do not run', async ({ page, inbox }) => {
      const seen = await watchForPayloads(page, inbox.url);
      const paths = [...calculators, '/paper-work'];
      const groups = groupsOf(texts, Math.ceil(texts.length / paths.length));
      for (const [at, path] of paths.entries()) {
        await page.goto(`${inbox.url}${path}`);
        await page.evaluate((group) => {
          const names = ['rent-vs-buy', 'affordability', 'consolidation', 'monthly-payment', 'refinance'];
          const keep = (name: string, text: string) => {
            sessionStorage.setItem(name, text);
            localStorage.setItem(name, text);
          };
          for (const name of names) {
            keep(`compare-${name}`, group.map((text) => `price=${text}&income=${encodeURIComponent(text)}`).join('\n'));
          }
          keep('my-numbers', JSON.stringify(Object.fromEntries(group.map((text) => [text, text]))));
          keep('paper-work-ticks', JSON.stringify(group));
        }, groups[at] ?? []);
        await page.reload({ waitUntil: 'networkidle' });
        await expect(page.locator('h1').first()).toBeVisible();
      }
      await nothingRan(page, seen);
    });
  });
}

/** The parameter names in the fragment of a calculator's link; empty for a page without such a link. */
async function fragmentNamesOf(page: Page): Promise<readonly string[]> {
  const copy = page.getByRole('button', { name: 'Copy link' });
  if ((await copy.count()) === 0) return [];
  await copy.click();
  const link = await page.getByRole('textbox', { name: 'Link to these numbers' }).inputValue();
  return [...new URLSearchParams(new URL(link).hash.slice(1)).keys()];
}

async function typePersonalAnswers(page: Page, inbox: Inbox, subject: Subject): Promise<void> {
  const [name, draft] = subject.draft ?? ['', ''];
  const groups = groupsOf(shortTexts, 4).slice(0, runsInFull ? 25 : 10);
  await page.goto(inbox.url + subject.path);
  const listed: string[] = [];
  for (const group of groups) {
    await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [name, draft] as const);
    await page.reload({ waitUntil: 'commit' });
    await subject.open(page);
    listed.push(await page.evaluate(typeInTurn, group));
  }
  for (const [at, list] of listed.entries()) {
    for (const text of groups[at]?.slice(0, 2) ?? []) expect(dense(list)).toContain(dense(text));
  }
}

/**
 * Types the agent's name, the visitor's names, an email address and a phone number; another number once the first was refused. Returns the text of the list of answers.
 */
async function typeInTurn(texts: readonly string[]): Promise<string> {
  const form = () => document.querySelector<HTMLFormElement>('main form:has(h1)');
  const titleNow = () => form()?.querySelector('h1')?.textContent ?? '';
  const rest = async (isOver: () => boolean) => {
    const end = Date.now() + 10_000;
    while (Date.now() < end && !isOver()) await new Promise((next) => setTimeout(next));
  };
  const press = async (...values: readonly string[]) => {
    const fields = form()?.querySelectorAll('input:not([type=radio], [name=website])') ?? [];
    if (fields.length !== values.length) throw new Error(`There are ${fields.length} fields.`);
    for (const [at, field] of [...fields].entries()) {
      Reflect.set(HTMLInputElement.prototype, 'value', values[at] ?? '', field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const question = titleNow();
    form()?.requestSubmit();
    await rest(() => titleNow() !== question || form()?.querySelector('[role=alert]') != null);
  };
  const [agent = '', first = '', last = '', phone = ''] = texts;
  await press(agent);
  await press(first, last);
  await press('sam@example.com');
  await press(phone);
  if (titleNow() !== 'Your answers') await press('6145550188');
  return titleNow() === 'Your answers' ? (form()?.textContent ?? '') : '';
}
