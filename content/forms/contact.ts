import { company } from '@/content/lender/company';
import type { FormDefinition } from '@/lib/forms/definition';
import { consentFor, email, fullName, phone, readers, relayControls } from './shared';

export const contactForm = {
  id: 'contact',
  subjectPrefix: 'Contact Form: ',
  fields: [
    fullName,
    { ...email, pairedWithNext: true },
    phone,
    {
      name: 'city',
      label: 'City',
      kind: 'text',
      autocomplete: 'address-level2',
      width: 'm',
      missing: 'Enter the city you live in',
    },
    { name: 'message', label: 'Message', kind: 'textarea', missing: 'Write a short message' },
  ],
  controls: ['_id', 'subject', ...relayControls],
  submitLabel: 'SUBMIT',
  ...consentFor(`Your message goes to ${readers}`, { request: 'this message' }),
  receipt: {
    title: 'Your message is with us',
    next: [`A loan officer will read it and call or write to you within ${company.answerWithin}.`],
  },
} as const satisfies FormDefinition;
