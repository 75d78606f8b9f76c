import type { ReplacementContent, ReplacementFields } from '@/lib/calculators/content/replacement';
import { pageEntry } from '../page-schema';
import { newLoanFields, replacementNotes, replacementTexts } from './replacement';
import { extraFields } from './shared';

const fields = {
  principal1: {
    kind: 'money',
    label: 'First mortgage principal',
    note: 'What you still owe',
    share: 'first',
    initial: 300000,
  },
  payment1: {
    kind: 'money',
    label: 'First mortgage payment',
    note: 'A month, principal and interest only',
    share: 'first-payment',
    initial: 2000,
  },
  ratePercent1: {
    kind: 'percent',
    label: 'First mortgage rate',
    share: 'first-rate',
    initial: 4,
    usual: { max: 30 },
  },
  principal2: {
    kind: 'money',
    label: 'Second mortgage principal',
    note: 'What you still owe',
    share: 'second',
    initial: 200000,
  },
  payment2: {
    kind: 'money',
    label: 'Second mortgage payment',
    note: 'A month, principal and interest only',
    share: 'second-payment',
    initial: 3000,
  },
  ratePercent2: {
    kind: 'percent',
    label: 'Second mortgage rate',
    share: 'second-rate',
    initial: 4.5,
    usual: { max: 30 },
  },
  ...newLoanFields,
  ...extraFields,
} as const satisfies ReplacementFields;

/** The page of this calculator as menus, search engines and other pages need to know it. */
export const consolidationPage = pageEntry('content/calculators/consolidation.ts', {
  path: '/debt-consolidation-calculator',
  kind: 'calculator',
  title: 'Debt Consolidation Calculator',
  description:
    'Put two mortgages into one: the new payment, closing costs, break-even and total interest beside the loans you have now, with the work shown in full.',
  label: 'Debt Consolidation Calculator',
  lead: 'Put two loans into one and see what it does to the payment and to the interest. Nothing you type leaves this page.',
  group: 'Tools',
  menus: [
    { in: 'Tools', order: 60 },
    { in: 'Once you own', order: 40, label: 'Debt consolidation' },
  ],
  updated: '2026-11-21',
  aliases: ['/debt-consolidation', '/consolidation-calculator'],
});

/** The debt consolidation calculator: fields and words. */
export const consolidationContent = {
  ...replacementTexts,
  name: 'consolidation',
  form: 'Debt consolidation calculator',
  groups: { debts: ['First mortgage', 'Second mortgage'], next: 'The new loan', costs: 'Closing costs' },
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
} as const satisfies ReplacementContent;
