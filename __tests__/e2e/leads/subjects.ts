import type { Locator, Page } from '@playwright/test';
import { consultationForm } from '@/content/forms/consultation';
import { contactForm } from '@/content/forms/contact';
import { freeReportForm } from '@/content/forms/free-report';
import { quickQuoteForm } from '@/content/forms/quick-quote';
import { staffQuoteForm } from '@/content/forms/staff-quote';
import { purchaseQuestionnaire } from '@/content/questionnaires/purchase';
import { refinanceQuestionnaire } from '@/content/questionnaires/refinance';
import type { Answers, FieldDefinition, FormDefinition, FormId } from '@/lib/forms/definition';
import type { Questionnaire, Step } from '@/lib/questionnaire/definition';
import { draftOf } from '@/lib/questionnaire/engine';
import { expect } from '../fixtures';

/** Two visitors, told apart by name and e-mail address. */
export const people = ['Sam', 'Pat'] as const;
export type Person = (typeof people)[number];

/** The address by which a stored lead is known as this visitor's. */
export function emailOf(person: Person): string {
  return `${person.toLowerCase()}@example.com`;
}

/** What is typed or chosen, by field name, the same in every form that asks for it. */
function typedBy(person: Person): Answers {
  return {
    name: `${person} Sample`,
    firstName: person,
    lastName: 'O’Hara-Núñez',
    email: emailOf(person),
    phone: '(614) 555-0188',
    cellPhone: '614.555.0188',
    eveningPhone: '614-555-0188',
    workPhone: '+1 614 555 0199',
    city: 'Columbus',
    City: 'Columbus',
    zipCode: '43215',
    message: '=1+1 & "two"\nSecond line, <b>as typed</b>',
    bestTimeToContact: 'Evening time',
    loanType: 'FHA/VA - Purchase',
    loanOfficer: 'Jordan Example',
    coBorrower: 'No',
    contactPreference: 'Email',
    creditRating: "I'm not sure",
    propertyAddress: '100 Example Street',
    state: 'Ohio',
    loanPurpose: 'Construction - Permanent',
    propertyWillBe: 'Investment Property',
    estimatedValue: '$325,000',
    report01: '10 Secrets To Raising Your Credit Score',
    report03: 'Tips To Reduce Debt',
    propertyType: 'TownHouse',
    firstTimeHomebuyer: 'Yes',
    stageOfTheProcess: "Researching what's out there",
    purchasePrice: '325,000',
    downPaymentPercent: '12.5',
    creditScore: 'Some Issues 640-679',
    beforeTaxesAnnualHouseHoldIncome: '84,000',
    employmentStatus: 'Self Employed',
    bankruptcy_ShortSale_or_foreclosure_in_the_last_3_years: 'No',
    showProofOfIncome: 'Yes',
    working_with_a_real_estate_agent: 'Yes',
    agentName: 'Alex Agent',
    working_with_a_Loan_Officer: 'No',
    estimated_value_of_the_property: '410,000',
    propertyUse: 'Primary Residence',
    remaining_balance_on_the_1st_mortgage: '15,250',
    first_mortgage_interest_rate: '6.125',
    rateType: 'Adjustable',
    secondMortgage: 'No',
    borrowAdditionalCash: 'Yes',
    borrow_want: '60,000',
    averageMonthlyExpenses: '3,150',
    currentlyFHA_Loan: 'No',
    latePayments_in_the_last_12_months: 'No',
  };
}

/** What must arrive where that is not what was typed, letter for letter. */
const arrivesAs: Answers = {
  phone: '6145550188',
  cellPhone: '6145550188',
  eveningPhone: '6145550188',
  workPhone: '6145550199',
  estimatedValue: '325000',
  purchasePrice: '325000',
  beforeTaxesAnnualHouseHoldIncome: '84000',
  estimated_value_of_the_property: '410000',
  remaining_balance_on_the_1st_mortgage: '15250',
  borrow_want: '60000',
  averageMonthlyExpenses: '3150',
  officerName: 'Jordan Example, NMLS #000000',
};

