import { company } from '@/content/lender/company';
import { phoneHint } from '@/lib/fields/phone';
import type { FormDefinition } from '@/lib/forms/definition';
import { consentFor, readers, relayControls } from './shared';

export const contactForm = {
  id: 'contact',
  subjectPrefix: 'Contact Form: ',
  fields: [
    { name: 'name', label: 'Name', kind: 'text', autocomplete: 'name', missing: 'Enter your name' },
    {
      name: 'email',
      label: 'Email',
      kind: 'email',
      autocomplete: 'email',
      missing: 'Enter your email address',
      pairedWithNext: true,
    },
    {
      name: 'phone',
      label: 'Phone',
      kind: 'phone',
      autocomplete: 'tel-national',
      hint: phoneHint,
    },
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
