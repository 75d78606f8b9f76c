import type { ReplacementContent, ReplacementFields } from '@/lib/calculators/content/replacement';
import { pageEntry } from '../page-schema';
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
  },
  payment1: {
    kind: 'money',
    label: 'Monthly debt payment',
    note: 'Principal and interest only, no escrow',
    share: 'payment',
    initial: 2000,
  },
  ratePercent1: {
    kind: 'percent',
    label: 'Current rate',
    note: 'A year, up to 3 decimals',
    share: 'rate',
    initial: 4,
    usual: { max: 30 },
  },
  ...newLoanFields,
  ...extraFields,
} as const satisfies ReplacementFields;

/** The page of this calculator as menus, search engines and other pages need to know it. */
export const refinanceAnalysisPage = pageEntry('content/calculators/refinance.ts', {
  path: '/refinance-analysis-calculator',
  kind: 'calculator',
  title: 'Refinance Calculator: Break-Even Month and Total Cost',
  description:
    'Is refinancing worth it? See the new payment, months to break even and interest over the whole loan, and be told plainly when the new loan costs more.',
  label: 'Refinance Evaluation Tool',
  lead: 'Put your present loan beside a new one: the payment, the interest, and the month from which it pays. Nothing you type leaves this page.',
  group: 'Tools',
  menus: [
    { in: 'Refinance', order: 30 },
    { in: 'Tools', order: 50 },
  ],
  updated: '2026-11-22',
  aliases: ['/refinance-calculator', '/refinance-analysis', '/refinance-evaluation-tool'],
});

/** The refinance calculator: fields and words. */
export const refinanceContent = {
  ...replacementTexts,
  name: 'refinance',
  form: 'Refinance calculator',
  groups: { debts: ['Your loan today'], next: 'The new loan', costs: 'Closing costs', stay: 'How long you keep it' },
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
