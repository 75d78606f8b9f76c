import { createHash } from 'node:crypto';
import { company, makesSecondLoans } from '@/content/lender/company';
import { numbersOf, people } from '@/content/lender/staff';
import { listText } from '@/lib/calculators/words';
import type { Choice } from '@/lib/fields/field';
import { phoneHint } from '@/lib/fields/phone';
import type { ControlName, FormDefinition, FormField } from '@/lib/forms/definition';

export const relayControls = [
  '_subject',
  'id',
  '_template',
  '_next',
  '_captcha',
] as const satisfies readonly ControlName[];

export const yesOrNo = [{ value: 'Yes' }, { value: 'No' }] as const satisfies readonly Choice[];

/**
 * The kinds of loan in a form’s list that the company doesn’t make. Construction loans are always among them, because
 * `makes` cannot name them.
 */
const unofferedKinds = [
  ...(makesSecondLoans ? [] : ['home equity']),
  ...(company.fhaKinds.includes('title1') ? [] : ['home improvement']),
  'construction',
];

/** The note under a list with kinds of loans that the lender does not make. */
export const notMade = `We don’t make ${listText(unofferedKinds, 'or')} loans. Choose one and we’ll tell you who may.`;

export const loanOfficers: readonly Choice[] = people.map((person) => ({
  value: person.name,
  label: `${person.name}, ${numbersOf(person)}`,
}));

export const fullName = {
  name: 'name',
  label: 'Name',
  kind: 'text',
  autocomplete: 'name',
  missing: 'Enter your name',
} as const satisfies FormField;

export const email = {
  name: 'email',
  label: 'Email',
  kind: 'email',
  autocomplete: 'email',
  missing: 'Enter your email address',
} as const satisfies FormField;

export const phone = {
  name: 'phone',
  label: 'Phone',
  kind: 'phone',
  autocomplete: 'tel-national',
  hint: phoneHint,
} as const satisfies FormField;

export const firstLastEmail = [
  {
    name: 'firstName',
    label: 'First name',
    kind: 'text',
    autocomplete: 'given-name',
    missing: 'Enter your first name',
    pairedWithNext: true,
  },
  {
    name: 'lastName',
    label: 'Last name',
    kind: 'text',
    autocomplete: 'family-name',
    missing: 'Enter your last name',
  },
  email,
] as const satisfies readonly FormField[];

export const workPhone = {
  name: 'workPhone',
  label: 'Work phone',
  kind: 'phone',
  autocomplete: 'work tel-national',
  optional: true,
  hint: phoneHint,
} as const satisfies FormField;

/**
 * The sentences above a send button, and the version of them that is stored with the lead. `what` says what is sent to
 * whom, `request` is what the visitor asks about, `button` is the label to press, `ways` is how the lender answers.
 */
export function consentFor(
  what: string,
  {
    request = 'this request',
    button = 'SUBMIT',
    ways = 'call or email you',
  }: { readonly request?: string; readonly button?: string; readonly ways?: string } = {},
): Pick<FormDefinition, 'consent' | 'consentVersion'> {
  const consent = [
    `${what}.`,
    `By pressing ${button} you ask ${company.registeredName}, NMLS #${company.nmls}, to ${ways} about ${request}${/call/.test(ways) ? ', even if your number is on a do-not-call list' : ''}.`,
    'Consent is not a condition of getting a loan.',
    `We send no texts, use no autodialer, and do not sell or share ${request}.`,
    'This is not a loan application. Please leave out Social Security and account numbers.',
  ].join(' ');
  return { consent, consentVersion: createHash('sha256').update(consent).digest('hex').slice(0, 12) };
}

export const readers = `our loan officers in ${company.address.city}`;
