import type { Page } from '@playwright/test';
import { expect, type Inbox, test } from '../fixtures';
import { builtPages } from '../pages';
import { payloads } from './payloads';

const seed = 20261120;
const all = payloads(1000, seed);
const interactive = builtPages()
  .filter(({ holdsIsland }) => holdsIsland)
  .map(({ path }) => path);
/** Where a text is kept for the tab, and the shape in which the site looks for it. */
const drafts: readonly (readonly [name: string, shape: (text: string) => string])[] = [
  [
    'questionnaire:purchase',
    (text) => JSON.stringify({ answers: { zipCode: text, agentName: text, [text]: text }, step: 18 }),
  ],
  ['questionnaire:refinance', (text) => JSON.stringify({ answers: { zipCode: text, borrow_want: text }, step: 12 })],
  ['questionnaire:purchase', (text) => text],
  [
    'lead:contact:receipt',
    (text) => JSON.stringify({ reference: text, firstName: text, leadId: text, at: text, time: text }),
  ],
  ['lead:contact:attempt', (text) => JSON.stringify({ key: text, leadId: text, body: [[text, text]] })],
  [
    'lead:purchase:receipt',
    (text) => JSON.stringify({ reference: '2026NOV20FRI091305', firstName: text, sentAt: text }),
  ],
  ['my-numbers', (text) => JSON.stringify({ homePrice: text, [text]: text })],
  ['paper-work-ticks', (text) => JSON.stringify([text, text])],
];

/** Counts what runs: any call of `injected`, any dialog, any frame that is not ours. */
async function watch(page: Page): Promise<readonly string[]> {
  const ran: string[] = [];
  await page.exposeBinding('injected', (_source, number: number) => {
    ran.push(all[number] ?? `unknown ${number}`);
  });
  page.on('dialog', (dialog) => {
    ran.push(`dialog: ${dialog.message()}`);
    return dialog.dismiss();
  });
  return ran;
}

/** The same pages as a careless host would serve them: no policy in the header and none in the page. */
async function removePolicy(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document' || route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    const { 'content-security-policy': _policy, 'content-encoding': _encoding, ...headers } = response.headers();
    await route.fulfill({ status: response.status(), headers, body });
  });
}

async function throughFields(page: Page, inbox: Inbox, texts: readonly string[]): Promise<number> {
  let at = 0;
  while (at < texts.length) {
    for (const path of interactive) {
      if (at >= texts.length) break;
      await page.goto(`${inbox.url}${path}`, { waitUntil: 'load' });
      const fields = page.locator(
        'input:not([type=hidden]):not([type=range]):not([type=radio]):not([type=checkbox]), textarea',
      );
      for (const field of (await fields.all()).slice(0, 12)) {
        const text = texts[at];
        if (text === undefined) break;
        if (!(await field.isVisible()) || !(await field.isEditable())) continue;
        await field.fill(text);
        await field.blur();
        at += 1;
      }
      const send = page.locator('main form button[type=submit]:visible').first();
      if ((await send.count()) > 0 && (await send.isEnabled())) await send.click();
    }
  }
  return at;
}

async function throughFragments(page: Page, inbox: Inbox, texts: readonly string[]): Promise<void> {
  const share = Math.ceil(texts.length / interactive.length);
  for (const [index, path] of interactive.entries()) {
    await page.goto(`${inbox.url}${path}`, { waitUntil: 'load' });
    for (const text of texts.slice(index * share, (index + 1) * share)) {
      await page.evaluate(async (fragment) => {
        for (const shape of [fragment, `p=${fragment}`, `${fragment}=1`, `purchase&${fragment}`]) {
          location.hash = shape;
          await new Promise((next) => setTimeout(next, 0));
        }
      }, text);
    }
  }
}

async function throughQueries(page: Page, inbox: Inbox, texts: readonly string[]): Promise<void> {
  const paths = builtPages().map(({ path }) => path);
  for (const [index, text] of texts.entries()) {
    const path = paths[index % paths.length] ?? '/';
    const said = encodeURIComponent(text.replace('\0', ''));
    await page.goto(`${inbox.url}${path}?${said}=${said}&q=${said}#${said}`, { waitUntil: 'load' });
  }
}

async function throughDrafts(page: Page, inbox: Inbox, texts: readonly string[]): Promise<void> {
  const paths = ['/', '/contact-us', '/paper-work', ...interactive.filter((path) => path.endsWith('calculator'))];
  for (let at = 0; at < texts.length; at += drafts.length) {
    const path = paths[(at / drafts.length) % paths.length] ?? '/';
    await page.goto(`${inbox.url}/thank-you`);
    await page.evaluate(
      (entries) => {
        for (const [name, text] of entries) sessionStorage.setItem(name, text);
      },
      drafts.flatMap(([name, shape], index) => {
        const text = texts[at + index];
        return text === undefined ? [] : [[name, shape(text)] as const];
      }),
    );
    await page.goto(
      `${inbox.url}${path}${path === '/' ? ['#purchase', '#refinance', ''][(at / drafts.length) % 3] : ''}`,
      {
        waitUntil: 'load',
      },
    );
    await page.evaluate(() => new Promise((next) => setTimeout(next, 50)));
  }
}

test('the payloads do run where text becomes markup', async ({ page, inbox }) => {
  const ran = await watch(page);
  await removePolicy(page);
  await page.goto(`${inbox.url}/thank-you`);
  await page.evaluate(
    (texts) => {
      const box = document.createElement('div');
      document.body.append(box);
      for (const text of texts) box.insertAdjacentHTML('beforeend', text);
    },
    all.slice(0, 100),
  );
  await expect.poll(() => ran.length).toBeGreaterThan(20);
});

for (const guarded of [true, false]) {
  test(`1,000 payloads run nowhere ${guarded ? 'under the policy' : 'though the policy is removed'} (seed ${seed})`, async ({
    page,
    inbox,
  }) => {
    test.setTimeout(600_000);
    const ran = await watch(page);
    if (!guarded) await removePolicy(page);
    const typed = await throughFields(page, inbox, all.slice(0, 400));
    expect(typed).toBe(400);
    await throughFragments(page, inbox, all.slice(400, 700));
    await throughQueries(page, inbox, all.slice(700, 800));
    await throughDrafts(page, inbox, all.slice(800));
    expect(ran).toEqual([]);
  });
}

test('the inbox never answers with what was sent as markup', async ({ request, inbox }) => {
  for (const text of all.slice(0, 100)) {
    const answer = await request.post(`${inbox.url}/leads/contact`, {
      headers: { accept: 'text/html' },
      form: { name: text, email: text, phone: text, city: text, message: text, [text]: text },
      maxRedirects: 0,
    });
    expect([422, 303]).toContain(answer.status());
    const body = await answer.text();
    expect(body).not.toMatch(/injected\(\d+\)(?=[^<]*>)|<(?:script|img|svg|iframe|details|video|body [^>]*on)/i);
  }
});
