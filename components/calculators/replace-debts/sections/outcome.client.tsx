'use client';

import { memo, useMemo } from 'react';
import { type Figure, Figures } from '@/components/calculators/answer/figures';
import { Plot } from '@/components/calculators/charts/plot.client';
import { Sides } from '@/components/calculators/frame/sides';
import type { Analysis } from '@/components/calculators/replace-debts/analysis';
import { newAprText } from '@/components/calculators/replace-debts/new-apr';
import styles from '@/components/calculators/replace-debts/replace-debts.module.css';
import type { ReplaceDebtsWords } from '@/components/calculators/replace-debts/words';
import { monthsText, reasonOf } from '@/lib/calculators/verdict';
import { termText } from '@/lib/calculators/words';
import { weightedRate } from '@/lib/mortgage/consolidation';
import { summaryOf, summarySentence } from '@/lib/mortgage/replacement-summary';
import { integerText, noValue, percentText, roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';

type OutcomeProps = { readonly words: ReplaceDebtsWords; readonly analysis: Analysis };

function isNegative(amount: number | null): boolean {
  return amount !== null && amount <= -0.005;
}

/** An amount with its sign: one below zero is red. */
function amountLine(label: string, amount: number | null, note?: string): Figure {
  return { label, text: usd(amount), note, negative: isNegative(amount) };
}

/** What is true when the home is sold: lines that add up to the last, to the cent. */
function saleLines({ outcome: texts }: ReplaceDebtsWords, { outcome, loan, stayMonths }: Analysis): readonly Figure[] {
  const { paidLess, cashCosts, saved } = outcome;
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

function averageLines({ average }: ReplaceDebtsWords, debts: Analysis['debts']): readonly Figure[] {
  if (!average) return [];
  const rate = weightedRate(debts);
  return [{ ...average, text: rate === null ? noValue : percentText(rate) }];
}

function leftText({ never }: ReplaceDebtsWords, monthsRemaining: readonly (number | null)[]): string {
  if (monthsRemaining.some((months) => months === null)) return never;
  return `Paid off in ${monthsRemaining.map((months) => `${integerText(months ?? 0)} months`).join(' and ')}`;
}

/** The chart of the payments saved, what is true when the home is sold, and all figures. */
export const Outcome = memo(function Outcome({ words, analysis }: OutcomeProps) {
  const { rows, outcome: texts } = words;
  const { debts, loan, stayMonths, replaced, outcome } = analysis;
  const { termMonths, newRatePercent } = loan;
  const { result, monthsRemaining } = replaced;
  const series = useMemo(() => {
    const amounts = outcome.paidLess.map((dollars) => dollars - result.closingCosts);
    return [{ label: texts.series, tone: 1 as const, amounts }];
  }, [outcome, result, texts]);
  const back = outcome.costsBackMonth;
  const end = series[0]?.amounts.at(-1) ?? 0;
  const months = outcome.paidLess.length - 1;
  const marks = useMemo(() => (back ? [{ at: back, plate: `month ${integerText(back)}` }] : []), [back]);
  const when = back ? `The costs are back in month ${integerText(back)}. ` : back === null ? `${texts.never} ` : '';
  const sentence = `${when}After ${termText(months)} you have paid ${usdWhole(Math.abs(end))} ${end < 0 ? 'more' : 'less'}, closing costs counted.`;
  return (
    <>
      {months > 0 ? (
        <section className={styles.section} aria-labelledby="savings">
          <h2 id="savings">{texts.chart}</h2>
          <div data-print="no">
            <Plot title={texts.series} sentence={sentence} series={series} marks={marks} fill="zero" />
          </div>
          <p className="small">{sentence}</p>
        </section>
      ) : null}
      <Sides>
        {stayMonths > 0 ? (
          <div>
            <h2>
              {texts.sale} {termText(stayMonths)}
            </h2>
            <Figures dense caption={`${texts.sale} ${termText(stayMonths)}`} lines={saleLines(words, analysis)} />
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
      </Sides>
      <section className={styles.section} aria-labelledby="figures">
        <h2 id="figures">{words.result}</h2>
        <Figures
          dense
          caption={words.result}
          lines={[
            { label: rows.payment, text: usd(result.newPayment) },
            amountLine(rows.savings, result.monthlySavings),
            amountLine(rows.reduction, result.monthlySavings),
            { label: rows.costs, text: usd(result.closingCosts) },
            { label: rows.months, text: monthsText(result) },
            { label: rows.apr, text: newAprText(replaced, termMonths), note: rows.aprNote },
            ...averageLines(words, debts),
            { label: rows.current, text: usd(result.interestCurrent), note: leftText(words, monthsRemaining) },
            { label: rows.refinanced, text: usd(result.interestRefinanced) },
            amountLine(rows.saved, result.interestSaved),
            amountLine(rows.net, result.netSavings, rows.netNote),
          ]}
        />
      </section>
    </>
  );
});
