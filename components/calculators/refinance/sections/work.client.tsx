'use client';

import { memo } from 'react';
import {
  monthlyRateStep,
  paymentStep,
  ShowWork,
  type WorkNotes,
  type WorkStep,
} from '@/components/calculators/answer/show-work';
import type { Analysis } from '@/lib/calculators/refinance/compute';
import { monthsText } from '@/lib/calculators/refinance/verdict';
import { paymentsText } from '@/lib/calculators/refinance/ways';
import { termText } from '@/lib/calculators/words';
import type { Debt } from '@/lib/mortgage/replacement';
import { integerText, percentText, usd, usdFine } from '@/lib/numbers/format';

/** Assumptions, omissions and sources shared by both calculators. */
const notes = {
  assumptions: [
    'Rates stay the same until the last payment.',
    'You go on paying the same amount on your current debt; the last payment is what is still owed. Where the new payment is higher, the difference is held against the current debt with the highest rate.',
    'Months are counted from the day the new loan starts. Nothing is rounded until it’s printed.',
  ],
  leftOut: [
    'Taxes, insurance and escrow: they are owed with the old loan and with the new one.',
    'Mortgage insurance, fees for paying early, and any points beyond the closing costs you typed.',
    'What the dollars you save a month could earn elsewhere, and income tax.',
  ],
  sources: [
    { name: 'The level payment formula of any annuity paid in arrears' },
    {
      name: 'Consumer Financial Protection Bureau, Regulation Z: total of payments and finance charge',
      url: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/18/',
    },
  ],
} as const;

const words = {
  refinance: {
    words: [
      'The new payment is the level payment of the new loan. The current loan is paid off month by month with the payment you typed, and its interest is added up until nothing is owed.',
      'Your net savings are the interest you save, less the closing costs.',
    ],
    ...notes,
  },
  consolidation: {
    words: [
      'All balances are added up and become one new loan with a level payment. Each current loan is paid off month by month at its own rate and with its own payment, and its interest is added up until nothing is owed.',
      'What they differ in interest, less the closing costs, is the net savings.',
    ],
    ...notes,
  },
} as const satisfies Readonly<Record<'refinance' | 'consolidation', WorkNotes>>;

function workOf({ debts, loan, stayMonths, replaced, outlook }: Analysis): readonly WorkStep[] {
  const { result, monthsRemaining } = replaced;
  const principal = debts.reduce((sum, debt) => sum + debt.principal, 0);
  const nameOf = ({ card }: Debt, index: number) => {
    if (card) return `debt ${integerText(index + 1)}`;
    return debts.length > 1 ? `${index === 0 ? 'first' : 'second'} loan` : 'current loan';
  };
  const { paidLess, cashCosts, owedMore } = outlook.byMonth;
  const costs: WorkStep =
    loan.closingCostsType === 'percent'
      ? {
          words: 'Closing costs are a percent of what you owe.',
          symbols: 'costs = principal × percent',
          numbers: `${usd(principal)} × ${percentText(loan.closingCosts)} = ${usd(result.closingCosts)}`,
        }
      : { words: 'Closing costs are the dollars you typed.', symbols: 'costs', numbers: usd(result.closingCosts) };
  return [
    costs,
    {
      words: loan.financeClosingCosts
        ? 'The new loan is what you owe, with the closing costs added.'
        : 'The new loan is what you owe; the closing costs are paid in cash.',
      symbols: loan.financeClosingCosts ? 'L = principal + costs' : 'L = principal',
      numbers: loan.financeClosingCosts
        ? `${usd(principal)} + ${usd(result.closingCosts)} = ${usd(result.financedAmount)}`
        : usd(result.financedAmount),
    },
    monthlyRateStep(loan.newRatePercent, 'The new rate a month is a twelfth of the yearly rate.'),
    paymentStep(`The new payment M repays the loan in ${loan.termMonths} payments.`, {
      principal: result.financedAmount,
      ratePercent: loan.newRatePercent,
      termMonths: loan.termMonths,
    }),
    {
      words: 'Monthly savings are the current payment less the new one.',
      symbols: 'savings = current payment − M',
      numbers: `${usd(result.currentPayment)} − ${usd(result.newPayment)} = ${usd(result.monthlySavings)}`,
    },
    {
      words: 'The months that offset the closing costs are rounded up. Without savings you never break even.',
      symbols: 'months = costs ÷ savings',
      numbers:
        result.monthsToBreakEven > 0
          ? `${usd(result.closingCosts)} ÷ ${usd(result.monthlySavings)}, rounded up = ${integerText(result.monthsToBreakEven)}`
          : monthsText(result),
    },
    ...debts.map((debt, index): WorkStep => {
      const months = monthsRemaining[index];
      return {
        words: `The ${nameOf(debt, index)} is paid with ${usd(debt.payment)} a month at ${percentText(debt.ratePercent)} until nothing is owed; the last payment is what is left.`,
        symbols: 'n = −ln(1 − P × r ÷ payment) ÷ ln(1 + r)',
        numbers:
          months === null || months === undefined
            ? 'The payment doesn’t cover the interest: it’s never paid off.'
            : `${usd(debt.principal)} is gone after ${paymentsText(months)}`,
      };
    }),
    {
      words: 'The interest of the current plan is all that is paid less what is owed today.',
      symbols: 'payments − principal',
      numbers: usd(result.interestCurrent),
    },
    {
      words: 'The interest of the new loan is all its payments less the loan.',
      symbols: 'n × M − L',
      numbers: `${loan.termMonths} × ${usdFine(result.newPayment)} − ${usd(result.financedAmount)} = ${usd(result.interestRefinanced)}`,
    },
    {
      words: 'The difference is the interest you save.',
      symbols: 'current interest − new interest',
      numbers: `${usd(result.interestCurrent)} − ${usd(result.interestRefinanced)} = ${usd(result.interestSaved)}`,
    },
    {
      words: 'Net savings are the interest saved less the closing costs.',
      symbols: 'interest saved − costs',
      numbers: `${usd(result.interestSaved)} − ${usd(result.closingCosts)} = ${usd(result.netSavings)}`,
    },
    {
      words: `Sell after ${termText(stayMonths)} and you keep the payments you saved, less the costs you paid in cash and what you owe beyond today’s loan.`,
      symbols: 'payments saved − costs − owed more',
      numbers: `${usd(paidLess[stayMonths] ?? 0)} − ${usd(cashCosts)} − ${usd(owedMore[stayMonths] ?? 0)} = ${usd(outlook.saved)}`,
    },
  ];
}

type RefinanceWorkProps = { readonly name: keyof typeof words; readonly analysis: Analysis };

export const RefinanceWork = memo(function RefinanceWork({ name, analysis }: RefinanceWorkProps) {
  return <ShowWork notes={words[name]} steps={workOf(analysis)} />;
});
