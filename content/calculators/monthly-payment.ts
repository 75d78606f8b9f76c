import type { MonthlyPaymentContent, MonthlyPaymentFields } from '@/lib/calculators/content/monthly-payment';
import type { Href } from '../copy';
import { type FactId, fact, figureOf } from '../facts';
import { pageEntry } from '../page-schema';
import { countyField, countyLimits, countyTax, propertyTax, taxTieField } from './property-tax';
import { extraFields } from './shared';

const amount = figureOf;
const range = (low: FactId, high: FactId) => ({ low: amount(low), high: amount(high) });

const fields = {
  kind: {
    kind: 'choice',
    look: 'tiles',
    label: 'Kind of loan',
    share: 'kind',
    quiet: true,
    initial: 'conventional',
    choices: [
      { value: 'conventional', label: 'Conventional' },
      { value: 'fha', label: 'FHA' },
      { value: 'va', label: 'VA' },
    ],
  },
  vaUse: {
    kind: 'choice',
    look: 'tiles',
    label: 'VA funding fee',
    share: 'va-use',
    quiet: true,
    initial: 'first',
    choices: [
      { value: 'first', label: 'First use' },
      { value: 'later', label: 'Later use' },
      { value: 'exempt', label: 'I am exempt' },
    ],
  },
  homePrice: {
    kind: 'money',
    label: 'Home price',
    share: 'price',
    mine: 'price',
    initial: 500000,
    usual: { min: 20_000, max: 3_000_000 },
    slider: { min: 0, max: 2000000, step: 1, keyStep: 1000, usual: [100_000, 900_000] },
  },
  downPayment: {
    kind: 'money',
    label: 'Down payment',
    share: 'down',
    mine: 'downPayment',
    initial: 66000,
    slider: { min: 0, max: 500000, step: 1, keyStep: 1000, usual: [0, 200_000] },
  },
  downUnit: {
    kind: 'choice',
    look: 'tiles',
    label: 'Down payment in',
    share: 'down-in',
    quiet: true,
    initial: 'dollars',
    choices: [
      { value: 'dollars', label: 'dollars' },
      { value: 'percent', label: 'percent of the price' },
    ],
  },
  downPercent: {
    kind: 'percent',
    label: 'Down payment, share of the price',
    share: 'down-percent',
    quiet: true,
    // Until it is typed in percent.
    initial: 0,
    slider: { min: 0, max: 50, step: 0.5, keyStep: 1 },
  },
  termMonths: {
    kind: 'months',
    label: 'Loan length',
    share: 'months',
    mine: 'termMonths',
    initial: 360,
    usual: { min: 60, max: 360 },
    list: { first: 24, last: 372, step: 12 },
    atMost: 372,
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
  state: {
    kind: 'choice',
    look: 'list',
    label: 'State',
    share: 'state',
    initial: 'NONE',
    // `withPlaces` adds them from the code.
    choices: [],
  },
  county: countyField,
  taxTie: taxTieField,
  annualPropertyTax: {
    kind: 'money',
    label: 'Property tax',
    note: 'A year',
    share: 'tax',
    initial: 0,
  },
  monthlyInsurance: {
    kind: 'money',
    label: 'Homeowner’s insurance',
    note: 'A month',
    share: 'insurance',
    initial: 0,
  },
  monthlyHoa: {
    kind: 'money',
    label: 'HOA fees',
    note: 'A month',
    share: 'hoa',
    initial: 0,
  },
  pmiPercent: {
    kind: 'percent',
    label: 'Mortgage insurance',
    share: 'mi',
    quiet: true,
    initial: amount('closingPmi'),
  },
  ...extraFields,
} as const satisfies MonthlyPaymentFields;

/** The page of this calculator as menus, search engines and other pages need to know it. */
export const monthlyPaymentPage = pageEntry('content/calculators/monthly-payment.ts', {
  path: '/what-will-my-monthly-payment-be-calculator',
  kind: 'calculator',
  title: 'Ohio Mortgage Calculator with Taxes and Insurance',
  description:
    'Work out a monthly mortgage payment with property tax, insurance and HOA fees, or start from a payment and find the home price that fits. See every year.',
  label: 'What’s My Monthly Installment?',
  h1: 'What will my monthly payment be?',
  lead: 'Change any number and the payment follows. Nothing you type leaves this page.',
  group: 'Tools',
  menus: [
    { in: 'Purchase', order: 40 },
    { in: 'Tools', order: 30 },
    { in: 'Before you look', order: 20, label: 'What’s my monthly installment?' },
  ],
  updated: '2026-11-22',
  aliases: [
    '/calculators',
    '/calculator',
    '/mortgage-calculator',
    '/payment-calculator',
    '/monthly-payment-calculator',
    '/amortization-schedule',
    '/what-will-my-monthly-payment-be',
  ],
  facts: ['propertyTaxVintage', 'countyTaxVintage', 'fhaLimitFloor', 'fhaLimitColumbus'],
});

/** The monthly payment calculator: fields and words. */
export const monthlyPaymentContent = {
  form: 'Payment calculator',
  groups: {
    loan: 'The home and the loan',
    costs: 'Taxes, insurance and dues',
    target: 'Start from a payment instead',
  },
  targetHint: 'Without mortgage insurance. We work back to the home price that fits.',
  fields,
  target: {
    kind: 'money',
    label: 'Monthly payment',
    share: 'payment',
    initial: 0,
    slider: { min: 300, max: 9000, step: 1, keyStep: 50, usual: [1000, 5000] },
  },
  result: 'What you would pay each month',
  chart: 'Monthly payment by part',
  parts: {
    principalAndInterest: { label: 'Principal & Interest', middle: 'pays the loan' },
    propertyTax: { label: 'Property Tax', middle: 'is property tax' },
    insurance: { label: 'Homeowner’s Insurance', middle: 'is insurance' },
    hoa: { label: 'HOA Fees', middle: 'is HOA fees' },
  },
  total: 'Total',
  noLoan: {
    title: 'There is nothing to borrow',
    text: 'The home price has to be larger than the down payment. Change one of the two and the payment comes back.',
  },
  tooLow: {
    title: 'That payment leaves nothing for the loan',
    text: 'Tax, insurance and dues use it up. Move the payment higher, or lower one of them.',
  },
  countyLimits,
  tax: {
    caption: propertyTax.caption,
    countyCaption: countyTax.caption,
  },
  chargesPercent: amount('closingCharges'),
  closing: {
    assumed: {
      services: range('closingServicesLow', 'closingServicesHigh'),
      title: range('closingTitleLow', 'closingTitleHigh'),
      recording: {
        first: amount('recordingFirst'),
        furtherPage: amount('recordingFurther'),
        surcharge: amount('recordingSurcharge'),
        // The deed, and the mortgage.
        documents: [
          { low: 2, high: 4 },
          { low: 15, high: 25 },
        ],
      },
      taxReserveMonths: range('taxReserveLow', 'taxReserveHigh'),
      sellerTaxMonths: range('sellerTaxLow', 'sellerTaxHigh'),
      interestDays: { low: 1, high: 30 },
    },
    sources: [fact('closingCharges').source, fact('recordingFirst').source, fact('sellerTaxLow').source],
  },
  next: { label: 'Start the purchase questions', href: '/purchase-questions' satisfies Href },
  quote: { label: 'Quick Quote', href: '/quick-quote' satisfies Href },
  work: {
    title: 'Show the work',
    words: [
      'The loan is the home price less the down payment. Interest is charged every month on what is still owed, and the payment is set so that the last one brings the balance to zero.',
      'A twelfth of the year’s property tax, the insurance, any HOA fees and mortgage insurance are added to that.',
    ],
    assumptions: [
      'The rate stays the same for the whole loan.',
      'You pay at the end of every month, the same amount each time.',
      'A month’s interest is a twelfth of the yearly rate. Nothing is rounded until it is printed.',
    ],
    leftOut: [
      'Points paid for a lower rate. Closing costs have a part of their own.',
      'Changes in tax, insurance and dues from year to year.',
    ],
    sources: [
      { name: 'The level payment formula of any annuity paid in arrears' },
      {
        name: 'Consumer Financial Protection Bureau: what is in a mortgage payment',
        url: 'https://www.consumerfinance.gov/owning-a-home/',
      },
      propertyTax.source,
    ],
  },
} as const satisfies MonthlyPaymentContent;
