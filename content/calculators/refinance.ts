import type { CalculatorFields } from '@/lib/calculators/definition';
import { costFields, replacementNotes, replacementTexts } from './replacement';
import { extraFields } from './shared';

const fields = {
  principal: {
    kind: 'money',
    label: 'Principal',
    note: 'What you still owe',
    share: 'principal',
    mine: 'loan',
    initial: 300000,
    slider: { min: 0, max: 1000000, step: 1 },
  },
  currentPayment: {
    kind: 'money',
    label: 'Monthly debt payment',
    note: 'Principal and interest only, no escrow',
    share: 'payment',
    initial: 2000,
    slider: { min: 0, max: 50000, step: 1 },
  },
  currentRatePercent: {
    kind: 'percent',
    label: 'Current rate',
    note: 'A year, up to 3 decimals',
    share: 'rate',
    initial: 4,
    slider: { min: 0, max: 100, step: 0.01 },
  },
  newRatePercent: {
    kind: 'percent',
    label: 'New rate',
    note: 'A year, up to 3 decimals',
    share: 'new-rate',
    mine: 'ratePercent',
    initial: 3.5,
    slider: { min: 0, max: 100, step: 0.01 },
  },
  termMonths: {
    kind: 'months',
    label: 'Term',
    share: 'months',
    mine: 'termMonths',
    initial: 360,
    slider: { min: 12, max: 480, step: 12 },
    list: { first: 24, last: 480, step: 12 },
    atMost: 480,
  },
  ...costFields,
  ...extraFields,
} as const satisfies CalculatorFields;

/** The refinance calculator: its inputs, its words and its notes. */
export const refinanceContent = {
  ...replacementTexts,
  lead: 'Put your present loan beside a new one: the payment, the interest, and the month from which it pays. Nothing you type leaves this page.',
  form: 'Refinance calculator',
  groups: { now: 'Your loan today', next: 'The new loan', costs: 'Closing costs' },
  fields,
  work: {
    title: 'Show the work',
    words: [
      'The new payment is the level payment of the new loan. The present loan is paid off month by month with the payment you typed, and its interest is added up until nothing is owed.',
      'What the two differ in interest, less the closing costs, is the net savings.',
    ],
    ...replacementNotes,
  },
} as const;
