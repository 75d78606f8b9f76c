import { company } from '@/content/lender/company';
import { officerNameOf, people as staff } from '@/content/lender/staff';
import { callTimesAt } from '@/lib/forms/call-times';
import type { Answers, FormId } from '@/lib/forms/definition';
import { forms } from '@/server/inbox/forms';

/** Two visitors with different names and email addresses. */
export const people = ['Sam', 'Pat'] as const;
export type Person = (typeof people)[number];

export function emailOf(person: Person): string {
  return `${person.toLowerCase()}@example.com`;
}

/**
 * Present in every lead of this visitor and in none of the other's: the email address, or the name if there is none.
 */
export function markOf(person: Person, id: FormId): string {
  return namesIn(id).includes('email') ? emailOf(person) : `${person} Sample`;
}

export function isBy(person: Person, { body }: { readonly body: Answers }): boolean {
  return 'email' in body ? body.email === emailOf(person) : body.name === `${person} Sample`;
}

/** The text typed or the value chosen, by field name; the same in every form that has the field. */
export function typedBy(person: Person): Answers {
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
    when: callTimesAt(company.hours, new Date()).choices.at(-1)?.value ?? '',
    about: 'Refinancing',
    quoteLoanAmount: '260,000',
    quoteDownPaymentOrEquity: '$65,000',
    quoteTerm: '30 years',
    quoteCreditRange: 'Very Good 700-739',
    loanType: 'FHA/VA - Purchase',
    loanOfficer: staff[0]?.name ?? '',
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
    downPaymentPercent: '12.5%',
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

/** Stored values that differ from what was typed, by field name. */
const arrivesAs: Answers = {
  phone: '6145550188',
  cellPhone: '6145550188',
  eveningPhone: '6145550188',
  workPhone: '6145550199',
  estimatedValue: '325000',
  quoteLoanAmount: '260000',
  quoteDownPaymentOrEquity: '65000',
  purchasePrice: '325000',
  downPaymentPercent: '12.5',
  beforeTaxesAnnualHouseHoldIncome: '84000',
  estimated_value_of_the_property: '410000',
  remaining_balance_on_the_1st_mortgage: '15250',
  borrow_want: '60000',
  averageMonthlyExpenses: '3150',
  officerName: staff[0] ? officerNameOf(staff[0]) : '',
};

type SpecForm = { readonly fields: string; readonly prefix: string; readonly controls: string };

/**
 * The fields of each form in product spec order, with `?` for optional ones, and the subject's prefix. The call form,
 * which is not in the spec, uses the same format.
 */
const spec: Readonly<Record<FormId, SpecForm>> = {
  purchase: {
    fields:
      'zipCode propertyType firstTimeHomebuyer stageOfTheProcess purchasePrice downPaymentPercent creditScore beforeTaxesAnnualHouseHoldIncome employmentStatus bankruptcy_ShortSale_or_foreclosure_in_the_last_3_years showProofOfIncome working_with_a_real_estate_agent agentName working_with_a_Loan_Officer loanOfficerName firstName lastName email phone',
    prefix: 'Purchase ChartBot: ',
    controls: '_id subject',
  },
  refinance: {
    fields:
      'propertyType creditScore estimated_value_of_the_property propertyUse remaining_balance_on_the_1st_mortgage first_mortgage_interest_rate rateType secondMortgage borrowAdditionalCash borrow_want employmentStatus bankruptcy_ShortSale_or_foreclosure_in_the_last_3_years showProofOfIncome beforeTaxesAnnualHouseHoldIncome averageMonthlyExpenses currentlyFHA_Loan latePayments_in_the_last_12_months working_with_a_Loan_Officer loanOfficerName firstName lastName email phone',
    prefix: 'Refinance ChartBot: ',
    controls: '_id subject',
  },
  consultation: {
    fields: 'name email cellPhone workPhone? zipCode bestTimeToContact loanType',
    prefix: 'Free Consultation: ',
    controls: '_id subject',
  },
  'quick-quote': {
    fields:
      'firstName lastName email loanOfficer? coBorrower eveningPhone workPhone? contactPreference? creditRating? propertyAddress? City? state? zipCode loanPurpose propertyWillBe estimatedValue?',
    prefix: 'Short Application: ',
    controls: '_subject id _template _next _captcha',
  },
  contact: {
    fields: 'name email phone city message',
    prefix: 'Contact Form: ',
    controls: '_id subject _subject id _template _next _captcha',
  },
  'free-report': {
    fields: 'firstName lastName email report01? report02? report03?',
    prefix: 'Free Report: ',
    controls: '_id subject _subject id _template _next _captcha',
  },
  'staff-quote': {
    fields: 'officerName firstName lastName email phone message',
    prefix: 'FreeQuote Form: ',
    controls: '_id subject',
  },
  call: {
    fields: 'name phone when about',
    prefix: 'Call Request: ',
    controls: '_id subject',
  },
};

const namesIn = (id: FormId) => spec[id].fields.replaceAll('?', '').split(' ');

export function requiredBySpec(id: FormId): readonly string[] {
  return spec[id].fields.split(' ').filter((field) => !field.endsWith('?'));
}

/**
 * Fields that this site adds to a form of the spec, in the form's order: they come last, and are sent only if answered.
 */
export function namesBeyondSpec(id: FormId): readonly string[] {
  const names = (forms.get(id)?.fields ?? []).map(({ name }) => name);
  return names.filter((name) => !namesIn(id).includes(name));
}

/** The fields of a lead in the order in which they are sent. */
const namesOf = (id: FormId) => [...namesIn(id), ...namesBeyondSpec(id)];

/** The body that the database must have for this visitor's lead. */
export function storedBody(id: FormId, person: Person, reference: string): Readonly<Record<string, string>> {
  const { prefix, controls } = spec[id];
  const typed = typedBy(person);
  const values: Readonly<Record<string, string>> = {
    _id: reference,
    id: reference,
    subject: `${prefix}${reference}`,
    _subject: `${prefix}${reference}`,
  };
  return Object.fromEntries([
    ...namesOf(id).map((name) => [name, arrivesAs[name] ?? typed[name] ?? '']),
    ...controls.split(' ').flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  ]);
}

/**
 * In order: the stored values and those for a relay, without unchecked boxes and unanswered fields that are not in the
 * spec.
 */
export function wireBody(
  id: FormId,
  person: Person,
  { reference = '2026NOV20FRI091305', origin = 'https://www.example.com' } = {},
): readonly (readonly [string, string])[] {
  const { controls } = spec[id];
  const relay: Readonly<Record<string, string>> = {
    _template: 'table',
    _next: `${origin}/thank-you`,
    _captcha: 'false',
  };
  const values = { ...storedBody(id, person, reference), ...relay };
  const omittedWhenEmpty = [...namesBeyondSpec(id), 'report01', 'report02', 'report03'];
  return [...namesOf(id), ...controls.split(' ')]
    .filter((name) => values[name] !== '' || !omittedWhenEmpty.includes(name))
    .map((name) => [name, values[name] ?? '']);
}
