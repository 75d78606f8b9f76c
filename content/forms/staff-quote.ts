import { company } from '@/content/lender/company';
import type { FormDefinition } from '@/lib/forms/definition';
import { consentFor, firstLastEmail, phone } from './shared';

/** The free quote on a staff profile; the page sets `officerName`, the officer's name and license number. */
export const staffQuoteForm = {
  id: 'staff-quote',
  subjectPrefix: 'FreeQuote Form: ',
  fields: [
    { name: 'officerName', label: 'Loan officer', kind: 'hidden' },
    ...firstLastEmail,
    { ...phone, width: 'm' },
    {
      name: 'message',
      label: 'Message',
      kind: 'textarea',
      missing: 'Write what you would like a quote for',
    },
  ],
  controls: ['_id', 'subject'],
  submitLabel: 'SUBMIT',
  ...consentFor('Your request goes to the loan officer named above'),
  receipt: {
    title: 'Your request is with us',
    next: [`Your loan officer will call or write to you within ${company.answerWithin}.`],
  },
} as const satisfies FormDefinition;