/** The names of each lead in the product spec, in its order, and the prefix of its subject. */
const spec: Readonly<Record<FormId, { readonly names: string; readonly prefix: string; readonly controls: string }>> = {
  purchase: {
    names:
      'zipCode propertyType firstTimeHomebuyer stageOfTheProcess purchasePrice downPaymentPercent creditScore beforeTaxesAnnualHouseHoldIncome employmentStatus bankruptcy_ShortSale_or_foreclosure_in_the_last_3_years showProofOfIncome working_with_a_real_estate_agent agentName working_with_a_Loan_Officer loanOfficerName firstName lastName email phone',
    prefix: 'Purchase ChartBot: ',
    controls: '_id subject',
  },
  refinance: {
    names:
      'propertyType creditScore estimated_value_of_the_property propertyUse remaining_balance_on_the_1st_mortgage first_mortgage_interest_rate rateType secondMortgage borrowAdditionalCash borrow_want employmentStatus bankruptcy_ShortSale_or_foreclosure_in_the_last_3_years showProofOfIncome beforeTaxesAnnualHouseHoldIncome averageMonthlyExpenses currentlyFHA_Loan latePayments_in_the_last_12_months working_with_a_Loan_Officer loanOfficerName firstName lastName email phone',
    prefix: 'Refinance ChartBot: ',
    controls: '_id subject',
  },
  consultation: {
    names: 'name email cellPhone workPhone zipCode bestTimeToContact loanType',
    prefix: 'Free Consultation: ',
    controls: '_id subject',
  },
  'quick-quote': {
    names:
      'firstName lastName email loanOfficer coBorrower eveningPhone workPhone contactPreference creditRating propertyAddress City state zipCode loanPurpose propertyWillBe estimatedValue',
    prefix: 'Short Application: ',
    controls: '_subject id _template _next _captcha',
  },
  contact: {
    names: 'name email phone city message',
    prefix: 'Contact Form: ',
    controls: '_id subject _subject id _template _next _captcha',
  },
  'free-report': {
    names: 'firstName lastName email report01 report02 report03',
    prefix: 'Free Report: ',
    controls: '_id subject _subject id _template _next _captcha',
  },
  'staff-quote': {
    names: 'officerName firstName lastName email phone message',
    prefix: 'FreeQuote Form: ',
    controls: '_id subject',
  },
};

/** What the database must hold of this visitor's lead: the spec's names and no other. */
export function storedBody(id: FormId, person: Person, reference: string): Readonly<Record<string, string>> {
  const { names, prefix, controls } = spec[id];
  const typed = typedBy(person);
  const values: Readonly<Record<string, string>> = {
    _id: reference,
    id: reference,
    subject: `${prefix}${reference}`,
    _subject: `${prefix}${reference}`,
  };
  return Object.fromEntries([
    ...names.split(' ').map((name) => [name, arrivesAs[name] ?? typed[name] ?? '']),
    ...controls.split(' ').flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  ]);
}

/** What must travel, name by name in order: the stored names and what a relay reads; a box not ticked is left out. */
export function wireBody(id: FormId, person: Person, reference: string): readonly (readonly [string, string])[] {
  const { names, controls } = spec[id];
  const relay: Readonly<Record<string, string>> = {
    _template: 'table',
    _next: 'http://localhost:3000/thank-you',
    _captcha: 'false',
  };
  const values = { ...storedBody(id, person, reference), ...relay };
  return [...names.split(' '), ...controls.split(' ')]
    .filter((name) => !(name.startsWith('report0') && values[name] === ''))
    .map((name) => [name, values[name] ?? '']);
}

