import { company } from '@/content/company';
import { people } from '@/content/staff';
import type { Choice } from '@/lib/fields/field';
import type { ControlName, FormField } from '@/lib/forms/definition';

/** What a form relay reads, in the order of the product spec. */
export const relayControls = [
  '_subject',
  'id',
  '_template',
  '_next',
  '_captcha',
] as const satisfies readonly ControlName[];

/** Yes or No, as sent. */
export const yesOrNo = [{ value: 'Yes' }, { value: 'No' }] as const satisfies readonly Choice[];

/** The loan officers that a visitor may ask for. */
export const loanOfficers: readonly Choice[] = people.map(({ name }) => ({ value: name }));

/** First name, last name and e-mail address, which three forms ask in the same words. */
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
  { name: 'email', label: 'E-mail', kind: 'email', autocomplete: 'email', missing: 'Enter your e-mail address' },
] as const satisfies readonly FormField[];

/** The sentences above every send button; `what` is what is sent, such as "Your message". */
export function consentFor(what: string, readers = `our loan officers in ${company.address.city}`): string {
  return `${what} to ${readers}. By sending it you agree that we may contact you about it. It is not a loan application. Please leave out Social Security and account numbers.`;
}

/** Ends every receipt. */
export const ratherNow = 'If you would rather not wait, call us and give your reference number.';
