import type { OfferLetter, OffersContent, OffersFields } from '@/lib/calculators/content/offers';
import type { MoneyField, MonthsField, PercentField } from '@/lib/calculators/definition';
import type { Href } from '../copy';
import { pageEntry } from '../page-schema';

/** What two or three offers have in common: the name of a field and of its place in a shared address, by offer. */
function named(label: string, share: string, letter: OfferLetter) {
  return { label: `${label}, offer ${letter}`, share: `${letter.toLowerCase()}-${share}` };
}

function loanAmount(letter: OfferLetter, initial: number): MoneyField {
  return { kind: 'money', ...named('Loan amount', 'loan', letter), initial };
}

function rate(letter: OfferLetter, initial: number): PercentField {
  return { kind: 'percent', ...named('Interest rate', 'rate', letter), initial };
}

function term(letter: OfferLetter): MonthsField {
  return {
    kind: 'months',
    ...named('Years', 'months', letter),
    initial: 360,
    list: { first: 60, last: 480, step: 60 },
    atMost: 480,
  };
}

function insurance(letter: OfferLetter): MoneyField {
  return { kind: 'money', ...named('Mortgage insurance, a month', 'insurance', letter), quiet: true, initial: 0 };
}

function insuranceMonths(letter: OfferLetter): MonthsField {
  return {
    kind: 'months',
    ...named('Mortgage insurance is paid for', 'insurance-months', letter),
    quiet: true,
    initial: 84,
    list: { first: 12, last: 480, step: 12 },
    atMost: 480,
  };
}

function points(letter: OfferLetter, initial: number): PercentField {
  return { kind: 'percent', ...named('Points', 'points', letter), initial };
}

function fees(letter: OfferLetter, initial: number): MoneyField {
  return { kind: 'money', ...named('Lender fees', 'fees', letter), initial };
}

function credit(letter: OfferLetter, initial: number): MoneyField {
  return { kind: 'money', ...named('Lender credits', 'credit', letter), initial };
}

const fields = {
  principalA: loanAmount('A', 340000),
  principalB: loanAmount('B', 340000),
  principalC: loanAmount('C', 340000),
  ratePercentA: rate('A', 6.875),
  ratePercentB: rate('B', 6.5),
  ratePercentC: rate('C', 7.125),
  termMonthsA: term('A'),
  termMonthsB: term('B'),
  termMonthsC: term('C'),
  insuranceMonthlyA: insurance('A'),
  insuranceMonthlyB: insurance('B'),
  insuranceMonthlyC: insurance('C'),
  insuranceMonthsA: insuranceMonths('A'),
  insuranceMonthsB: insuranceMonths('B'),
  insuranceMonthsC: insuranceMonths('C'),
  pointsPercentA: points('A', 0),
  pointsPercentB: points('B', 1),
  pointsPercentC: points('C', 0),
  lenderFeesA: fees('A', 1295),
  lenderFeesB: fees('B', 1630),
  lenderFeesC: fees('C', 995),
  lenderCreditA: credit('A', 0),
  lenderCreditB: credit('B', 0),
  lenderCreditC: credit('C', 2550),
  stayMonths: {
    kind: 'months',
    label: 'How long will you keep the loan?',
    share: 'stay',
    initial: 84,
    list: { first: 12, last: 480, step: 12 },
    atMost: 480,
  },
} as const satisfies OffersFields;

/** The page of this calculator as menus, search engines and other pages need to know it. */
export const offersPage = pageEntry('content/calculators/offers.ts', {
  path: '/compare-loan-offers-calculator',
  kind: 'calculator',
  title: 'Compare Loan Estimates: Which Offer Is Cheaper',
  description:
    'Type in two or three Loan Estimates and see which offer is cheaper, and from which month: APR, cash at the start, and cost over the years you will stay.',
  label: 'Compare Loan Offers',
  h1: 'Which loan offer is cheaper?',
  lead: 'Two or three Loan Estimates, side by side. Nothing you type leaves this page.',
  group: 'Tools',
  menus: [
    { in: 'Tools', order: 65 },
    { in: 'Choosing a loan', order: 90, label: 'Compare loan offers' },
  ],
  updated: '2026-11-22',
  aliases: [
    '/compare-loan-offers',
    '/compare-offers',
    '/compare-loan-estimates',
    '/loan-estimate-calculator',
    '/loan-offers-calculator',
  ],
});

