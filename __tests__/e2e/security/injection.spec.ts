import type { Page } from '@playwright/test';
import { expect, test } from '@/__tests__/e2e/steps/fixtures';
import { purchaseQuestionnaire } from '@/content/forms/purchase-questions';
import { questionnairePaths } from '@/lib/questionnaire/paths';
import { screensOf } from '@/lib/questionnaire/screens';

// `architecture.test.ts` checks that no source builds markup from strings. Without the policy only the pages' code
// keeps a text from running, which is the stricter test.
test.use({ policyRemoved: true, breaksPolicy: true });

/** Texts that run if a page inserts them as markup or as a URL. */
const payloads = [
  '<img src=/sentinel onerror=ran(1)>',
  '"><img src=/sentinel onerror=ran(2)>',
  "'><svg/onload=ran(3)>",
  '</textarea><img src=/sentinel onerror=ran(4)>',
  '</script><img src=/sentinel onerror=ran(5)>',
  '"}</script><iframe srcdoc="<script>parent.ran(6)</script>"></iframe>',
  '<details open ontoggle=ran(7)>x</details>',
  'javascript:ran(8)',
];
const all = payloads.join('\n');

/** Signs that a page inserted a text as markup: payloads that ran, and elements and URLs that only they create. */
async function watchFor(page: Page) {
  const ran: number[] = [];
  await page.exposeFunction('ran', (id: number) => ran.push(id));
  return async () => {
    // A failing image or a frame needs a moment.
    await page.waitForTimeout(300);
    const made = await page
      .locator('[src="/sentinel"], [srcdoc], [href^="javascript:" i], [onload], [ontoggle]')
      .count();
    return { ran, made };
  };
}

const nothing = { ran: [], made: 0 };

test('the test texts run when they are inserted as markup', async ({ page, inbox }) => {
  const seen = await watchFor(page);
  await page.goto(`${inbox.url}/thank-you`);
  await page.evaluate(
    (text) => document.querySelector('main')?.insertAdjacentHTML('beforeend', text),
    payloads[0] ?? '',
  );
  expect(await seen()).toEqual({ ran: [1], made: 1 });
});

test('a visitor’s input is plain text in the fields, the email link and the receipt', async ({ page, inbox }) => {
  const seen = await watchFor(page);
  await page.goto(`${inbox.url}/contact-us`);
  const form = page.locator('form[action="/leads/contact"]');
  await expect(form).toHaveAttribute('novalidate', '');
  for (const [label, text] of [
    ['Name', payloads[0]],
    ['Email', 'sam@example.com'],
    ['Phone', '6145550188'],
    ['City', payloads[1]],
    ['Message', all],
  ] as const) {
    await form.getByLabel(label, { exact: true }).fill(text ?? '');
  }
  inbox.failAlways({ kind: 'answer', when: 'before-storing', status: 422 });
  await form.getByRole('button', { name: 'SUBMIT' }).click();
  const mail = form.getByRole('alert').getByRole('link', { name: 'email us' });
  expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain(payloads[0]);
  expect(await seen()).toEqual(nothing);
  const receipt = { firstName: all, reference: all, at: Date.now() };
  await page.evaluate((text) => sessionStorage.setItem('lead:contact:receipt', text), JSON.stringify(receipt));
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you, ' }).first()).toContainText(payloads[7] ?? '');
  expect(await seen()).toEqual(nothing);
});

test('a questionnaire’s stored answers are plain text on every screen', async ({ page, inbox }) => {
  const { id, steps } = purchaseQuestionnaire;
  const seen = await watchFor(page);
  await page.goto(inbox.url + questionnairePaths[id]);
  const answers = Object.fromEntries(steps.map(({ field }, at) => [field, payloads[at % payloads.length] ?? '']));
  for (const step of screensOf(purchaseQuestionnaire).keys()) {
    await page.evaluate(([name, draft]) => sessionStorage.setItem(name, draft), [
      `questionnaire:${id}`,
      JSON.stringify({ step, answers }),
    ] as const);
    await page.reload();
    await expect(page.locator('main form h1')).toBeVisible();
  }
  expect(await seen()).toEqual(nothing);
});

test('URLs and tab storage are plain text to a calculator, the search and the checklist', async ({ page, inbox }) => {
  const seen = await watchFor(page);
  for (const path of ['/what-will-my-monthly-payment-be-calculator', '/search', '/paper-work']) {
    await page.goto(`${inbox.url}${path}?q=${encodeURIComponent(all)}#price=${encodeURIComponent(all)}`);
    await page.evaluate((text) => {
      const numbers = JSON.stringify({ price: text, county: text, [text]: text });
      const names = ['my-numbers', 'paper-work-ticks', ...Object.keys(sessionStorage), ...Object.keys(localStorage)];
      for (const storage of [sessionStorage, localStorage])
        for (const name of names) storage.setItem(name, name === 'my-numbers' ? numbers : text);
    }, all);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.locator('h1').first()).toBeVisible();
    expect(await seen()).toEqual(nothing);
  }
});
