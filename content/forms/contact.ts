import type { FormDefinition } from '@/lib/forms/definition';

export const contactForm = {
  id: 'contact',
  subjectPrefix: 'Contact Form: ',
  fields: [
    { name: 'name', label: 'Name', kind: 'text', autocomplete: 'name', missing: 'Enter your name' },
    {
      name: 'email',
      label: 'E-mail',
      kind: 'email',
      autocomplete: 'email',
      missing: 'Enter your e-mail address',
      pairedWithNext: true,
    },
    {
      name: 'phone',
      label: 'Phone',
      kind: 'phone',
      autocomplete: 'tel-national',
      hint: '10 digits, area code first',
      missing: 'Enter a phone number with 10 digits',
    },
    {
      name: 'city',
      label: 'City',
      kind: 'text',
      autocomplete: 'address-level2',
      width: 'm',
      missing: 'Enter the city you live in',
    },
    {
      name: 'message',
      label: 'Message',
      kind: 'textarea',
      missing: 'Write a short message',
    },
  ],
  controls: ['_id', 'subject', '_subject', 'id', '_template', '_next', '_captcha'],
  submitLabel: 'SUBMIT',
  consent:
    'Your message goes to our loan officers in Columbus. By sending it you agree that we may contact you about it. It is not a loan application. Please leave out Social Security and account numbers.',
  receipt: {
    title: 'Your message is with us',
    next: [
      'A loan officer reads it and calls or writes to you within one business day.',
      'If you would rather not wait, call us and give the reference number.',
    ],
  },
} as const satisfies FormDefinition;
