import { callForm } from '@/content/forms/call';
import { consultationForm } from '@/content/forms/consultation';
import { contactForm } from '@/content/forms/contact';
import { deliveryOf } from '@/content/forms/delivery';
import { freeReportForm } from '@/content/forms/free-report';
import { quickQuoteForm } from '@/content/forms/quick-quote';
import { staffQuoteForm } from '@/content/forms/staff-quote';
import { constraintsOf } from '@/lib/fields/check';
import { bodyFor, columnsOf, type Entry, multipartOf } from '@/lib/forms/body';
import type { Answers, FormDefinition, FormField } from '@/lib/forms/definition';
import { problemsOf } from '@/lib/forms/problems';

const leadId = '2026NOV20FRI091305';
const nextUrl = 'https://www.example.com/thank-you';

type Case = {
  readonly form: FormDefinition;
  readonly typed: Answers;
  readonly body: readonly Entry[];
  /** The names that may be left empty. */
  readonly optional: readonly string[];
};

const relayed = (prefix: string): readonly Entry[] => [
  ['_subject', `${prefix}${leadId}`],
  ['id', leadId],
  ['_template', 'table'],
  ['_next', nextUrl],
  ['_captcha', 'false'],
];

const cases: Readonly<Record<string, Case>> = {
  consultation: {
    form: consultationForm,
    typed: {
      name: 'Sam Sample',
      email: 'sam@example.com',
      cellPhone: '(614) 555-0142',
      workPhone: '+1 614 555 0143',
      zipCode: '43215',
      bestTimeToContact: 'Evening time',
      loanType: 'FHA/VA - Purchase',
    },
    body: [
      ['name', 'Sam Sample'],
      ['email', 'sam@example.com'],
      ['cellPhone', '6145550142'],
      ['workPhone', '6145550143'],
      ['zipCode', '43215'],
      ['bestTimeToContact', 'Evening time'],
      ['loanType', 'FHA/VA - Purchase'],
      ['_id', leadId],
      ['subject', `Free Consultation: ${leadId}`],
    ],
    optional: ['workPhone'],
  },
  'quick quote': {
    form: quickQuoteForm,
    typed: {
      firstName: 'Sam',
      lastName: 'Sample',
      email: 'sam@example.com',
      loanOfficer: 'Jordan Example',
      coBorrower: 'No',
      eveningPhone: '614.555.0142',
      workPhone: '',
      contactPreference: 'Evening Phone',
      creditRating: "I'm not sure",
      propertyAddress: '100 Example Street',
      City: 'Columbus',
      state: 'Ohio',
      zipCode: '43215-1234',
      loanPurpose: 'Construction - Permanent',
      propertyWillBe: 'Investment Property',
      estimatedValue: '$325,000',
      quoteLoanAmount: '$260,000',
      quoteDownPaymentOrEquity: '65,000',
      quoteTerm: '30 years',
      quoteCreditRange: 'Very Good 700-739',
    },
    body: [
      ['firstName', 'Sam'],
      ['lastName', 'Sample'],
      ['email', 'sam@example.com'],
      ['loanOfficer', 'Jordan Example'],
      ['coBorrower', 'No'],
      ['eveningPhone', '6145550142'],
      ['workPhone', ''],
      ['contactPreference', 'Evening Phone'],
      ['creditRating', "I'm not sure"],
      ['propertyAddress', '100 Example Street'],
      ['City', 'Columbus'],
      ['state', 'Ohio'],
      ['zipCode', '43215'],
      ['loanPurpose', 'Construction - Permanent'],
      ['propertyWillBe', 'Investment Property'],
      ['estimatedValue', '325000'],
      ['quoteLoanAmount', '260000'],
      ['quoteDownPaymentOrEquity', '65000'],
      ['quoteTerm', '30 years'],
      ['quoteCreditRange', 'Very Good 700-739'],
      ...relayed('Short Application: '),
    ],
    optional: [
      'loanOfficer',
      'workPhone',
      'contactPreference',
      'creditRating',
      'propertyAddress',
      'City',
      'state',
      'estimatedValue',
      'quoteLoanAmount',
      'quoteDownPaymentOrEquity',
      'quoteTerm',
      'quoteCreditRange',
    ],
  },
  contact: {
    form: contactForm,
    typed: {
      name: 'Sam Sample',
      email: 'sam@example.com',
      phone: '6145550142',
      city: 'Columbus',
      message: 'Hello,\r\n=1+1',
    },
    body: [
      ['name', 'Sam Sample'],
      ['email', 'sam@example.com'],
      ['phone', '6145550142'],
      ['city', 'Columbus'],
      ['message', 'Hello,\n=1+1'],
      ['_id', leadId],
      ['subject', `Contact Form: ${leadId}`],
      ...relayed('Contact Form: '),
    ],
    optional: [],
  },
  'free report': {
    form: freeReportForm,
    typed: {
      firstName: 'Sam',
      lastName: 'Sample',
      email: 'sam@example.com',
      report01: '10 Secrets To Raising Your Credit Score',
      report02: 'How To Get The Best Price On Your Real Estate Purchase',
      report03: 'Tips To Reduce Debt',
    },
    body: [
      ['firstName', 'Sam'],
      ['lastName', 'Sample'],
      ['email', 'sam@example.com'],
      ['report01', '10 Secrets To Raising Your Credit Score'],
      ['report02', 'How To Get The Best Price On Your Real Estate Purchase'],
      ['report03', 'Tips To Reduce Debt'],
      ['_id', leadId],
      ['subject', `Free Report: ${leadId}`],
      ...relayed('Free Report: '),
    ],
    optional: ['report01', 'report02', 'report03'],
  },
  'staff free quote': {
    form: staffQuoteForm,
    typed: {
      officerName: 'Jordan Example, NMLS #000000',
      firstName: 'Sam',
      lastName: 'Sample',
      email: 'sam@example.com',
      phone: '614 555 0142',
      message: 'A quote, please.',
    },
    body: [
      ['officerName', 'Jordan Example, NMLS #000000'],
      ['firstName', 'Sam'],
      ['lastName', 'Sample'],
      ['email', 'sam@example.com'],
      ['phone', '6145550142'],
      ['message', 'A quote, please.'],
      ['_id', leadId],
      ['subject', `FreeQuote Form: ${leadId}`],
    ],
    optional: [],
  },
  'call request': {
    form: callForm,
    typed: {
      name: 'Sam Sample',
      phone: '614 555 0142',
      when: 'Today by 6 pm',
      about: 'Figures from a calculator',
      figures: 'Monthly payment: $3,556.18',
    },
    body: [
      ['name', 'Sam Sample'],
      ['phone', '6145550142'],
      ['when', 'Today by 6 pm'],
      ['about', 'Figures from a calculator'],
      ['figures', 'Monthly payment: $3,556.18'],
      ['_id', leadId],
      ['subject', `Call Request: ${leadId}`],
    ],
    optional: ['figures'],
  },
};

