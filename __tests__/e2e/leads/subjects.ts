import type { Locator, Page } from '@playwright/test';
import { expect } from '@/__tests__/e2e/steps/fixtures';
import { headingOf } from '@/__tests__/helpers/heading-of';
import { callForm } from '@/content/forms/call';
import { consultationForm } from '@/content/forms/consultation';
import { contactForm } from '@/content/forms/contact';
import { freeReportForm } from '@/content/forms/free-report';
import { purchaseQuestionnaire } from '@/content/forms/purchase-questions';
import { quickQuoteForm } from '@/content/forms/quick-quote';
import { refinanceQuestionnaire } from '@/content/forms/refinance-questions';
import { staffQuoteForm } from '@/content/forms/staff-quote';
import { people } from '@/content/lender/staff';
import { formatOnBlur } from '@/lib/fields/check';
import { isTiles } from '@/lib/fields/field';
import { phoneRule, phoneText } from '@/lib/fields/phone';
import type { FormDefinition, FormField, FormId } from '@/lib/forms/definition';
import type { Questionnaire, Step } from '@/lib/questionnaire/definition';
import { questionnairePaths } from '@/lib/questionnaire/paths';
import { type Screen, screenAsking, screensOf } from '@/lib/questionnaire/screens';
import { type Person, typedBy } from '../../helpers/people';

export type Subject = {
  /** Completes "… : the visitor …". */
  readonly name: string;
  readonly id: FormId;
  readonly path: string;
  readonly kind: 'form' | 'questionnaire';
  readonly form: (page: Page) => Locator;
  readonly button: (page: Page) => Locator;
  /** Scrolls the form into view and waits for hydration; without script, does not wait. */
  readonly open: (page: Page, withScript?: boolean) => Promise<void>;
  /** Shows what replaces the form after a reload, such as a receipt. */
  readonly reopen: (page: Page) => Promise<void>;
  /** Answers everything up to the last press; `look` is called at each question with its kind. */
  readonly fill: (page: Page, person: Person, look?: (kind: Step['kind']) => Promise<void>) => Promise<void>;
  /** Changes one visitor's answers to another's if they differ. */
  readonly revise: (page: Page, person: Person) => Promise<void>;
  readonly expectFilled: (page: Page, person: Person) => Promise<void>;
  /** Checks that nothing is filled in. */
  readonly expectFresh: (page: Page) => Promise<void>;
  /** The element that takes the focus once the lead is stored. */
  readonly receipt: (page: Page, person: Person) => Locator;
};

function labelOf({ label, optional, requiredUnless }: FormField): string {
  return optional && !requiredUnless ? `${label} (optional)` : label;
}

/** A field's control by its label; in a group of tiles, the one with this value. */
export function controlOf(form: Locator, field: FormField, value = ''): Locator {
  if (isTiles(field)) {
    return form.getByRole('group', { name: field.label }).locator(`input[type=radio][value="${value}"]`);
  }
  if (field.kind === 'check') return form.getByRole('checkbox', { name: field.label, exact: true });
  return form.getByLabel(labelOf(field), { exact: true });
}

export async function fillForm(form: Locator, definition: FormDefinition, person: Person): Promise<void> {
  for (const fold of await form.locator('details:not([open]) > summary').all()) await fold.click();
  const typed = typedBy(person);
  for (const field of definition.fields) {
    const value = typed[field.name] ?? '';
    const control = controlOf(form, field, value);
    if (field.kind === 'hidden' || value === '') continue;
    if (isTiles(field) || field.kind === 'check') await control.check();
    else if (field.kind === 'choice') await control.selectOption(value);
    else await control.fill(value);
  }
}

function oneOf(...texts: readonly string[]): RegExp {
  return new RegExp(`^(?:${texts.map((text) => text.replace(/[^\w\s]/g, '\\$&')).join('|')})$`);
}

function formSubject(
  definition: FormDefinition,
  path: string,
  { title, opener }: { readonly title: string; readonly opener?: string },
): Subject {
  const form = (page: Page) => page.locator(`form[action="/leads/${definition.id}"]`);
  const asked = definition.fields.filter(({ kind }) => kind !== 'hidden');
  async function reopen(page: Page): Promise<void> {
    if (opener === undefined) return;
    await page.getByRole('link', { name: opener, exact: true }).click();
    await expect(page.getByRole('dialog', { name: opener })).toBeVisible();
  }
  return {
    name: `${title} on ${path}`,
    id: definition.id,
    path,
    kind: 'form',
    form,
    button: (page) => form(page).getByRole('button', { name: definition.submitLabel, exact: true }),
    async open(page, withScript = true) {
      if (withScript) await expect(form(page)).toHaveAttribute('novalidate', '');
      await reopen(page);
    },
    reopen,
    fill: (page, person) => fillForm(form(page), definition, person),
    revise: (page, person) => fillForm(form(page), definition, person),
    async expectFilled(page, person) {
      const typed = typedBy(person);
      for (const field of asked) {
        const value = typed[field.name] ?? '';
        const control = controlOf(form(page), field, value);
        if (isTiles(field) || field.kind === 'check') await expect(control).toBeChecked({ checked: value !== '' });
        // As typed before hydration, or as the field formatted it on blur.
        else await expect.poll(() => control.inputValue()).toMatch(oneOf(value, formatOnBlur(field, value)));
      }
    },
    async expectFresh(page) {
      for (const field of asked) {
        if (isTiles(field)) continue;
        const control = controlOf(form(page), field);
        if (field.kind === 'check') await expect(control).not.toBeChecked();
        else await expect(control).toHaveValue('');
      }
    },
    receipt: (page, person) =>
      page.getByRole('status').filter({ hasText: `Thank you, ${person}. ${definition.receipt?.title}.` }),
  };
}