/** One form or questionnaire where a visitor meets it, and how to work it. */
export type Subject = {
  /** Completes "… : the visitor …". */
  readonly name: string;
  readonly id: FormId;
  readonly path: string;
  readonly kind: 'form' | 'questionnaire';
  /** The form element. */
  readonly form: (page: Page) => Locator;
  /** A single-line field from which Enter sends, once all is filled. */
  readonly enterField: (page: Page) => Locator;
  /** The button that sends. */
  readonly button: (page: Page) => Locator;
  /** Brings the form into view and waits until script has taken it over; without script, waits for nothing. */
  readonly open: (page: Page, withScript?: boolean) => Promise<void>;
  /** Answers everything up to the last press, from where the page stands; `look` is called at each question. */
  readonly fill: (page: Page, person: Person, look?: () => Promise<void>) => Promise<void>;
  /** From a form that another visitor filled, answers anew what differs between the two. */
  readonly revise: (page: Page, person: Person) => Promise<void>;
  /** What the tab of a visitor who has come as far as the personal questions keeps, by name. */
  readonly draft?: readonly [name: string, text: string];
  /** Holds that every answer is still there. */
  readonly expectFilled: (page: Page, person: Person) => Promise<void>;
  /** Holds that nothing is filled. */
  readonly expectFresh: (page: Page) => Promise<void>;
  /** What takes the focus once the lead is stored. */
  readonly receipt: (page: Page, person: Person) => Locator;
};

/** The words of a label, as a visitor reads them. */
function labelOf({ label, optional, kind }: FieldDefinition): string {
  return optional && kind !== 'radio' ? `${label} (optional)` : label;
}

/** The control of one field by its label; of a group of tiles the one with this value. */
export function controlOf(form: Locator, field: FieldDefinition, value = ''): Locator {
  if (field.kind === 'radio') {
    const choice = field.choices?.find((each) => each.value === value);
    return form
      .getByRole('group', { name: field.label })
      .getByRole('radio', { name: choice?.label ?? value, exact: choice?.note === undefined });
  }
  if (field.kind === 'checkbox') return form.getByRole('checkbox', { name: field.label, exact: true });
  return form.getByLabel(labelOf(field), { exact: true });
}

/** Fills every field of a form by its definition. */
export async function fillForm(form: Locator, definition: FormDefinition, person: Person): Promise<void> {
  const typed = typedBy(person);
  for (const field of definition.fields) {
    const value = typed[field.name] ?? '';
    const control = controlOf(form, field, value);
    if (field.kind === 'hidden' || value === '') continue;
    if (field.kind === 'radio' || field.kind === 'checkbox') await control.check();
    else if (field.kind === 'select') await control.selectOption(value);
    else await control.fill(value);
  }
}

function formSubject(
  definition: FormDefinition,
  path: string,
  { title, opener }: { readonly title: string; readonly opener?: string },
): Subject {
  const form = (page: Page) => page.locator(`form[action="/leads/${definition.id}"]`);
  const asked = definition.fields.filter(({ kind }) => kind !== 'hidden');
  const line = asked.find(({ kind }) => kind === 'text');
  return {
    name: `${title} on ${path}`,
    id: definition.id,
    path,
    kind: 'form',
    form,
    enterField: (page) => form(page).getByLabel(line?.label ?? '', { exact: true }),
    button: (page) => form(page).getByRole('button', { name: definition.submitLabel, exact: true }),
    async open(page, withScript = true) {
      if (withScript) await expect(form(page)).toHaveAttribute('novalidate', '');
      if (opener === undefined) return;
      await page.getByRole('button', { name: opener, exact: true }).click();
      await expect(page.getByRole('dialog', { name: opener })).toBeVisible();
    },
    fill: (page, person) => fillForm(form(page), definition, person),
    revise: (page, person) => fillForm(form(page), definition, person),
    async expectFilled(page, person) {
      const typed = typedBy(person);
      for (const field of asked) {
        const value = typed[field.name] ?? '';
        const control = controlOf(form(page), field, value);
        if (field.kind === 'radio' || field.kind === 'checkbox')
          await expect(control).toBeChecked({ checked: value !== '' });
        else await expect(control).toHaveValue(value);
      }
    },
    async expectFresh(page) {
      for (const field of asked) {
        if (field.kind === 'radio') continue;
        const control = controlOf(form(page), field);
        if (field.kind === 'checkbox') await expect(control).not.toBeChecked();
        else await expect(control).toHaveValue('');
      }
    },
    receipt: (page, person) =>
      page.getByRole('status').filter({ hasText: `Thank you, ${person}. ${definition.receipt?.title}.` }),
  };
}

