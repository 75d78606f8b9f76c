import { pageEntry } from '@/content/site/page';

/** The payment calculator. */
export const monthlyPaymentPage = pageEntry('content/site/own-pages/calculator-pages.ts', {
  path: '/what-will-my-monthly-payment-be-calculator',
  kind: 'calculator',
  title: 'Ohio Mortgage Calculator with Taxes and Insurance',
  description:
    'Work out a monthly mortgage payment with property tax, insurance and HOA fees, or start from a payment and find the home price that fits. See every year.',
  label: 'Monthly payment',
  group: 'Tools',
  menus: [
    { in: 'Purchase', order: 40, label: 'What’s My Monthly Installment?' },
    { in: 'Tools', order: 30 },
    { in: 'Before you look', order: 20 },
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
  facts: [
    'propertyTaxVintage',
    'countyTaxVintage',
    'fhaLimitFloor',
    'fhaLimitColumbus',
    'recordingFirst',
    'recordingFurther',
    'recordingSurcharge',
  ],
});

/** The affordability calculator. */
export const affordabilityPage = pageEntry('content/site/own-pages/calculator-pages.ts', {
  path: '/how-much-can-i-afford-calculator',
  kind: 'calculator',
  title: 'How Much House Can I Afford? Ohio Mortgage Calculator',
  description:
    'See which home prices are comfortable, a stretch and the most for your income, debts and savings, with taxes, insurance and mortgage insurance in the payment.',
  label: 'How much can I afford?',
  lead: 'Comfortable, a stretch, and the most.',
  group: 'Tools',
  menus: [
    { in: 'Purchase', order: 30, label: 'How Much Can I Borrow?' },
    { in: 'Tools', order: 20 },
    { in: 'Before you look', order: 10 },
  ],
  updated: '2026-11-22',
  aliases: ['/affordability-calculator', '/how-much-can-i-afford', '/how-much-can-i-borrow'],
  facts: ['housingRatio', 'debtRatio', 'fhaDebtRatio', 'debtRatioMost', 'fhaLimitFloor', 'fhaLimitColumbus'],
});

/** The refinance calculator. */
export const refinanceAnalysisPage = pageEntry('content/site/own-pages/calculator-pages.ts', {
  path: '/refinance-analysis-calculator',
  kind: 'calculator',
  title: 'Refinance Calculator: Break-Even Month and Total Cost',
  description:
    'Is refinancing worth it? See the new payment, months to break even and interest over the whole loan, and be told plainly when the new loan costs more.',
  label: 'Should I refinance?',
  lead: 'One answer, and the month it comes true. Nothing you type leaves this page.',
  group: 'Tools',
  menus: [
    { in: 'Refinance', order: 30 },
    { in: 'Tools', order: 50, label: 'Refinance Evaluation Tool' },
  ],
  updated: '2026-11-22',
  aliases: ['/refinance-calculator', '/refinance-analysis', '/refinance-evaluation-tool'],
});

/** The debt consolidation calculator. */
export const consolidationPage = pageEntry('content/site/own-pages/calculator-pages.ts', {
  path: '/debt-consolidation-calculator',
  kind: 'calculator',
  title: 'Debt Consolidation Mortgage Calculator',
  description:
    'Put mortgages and cards into one: the new payment, closing costs, break-even and total interest beside the loans you have now, with the work shown in full.',
  label: 'Debt consolidation calculator',
  h1: 'One loan for all of it?',
  lead: 'Put what you owe into one loan and see the month, and the end. Nothing you type leaves this page.',
  group: 'Tools',
  menus: [
    { in: 'Tools', order: 60 },
    { in: 'Once you own', order: 40, label: 'Debt consolidation' },
  ],
  updated: '2026-11-22',
  aliases: ['/debt-consolidation', '/consolidation-calculator'],
});

/** The calculator that compares renting and buying. */
export const rentVsBuyPage = pageEntry('content/site/own-pages/calculator-pages.ts', {
  path: '/renting-versus-buying-calculator',
  kind: 'calculator',
  title: 'Rent vs. Buy Calculator: When Buying Pulls Ahead',
  description:
    'See how long you must stay until buying is ahead of renting, with selling, upkeep, rising rent and the return on savings counted, and what each would own.',
  label: 'Rent or buy?',
  lead: 'One answer, with every cost in it.',
  group: 'Tools',
  facts: ['countyRentVintage', 'countyTaxVintage', 'fhaLimitFloor', 'fhaLimitColumbus'],
  menus: [
    { in: 'Tools', order: 40 },
    { in: 'Before you look', order: 30 },
  ],
  updated: '2026-11-22',
  aliases: [
    '/rent-vs-buy',
    '/rent-vs-buy-calculator',
    '/renting-vs-buying',
    '/renting-vs-buying-calculator',
    '/renting-versus-buying',
  ],
});

/** The comparison of loan offers. */
export const offersPage = pageEntry('content/site/own-pages/calculator-pages.ts', {
  path: '/compare-loan-offers-calculator',
  kind: 'calculator',
  title: 'Compare Loan Estimates: Which Offer Is Cheaper',
  description:
    'Type in two or three Loan Estimates and see which offer is cheaper, and from which month: APR, cash at the start, and cost over the years you will stay.',
  label: 'Compare loan offers',
  h1: 'Which loan offer is cheaper?',
  lead: 'Two or three Loan Estimates, side by side. Nothing you type leaves this page.',
  group: 'Tools',
  menus: [
    { in: 'Tools', order: 65 },
    { in: 'Choosing a loan', order: 90 },
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
