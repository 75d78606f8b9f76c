import type { CalculatorFields } from '@/lib/calculators/definition';
import { costFields, replacementNotes, replacementTexts } from './replacement';
import { extraFields } from './shared';

const fields = {
  first: {
    kind: 'money',
    label: 'First mortgage principal',
    note: 'What you still owe',
    share: 'first',
    initial: 300000,
    slider: { min: 0, max: 1000000, step: 1 },
  },
  firstPayment: {
    kind: 'money',
    label: 'First mortgage payment',
    note: 'A month, principal and interest only',
    share: 'first-payment',
    initial: 2000,
    slider: { min: 0, max: 50000, step: 1 },
  },
  firstRate: {
    kind: 'percent',
    label: 'First mortgage rate',
    share: 'first-rate',
    initial: 4,
    slider: { min: 0, max: 100, step: 0.01 },
  },
  second: {
    kind: 'money',
    label: 'Second mortgage principal',
    note: 'What you still owe',
    share: 'second',
    initial: 200000,
    slider: { min: 0, max: 1000000, step: 1 },
  },
  secondPayment: {
    kind: 'money',
    label: 'Second mortgage payment',
    note: 'A month, principal and interest only',
    share: 'second-payment',
    initial: 3000,
    slider: { min: 0, max: 50000, step: 1 },
  },
  secondRate: {
    kind: 'percent',
    label: 'Second mortgage rate',
    share: 'second-rate',
    initial: 4.5,
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

/** The debt consolidation calculator: its inputs, its words and its notes. */
export const consolidationContent = {
  ...replacementTexts,
  lead: 'Put two loans into one and see what it does to the payment and to the interest. Nothing you type leaves this page.',
  form: 'Debt consolidation calculator',
  groups: { first: 'First mortgage', second: 'Second mortgage', next: 'The new loan', costs: 'Closing costs' },
  escrow: {
    title: 'Principal and interest only',
    text: 'Include only principal and interest in these payments. Leave escrow for taxes and insurance out.',
  },
  average: {
    label: 'Average rate you pay now',
    note: 'Weighted by what you owe on each',
  },
  fields,
  work: {
    title: 'Show the work',
    words: [
      'The two balances are added up and become one new loan with a level payment. Each present loan is paid off month by month at its own rate and with its own payment, and its interest is added up until nothing is owed.',
      'What they differ in interest, less the closing costs, is the net savings.',
    ],
    ...replacementNotes,
  },
} as const;
