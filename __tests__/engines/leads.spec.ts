import { consultationForm } from '@/content/forms/consultation';
import { contactForm } from '@/content/forms/contact';
import { freeReportForm } from '@/content/forms/free-report';
import { purchaseQuestionnaire } from '@/content/forms/purchase-questions';
import { quickQuoteForm } from '@/content/forms/quick-quote';
import { refinanceQuestionnaire } from '@/content/forms/refinance-questions';
import { staffQuoteForm } from '@/content/forms/staff-quote';
import { type Screen, screensOf } from '@/lib/questionnaire/screens';
import { headingOf } from '../helpers/heading-of';
import { typedBy } from '../helpers/people';
import { expect, test, type Visit } from './fixtures';
import { is, rests } from './hands';
import { answer, buttonOf, fillForm, isStoredOnce } from './leads';

const typed = typedBy('Sam');

for (const [definition, path, opener] of [
  [contactForm, '/contact-us'],
  [consultationForm, '/purchase'],
  [consultationForm, '/paper-work'],
  [quickQuoteForm, '/quick-quote'],
  [freeReportForm, '/free-reports'],
  [staffQuoteForm, '/our-staff/jordan-example', 'Free Quote'],
] as const) {
  test(`the ${definition.id} form on ${path}: empty it says what is missing, filled in it is stored once and acknowledged`, async ({
    visit,
  }) => {
    const { tab, hands, url } = visit;
    await tab.goto(url + path);
    await hands.hydrated();
    if (opener) await hands.click({ css: 'main a', text: opener });
    await hands.click(buttonOf(definition));
    await is('the list of problems has the focus', () =>
      tab.eval(() => /needs? another look/.test(document.activeElement?.textContent ?? '')),
    );
    await fillForm(visit, definition);
    await hands.click(buttonOf(definition));
    await isStoredOnce(visit, definition.id);
    await rests(tab);
    await tab.reload();
    // A receipt stays until Start again is pressed.
    if (!opener) await hands.click({ css: 'main button', text: 'Start again' });
    await hands.comes(opener ? { css: 'main a', text: opener } : buttonOf(definition));
    await rests(tab);
  });
}

const heading = 'main form h1';

/** Waits until a screen is shown; its field or its heading has the focus, and the heading has no focus ring. */
async function comesTo({ tab, hands }: Visit, screen: Screen): Promise<void> {
  await hands.reads(heading, headingOf(screen));
  const [step] = screen.steps;
  const isLine = step && ['text', 'zip', 'email', 'phone'].includes(step.kind);
  const focusedElement = isLine ? `main form [name="${step.field}"]` : heading;
  await is(`${focusedElement} has the focus`, () =>
    tab.eval((css: string) => document.activeElement === document.querySelector(css), focusedElement),
  );
  const look = await tab.eval((css: string) => {
    const question = document.querySelector(css) as Element;
    const hint = question.closest('form')?.querySelector('[id$="-hint"]');
    const gap = hint ? hint.getBoundingClientRect().top - question.getBoundingClientRect().bottom : 6;
    return { outline: getComputedStyle(question).outlineStyle, gap };
  }, heading);
  expect(look.outline).toBe('none');
  expect(look.gap, 'px from the heading to the hint').toBeGreaterThanOrEqual(6);
}

for (const questionnaire of [purchaseQuestionnaire, refinanceQuestionnaire]) {
  const { id, submitLabel } = questionnaire;
  const asked = screensOf(questionnaire).filter(({ steps }) =>
    steps.every(({ askedWhen }) => askedWhen === undefined || typed[askedWhen.field] === askedWhen.is),
  );

  test(`the ${id} questionnaire from the home page to the thank-you page, with Back, Forward and a reload, stored once`, async ({
    visit,
  }) => {
    const { tab, hands, url } = visit;
    await tab.goto(url);
    await hands.hydrated();
    await hands.click({ css: `a#${id}` });
    for (const [index, screen] of asked.entries()) {
      await comesTo(visit, screen);
      const previous = asked[index - 1];
      if (index === 2 && previous) {
        await tab.back();
        await comesTo(visit, previous);
        await tab.forward();
        await comesTo(visit, screen);
        await tab.reload();
        await comesTo(visit, screen);
      }
      if (screen.kind === 'answers') break;
      let hasContinued = false;
      for (const { field } of screen.steps) hasContinued = await answer(visit, 'main form', field, typed[field] ?? '');
      const onward = { css: 'main form button[type=submit]' };
      if (!hasContinued) await hands.click(screen.kind === 'letter' ? onward : { ...onward, text: 'Continue' });
    }
    await hands.click({ css: 'main form button[type=submit]', text: submitLabel });
    await expect.poll(() => tab.eval(() => document.title)).toMatch(/^Thank you \| /);
    await isStoredOnce(visit, id);
    await tab.back();
    await hands.comes({ css: `a#${id}` });
  });
}
