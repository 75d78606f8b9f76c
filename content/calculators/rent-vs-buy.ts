import type { RentVsBuyContent, RentVsBuyFields } from '@/lib/calculators/content/rent-vs-buy';
import type { Href } from '../copy';
import { pageEntry } from '../page-schema';
import { extraFields } from './shared';

const fields = {
  rent: {
    kind: 'money',
    label: 'Rent',
    note: 'A month, for a home you would otherwise buy',
    share: 'rent',
    initial: 2000,
  },
  stayMonths: {
    kind: 'months',
    label: 'How long you will stay',
    share: 'stay',
    initial: 84,
    usual: { min: 12 },
    slider: { min: 0, max: 480, step: 1 },
    atMost: 480,
  },
  price: {
    kind: 'money',
    label: 'Price of the home',
    share: 'price',
    mine: 'price',
    initial: 450000,
    usual: { min: 20_000, max: 3_000_000 },
  },
  downPaymentPercent: {
    kind: 'percent',
    label: 'Down payment',
    share: 'down',
    initial: 20,
  },
  termMonths: {
    kind: 'months',
    label: 'Term',
    share: 'months',
    mine: 'termMonths',
    initial: 360,
    usual: { min: 60, max: 360 },
    list: { first: 12, last: 480, step: 12 },
    atMost: 480,
  },
  ratePercent: {
    kind: 'percent',
    label: 'Interest rate',
    note: 'A year, up to 3 decimals',
    share: 'rate',
    mine: 'ratePercent',
    initial: 6.5,
    usual: { min: 0.5, max: 15 },
  },
  propertyTaxPercent: {
    kind: 'percent',
    label: 'Property tax rate',
    share: 'tax',
    initial: 1,
  },
  appreciationPercent: {
    kind: 'percent',
    label: 'Home value increase',
    share: 'increase',
    initial: 2,
  },
  deduction: {
    kind: 'choice',
    look: 'tick',
    label: 'I take the standard deduction',
    note: 'Most people do. Then owning the home lowers your income tax by nothing.',
    share: 'deduction',
    initial: 'itemized',
    choices: [
      { value: 'itemized', label: 'Itemized' },
      { value: 'standard', label: 'Standard' },
    ],
  },
  ...extraFields,
} as const satisfies RentVsBuyFields;

/** The page of this calculator as menus, search engines and other pages need to know it. */
export const rentVsBuyPage = pageEntry('content/calculators/rent-vs-buy.ts', {
  path: '/renting-versus-buying-calculator',
  kind: 'calculator',
  title: 'Renting vs Buying Calculator',
  description:
    'Compare renting with buying for as long as you plan to stay: monthly averages, totals, equity earned, and the month in which the cheaper choice changes.',
  label: 'Renting vs Buying',
  h1: 'Is it better to rent or to buy?',
  lead: 'Put the rent beside the payments on a home, for as long as you mean to stay. Nothing you type leaves this page.',
  group: 'Tools',
  menus: [
    { in: 'Tools', order: 40 },
    { in: 'Before you look', order: 30, label: 'Renting vs buying' },
  ],
  updated: '2026-11-21',
  aliases: [
    '/rent-vs-buy',
    '/rent-vs-buy-calculator',
    '/renting-vs-buying',
    '/renting-vs-buying-calculator',
    '/renting-versus-buying',
  ],
});

/** The calculator that compares renting and buying: fields and words. */
export const rentVsBuyContent = {
  form: 'Renting and buying calculator',
  groups: { rent: 'If you rent', home: 'If you buy', loan: 'The loan', owning: 'Owning it' },
  fields,
  result: 'Savings on buying',
  bar: { less: 'Buying costs less by', more: 'Buying costs more by', same: 'The same cost' },
  comparison: {
    caption: 'Renting and buying side by side',
    renting: 'Renting',
    buying: 'Buying',
    average: 'Average a month',
    total: 'Total',
  },
  rows: {
    caption: 'What buying is made of',
    mortgage: 'Mortgage payment',
    tax: 'Property tax',
    appreciated: 'Appreciated price',
    balance: 'Remaining balance',
    equity: 'Equity earned',
    equityNote: 'Appreciated price less remaining balance',
    taxSavings: 'Tax savings',
    taxSavingsNote: 'At a flat 28%, an upper bound; not taken off the total',
    noTaxSavingsNote: 'None with the standard deduction',
  },
  overTime: {
    title: 'Cost over time',
    lead: 'Two ways to look at it. The first counts what leaves your account. The second counts what you get back for it.',
    renting: 'Renting',
    payments: {
      title: 'Payments alone',
      text: 'Rent on one side, mortgage payments and property tax on the other. The down payment is not counted, and nothing is taken off.',
      buying: 'Buying',
    },
    net: {
      title: 'Net of equity',
      text: 'The down payment is added and your equity taken off: what is spent for good if you sold that month. No selling costs are counted here, and selling does cost money, so the real line lies higher.',
      buying: 'Buying, net of equity',
    },
    table: {
      caption: 'What each has cost by the end of the year',
      year: 'Year',
      renting: 'Renting',
      buying: 'Buying',
      net: 'Buying, net of equity',
    },
    all: 'Show every year',
    fewer: 'Show fewer years',
  },
  note: 'These results are estimates. They ignore insurance, closing costs and selling costs.',
  next: { label: 'Start the purchase questions', href: '/#purchase' satisfies Href },
  quote: { label: 'Quick Quote', href: '/quick-quote' satisfies Href },
  work: {
    title: 'Show the work',
    words: [
      'Renting costs the rent for every month of your stay. Buying costs the mortgage payment for every month until the loan is paid off, and property tax for every month of the stay. The two totals are set side by side.',
      'What the home is worth at the end, less what is still owed on it, is your equity. It is shown beside the totals and not taken off them.',
    ],
    assumptions: [
      'Rent, rate and property tax stay the same for the whole stay. Tax is figured on the purchase price.',
      'The home gains the same percent each year, compounded yearly; part of a year counts as that part.',
      'Tax savings are 28% of everything paid for the home. Only interest and property tax can be deducted, and only if you itemize, so the real figure is lower and often nothing.',
      'Nothing is rounded until it is printed.',
    ],
    leftOut: [
      'Homeowner’s, renter’s and mortgage insurance, homeowners association (HOA) fees, and upkeep.',
      'Closing costs when you buy, and the costs of selling.',
      'What the down payment could have earned elsewhere, and rent that goes up.',
    ],
    sources: [
      { name: 'The level payment formula of any annuity paid in arrears' },
      {
        name: 'Internal Revenue Service, Publication 530: Tax information for homeowners',
        url: 'https://www.irs.gov/publications/p530',
      },
      {
        name: 'Internal Revenue Service, Topic 551: Standard deduction',
        url: 'https://www.irs.gov/taxtopics/tc551',
      },
    ],
  },
} as const satisfies RentVsBuyContent;
