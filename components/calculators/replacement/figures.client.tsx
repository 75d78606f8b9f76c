'use client';

import { useMemo } from 'react';
import { Donut } from '@/components/calculators/kit/donut.client';
import { type ResultLine, ResultRows } from '@/components/calculators/kit/result-panel';
import { CallOut } from '@/components/ui/call-out';
import type { ReplacementContent } from '@/lib/calculators/content/replacement';
import { middleOf, type Part } from '@/lib/calculators/parts';
import { weightedRate } from '@/lib/mortgage/consolidation';
import type { Debt, Replaced } from '@/lib/mortgage/replace-debts';
import { integerText, noValue, percentText, usd } from '@/lib/numbers/format';

type FiguresProps = {
  readonly content: ReplacementContent;
  readonly debts: readonly Debt[];
  readonly replaced: Replaced;
};

function isNegative(amount: number | null): boolean {
  return amount !== null && amount <= -0.005;
}

function averageLines({ average }: ReplacementContent, debts: readonly Debt[]): readonly ResultLine[] {
  if (!average) return [];
  const rate = weightedRate(debts);
  return [{ ...average, text: rate === null ? noValue : percentText(rate) }];
}

function linesOf({ content, debts, replaced: { result, monthsRemaining } }: FiguresProps): readonly ResultLine[] {
  const { rows, never } = content;
  const ends = monthsRemaining.every((months) => months !== null);
  const left = monthsRemaining.map((months) => `${integerText(months ?? 0)} months`).join(' and ');
  return [
    { label: rows.reduction, text: usd(result.monthlySavings), negative: isNegative(result.monthlySavings) },
    {
      label: rows.months,
      text: integerText(result.monthsToBreakEven),
      note: `Closing costs ${usd(result.closingCosts)}`,
    },
    ...averageLines(content, debts),
    { label: rows.current, text: usd(result.interestCurrent), note: ends ? `Paid off in ${left}` : never },
    { label: rows.refinanced, text: usd(result.interestRefinanced) },
    { label: rows.saved, text: usd(result.interestSaved), negative: isNegative(result.interestSaved) },
    { label: rows.net, text: usd(result.netSavings), note: rows.netNote, negative: isNegative(result.netSavings) },
  ];
}

/** The figures under the new payment: the rate message, the ring and the table. */
export function Figures(props: FiguresProps) {
  const { content, replaced } = props;
  const { newPayment, monthlySavings, newRateIsHigher } = replaced.result;
  const parts = useMemo<readonly Part[]>(
    () => [
      { id: 'payment', label: content.parts.payment.label, value: newPayment, tone: 1 },
      { id: 'savings', label: content.parts.savings.label, value: monthlySavings, tone: 3 },
    ],
    [content, newPayment, monthlySavings],
  );
  const middle = useMemo(() => middleOf(content.parts), [content]);
  return (
    <>
      {newRateIsHigher ? (
        <CallOut tone="bad" title={content.rateWarning.title}>
          <p>{content.rateWarning.text}</p>
        </CallOut>
      ) : null}
      <Donut
        parts={parts}
        title={content.chart}
        middle={middle}
        instead={newPayment > 0 || monthlySavings > 0 ? undefined : <span />}
      />
      <ResultRows caption={content.result} lines={linesOf(props)} />
    </>
  );
}
