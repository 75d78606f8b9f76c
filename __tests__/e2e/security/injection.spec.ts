import type { Page } from '@playwright/test';
import { expect, test } from '@/__tests__/e2e/steps/fixtures';
import { builtPages } from '@/__tests__/e2e/steps/pages';
import { pages } from '@/content/pages';
import { purchaseQuestionnaire } from '@/content/questionnaires/purchase';
import { roomPaths } from '@/lib/questionnaire/rooms';
import { screensOf } from '@/lib/questionnaire/screens';
import { formSubjects, type Subject } from '../leads/subjects';
import { type Seen, watchForPayloads } from './detector';
import { payloads } from './payloads';

// Without the policy only the code of the pages keeps a payload from running: the stricter test.
test.use({ policyRemoved: true, breaksPolicy: true });

const texts = payloads.map(({ text }) => text);
const calculators = pages.filter(({ kind }) => kind === 'calculator').map(({ path }) => path);

/** Splits the payloads into groups of one size; the last is filled up from the start. */
function groupsOf(size: number): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(texts.length / size) }, (_, group) =>
    Array.from({ length: size }, (__, at) => texts[(group * size + at) % texts.length] ?? ''),
  );
}

/** Removes white space and control characters: nothing else of an answer may change. */
function dense(text = ''): string {
  return text.replace(/[\s\u00b7]|\p{Cc}/gu, '');
}

async function nothingRan(page: Page, seen: Seen): Promise<void> {
  // A payload may run with a delay, for example when an image fails or a frame loads.
  await page.waitForTimeout(300);
  expect([...seen.ran].map((id) => payloads[id - 1]?.text)).toEqual([]);
  expect(seen.marks).toEqual([]);
}

test('every payload runs in a careless page', async ({ page, inbox }) => {
  const seen = await watchForPayloads(page, inbox.url);
  await page.goto(`${inbox.url}/thank-you`);
  for (let start = 0; start < payloads.length; start += 20) {
    const some = payloads.slice(start, start + 20);
    await page.evaluate(
      (documents) => {
        const frames = documents.map((text) => Object.assign(document.createElement('iframe'), { srcdoc: text }));
        document.body.replaceChildren(...frames);
      },
      some.map(({ carelessPage }) => carelessPage),
    );
    await expect.poll(() => some.filter(({ id }) => !seen.ran.has(id)).map(({ text }) => text)).toEqual([]);
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
    '<img src="https://evil.example/x">',
  ]) {
    seen.marks.length = 0;
    await write(trace);
    await expect.poll(() => seen.marks.length, trace).toBeGreaterThan(0);
  }
});

/** Submits a filled form with each group of texts in its text fields. Returns the email link of each failure. */
function sendWith(page: Page, subject: Subject, groups: readonly (readonly string[])[]): Promise<string[]> {
  return subject.form(page).evaluate(async (form: HTMLFormElement, all) => {
    const mails: string[] = [];
    const fields = [...form.querySelectorAll('input:is([name=name], [name=City]), textarea')];
    for (const group of all) {
      for (const [at, field] of fields.entries()) {
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
  }, groups);
}

test('payloads sent with a form are plain text in its fields, its email link and its receipt', async ({
  page,
  inbox,
}) => {
  const [contact] = formSubjects;
  if (!contact) throw new Error('There is no contact form.');
  const seen = await watchForPayloads(page, inbox.url);
  await page.goto(`${inbox.url}${contact.path}`);
  await contact.open(page);
  await contact.fill(page, 'Sam');
  inbox.failAlways({ kind: 'answer', when: 'before-storing', status: 422 });
  const groups = groupsOf(3);
  const mails = await sendWith(page, contact, groups);
  expect(mails).toHaveLength(groups.length);
  for (const [at, mail] of mails.entries()) expect(dense(mail)).toContain(dense(groups[at]?.[0]));

  for (const [firstName = '', reference = ''] of groupsOf(2).slice(0, 6)) {
    await page.evaluate(
      (text) => sessionStorage.setItem('lead:contact:receipt', text),
      JSON.stringify({
        firstName,
        reference,
        at: 0,
      }),
    );
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: 'Thank you, ' }).first()).toContainText(firstName);
  }
  await nothingRan(page, seen);
});

