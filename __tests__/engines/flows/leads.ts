import assert from 'node:assert/strict';
import { consultationForm } from '@/content/forms/consultation';
import { contactForm } from '@/content/forms/contact';
import { freeReportForm } from '@/content/forms/free-report';
import { quickQuoteForm } from '@/content/forms/quick-quote';
import { staffQuoteForm } from '@/content/forms/staff-quote';
import { purchaseQuestionnaire } from '@/content/questionnaires/purchase';
import { refinanceQuestionnaire } from '@/content/questionnaires/refinance';
import type { FormDefinition, FormId } from '@/lib/forms/definition';
import type { Questionnaire, Step } from '@/lib/questionnaire/definition';
import { roomPaths } from '@/lib/questionnaire/rooms';
import { type Screen, screensOf } from '@/lib/questionnaire/screens';
import { type Person, storedBody, typedBy } from '../../helpers/people';
import type { Flow, Visit } from '../flow';
import { until } from '../hands';

const typed = typedBy('Sam');
const referencePattern = /^\d{4}[A-Z]{3}\d{2}[A-Z]{3}\d{6}$/;

/** Answers one field by the control that the page has for it. Returns whether choosing an answer goes on by itself. */
async function answer({ tab, hands }: Visit, within: string, name: string, value: string): Promise<boolean> {
  const control = { css: `${within} [name="${name}"]` };
  const type = await tab.eval((css: string) => document.querySelector<HTMLInputElement>(css)?.type ?? '', control.css);
  if (type === 'radio') await hands.click({ css: `${within} label:has([name="${name}"][value="${value}"])` });
  else if (type === 'checkbox') await hands.click({ css: `${within} label:has([name="${name}"])` });
  else if (type === 'select-one') await hands.choose(control, value);
  else await hands.fill(control, value);
  return type === 'radio';
}

/** Fills every field of a form by its definition. */
export async function fillForm(visit: Visit, definition: FormDefinition, person: Person = 'Sam'): Promise<void> {
  const typed = typedBy(person);
  for (const field of definition.fields) {
    const value = typed[field.name] ?? '';
    if (value === '' || field.name === 'officerName') continue;
    await answer(visit, `form[action$="/leads/${definition.id}"]`, field.name, value);
  }
}

/** Waits for the receipt, which has the focus and is inside the window, and for the one lead that it belongs to. */
export async function isStoredOnce({ tab, leads }: Visit, id: FormId): Promise<void> {
  const receipt = await until('a receipt is shown', () =>
    tab.eval((pattern: string) => {
      const reference = [...document.querySelectorAll('main p')].find((line) =>
        new RegExp(pattern).test(line.textContent ?? ''),
      );
      const focused = document.activeElement;
      const status = focused?.closest('[role=status]');
      if (!reference || !focused || !status) return null;
      const { top, bottom } = focused.getBoundingClientRect();
      return {
        reference: reference.textContent ?? '',
        words: status.textContent ?? '',
        // Its beginning is in the window.
        seen: top >= 0 && Math.min(bottom, top + 60) <= window.innerHeight,
      };
    }, referencePattern.source),
  );
  assert.match(receipt.words, /Thank you, Sam/);
  assert.equal(receipt.seen, true, 'the receipt is inside the window');
  const stored = await leads();
  assert.deepEqual(
    stored.map(({ form, leadId, body }) => ({ form, leadId, body })),
    [{ form: id, leadId: receipt.reference, body: storedBody(id, 'Sam', receipt.reference) }],
  );
}

function formFlow(definition: FormDefinition, path: string, opener?: string): Flow {
  return {
    name: `the ${definition.id} form on ${path}: empty it says what is missing, filled it is stored once and acknowledged`,
    async run(visit) {
      const { tab, hands, url } = visit;
      const button = {
        css: `form[action$="/leads/${definition.id}"] button[type=submit]`,
        text: definition.submitLabel,
      };
      await tab.goto(url + path);
      await hands.hydrated();
      if (opener) await hands.click({ css: 'main a', text: opener });
      await hands.click(button);
      await until('the list of problems has the focus', () =>
        tab.eval(() => /needs? another look/.test(document.activeElement?.textContent ?? '')),
      );
      await fillForm(visit, definition);
      await hands.click(button);
      await isStoredOnce(visit, definition.id);
      await tab.reload();
      await hands.comes(opener ? { css: 'main a', text: opener } : button);
    },
  };
}

const region = 'main form';
const heading = `${region} h1`;

/** What the heading of a screen says. */
function headingOf(screen: Screen): string {
  if (screen.kind === 'pair') return screen.question;
  return screen.steps[0]?.question ?? (screen.kind === 'answers' ? 'Your answers' : 'What this looks like');
}