describe.each(Object.entries(cases))('the %s form', (_, { form, typed, body, optional }) => {
  test('sends exactly the names of the product spec, in its order, then ours', () => {
    expect(bodyFor(form, typed, { leadId, nextUrl })).toEqual(body);
  });

  test('arrives as those parts when a server reads the multipart text', async () => {
    const text = multipartOf(bodyFor(form, typed, { leadId, nextUrl }), 'boundary-of-the-test');
    const request = new Response(text, {
      headers: { 'content-type': 'multipart/form-data; boundary=boundary-of-the-test' },
    });
    const parts = [...(await request.formData())];
    expect(parts).toEqual(body.map(([name, value]) => [name, value.replaceAll('\n', '\r\n')]));
  });

  test('takes the filled example', () => {
    expect(problemsOf(form, typed)).toEqual([]);
  });

  test('requires every field but the optional ones', () => {
    const missing = problemsOf(form, {}).map((problem) => problem.name);
    expect(missing).toEqual(form.fields.map((field) => field.name).filter((name) => !optional.includes(name)));
    for (const field of form.fields.filter(({ kind }) => kind !== 'hidden')) {
      expect([field.name, constraintsOf(field).required === true]).toEqual([
        field.name,
        !optional.includes(field.name),
      ]);
    }
  });

  test('has a column for each name but the relay’s settings', () => {
    const names = body.map(([name]) => name);
    expect(columnsOf(form)).toEqual(names.filter((name) => !['_template', '_next', '_captcha'].includes(name)));
  });

  test('names who receives it, the agreement to be contacted, that it is not an application, and what to leave out', () => {
    expect(form.consent).toMatch(/loan officer/);
    expect(form.consent).toContain(
      `By pressing ${form.submitLabel} you ask Cardinal Row Mortgage, NMLS #000000, to call`,
    );
    expect(form.consent).toMatch(/do-not-call list\. Consent is not a condition of getting a loan\./);
    expect(form.consent).toMatch(/no texts, use no autodialer, and do not sell or share/);
    expect(form.consentVersion).toMatch(/^[0-9a-f]{12}$/);
    expect(form.consent).toMatch(/not a loan application/);
    expect(form.consent).toMatch(/leave out Social Security and account numbers/);
  });

  test('describes what happens next', () => {
    expect(form.receipt?.next.length).toBeGreaterThan(0);
  });
});

test('unticked reports are not sent', () => {
  const names = bodyFor(freeReportForm, { firstName: 'Sam', report02: '' }, { leadId, nextUrl }).map(([name]) => name);
  expect(names.filter((name) => name.startsWith('report'))).toEqual([]);
});

test('what we ask beyond the product spec is sent only when answered', () => {
  for (const form of [quickQuoteForm, callForm]) {
    const ours = form.fields.filter((field: FormField) => field.ours).map(({ name }) => name);
    expect(ours).not.toEqual([]);
    const names = bodyFor(form, {}, { leadId, nextUrl }).map(([name]) => name);
    expect(names.filter((name) => ours.includes(name))).toEqual([]);
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

test('the states are the 50 US states, and each loan officer can be asked for', () => {
  expect(new Set(optionsOf(quickQuoteForm, 'state')).size).toBe(50);
  expect(optionsOf(quickQuoteForm, 'state')[0]).toBe('Ohio');
  expect(optionsOf(quickQuoteForm, 'loanOfficer')).toEqual(['Jordan Example', 'Casey Sample']);
});

test('a form goes to the inbox of the site unless the build’s settings say otherwise', () => {
  expect(deliveryOf('quick-quote')).toEqual({
    endpoint: '/leads/quick-quote',
    action: '/leads/quick-quote',
    nextUrl: 'http://localhost:3000/thank-you',
  });
});
