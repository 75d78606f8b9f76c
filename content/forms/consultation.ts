import { company } from '@/content/lender/company';
import type { FormDefinition } from '@/lib/forms/definition';
import { consentFor, email, fullName, notMade, phone, readers, workPhone } from './shared';

const submitLabel = 'Request my free consultation';

export const consultationForm = {
  id: 'consultation',
  subjectPrefix: 'Free Consultation: ',
  fields: [
    fullName,
    email,
    { ...phone, name: 'cellPhone', label: 'Cell phone', pairedWithNext: true },
    workPhone,
    {
      name: 'zipCode',
      label: 'ZIP code',
      kind: 'zip',
      autocomplete: 'postal-code',
      width: 's',
    },
    {
      name: 'bestTimeToContact',
      label: 'Best time to contact you',
      kind: 'choice',
      look: 'tiles',
      hint: `We call ${company.hoursShort}.`,
      choices: [{ value: 'Morning' }, { value: 'Afternoon' }, { value: 'Evening time', label: 'Late afternoon' }],
      missing: 'Choose the best time to contact you',
    },
    {
      name: 'loanType',
      label: 'Type of loan',
      kind: 'choice',
      look: 'list',
      placeholder: 'Please select',
      hint: notMade,
      choices: [
        { value: 'Refinance' },
        { value: 'Home Purchase' },
        { value: 'Home Equity' },
        { value: 'Debt Consolidation' },
        { value: 'Home Improvement' },
        { value: 'FHA/VA - Purchase' },
        { value: 'FHA/VA - Refinance' },
        { value: 'Construction Loans' },
      ],
      missing: 'Choose a type of loan',
    },
  ],
  controls: ['_id', 'subject'],
  submitLabel,
  ...consentFor(`Your request goes to ${readers}`, { button: submitLabel }),
  receipt: {
    title: 'Your request is with us',
    next: [
      `A loan officer will call you within ${company.answerWithin}, at the time of day you chose.`,
      'You talk about your plans, your income and your savings. There’s no credit check for the call.',
    ],
  },
} as const satisfies FormDefinition;
