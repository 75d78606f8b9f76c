'use client';

import { memo } from 'react';
import { paymentStep, ShowWork, type WorkStep } from '@/components/calculators/answer/show-work';
import type { Comparison } from '@/lib/calculators/offers/compute';
import { spokenText, termText } from '@/lib/calculators/words';
import { aprText } from '@/lib/mortgage/apr';
import { percentText, usd } from '@/lib/numbers/format';

const notes = {
  words: [
    'Points are a percent of the loan. Points and fees less the lender’s credits are due at the start. The payment is the level payment of the loan, with mortgage insurance in the months you typed.',
    'Over a stay, the cost is the cash at the start and all payments, less the part of the loan that they paid off. The offer with the lowest cost is the cheapest for that stay; at equal cost, the one that needs less cash at the start.',
  ],
  assumptions: [
    'The rate stays the same for the whole term.',
    'Every payment is made on time, and none is made early.',
    'Nothing is rounded until it’s printed.',
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
};

function workOf({ offers, results, spans, stayMonths, longest }: Comparison): readonly WorkStep[] {
  const month = Math.min(Math.max(1, stayMonths), longest);
  const index = spans.find(({ from, to }) => from <= month && month <= to)?.offer ?? 0;
  const [named, result] = [offers[index], results[index]];
  if (!named || !result) return [{ words: 'There is no offer with a loan amount yet.', symbols: '', numbers: '' }];
  const { letter, terms } = named;
  const financed = terms.principal - Math.max(0, result.upfront);
  return [
    {
      words: `Due at the start, offer ${letter}.`,
      symbols: 'start = points × loan + fees − credits',
      numbers: `${percentText(terms.pointsPercent)} × ${usd(terms.principal)} + ${usd(terms.lenderFees)} − ${usd(terms.lenderCredit)} = ${usd(result.upfront)}`,
    },
    paymentStep(`The payment M repays the loan in ${terms.termMonths} payments.`, terms),
    {
      words: 'The amount financed is the loan less what is due at the start.',
      symbols: 'F = loan − start, where start is above 0',
      numbers: `${usd(terms.principal)} − ${usd(Math.max(0, result.upfront))} = ${usd(financed)}`,
    },
    {
      words: 'The APR is the yearly rate at which all payments are worth the amount financed today.',
      symbols: 'F = Σ payment ÷ (1 + APR ÷ 12)ᵏ',
      numbers: aprText(result.aprPercent),
    },
    {
      words: `Paid over ${termText(stayMonths)}: what is due at the start, and ${spokenText({ kind: 'months' }, Math.min(stayMonths, terms.termMonths))} of payments${terms.insuranceMonthly > 0 ? ' with mortgage insurance in its months' : ''}.`,
      symbols: 'paid = start + payments',
      numbers: usd(result.paid),
    },
    {
      words: 'The cost is what was paid less the part that paid off the loan.',
      symbols: 'cost = paid − loan paid off',
      numbers: `${usd(result.paid)} − ${usd(result.principalPaid)} = ${usd(result.cost)}`,
    },
  ];
}

export const OffersWork = memo(function OffersWork({ comparison }: { readonly comparison: Comparison }) {
  return <ShowWork notes={notes} steps={workOf(comparison)} />;
});
