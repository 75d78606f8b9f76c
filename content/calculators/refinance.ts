import type { ReplacementContent, ReplacementFields } from '@/lib/calculators/content/replacement';
import { newLoanFields, replacementNotes, replacementTexts } from './replacement';
import { extraFields } from './shared';

const fields = {
  principal1: {
    kind: 'money',
    label: 'Principal',
    note: 'What you still owe',
    share: 'principal',
    mine: 'loan',
    initial: 300000,
    slider: { min: 0, max: 1000000, step: 1, keyStep: 1000 },
  },
  payment1: {
    kind: 'money',
    label: 'Monthly debt payment',
    note: 'Principal and interest only, no escrow',
    share: 'payment',
    initial: 2000,
    slider: { min: 0, max: 50000, step: 1, keyStep: 100 },
  },
  ratePercent1: {
    kind: 'percent',
    label: 'Current rate',
    note: 'A year, up to 3 decimals',
    share: 'rate',
    initial: 4,
    slider: { min: 0, max: 100, step: 0.01, keyStep: 0.125 },
  },
  ...newLoanFields,
  ...extraFields,
} as const satisfies ReplacementFields;

/** The refinance calculator: fields and words. */
export const refinanceContent = {
  ...replacementTexts,
  name: 'refinance',
  lead: 'Put your present loan beside a new one: the payment, the interest, and the month from which it pays. Nothing you type leaves this page.',
  form: 'Refinance calculator',
  groups: { debts: ['Your loan today'], next: 'The new loan', costs: 'Closing costs' },
  fields,
  work: {
    title: 'Show the work',
    words: [
      'The new payment is the level payment of the new loan. The present loan is paid off month by month with the payment you typed, and its interest is added up until nothing is owed.',
      'What the two differ in interest, less the closing costs, is the net savings.',
    ],
    ...replacementNotes,
  },
} as const satisfies ReplacementContent;