/** The title of a page at a screen; the first question is under the page's own title. */
function titleOf(questionnaire: Questionnaire, screen: Screen): string {
  const [first, all] = [screen.passed + 1, questionnaire.steps.length];
  if (screen.kind === 'answers') return 'Check and send | ';
  if (screen.kind === 'estimate') return 'What this looks like | ';
  if (screen.kind === 'pair') return `Questions ${first} and ${first + 1} of ${all}: ${screen.question} | `;
  return first === 1 ? `${questionnaire.name} | ` : `Question ${first} of ${all}: ${headingOf(screen)} | `;
}

/** Waits until a screen is shown and is in the title; its field or its heading has the focus, the heading without a ring. */
async function comesTo({ tab, hands }: Visit, questionnaire: Questionnaire, screen: Screen): Promise<void> {
  await hands.reads(heading, headingOf(screen));
  const title = titleOf(questionnaire, screen);
  await until(`the title begins with “${title}”`, async () => (await tab.eval(() => document.title)).startsWith(title));
  const [step] = screen.steps;
  const isLine = step && ['text', 'zip', 'email', 'phone'].includes(step.kind);
  const greeted = isLine ? `${region} [name="${step.field}"]` : heading;
  await until(`${greeted} has the focus`, () =>
    tab.eval((css: string) => document.activeElement === document.querySelector(css), greeted),
  );
  const look = await tab.eval((css: string) => {
    const question = document.querySelector(css) as Element;
    const hint = question.closest('form')?.querySelector('[id$="-hint"]');
    return {
      outline: getComputedStyle(question).outlineStyle,
      gap: hint ? hint.getBoundingClientRect().top - question.getBoundingClientRect().bottom : null,
    };
  }, heading);
  assert.equal(look.outline, 'none');
  if (look.gap !== null) assert.ok(look.gap >= 6, `the hint is ${look.gap} px below the heading`);
}

const isAsked = ({ askedWhen }: Step) => askedWhen === undefined || typed[askedWhen.field] === askedWhen.is;

function questionnaireFlow(questionnaire: Questionnaire): Flow {
  const screens = screensOf(questionnaire).filter(({ steps }) => steps.every(isAsked));
  return {
    name: `the ${questionnaire.id} questionnaire: from the home page to the thank-you, with Back, Forward and a reload, stored once`,
    async run(visit) {
      const { tab, hands, url } = visit;
      const arrives = (screen: Screen) => comesTo(visit, questionnaire, screen);
      await tab.goto(url);
      await hands.hydrated();
      await hands.click({ css: `a#${questionnaire.id}` });
      for (const [index, screen] of screens.entries()) {
        await arrives(screen);
        const [previous] = [screens[index - 1]];
        if (index === 2 && previous) {
          await tab.back();
          await arrives(previous);
          await tab.forward();
          await arrives(screen);
          await tab.reload();
          await arrives(screen);
        }
        if (screen.kind === 'answers') break;
        let goesOn = false;
        for (const { field } of screen.steps) goesOn = await answer(visit, region, field, typed[field] ?? '');
        if (!goesOn) await hands.click({ css: `${region} button[type=submit]`, text: 'Continue' });
      }
      await hands.click({ css: `${region} button[type=submit]`, text: questionnaire.submitLabel });
      await until('the title thanks', async () => (await tab.eval(() => document.title)).startsWith('Thank you | '));
      await isStoredOnce(visit, questionnaire.id);
      await tab.back();
      await hands.comes({ css: `a#${questionnaire.id}` });
    },
  };
}

/** A questionnaire opened by its own address, and loaded again. */
function openedByAddress(questionnaire: Questionnaire): Flow {
  const [first] = screensOf(questionnaire);
  return {
    name: `the ${questionnaire.id} questionnaire by its address: title and focus on the first question, also after a reload`,
    async run(visit) {
      assert.ok(first);
      await visit.tab.goto(visit.url + roomPaths[questionnaire.id]);
      await comesTo(visit, questionnaire, first);
      await visit.tab.reload();
      await comesTo(visit, questionnaire, first);
    },
  };
}

export const leads: readonly Flow[] = [
  formFlow(contactForm, '/contact-us'),
  formFlow(consultationForm, '/purchase'),
  formFlow(consultationForm, '/paper-work'),
  formFlow(quickQuoteForm, '/quick-quote'),
  formFlow(freeReportForm, '/free-reports'),
  formFlow(staffQuoteForm, '/our-staff/jordan-example', 'Free Quote'),
  questionnaireFlow(purchaseQuestionnaire),
  questionnaireFlow(refinanceQuestionnaire),
  openedByAddress(purchaseQuestionnaire),
  openedByAddress(refinanceQuestionnaire),
];
