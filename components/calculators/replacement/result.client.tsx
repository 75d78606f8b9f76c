'use client';

import { type ReactNode, useMemo } from 'react';
import { middleOf } from '@/components/calculators/kit/content';
import { Donut } from '@/components/calculators/kit/donut.client';
import { type ResultLine, ResultPanel, ResultRows } from '@/components/calculators/kit/result-panel';
import { ButtonLink, MoreLink } from '@/components/ui/button';
import { CallOut } from '@/components/ui/call-out';
import type { Part } from '@/lib/calculators/parts';
import { spokenText, termText } from '@/lib/calculators/words';
import type { Replacement } from '@/lib/mortgage/replace-debts';
import { summaryOf, summarySentence } from '@/lib/mortgage/replacement-summary';
import { integerText, percentText, usd } from '@/lib/numbers/format';
import type { ReplacementTexts } from './content';

type ReplacementResultProps = {
  readonly texts: ReplacementTexts;
  readonly result: Replacement;
  readonly newRatePercent: number;
  readonly currentRatePercents: readonly number[];
  readonly termMonths: number;
  /** Months until the present debts are gone; null for one that never is. */
  readonly monthsRemaining: readonly (number | null)[];
  /** Further rows, before the interest. */
  readonly more?: readonly ResultLine[];
  readonly tools: ReactNode;
};

function isNegative(amount: number | null): boolean {
  return amount !== null && amount <= -0.005;
}

function linesOf(
  { rows, never }: ReplacementTexts,
  result: Replacement,
  monthsRemaining: readonly (number | null)[],
  more: readonly ResultLine[],
): readonly ResultLine[] {
  const gone = monthsRemaining.every((months) => months !== null);
  const left = monthsRemaining.map((months) => `${integerText(months ?? 0)} months`).join(' and ');
  return [
    { label: rows.reduction, text: usd(result.monthlySavings), negative: isNegative(result.monthlySavings) },
    {
      label: rows.months,
      text: integerText(result.monthsToBreakEven),
      note: `Closing costs ${usd(result.closingCosts)}`,
    },
    ...more,
    { label: rows.current, text: usd(result.interestCurrent), note: gone ? `Paid off in ${left}` : never },
    { label: rows.refinanced, text: usd(result.interestRefinanced) },
    { label: rows.saved, text: usd(result.interestSaved), negative: isNegative(result.interestSaved) },
    { label: rows.net, text: usd(result.netSavings), note: rows.netNote, negative: isNegative(result.netSavings) },
  ];
}

/** The new payment with everything that follows from it. */
export function ReplacementResult({
  texts,
  result,
  newRatePercent,
  currentRatePercents,
  termMonths,
  monthsRemaining,
  more = [],
  tools,
}: ReplacementResultProps) {
  const { newPayment, monthlySavings } = result;
  const parts = useMemo<readonly Part[]>(
    () => [
      { id: 'payment', label: texts.parts.payment.label, value: newPayment, tone: 1 },
      { id: 'savings', label: texts.parts.savings.label, value: monthlySavings, tone: 3 },
    ],
    [texts, newPayment, monthlySavings],
  );
  const middle = useMemo(() => middleOf(texts.parts), [texts]);
  const sentence = summarySentence(summaryOf(result, { newRatePercent, currentRatePercents }));
  const payment = usd(newPayment);
  return (
    <ResultPanel
      title={texts.result}
      figure={payment}
      verdict={sentence}
      basis={`Borrowing ${spokenText('money', result.financedAmount)} over ${termText(termMonths)} at ${percentText(newRatePercent)}. ${texts.basis}`}
      spoken={`New payment ${payment}. ${result.newRateIsHigher ? texts.rateWarning.text : sentence}`}
      actions={
        <>
          <ButtonLink href={texts.next.href}>{texts.next.label}</ButtonLink>
          <MoreLink href={texts.quote.href}>{texts.quote.label}</MoreLink>
          {tools}
        </>
      }
    >
      {result.newRateIsHigher ? (
        <CallOut tone="bad" title={texts.rateWarning.title}>
          <p>{texts.rateWarning.text}</p>
        </CallOut>
      ) : null}
      <Donut
        parts={parts}
        title={texts.chart}
        middle={middle}
        instead={newPayment > 0 || monthlySavings > 0 ? undefined : <span />}
      />
      <ResultRows caption={texts.result} lines={linesOf(texts, result, monthsRemaining, more)} />
    </ResultPanel>
  );
}
