import type { ReplacementContent, ReplacementFields } from '@/lib/calculators/content/replacement';
import { pageEntry } from '../page-schema';
import { newLoanFields, replacementNotes, replacementTexts } from './replacement';
import { extraFields } from './shared';

/** The fields of a debt beyond the two mortgages, left out of a shared address while they are empty. */
function cardFields(number: number) {
  const field = (name: string) => ({ label: `Card ${number} ${name}`, quiet: true, initial: 0 }) as const;
  const share = `card-${number}`;
  return {
    principal: { kind: 'money', ...field('balance'), note: 'What you owe on it', share },
    payment: { kind: 'money', ...field('payment'), note: 'What you pay a month', share: `${share}-payment` },
    rate: { kind: 'percent', ...field('rate'), share: `${share}-rate` },
  } as const;
}

const cards = [cardFields(1), cardFields(2), cardFields(3), cardFields(4)] as const;

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
  principal3: cards[0].principal,
  payment3: cards[0].payment,
  ratePercent3: cards[0].rate,
  principal4: cards[1].principal,
  payment4: cards[1].payment,
  ratePercent4: cards[1].rate,
  principal5: cards[2].principal,
  payment5: cards[2].payment,
  ratePercent5: cards[2].rate,
  principal6: cards[3].principal,
  payment6: cards[3].payment,
  ratePercent6: cards[3].rate,
  debtCount: {
    kind: 'choice',
    look: 'list',
    label: 'Debts',
    share: 'debts',
    quiet: true,
    initial: '2',
    choices: ['2', '3', '4', '5', '6'].map((value) => ({ value })),
  },
  ...newLoanFields,
  ...extraFields,
} as const satisfies ReplacementFields;

/** The page of this calculator as menus, search engines and other pages need to know it. */
export const consolidationPage = pageEntry('content/calculators/consolidation.ts', {
  path: '/debt-consolidation-calculator',
  kind: 'calculator',
  title: 'Debt Consolidation Mortgage Calculator',
  description:
    'Put mortgages and cards into one: the new payment, closing costs, break-even and total interest beside the loans you have now, with the work shown in full.',
  label: 'Debt Consolidation Calculator',
  lead: 'Put two loans into one and see what it does to the payment and to the interest. Nothing you type leaves this page.',
  group: 'Tools',
  menus: [
    { in: 'Tools', order: 60 },
    { in: 'Once you own', order: 40, label: 'Debt consolidation' },
  ],
  updated: '2026-11-22',
  aliases: ['/debt-consolidation', '/consolidation-calculator'],
});

/** The debt consolidation calculator: fields and words. */
export const consolidationContent = {
  ...replacementTexts,
  name: 'consolidation',
  form: 'Debt consolidation calculator',
  groups: {
    debts: ['First mortgage', 'Second mortgage'],
    next: 'The new loan',
    costs: 'Closing costs',
    stay: 'How long you keep it',
  },
  escrow: {
    title: 'Principal and interest only',
    text: 'Include only principal and interest in these payments. Leave escrow for taxes and insurance out.',
  },
  cards: {
    legend: 'Card',
    most: 6,
    add: 'Add a card',
    remove: 'Remove',
    hint: 'Cards and other debts can be paid off by the new loan too.',
  },
  average: {
    label: 'Average rate you pay now',
    note: 'Weighted by what you owe on each',
  },
  fields,
  work: {
    title: 'Show the work',
    words: [
      'All balances are added up and become one new loan with a level payment. Each present loan is paid off month by month at its own rate and with its own payment, and its interest is added up until nothing is owed.',
      'What they differ in interest, less the closing costs, is the net savings.',
    ],
    ...replacementNotes,
  },
} as const satisfies ReplacementContent;