function questionnaireSubject(questionnaire: Questionnaire): Subject {
  const { id, name, steps } = questionnaire;
  const last = steps.at(-1);
  const form = (page: Page) => page.getByRole('region', { name }).locator('form');
  const heading = (page: Page) => form(page).getByRole('heading', { level: 1 });
  const lastField = (page: Page) => form(page).getByLabel(last?.question ?? '', { exact: true });

  async function answer(page: Page, step: Step, value: string): Promise<void> {
    if (step.kind === 'radio') {
      await form(page)
        .locator('label')
        .filter({ has: page.locator(`input[type=radio][value="${value}"]`) })
        .click();
      return;
    }
    const control = form(page).getByLabel(step.question, { exact: true });
    if (step.kind === 'select') await control.selectOption(value);
    else await control.fill(value);
  }

  return {
    name: `the ${id} questionnaire`,
    id,
    path: `/#${id}`,
    kind: 'questionnaire',
    form,
    enterField: lastField,
    button: (page) => form(page).getByRole('button', { name: questionnaire.submitLabel, exact: true }),
    async open(page) {
      await expect(heading(page)).toBeFocused();
    },
    async fill(page, person, look) {
      const typed = typedBy(person);
      // A reload may have brought the visitor back to any question.
      for (let moves = 0; moves <= steps.length; moves += 1) {
        const words = ((await heading(page).textContent()) ?? '').trim();
        const step = steps.find(({ question }) => question === words);
        if (!step) throw new Error(`No step asks “${words}”.`);
        await look?.();
        await answer(page, step, typed[step.field] ?? '');
        if (step === last) return;
        if (step.kind !== 'radio') await form(page).getByRole('button', { name: 'Continue' }).click();
        await expect(heading(page)).not.toHaveText(words);
      }
      throw new Error('The questions never end.');
    },
    async revise(page, person) {
      for (const field of ['firstName', 'email']) {
        const step = steps.find((each) => each.field === field);
        if (!step) continue;
        await form(page)
          .getByRole('button', { name: `Change ${step.label}` })
          .click();
        await expect(heading(page)).toHaveText(step.question);
        await answer(page, step, typedBy(person)[field] ?? '');
        await form(page).getByRole('button', { name: 'Continue' }).click();
        await expect(heading(page)).toHaveText(last?.question ?? '');
      }
    },
    draft: [
      `questionnaire:${id}`,
      JSON.stringify(draftOf(questionnaire, { answers: typedBy('Sam'), step: steps.length - 4 })),
    ],
    async expectFilled(page, person) {
      const typed = typedBy(person);
      await expect(lastField(page)).toHaveValue(typed[last?.field ?? ''] ?? '');
      const asked = steps.filter(({ field }) => field !== last?.field && (typed[field] ?? '') !== '');
      const rows = form(page).getByRole('term');
      await expect(rows).toHaveText(asked.map(({ label }) => label));
    },
    async expectFresh(page) {
      await expect(heading(page)).toHaveText(steps[0]?.question ?? '');
    },
    receipt: (page, person) => page.getByRole('heading', { level: 1, name: `Thank you, ${person}.` }),
  };
}

/** Every form in every place where it stands. */
export const formSubjects: readonly Subject[] = [
  formSubject(contactForm, '/contact-us', { title: 'the contact form' }),
  formSubject(consultationForm, '/purchase', { title: 'the free consultation' }),
  formSubject(consultationForm, '/paper-work', { title: 'the free consultation' }),
  formSubject(quickQuoteForm, '/quick-quote', { title: 'the quick quote' }),
  formSubject(freeReportForm, '/free-reports', { title: 'the free reports' }),
  formSubject(staffQuoteForm, '/our-staff/jordan-example', { title: 'the staff quote', opener: 'Free Quote' }),
];

/** Both questionnaires, each opened by its own link. */
export const questionnaireSubjects: readonly Subject[] = [
  questionnaireSubject(purchaseQuestionnaire),
  questionnaireSubject(refinanceQuestionnaire),
];
