import type { ReactNode } from 'react';
import { HomeRates } from './home-rates.client';

const sample = {
  texts: {
    heading: 'What would it cost a month?',
    lead: 'Type a loan amount.',
    columns: ['Loan', 'Rate', 'APR', 'Monthly payment'],
    more: { label: 'Open the payment calculator', path: '/what-will-my-monthly-payment-be-calculator' },
  },
  field: { kind: 'money', label: 'Loan amount', share: 'gallery-loan', initial: 100_000 },
  rows: [
    { id: '30', label: '30 Yr Fxd', termYears: 30, ratePercent: 6.196, pointsPercent: 0, aprPercent: 6.272 },
    {
      id: 'fha',
      label: '30 Yr Fxd FHA',
      termYears: 30,
      ratePercent: 5.458,
      pointsPercent: 2,
      aprPercent: 6.551,
      premium: { upfrontPercent: 1.75, yearlyPercent: 0.55 },
    },
    { id: '15', label: '15 Yr Fxd', termYears: 15, ratePercent: 5.521, pointsPercent: 0, aprPercent: 5.649 },
  ],
  note: 'Payments are approximate.',
  source: 'Sample figures',
  asOfText: 'November 20, 2026',
  expires: '2999-12-31',
  ask: { label: 'Ask for today’s rate', path: '/quick-quote' },
  were: 'What these were on',
  expired: false,
} as const;

/** The payment table of the home page. */
export const examples: Readonly<Record<string, ReactNode>> = {
  'payments by loan': <HomeRates {...sample} />,
  'rates that have expired': <HomeRates {...sample} expired />,
  'a loan of nine digits': <HomeRates {...sample} field={{ ...sample.field, initial: 987_654_321 }} />,
};