/** The comparison of loan offers: fields and words. */
export const offersContent = {
  form: 'Compare loan offers',
  fields,
  caption: 'Loan offers, as on their Loan Estimates',
  rows: [
    { name: 'principal', mark: 1, label: 'Loan amount', where: 'Page 1, Loan Terms' },
    { name: 'ratePercent', mark: 2, label: 'Interest rate', where: 'Page 1, Loan Terms' },
    { name: 'termMonths', mark: 3, label: 'Years', where: 'Page 1, top right, Loan Term' },
    { name: 'insuranceMonthly', mark: 4, label: 'Mortgage insurance, a month', where: 'Page 1, Projected Payments' },
    { name: 'insuranceMonths', label: 'It is paid for', where: 'The years above that column' },
    { name: 'pointsPercent', mark: 5, label: 'Points', where: 'Page 2, A. Origination Charges' },
    { name: 'lenderFees', mark: 6, label: 'Lender fees', where: 'Page 2, A, without the points' },
    { name: 'lenderCredit', mark: 7, label: 'Lender credits', where: 'Page 2, J' },
  ],
  fewer: 'Only two offers? Empty the loan amount of the third.',
  example: { text: 'Three example offers. Type yours over them.', clear: 'Clear all' },
  fill: 'Fill it in',
  stay: 'Until you sell, refinance or pay it off',
  pages: {
    title: 'Where to find the numbers',
    label: 'Three pages of a Loan Estimate, drawn',
    captions: [
      'Page 1: Loan Term, Loan Terms and Projected Payments',
      'Page 2: Loan Costs A, lender credits J',
      'Page 3: Comparisons',
    ],
    note: 'A drawing, not the form. Ask every lender for a Loan Estimate on the same day: rates move daily.',
  },
  outcome: {
    title: 'What comes out',
    caption: 'APR, payment and cash at the start of each offer',
    apr: { mark: 8, label: 'APR', note: 'Check: page 3, Comparisons' },
    payment: { label: 'First payment, a month', note: 'Principal, interest and mortgage insurance' },
    upfront: { label: 'Due at the start', note: 'Points and fees less credits' },
    note: 'Payments do not include taxes and homeowner’s insurance.',
    higher: 'Your actual payment will be higher.',
  },
  chart: {
    title: 'The month the answer changes',
    name: 'Cheapest offer by how long you keep the loan',
    note: 'Cost above or below offer',
    link: 'The chart',
  },
  costs: {
    title: 'What each costs, by your stay',
    lead: 'Cost is everything paid, less the part that paid off the loan. What is left is the price of the money.',
    note: 'Paid and paid off in five years are two lines of page 3 (number 9 in the drawing), if the estimate counts the same charges.',
    caption: 'Cost by length of stay',
    five: 'In five years',
    paid: { mark: 9, label: 'Paid in five years', note: 'Points, fees and 60 payments' },
    repaid: { label: 'Of it, loan paid off', note: 'What you no longer owe' },
    cost: { label: 'Cost in five years', note: 'The first less the second' },
  },
  next: { label: 'Ask us for a Loan Estimate', href: '/quick-quote' satisfies Href },
  work: {
    title: 'Show the work',
    words: [
      'Points are a percent of the loan. Points and fees less the lender’s credits are due at the start. The payment is the level payment of the loan, with mortgage insurance in the months you typed.',
      'Over a stay, the cost is the cash at the start and all payments, less the part of the loan that they paid off. The offer with the lowest cost is the cheapest for that stay; at equal cost, the one that needs less cash at the start.',
    ],
    assumptions: [
      'The rate stays the same for the whole term.',
      'Every payment is made on time, and none is made early.',
      'Nothing is rounded until it is printed.',
    ],
    leftOut: [
      'Property tax, homeowner’s insurance and escrow: they are the same with every lender.',
      'Third-party costs such as title and appraisal, and interest for the days before the first payment. The APR on page 3 counts some of them, so it can be a little higher than ours.',
      'What the cash at the start could earn elsewhere, and income tax.',
    ],
    sources: [
      {
        name: 'Consumer Financial Protection Bureau, Regulation Z: content of the Loan Estimate',
        url: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/37/',
      },
      {
        name: 'Regulation Z, Appendix J: annual percentage rate',
        url: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/j/',
      },
    ],
  },
} as const satisfies OffersContent;
