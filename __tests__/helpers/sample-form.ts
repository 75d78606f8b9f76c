import type { ContactFacts } from '@/components/forms/messages';
import { company } from '@/content/lender/company';
import { phoneHint } from '@/lib/fields/phone';
import type { FormDefinition } from '@/lib/forms/definition';
import type { Delivery } from '@/lib/leads/delivery';

/** A form with a field of every kind. */
export const sampleForm = {
  id: 'quick-quote',
  subjectPrefix: 'Sample: ',
  fields: [
    { name: 'officerName', label: 'Loan officer', kind: 'hidden' },
    {
      name: 'firstName',
      label: 'First name',
      kind: 'text',
      autocomplete: 'given-name',
      missing: 'Enter your first name',
      pairedWithNext: true,
    },
    { name: 'email', label: 'Email', kind: 'email', autocomplete: 'email', missing: 'Enter your email address' },
    {
      name: 'cellPhone',
      label: 'Cell phone',
      kind: 'phone',
      autocomplete: 'tel-national',
      hint: phoneHint,
      pairedWithNext: true,
    },
    { name: 'workPhone', label: 'Work phone', kind: 'phone', optional: true },
    { name: 'zipCode', label: 'ZIP code', kind: 'zip', autocomplete: 'postal-code', width: 's' },
    {
      name: 'bestTime',
      label: 'Best time to contact you',
      kind: 'choice',
      look: 'tiles',
      choices: [{ value: 'Morning' }, { value: 'Afternoon' }, { value: 'Evening time', label: 'Evening' }],
      missing: 'Choose the best time to contact you',
    },
    {
      name: 'credit',
      label: 'Credit score',
      kind: 'choice',
      look: 'tiles',
      optional: true,
      choices: [
        { value: 'Excellent 740+', label: 'Excellent', note: '740+' },
        { value: 'Very Good 700-739', label: 'Very good', note: '700–739' },
      ],
    },
    {
      name: 'loanType',
      label: 'Type of loan',
      kind: 'choice',
      look: 'list',
      placeholder: 'Please select',
      choices: [{ value: 'Refinance' }, { value: 'Home Purchase' }],
      missing: 'Choose a type of loan',
    },
    { name: 'value', label: 'Estimated value', kind: 'money', optional: true, width: 'm' },
    { name: 'rate', label: 'Interest rate', kind: 'percent', optional: true, width: 'm' },
    { name: 'message', label: 'Message', kind: 'textarea', optional: true },
    {
      name: 'report01',
      label: '10 Secrets',
      kind: 'check',
      value: '10 Secrets',
      group: 'Free reports',
      groupHint: 'Optional. Check any that you want.',
    },
    { name: 'report02', label: 'Tips', kind: 'check', value: 'Tips', group: 'Free reports' },
  ],
  controls: ['_subject', 'id', '_template', '_next', '_captcha'],
  submitLabel: 'SUBMIT',
  consent: 'Your form goes to our loan officers. By sending it you agree that we may contact you about it.',
  consentVersion: '0123456789ab',
  receipt: { title: 'Your request is with us', next: ['A loan officer calls you within one business day.'] },
} as const satisfies FormDefinition;

export const sampleDelivery: Delivery = {
  endpoint: '/leads/quick-quote',
  action: '/leads/quick-quote',
  nextUrl: 'https://www.example.com/thank-you',
};

export const sampleContact: ContactFacts = {
  phone: { display: '(614) 555-0142', href: 'tel:+16145550142' },
  email: 'hello@example.com',
  hours: 'Mon–Fri 9am–6pm, Sat 10am–2pm',
  officeHours: company.hours,
  privacyPath: '/privacy-policy',
};