test('payloads kept in the tab for a questionnaire are plain text on every screen', async ({ page, inbox }) => {
  const { id, steps } = purchaseQuestionnaire;
  const seen = await watchForPayloads(page, inbox.url);
  await page.goto(inbox.url + roomPaths[id]);
  await expect(page.getByText(`Question 1 of ${steps.length}`)).toBeVisible();
  const opens = async (kept: Readonly<Record<string, string>>) => {
    await page.evaluate((entries) => {
      sessionStorage.clear();
      for (const [name, text] of Object.entries(entries)) sessionStorage.setItem(name, text);
    }, kept);
    await page.reload({ waitUntil: 'commit' });
    await page.locator('main form h1, main [role=status] h1').waitFor();
    return (await page.locator('main').textContent()) ?? '';
  };
  const receipt = { firstName: texts.slice(0, 60).join('\n'), reference: texts.slice(60).join('\n'), at: 0 };
  const thanked = await opens({ [`lead:${id}:receipt`]: JSON.stringify(receipt) });
  for (const text of texts) expect(thanked).toContain(text);
  const groups = groupsOf(steps.length);
  for (const [step] of screensOf(purchaseQuestionnaire).entries()) {
    const group = groups[step % groups.length] ?? [];
    const asked = await opens({
      [`questionnaire:${id}`]: JSON.stringify({
        step,
        answers: Object.fromEntries(steps.map(({ field }, at) => [field, group[at] ?? ''])),
      }),
      [`lead:${id}:attempt`]: JSON.stringify({ key: group[0], leadId: group[1] }),
    });
    expect(asked).toContain(`of ${steps.length}`);
  }
  await nothingRan(page, seen);
});

test('payloads in the address of every page with script do not run', async ({ page, inbox }) => {
  const seen = await watchForPayloads(page, inbox.url);
  const live = builtPages().flatMap(({ path, holdsIsland }) => (holdsIsland ? [path] : []));
  const groups = groupsOf(Math.ceil(texts.length / live.length));
  for (const [at, path] of live.entries()) {
    const group = groups[at % groups.length] ?? [];
    const query = group.map((text, index) => `q${index}=${encodeURIComponent(text)}`).join('&');
    await page.goto(`${inbox.url}${path}?${query}#${encodeURIComponent(group[0] ?? '')}`);
    await expect(page.locator('h1').first()).toBeVisible();
  }
  await nothingRan(page, seen);
});

test('payloads in the link and in the memory of every calculator and of the checklist do not run', async ({
  page,
  inbox,
}) => {
  const seen = await watchForPayloads(page, inbox.url);
  // Without a clipboard the page shows the link in a field.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const paths = [...calculators, '/paper-work'];
  const groups = groupsOf(Math.ceil(texts.length / paths.length));
  for (const [at, path] of paths.entries()) {
    const group = groups[at] ?? [];
    await page.goto(`${inbox.url}${path}`, { waitUntil: 'networkidle' });
    for (const name of await namesInLink(page)) {
      const text = group[name.length % group.length] ?? '';
      await page.goto(`${inbox.url}${path}#${name}=${encodeURIComponent(text)}`);
    }
    const pin = page.getByRole('button', { name: 'Pin to compare' });
    if ((await pin.count()) > 0) await pin.click();
    await page.evaluate((own) => {
      const keep = (name: string, text: string) => {
        sessionStorage.setItem(name, text);
        localStorage.setItem(name, text);
      };
      const kept = [...Object.keys(sessionStorage), ...Object.keys(localStorage)];
      for (const name of kept) keep(name, own.join('\n'));
      keep('my-numbers', JSON.stringify(Object.fromEntries(own.map((text) => [text, text]))));
      keep('paper-work-ticks', JSON.stringify(own));
    }, group);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.locator('h1').first()).toBeVisible();
  }
  await nothingRan(page, seen);
});

/** The names in the fragment of a calculator's link; empty for a page without such a link. */
async function namesInLink(page: Page): Promise<readonly string[]> {
  const copy = page.getByRole('button', { name: 'Copy link' });
  if ((await copy.count()) === 0) return [];
  await copy.click();
  const link = await page.getByRole('textbox', { name: 'Link to these numbers' }).inputValue();
  return [...new URLSearchParams(new URL(link).hash.slice(1)).keys()];
}
