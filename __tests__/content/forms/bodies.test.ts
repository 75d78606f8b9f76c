import { callForm } from '@/content/forms/call';
import { consultationForm } from '@/content/forms/consultation';
import { contactForm } from '@/content/forms/contact';
import { freeReportForm } from '@/content/forms/free-report';
import { quickQuoteForm } from '@/content/forms/quick-quote';
import { staffQuoteForm } from '@/content/forms/staff-quote';
import { company } from '@/content/lender/company';
import { officerNameOf, people as staff } from '@/content/lender/staff';
import { constraintsOf } from '@/lib/fields/check';
import { bodyFor } from '@/lib/forms/body';
import type { Answers, FormDefinition, FormField } from '@/lib/forms/definition';
import { problemsOf } from '@/lib/forms/problems';
import { namesBeyondSpec, requiredBySpec, typedBy, wireBody } from '../../helpers/people';

const leadId = '2026NOV20FRI091305';
const nextUrl = 'https://www.example.com/thank-you';

const shortForms: readonly FormDefinition[] = [
  consultationForm,
  quickQuoteForm,
  contactForm,
  freeReportForm,
  staffQuoteForm,
  callForm,
];

const typed: Answers = { ...typedBy('Sam'), officerName: staff[0] ? officerNameOf(staff[0]) : '' };

describe.each(shortForms.map((form) => [form.id, form] as const))('the %s form', (id, form) => {
  const body = wireBody(id, 'Sam', { reference: leadId, origin: 'https://www.example.com' });

  test('sends exactly the fields of the product spec, in its order, then those that are not in it', () => {
    expect(bodyFor(form, typed, { leadId, nextUrl })).toEqual(body);
  });

  test('requires the fields that the product spec requires, and no others', () => {
    const required = requiredBySpec(id);
    const shown = form.parts?.flatMap(({ rows }) => rows.flat()) ?? form.fields.map((field) => field.name);
    expect(problemsOf(form, {}).map((problem) => problem.name)).toEqual(
      shown.filter((name) => required.includes(name)),
    );
    for (const field of form.fields.filter(({ kind }) => kind !== 'hidden')) {
      expect([field.name, constraintsOf(field).required === true]).toEqual([
        field.name,
        required.includes(field.name) && !field.requiredUnless,
      ]);
    }
  });

  test('names who receives it, the consent to be contacted, that it is not an application, and what to leave out', () => {
    expect(form.consent).toMatch(/loan officer/);
    expect(form.consent).toContain(
      `By pressing ${form.submitLabel} you ask ${company.registeredName}, NMLS #${company.nmls}, to ${id === 'free-report' ? 'email' : 'call'}`,
    );
    expect(form.consent?.includes('do-not-call list')).toBe(id !== 'free-report');
    expect(form.consent).toMatch(/\. Consent is not a condition of getting a loan\./);
    expect(form.consent).toMatch(/no texts, use no autodialer, and do not sell or share/);
    expect(form.consentVersion).toMatch(/^[0-9a-f]{12}$/);
    expect(form.consent).toMatch(/not a loan application/);
    expect(form.consent).toMatch(/leave out Social Security and account numbers/);
  });
});

test('a free report is requested only when its box is checked', () => {
  const names = bodyFor(freeReportForm, { firstName: 'Sam', report02: '' }, { leadId, nextUrl }).map(([name]) => name);
  expect(names.filter((name) => name.startsWith('report'))).toEqual([]);
});

test('fields that are not in the product spec are sent only if answered', () => {
  for (const form of [quickQuoteForm, callForm]) {
    const added = namesBeyondSpec(form.id);
    expect(added).not.toEqual([]);
    const names = bodyFor(form, {}, { leadId, nextUrl }).map(([name]) => name);
    expect(names.filter((name) => added.includes(name))).toEqual([]);
  }
});

function optionsOf(form: FormDefinition, name: string): readonly string[] {
  const field: FormField | undefined = form.fields.find((each) => each.name === name);
  return field?.kind === 'choice' ? field.choices.map((choice) => choice.value) : [];
}

test.each<[string, FormDefinition, string, readonly string[]]>([
  ['best time', consultationForm, 'bestTimeToContact', ['Morning', 'Afternoon', 'Evening time']],
  [
    'type of loan',
    consultationForm,
    'loanType',
    [
      'Refinance',
      'Home Purchase',
      'Home Equity',
      'Debt Consolidation',
      'Home Improvement',
      'FHA/VA - Purchase',
      'FHA/VA - Refinance',
      'Construction Loans',
    ],
  ],
  ['co-borrower', quickQuoteForm, 'coBorrower', ['Yes', 'No']],
  ['contact preference', quickQuoteForm, 'contactPreference', ['Evening Phone', 'Work Phone', 'Email']],
  [
    'credit rating',
    quickQuoteForm,
    'creditRating',
    ['Very Good', 'Good', 'Some Problems', 'Major Problems', "I'm not sure"],
  ],
  [
    'loan purpose',
    quickQuoteForm,
    'loanPurpose',
    ['Purchase', 'Refinance', 'Construction', 'Construction - Permanent', 'Other'],
  ],
  ['use', quickQuoteForm, 'propertyWillBe', ['Primary Residence', 'Secondary Residence', 'Investment Property']],
])('%s has the options of the product spec', (_, form, name, options) => {
  expect(optionsOf(form, name)).toEqual(options);
});

test('a quick quote offers the 50 US states and every loan officer', () => {
  expect(new Set(optionsOf(quickQuoteForm, 'state')).size).toBe(50);
  expect(optionsOf(quickQuoteForm, 'state')[0]).toBe('Ohio');
  expect(optionsOf(quickQuoteForm, 'loanOfficer')).toEqual(staff.map(({ name }) => name));
});
