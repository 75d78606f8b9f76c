import { company } from '@/content/company';
import type { AffordabilityContent, AffordabilityFields } from '@/lib/calculators/content/affordability';
import type { Href } from '../copy';
import { pageEntry } from '../page-schema';
import { extraFields } from './shared';

const fields = {
  annualIncome: {
    kind: 'money',
    label: 'Gross annual income',
    note: 'Before taxes. Alimony, child support and separate maintenance need not be listed.',
    share: 'income',
    mine: 'annualIncome',
    initial: 75000,
    usual: { min: 5_000 },
  },
  monthlyDebts: {
    kind: 'money',
    label: 'Monthly debt payments',
    note: 'Cars, cards, student loans; not rent',
    share: 'debts',
    initial: 300,
  },
  downPayment: {
    kind: 'money',
    label: 'Down payment',
    share: 'down',
    initial: 50000,
  },
  ratePercent: {
    kind: 'percent',
    label: 'Annual interest rate',
    note: 'Up to 3 decimals',
    share: 'rate',
    mine: 'ratePercent',
    initial: 6.5,
    usual: { min: 0.5, max: 15 },
  },
  termMonths: {
    kind: 'months',
    label: 'Mortgage length',
    share: 'months',
    mine: 'termMonths',
    initial: 360,
    usual: { min: 60, max: 360 },
    list: { first: 24, last: 480, step: 12 },
    atMost: 480,
  },
  pmiPercent: {
    kind: 'percent',
    label: 'PMI',
    note: 'Private mortgage insurance, percent of the loan',
    share: 'pmi',
    initial: 0.4,
    unlimited: true,
  },
  monthlyInsurance: {
    kind: 'money',
    label: 'Monthly insurance',
    note: 'Homeowner’s insurance',
    share: 'insurance',
    initial: 0,
  },
  monthlyPropertyTax: {
    kind: 'money',
    label: 'Monthly property tax',
    note: 'A twelfth of the year’s bill',
    share: 'tax',
    initial: 0,
  },
  ...extraFields,
} as const satisfies AffordabilityFields;

/** The page of this calculator as menus, search engines and other pages need to know it. */
export const affordabilityPage = pageEntry('content/calculators/affordability.ts', {
  path: '/how-much-can-i-afford-calculator',
  kind: 'calculator',
  title: 'How Much Can I Borrow? Calculator',
  description:
    'See the home price your income, debts and savings support, with every step of the arithmetic shown, and a stricter answer by the 28/36 rule beside it.',
  label: 'How Much Can I Borrow?',
  h1: 'Mortgage Affordability & Refinance Tool',
  lead: 'How much can I borrow? Start from what you earn and owe, and see the price it supports. Nothing you type leaves this page.',
  group: 'Tools',
  menus: [
    { in: 'Purchase', order: 30 },
    { in: 'Tools', order: 20 },
    { in: 'Before you look', order: 10, label: 'How much can I borrow?' },
  ],
  updated: '2026-11-21',
  aliases: ['/affordability-calculator', '/how-much-can-i-afford', '/how-much-can-i-borrow'],
});

/** The affordability calculator: fields and words. */
export const affordabilityContent = {
  form: 'Affordability calculator',
  groups: { money: 'What you earn and owe', loan: 'The loan', costs: 'Insurance and tax' },
  fields,
  result: 'A home price you can afford',
  bar: 'Home price',
  chart: 'Home price by part',
  parts: {
    loan: { label: 'Loan amount', middle: 'is borrowed' },
    down: { label: 'Down payment', middle: 'is your own' },
  },
  total: 'Home price',
  payment: {
    label: 'Monthly payment',
    note: 'Principal and interest of this loan, less the tax and insurance you typed',
  },
  refusal: {
    title: 'You may not qualify at these numbers',
    text: 'Based on industry standards you may not qualify for a home mortgage. You may need to adjust your income or debt obligations.',
    soften: 'This is arithmetic, not a decision. A loan officer can look at the whole picture:',
    phone: company.phone,
  },
  rules: {
    title: 'Two rules, two answers',
    lead: 'Lenders look at more than one ratio. Plan with the smaller price.',
    first: {
      title: '28% of income, less your debts',
      text: 'The rule of the figure above: 28% of what you earn a month, less your other debt payments, goes to the loan. Tax and insurance are not in that sum; they come off the payment afterwards.',
      debts: 'Your other debt payments',
      pmi: 'PMI, taken once off the loan',
    },
    second: {
      title: 'The 28/36 rule',
      text: 'Housing takes at most 28% of income before taxes, and housing and all other debts together at most 36%. Property tax, insurance and monthly mortgage insurance are inside the budget.',
      housing: '28% of monthly income',
      debts: '36% of monthly income, less debts',
      budget: 'Budget for housing, the smaller of the two',
      costs: 'Property tax and insurance',
      pmi: 'Mortgage insurance',
      pmiNote: 'A year’s PMI over 12 months, while the loan is above 80% of the price',
      loanPart: 'Left for principal and interest',
      loan: 'Loan amount',
      refusal: 'Nothing is left for a loan under this rule. This is arithmetic, not a decision.',
    },
  },
  next: { label: 'Start the purchase questions', href: '/#purchase' satisfies Href },
  quote: { label: 'Quick Quote', href: '/quick-quote' satisfies Href },
  work: {
    title: 'Show the work',
    words: [
      'A common rule says that a home loan should take no more than 28% of what you earn before taxes. Your other debt payments come off that, and what is left is the payment you can afford.',
      'From the payment follows the loan it repays. A share for mortgage insurance is taken off the loan, and the down payment is added to get the price.',
    ],
    assumptions: [
      'The rate stays the same for the whole loan, and every payment is the same.',
      'The debts you typed are all there are, and go on for as long as the loan.',
      'PMI is taken once, as a percent of the loan. Under the 28/36 rule it is a yearly percent, paid by the month.',
    ],
    leftOut: [
      'Closing costs and the cash you should keep in reserve.',
      'Credit score, job history and the other things a lender looks at.',
      'Income tax, and what you spend on everything else.',
    ],
    sources: [
      {
        name: 'Freddie Mac, My Home: the customary 28% guideline',
        url: 'https://myhome.freddiemac.com/',
      },
      {
        name: 'Fannie Mae Selling Guide B3-6-02: debt-to-income ratios',
        url: 'https://selling-guide.fanniemae.com/sel/b3-6-02/debt-income-ratios',
      },
    ],
  },
} as const satisfies AffordabilityContent;
