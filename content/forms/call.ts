import { company } from '@/content/lender/company';
import { callTimePattern, timesWithoutScript } from '@/lib/forms/call-times';
import type { FormDefinition } from '@/lib/forms/definition';
import { maxFiguresLength } from '@/lib/leads/figures';
import { watchTopicPattern } from '@/lib/leads/watching';
import { consentFor, fullName, phone, readers } from './shared';

export const topics = {
  buying: 'Buying a home',
  refinancing: 'Refinancing',
  cashOut: 'Taking cash out of my home',
  government: 'An FHA, VA or USDA loan',
  rate: 'Today’s rate',
  figures: 'Figures from a calculator',
  documents: 'Documents, or a loan in progress',
  else: 'Something else',
} as const;

/** For visitors without script, who are not offered times of day in Ohio. */
const whenHint = `Times are Ohio time. We answer ${company.hoursShort}.`;

/** After hydration, pages offer dated times on the next open days instead. */
export const callForm = {
  id: 'call',
  subjectPrefix: 'Call Request: ',
  fields: [
    { ...fullName, pairedWithNext: true },
    phone,
    {
      name: 'when',
      label: 'When should we call?',
      kind: 'choice',
      look: 'tiles',
      hint: whenHint,
      choices: timesWithoutScript,
      valuePattern: callTimePattern,
      missing: 'Choose when we should call',
    },
    {
      name: 'about',
      label: 'What about?',
      kind: 'choice',
      look: 'list',
      placeholder: 'Please select',
      choices: Object.values(topics).map((value) => ({ value })),
      valuePattern: watchTopicPattern,
      missing: 'Choose what the call is about',
    },
    {
      name: 'figures',
      label: 'Figures',
      kind: 'hidden',
      optional: true,
      beyondSpec: true,
      maxLength: maxFiguresLength,
    },
    { name: 'watch', label: 'Watch for', kind: 'hidden', optional: true, beyondSpec: true, maxLength: 20 },
  ],
  controls: ['_id', 'subject'],
  submitLabel: 'SUBMIT',
  ...consentFor(`Your request goes to ${readers}`, { ways: 'call you' }),
  receipt: {
    title: 'We’ll call you',
    next: [
      'A licensed loan officer will call the number you gave, at the time you chose.',
      'There’s no credit check for a call, and you decide what we talk about.',
    ],
  },
} as const satisfies FormDefinition;