/** The label of a question's field on its screen. */
function nameOn(screen: Screen, step: Step): string {
  return screen.kind === 'pair' ? step.label : step.question;
}

function questionnaireSubject(questionnaire: Questionnaire): Subject {
  const { id, name, steps } = questionnaire;
  const screens = screensOf(questionnaire);
  const list = screens.length - 1;
  const form = (page: Page) => page.locator('main form').filter({ has: page.getByRole('region', { name }) });
  const heading = (page: Page) => form(page).getByRole('heading', { level: 1 });
  const onward = (page: Page) =>
    form(page).getByRole('button', { name: /^(?:Continue|Back to my answers|Send it to .*)$/ });

  async function screenNow(page: Page): Promise<number> {
    const words = ((await heading(page).textContent()) ?? '').trim();
    const found = screens.findIndex((screen) => headingOf(screen) === words);
    if (found === -1) throw new Error(`No screen says “${words}”.`);
    return found;
  }

  async function answer(page: Page, screen: Screen, step: Step, value: string): Promise<void> {
    if (isTiles(step)) {
      await form(page)
        .locator('label')
        .filter({ has: page.locator(`input[type=radio][value="${value}"]`) })
        .click();
      return;
    }
    const control = form(page).getByLabel(nameOn(screen, step), { exact: true });
    if (step.kind === 'choice') await control.selectOption(value);
    else await control.fill(value);
  }

  return {
    name: `the ${id} questionnaire`,
    id,
    path: questionnairePaths[id],
    kind: 'questionnaire',
    form,
    button: (page) => form(page).getByRole('button', { name: questionnaire.submitLabel, exact: true }),
    async open(page) {
      await expect(form(page).locator(':focus')).toBeVisible();
    },
    reopen: async () => {},
    async fill(page, person, look) {
      const typed = typedBy(person);
      // After a reload the visitor may be on any screen.
      for (let moves = 0; moves <= screens.length; moves += 1) {
        const at = await screenNow(page);
        if (at === list) return;
        const screen = screens[at];
        if (!screen) break;
        await look?.(screen.steps[0]?.kind ?? 'text');
        // The letter, when it comes, moves the button below it out from under a press.
        if (screen.kind === 'letter') await expect(form(page).getByText('Working it out…')).toHaveCount(0);
        for (const step of screen.steps) await answer(page, screen, step, typed[step.field] ?? '');
        if (!screen.steps.some(isTiles)) await onward(page).click();
        await expect.poll(() => screenNow(page)).not.toBe(at);
      }
      throw new Error('The questions never end.');
    },
    async revise(page, person) {
      for (const field of ['firstName', 'email']) {
        const screen = screens[screenAsking(questionnaire, field)];
        const step = screen?.steps.find((each) => each.field === field);
        if (!screen || !step) continue;
        await form(page)
          .getByRole('button', { name: `Change ${step.label}` })
          .click();
        await answer(page, screen, step, typedBy(person)[field] ?? '');
        await onward(page).click();
        await expect.poll(() => screenNow(page)).toBe(list);
      }
    },
    async expectFilled(page, person) {
      const typed = typedBy(person);
      const asked = steps.filter(({ field }) => (typed[field] ?? '') !== '');
      for (const { label } of asked) {
        await expect(form(page).getByRole('button', { name: `Change ${label}`, exact: true })).toBeVisible();
      }
      await expect(form(page).getByText(phoneText(phoneRule.normalize(typed.phone ?? '')))).toBeVisible();
    },
    async expectFresh(page) {
      await expect(heading(page)).toHaveText(steps[0]?.question ?? '');
    },
    receipt: (page, person) => page.getByRole('heading', { level: 1, name: `Thank you, ${person}.` }),
  };
}

export const formSubjects: readonly Subject[] = [
  formSubject(contactForm, '/contact-us', { title: 'the contact form' }),
  formSubject(callForm, '/contact-us', { title: 'the call request' }),
  formSubject(consultationForm, '/purchase', { title: 'the free consultation' }),
  formSubject(consultationForm, '/paper-work', { title: 'the free consultation' }),
  formSubject(quickQuoteForm, '/quick-quote', { title: 'the quick quote' }),
  formSubject(freeReportForm, '/free-reports', { title: 'the free reports' }),
  formSubject(staffQuoteForm, `/our-staff/${people[0]?.id}`, { title: 'the staff quote', opener: 'Free Quote' }),
];

export const questionnaireSubjects: readonly Subject[] = [
  questionnaireSubject(purchaseQuestionnaire),
  questionnaireSubject(refinanceQuestionnaire),
];
