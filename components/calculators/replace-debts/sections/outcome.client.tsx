'use client';

import { memo, useMemo } from 'react';
import { type Figure, Figures } from '@/components/calculators/answer/figures';
import { Plot } from '@/components/calculators/charts/plot.client';
import { Sides } from '@/components/calculators/frame/sides';
import type { Analysis } from '@/components/calculators/replace-debts/analysis';
import { newAprText } from '@/components/calculators/replace-debts/new-apr';
import styles from '@/components/calculators/replace-debts/replace-debts.module.css';
import { monthsText, reasonOf } from '@/lib/calculators/verdict';
import { listText, termText } from '@/lib/calculators/words';
import { payOff } from '@/lib/mortgage/loan';
import { weightedRate } from '@/lib/mortgage/replacement/replace-debts';
import { summaryOf, summarySentence } from '@/lib/mortgage/replacement/replacement-summary';
import { integerText, percentText, roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';

/** The words of the section. */
const texts = {
  chart: 'When the savings have paid the costs',
  series: 'Payments saved, less the closing costs',
  never: 'The payments saved never reach the closing costs.',
  sale: 'If you sell after',
  payments: 'Payments saved by then',
  cash: 'Closing costs',
  financed: 'Closing costs, part of the new loan',
  owedMore: 'What you still owe is more by',
  owedLess: 'What you still owe is less by',
  saved: 'Saved in all',
  lost: 'It costs you in all',
  why: 'Over the life of both',
} as const;

const words = {
  result: 'When the costs are back, and the end',
  rows: {
    payment: 'New payment',
    savings: 'Monthly savings',
    reduction: 'Monthly payment reduction',
    months: 'Months to offset closing costs',
    costs: 'Closing costs',
    apr: 'APR of the new loan',
    aprNote: 'All closing costs counted',
    current: 'Interest, present plan',
    refinanced: 'Interest, new loan',
    saved: 'Interest saved',
    net: 'Net savings',
    netNote: 'By the end: interest saved less closing costs',
    lossNote: 'It costs you this by the end: interest saved less closing costs',
    kept: 'Saved if you go on paying',
    keptNote: 'On the new loan, which is then paid off in',
  },
  never: 'The payment never pays it off',
  average: {
    label: 'Average rate you pay now',
    note: 'Weighted by what you owe on each',
  },
} as const;

const { rows } = words;

type OutcomeProps = { readonly analysis: Analysis };

function isNegative(amount: number | null): boolean {
  return amount !== null && amount <= -0.005;
}

/** An amount with its sign: one below zero is red. */
function amountLine(label: string, amount: number | null, note?: string): Figure {
  return { label, text: usd(amount), note, negative: isNegative(amount) };
}

/** What is true when the home is sold: lines that add up to the last, to the cent. */
function saleLines({ outcome, loan, stayMonths }: Analysis): readonly Figure[] {
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

function averageLines(debts: Analysis['debts']): readonly Figure[] {
  const rate = debts.length > 1 ? weightedRate(debts) : null;
  return rate === null ? [] : [{ ...words.average, text: percentText(rate) }];
}

function leftText(monthsRemaining: readonly (number | null)[]): string {
  if (monthsRemaining.some((months) => months === null)) return words.never;
  return `Paid off in ${listText(monthsRemaining.map((months) => `${integerText(months ?? 0)} months`))}`;
}

/** What comes of paying today's sum on the new loan: when it ends, and what that saves; none where the payment does not fall. */
function keptLine({ replaced, loan }: Analysis): readonly Figure[] {
  const { financedAmount, currentPayment, monthlySavings, interestCurrent, closingCosts } = replaced.result;
  if (monthlySavings < 0.005 || interestCurrent === null) return [];
  const { months, interest } = payOff({
    principal: financedAmount,
    ratePercent: loan.newRatePercent,
    payment: currentPayment,
  });
  if (months === null || interest === null) return [];
  const saved = interestCurrent - interest - closingCosts;
  return [amountLine(`${rows.kept} ${usd(currentPayment)}`, saved, `${rows.keptNote} ${termText(months)}`)];
}

/** The chart of the payments saved, what is true when the home is sold, and all figures. */
export const Outcome = memo(function Outcome({ analysis }: OutcomeProps) {
  const { debts, loan, stayMonths, replaced, outcome } = analysis;
  const { termMonths, newRatePercent } = loan;
  const { result, monthsRemaining } = replaced;
  const series = useMemo(() => {
    const amounts = outcome.paidLess.map((dollars) => dollars - result.closingCosts);
    return [{ label: texts.series, tone: 1 as const, amounts }];
  }, [outcome, result]);
  const back = outcome.costsBackMonth;
  const end = series[0]?.amounts.at(-1) ?? 0;
  const months = outcome.paidLess.length - 1;
  const marks = useMemo(() => (back ? [{ at: back, plate: `month ${integerText(back)}` }] : []), [back]);
  const when = back ? `The costs are back in month ${integerText(back)}. ` : back === null ? `${texts.never} ` : '';
  const sentence = `${when}After ${termText(months)} you have paid ${usdWhole(Math.abs(end))} ${end < 0 ? 'more' : 'less'}, closing costs counted.`;
  const figures: readonly Figure[] = [
    { label: rows.payment, text: usd(result.newPayment) },
    amountLine(rows.savings, result.monthlySavings),
    amountLine(rows.reduction, result.monthlySavings),
    { label: rows.costs, text: usd(result.closingCosts) },
    { label: rows.months, text: monthsText(result) },
    { label: rows.apr, text: newAprText(replaced, termMonths), note: rows.aprNote },
    ...averageLines(debts),
    { label: rows.current, text: usd(result.interestCurrent), note: leftText(monthsRemaining) },
    { label: rows.refinanced, text: usd(result.interestRefinanced) },
    amountLine(rows.saved, result.interestSaved),
    ...keptLine(analysis),
  ];
  const net = amountLine(rows.net, result.netSavings);
  return (
    <>
      <section className={styles.section} aria-labelledby="figures">
        <h2 id="figures">{words.result}</h2>
        <Figures
          dense
          caption={words.result}
          lines={figures}
          below={{ ...net, note: net.negative ? rows.lossNote : rows.netNote }}
        />
      </section>
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
            <Figures dense caption={`${texts.sale} ${termText(stayMonths)}`} lines={saleLines(analysis)} />
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
          <p>
            {summarySentence(
              summaryOf(result, { newRatePercent, currentRatePercents: debts.map((debt) => debt.ratePercent) }),
            )}
          </p>
        </div>
      </Sides>
    </>
  );
});
