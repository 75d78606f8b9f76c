'use client';

import { memo } from 'react';
import { RingFigure } from '@/components/calculators/charts/ring.client';
import type { Analysis } from '@/components/calculators/replace-debts/analysis';
import { changeText } from '@/lib/calculators/verdict';
import { listText } from '@/lib/calculators/words';
import type { Slice } from '@/lib/charts';
import { annualPercentageRate } from '@/lib/mortgage/apr';
import type { Replaced } from '@/lib/mortgage/replacement';
import { integerText, noValue, percentText, roundHalfAway, usd } from '@/lib/numbers/format';

/** The APR of the new loan with all closing costs counted, as "3.502%". */
export function newAprText({ result }: Replaced, termMonths: number): string {
  const apr = annualPercentageRate({
    amountFinanced: result.financedAmount - result.closingCosts,
    payments: [{ amount: result.newPayment, count: termMonths }],
  });
  return apr === null ? noValue : `${apr.toFixed(3)}%`;
}

/** The words of the ring. */
const ring = {
  title: 'What you pay now, divided',
  payment: 'New payment',
  middle: 'new payment',
  savings: 'Savings a month',
  now: 'You pay now',
  note: 'Principal and interest only. This payment does not include taxes and insurance.',
  strong: 'Your actual payment will be higher.',
} as const;

function countText(count: number): string {
  return `${integerText(count)} payment${count === 1 ? '' : 's'}`;
}

/** "7.25%, 325 payments left", or "3 loans at 4%, 4.5% and 22%". */
function nowText({ debts, replaced }: Analysis): string {
  const rates = listText(debts.map((debt) => percentText(debt.ratePercent)));
  if (debts.length > 1) return `${integerText(debts.length)} loans at ${rates}`;
  const [months = null] = replaced.monthsRemaining;
  return months === null ? `${rates}, never paid off` : `${rates}, ${countText(months)} left`;
}

type PaymentsProps = { readonly analysis: Analysis };

/** The new payment and the savings, as a ring of the present payment. */
export const Payments = memo(function Payments({ analysis }: PaymentsProps) {
  const { loan, replaced } = analysis;
  const { currentPayment, newPayment, monthlySavings } = replaced.result;
  const savings = roundHalfAway(monthlySavings, 2);
  const slices: readonly Slice[] = [
    { id: 'payment', label: ring.payment, value: newPayment, tone: 1 },
    { id: 'savings', label: ring.savings, value: Math.max(0, monthlySavings), tone: 3 },
  ];
  return (
    <section aria-labelledby="payments">
      <h2 id="payments">
        {changeText(replaced.result)}
        {analysis.missing === null && replaced.result.newRateIsHigher ? ', at a higher rate' : ''}
      </h2>
      <RingFigure
        slices={savings < 0 ? slices.slice(0, 1) : slices}
        title={ring.title}
        middle={{ payment: ring.middle, savings: ring.savings.toLowerCase() }}
        notes={{
          payment: `${percentText(loan.newRatePercent)}, APR ${newAprText(replaced, loan.termMonths)}, ${countText(loan.termMonths)}`,
        }}
        more={savings < 0 ? [{ label: ring.savings, share: '', text: usd(savings), negative: true }] : []}
        total={{ label: ring.now, note: nowText(analysis), text: usd(currentPayment) }}
      >
        <p className="small">
          {ring.note} <b>{ring.strong}</b>
        </p>
      </RingFigure>
    </section>
  );
});
