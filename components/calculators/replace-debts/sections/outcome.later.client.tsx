'use client';

import { useMemo } from 'react';
import { type ResultLine, ResultRows } from '@/components/calculators/answer/result-panel';
import { LineChart } from '@/components/calculators/charts/line-chart.client';
import { newAprText } from '@/components/calculators/replace-debts/new-apr';
import styles from '@/components/calculators/replace-debts/replacement.module.css';
import type { ReplacementContent } from '@/lib/calculators/content/replacement';
import { monthsText, reasonOf } from '@/lib/calculators/verdict';
import { termText } from '@/lib/calculators/words';
import { weightedRate } from '@/lib/mortgage/consolidation';
import { type Debt, type NewLoan, type Replaced, replaceDebts } from '@/lib/mortgage/replace-debts';
import { type ReplacementOutcome, replacementOutcome } from '@/lib/mortgage/replacement-outcome';
import { summaryOf, summarySentence } from '@/lib/mortgage/replacement-summary';
import { integerText, noValue, percentText, roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';

type OutcomeProps = {
  readonly content: ReplacementContent;
  /** The same objects while the inputs are the same. */
  readonly debts: readonly Debt[];
  readonly loan: NewLoan;
  readonly stayMonths: number;
};

function isNegative(amount: number | null): boolean {
  return amount !== null && amount <= -0.005;
}

/** An amount with its sign: one below zero is red. */
function amountLine(label: string, amount: number | null, note?: string): ResultLine {
  return { label, text: usd(amount), note, negative: isNegative(amount) };
}

/** What is true when the home is sold: lines that add up to the last, to the cent. */
function saleLines(
  { outcome: texts }: ReplacementContent,
  { paidLess, cashCosts, saved }: ReplacementOutcome,
  loan: NewLoan,
  stayMonths: number,
): readonly ResultLine[] {
  const payments = roundHalfAway(paidLess[stayMonths] ?? 0, 2);
  const cash = roundHalfAway(cashCosts, 2);
  const total = roundHalfAway(saved, 2);
  const owed = roundHalfAway(total - payments + cash, 2);
  return [
    { label: texts.payments, text: usd(payments) },
    { label: loan.financeClosingCosts ? texts.financed : texts.cash, text: usd(-cash) },
    { label: owed > 0 ? texts.owedLess : texts.owedMore, text: usd(owed) },
    amountLine(total < 0 ? texts.lost : texts.saved, total),
  ];
}

function averageLines({ average }: ReplacementContent, debts: readonly Debt[]): readonly ResultLine[] {
  if (!average) return [];
  const rate = weightedRate(debts);
  return [{ ...average, text: rate === null ? noValue : percentText(rate) }];
}

function leftText({ never }: ReplacementContent, monthsRemaining: Replaced['monthsRemaining']): string {
  if (monthsRemaining.some((months) => months === null)) return never;
  return `Paid off in ${monthsRemaining.map((months) => `${integerText(months ?? 0)} months`).join(' and ')}`;
}

/** The chart of the payments saved, what is true when the home is sold, and all figures. */
export function Outcome({ content, debts, loan, stayMonths }: OutcomeProps) {
  const { rows, outcome: texts } = content;
  const { termMonths, newRatePercent } = loan;
  const { replaced, outcome, series } = useMemo(() => {
    const all = replaceDebts(debts, loan);
    const after = replacementOutcome(debts, loan, stayMonths);
    const amounts = after.paidLess.map((dollars) => dollars - all.result.closingCosts);
    return { replaced: all, outcome: after, series: [{ label: content.outcome.series, tone: 1 as const, amounts }] };
  }, [content, debts, loan, stayMonths]);
  const { result, monthsRemaining } = replaced;
  const back = outcome.costsBackMonth;
  const end = series[0]?.amounts.at(-1) ?? 0;
  const months = outcome.paidLess.length - 1;
  const mark = back ? { month: back, label: `Month ${integerText(back)}` } : undefined;
  const when = back ? `The costs are back in month ${integerText(back)}. ` : back === null ? `${texts.never} ` : '';
  const sentence = `${when}After ${termText(months)} you have paid ${usdWhole(Math.abs(end))} ${end < 0 ? 'more' : 'less'}, closing costs counted.`;
  return (
    <>
      {months > 0 ? (
        <section className={styles.part} aria-labelledby="savings">
          <h2 id="savings">{texts.chart}</h2>
          <div data-print="no">
            <LineChart title={texts.series} sentence={sentence} series={series} mark={mark} areas />
          </div>
          <p className={styles.mini}>{sentence}</p>
        </section>
      ) : null}
      <section className={styles.sides}>
        {stayMonths > 0 ? (
          <div>
            <h2>
              {texts.sale} {termText(stayMonths)}
            </h2>
            <ResultRows
              caption={`${texts.sale} ${termText(stayMonths)}`}
              lines={saleLines(content, outcome, loan, stayMonths)}
            />
          </div>
        ) : null}
        <div>
          <h2>{texts.why}</h2>
          <p>
            {reasonOf({
              interestSaved: result.interestSaved,
              monthsRemaining,
              termMonths,
              lowerRate: debts.every((debt) => newRatePercent < debt.ratePercent),
            })}
          </p>
          {result.newRateIsHigher ? null : (
            <p>
              {summarySentence(
                summaryOf(result, { newRatePercent, currentRatePercents: debts.map((debt) => debt.ratePercent) }),
              )}
            </p>
          )}
        </div>
      </section>
      <section className={styles.part} aria-labelledby="figures">
        <h2 id="figures">{content.result}</h2>
        <ResultRows
          caption={content.result}
          lines={[
            { label: rows.payment, text: usd(result.newPayment) },
            amountLine(rows.savings, result.monthlySavings),
            amountLine(rows.reduction, result.monthlySavings),
            { label: rows.costs, text: usd(result.closingCosts) },
            { label: rows.months, text: monthsText(result) },
            { label: rows.apr, text: newAprText(replaced, termMonths), note: rows.aprNote },
            ...averageLines(content, debts),
            { label: rows.current, text: usd(result.interestCurrent), note: leftText(content, monthsRemaining) },
            { label: rows.refinanced, text: usd(result.interestRefinanced) },
            amountLine(rows.saved, result.interestSaved),
            amountLine(rows.net, result.netSavings, rows.netNote),
          ]}
        />
      </section>
    </>
  );
}
