'use client';

import { memo, useMemo } from 'react';
import { Plot } from '@/components/calculators/charts/plot.client';
import { RingFigure } from '@/components/calculators/charts/ring.client';
import styles from '@/components/calculators/refinance/refinance.module.css';
import { type Figure, Figures, SideBySide } from '@/components/page/figures/figures';
import { AmountBars, StrikeWindows } from '@/components/page/figures/new-loan';
import type { Analysis } from '@/lib/calculators/refinance/compute';
import { aheadText, stayText } from '@/lib/calculators/refinance/outlook-words';
import { isPaymentHigher, paymentsAlone } from '@/lib/calculators/refinance/payments-alone';
import { changeText, monthsText } from '@/lib/calculators/refinance/verdict';
import { paymentsText, reasonOf } from '@/lib/calculators/refinance/ways';
import { listText, spokenText, termText } from '@/lib/calculators/words';
import type { Slice } from '@/lib/charts';
import { annualPercentageRate, aprText } from '@/lib/mortgage/apr';
import { payOff } from '@/lib/mortgage/loan';
import { type Replacement, type ReplacementResult, weightedRate } from '@/lib/mortgage/replacement';
import { integerText, percentText, roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';

/** The new loan's APR including all closing costs, as "3.502%". */
function newAprText({ result }: ReplacementResult, termMonths: number): string {
  const { financedAmount, closingCosts, newPayment } = result;
  const payments = [{ amount: newPayment, count: termMonths }];
  return aprText(annualPercentageRate({ amountFinanced: financedAmount - closingCosts, payments }));
}

const savingsLabel = 'Savings a month';

/** "7.25%, 325 payments left", or "3 loans at 4%, 4.5% and 22%". */
function nowText({ debts, replaced }: Analysis): string {
  const rates = listText(debts.map((debt) => percentText(debt.ratePercent)));
  if (debts.length > 1) return `${integerText(debts.length)} loans at ${rates}`;
  const [months = null] = replaced.monthsRemaining;
  return months === null ? `${rates}, never paid off` : `${rates}, ${paymentsText(months)} left`;
}

type WorthProps = { readonly analysis: Analysis; readonly rateLabel: string };

/**
 * The rates worth refinancing at, as windows, and where the current rate falls; `rateLabel` says whose rate that is.
 */
export const Worth = memo(function Worth({ analysis: { debts, loan, outlook }, rateLabel }: WorthProps) {
  const [debt] = debts;
  const { strikeRate } = outlook;
  if (!debt || !strikeRate) return null;
  const rates = { strikeRate, currentRate: debt.ratePercent, newRate: loan.newRatePercent, newLabel: rateLabel };
  return <StrikeWindows {...rates} />;
});

/** The new payment and the savings as a ring of the current payment; if the payment does not fall, both as bars. */
export const Payments = memo(function Payments({ analysis }: OutcomeProps) {
  const { loan, replaced } = analysis;
  const { currentPayment, newPayment, monthlySavings } = replaced.result;
  const savings = roundHalfAway(monthlySavings, 2);
  const slices: readonly Slice[] = [
    { id: 'payment', label: 'New payment', value: newPayment, tone: 1 },
    { id: 'savings', label: savingsLabel, value: monthlySavings, tone: 3 },
  ];
  const newText = `${percentText(loan.newRatePercent)}, APR ${newAprText(replaced, loan.termMonths)}, ${paymentsText(loan.termMonths)}`;
  const fine = (
    <p className="small">
      Principal and interest only. This payment does not include taxes and insurance.{' '}
      <b>Your actual payment will be higher.</b>
    </p>
  );
  return (
    <section aria-labelledby="payments">
      <h2 id="payments">{changeText(replaced.result)}</h2>
      {savings > 0 ? (
        <RingFigure
          slices={slices}
          title="What you pay now, divided"
          middle={{ payment: 'new payment', savings: savingsLabel.toLowerCase() }}
          notes={{ payment: newText }}
          total={{ label: 'You pay now', note: nowText(analysis), text: usd(currentPayment) }}
        >
          {fine}
        </RingFigure>
      ) : (
        <>
          <AmountBars
            bars={[
              { label: `You pay now: ${nowText(analysis)}`, amount: currentPayment, tone: 5 },
              { label: `New payment: ${newText}`, amount: newPayment, tone: 1 },
            ]}
          />
          {fine}
        </>
      )}
    </section>
  );
});

/**
 * What a new loan changes: a sentence of two clauses, or one if the current debts are never paid off. A change that
 * rounds to $0.00 counts as down, or saved. Example: "At 3.5% instead of 4%, your monthly payment goes down by $652.87,
 * and over the life of the loan you pay an additional $68,386.51 in interest."
 */
export function summarySentence(
  { monthlySavings, interestSaved }: Pick<Replacement, 'monthlySavings' | 'interestSaved'>,
  newRatePercent: number,
  currentRatePercents: readonly number[],
): string {
  const savings = roundHalfAway(monthlySavings, 2);
  const payment = `your monthly payment goes ${savings < 0 ? 'up' : 'down'} by ${usd(Math.abs(savings))}`;
  const first = `At ${percentText(newRatePercent)} instead of ${listText(currentRatePercents.map(percentText))}, ${payment}`;
  if (interestSaved === null) return `${first}.`;
  const saved = roundHalfAway(interestSaved, 2);
  const interest = `${saved < 0 ? 'pay an additional' : 'save'} ${usd(Math.abs(saved))} in interest`;
  return `${first}, and over the life of the loan you ${interest}.`;
}

const title = 'All the figures';

const inAll = 'In all, counting what you’d still owe';
const fromPayments = 'Payments saved, less the costs';

type OutcomeProps = { readonly analysis: Analysis };

function isNegative(amount: number | null): boolean {
  return amount !== null && amount <= -0.005;
}

/** A signed amount; negative ones are red. */
function amountLine(label: string, amount: number | null, note?: string): Figure {
  return { label, text: usd(amount), note, negative: isNegative(amount) };
}

const loansText = ({ length }: Analysis['debts']) => (length > 1 ? 'loans' : 'loan');

/** The figures at the sale of the home: lines that add up to the last one, to the cent. */
function saleLines({ debts, replaced, outlook, loan, stayMonths }: Analysis): readonly Figure[] {
  const { saved } = outlook;
  const { paidLess, cashCosts } = outlook.byMonth;
  const payments = roundHalfAway(paidLess[stayMonths] ?? 0, 2);
  const cash = roundHalfAway(cashCosts, 2);
  const total = roundHalfAway(saved, 2);
  const owed = roundHalfAway(total - payments + cash, 2);
  return [
    {
      label: 'Payments saved by then',
      note: isPaymentHigher(replaced)
        ? `With ${usd(replaced.result.newPayment)} a month on your current ${loansText(debts)} too: paying more isn’t a gain from the new loan`
        : undefined,
      text: usd(payments),
    },
    { label: loan.financeClosingCosts ? 'Closing costs, part of the new loan' : 'Closing costs', text: usd(-cash) },
    {
      label: owed === 0 ? 'What you still owe is the same' : `What you still owe is ${owed > 0 ? 'less' : 'more'} by`,
      text: usd(owed),
    },
    amountLine(total < 0 ? 'It costs you in all' : 'Saved in all', total),
  ];
}

function averageLines(debts: Analysis['debts']): readonly Figure[] {
  const rate = debts.length > 1 ? weightedRate(debts) : null;
  return rate === null
    ? []
    : [{ label: 'Average rate you pay now', note: 'Weighted by what you owe on each', text: percentText(rate) }];
}

function leftText(monthsRemaining: readonly (number | null)[]): string {
  if (monthsRemaining.some((months) => months === null)) return 'The payment never pays it off';
  return `Paid off in ${listText(monthsRemaining.map((months) => spokenText({ kind: 'months' }, months ?? 0)))}`;
}

/**
 * The result of keeping today's payment on the new loan: when it is paid off, and what that saves. Empty if the payment
 * does not fall.
 */
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
  return [
    amountLine(
      `Saved if you go on paying ${usd(currentPayment)}`,
      saved,
      `On the new loan, which is then paid off in ${termText(months)}`,
    ),
  ];
}

/** Months on the chart: twice the stay, 4 to 40 years. */
function chartMonths(stayMonths: number): number {
  return Math.min(480, Math.max(48, 2 * stayMonths));
}

function aheadHeading({ outlook, loan, stayMonths }: Analysis): string {
  const rate = percentText(loan.newRatePercent);
  const ahead = aheadText(outlook);
  return ahead === null
    ? `At ${rate} you’re behind after ${termText(stayMonths)}`
    : `At ${rate} ${ahead.charAt(0).toLowerCase()}${ahead.slice(1)}`;
}

/** Why the headline's total differs from the one over the life of the loans, if the new payment is higher. */
function basisText({ debts, replaced, outlook: { savedAtEnd } }: Analysis): string {
  const { currentPayment, newPayment } = replaced.result;
  const dollars = roundHalfAway(savedAtEnd ?? 0, 0);
  const end =
    dollars === 0
      ? ''
      : ` That way the new loan ${dollars > 0 ? 'saves' : 'costs'} you ${usdWhole(Math.abs(dollars))}${dollars > 0 ? '' : ' more'}.`;
  return `Here you go on paying today’s ${usd(currentPayment)} a month. The headline counts ${usd(newPayment)} a month on your current ${loansText(debts)} too, because paying more isn’t a gain from the new loan.${end}`;
}

/** The chart of savings by month of sale, the result after the stay, and all figures. */
export const Outcome = memo(function Outcome({ analysis }: OutcomeProps) {
  const { debts, loan, stayMonths, replaced, outlook } = analysis;
  const { termMonths, newRatePercent } = loan;
  const { result, monthsRemaining } = replaced;
  const alone = useMemo(
    () => paymentsAlone(analysis, Math.max(stayMonths, chartMonths(stayMonths))),
    [analysis, stayMonths],
  );
  const isHigher = isPaymentHigher(replaced);
  const series = useMemo(() => {
    const shown = chartMonths(stayMonths) + 1;
    return [
      { label: inAll, tone: 1 as const, amounts: outlook.byMonth.saved.slice(0, shown) },
      {
        label: loan.financeClosingCosts ? 'Payments saved' : fromPayments,
        tone: 2 as const,
        dashed: true as const,
        amounts: alone.slice(0, shown),
      },
    ];
  }, [outlook, loan, alone, stayMonths]);
  const from = outlook.ahead?.from;
  const marks = useMemo(
    () =>
      from && from > 1 && from <= chartMonths(stayMonths) ? [{ at: from, plate: `month ${integerText(from)}` }] : [],
    [from, stayMonths],
  );
  const ahead = aheadText(outlook);
  const until = outlook.ahead && outlook.ahead.to < outlook.byMonth.saved.length - 1 ? outlook.ahead.to : null;
  const flat = roundHalfAway(alone[stayMonths] ?? 0, 0);
  const sentence = [
    ahead && `${ahead}${until === null ? '' : `, to month ${integerText(until)}`}.`,
    stayText(outlook, stayMonths),
    isHigher && `That’s with ${usd(result.newPayment)} a month on your current ${loansText(debts)} too.`,
    `By the payments alone it would look ${flat === 0 ? 'even' : `like ${usdWhole(Math.abs(flat))} ${flat < 0 ? 'behind' : 'ahead'}`}.`,
  ]
    .filter(Boolean)
    .join(' ');
  const figures: readonly Figure[] = [
    { label: 'New payment', text: usd(result.newPayment) },
    amountLine('Monthly savings', result.monthlySavings),
    amountLine('Monthly payment reduction', result.monthlySavings),
    { label: 'Closing costs', text: usd(result.closingCosts) },
    {
      label: 'Months to offset closing costs',
      text: monthsText(result),
      note: 'By the payment alone. What you owe isn’t in it.',
    },
    { label: 'APR of the new loan', text: newAprText(replaced, termMonths), note: 'All closing costs counted' },
    ...averageLines(debts),
    { label: 'Interest, current plan', text: usd(result.interestCurrent), note: leftText(monthsRemaining) },
    { label: 'Interest, new loan', text: usd(result.interestRefinanced) },
    amountLine('Interest saved', result.interestSaved),
    ...keptLine(analysis),
  ];
  const net = amountLine('Net savings', result.netSavings);
  return (
    <>
      {stayMonths > 0 ? (
        <section className={styles.section} aria-labelledby="savings" data-print="no">
          <h2 id="savings">{aheadHeading(analysis)}</h2>
          <Plot title={inAll} sentence={sentence} series={series} marks={marks} fill="zero" />
          <p className="small">{sentence}</p>
        </section>
      ) : null}
      <SideBySide>
        {stayMonths > 0 ? (
          <div>
            <h2>If you sell after {termText(stayMonths)}</h2>
            <Figures dense caption={`If you sell after ${termText(stayMonths)}`} lines={saleLines(analysis)} />
          </div>
        ) : null}
        <div>
          <h2>Over the life of both</h2>
          <p>{reasonOf(analysis)}</p>
          <p>
            {summarySentence(
              result,
              newRatePercent,
              debts.map((debt) => debt.ratePercent),
            )}
          </p>
          {isHigher ? <p>{basisText(analysis)}</p> : null}
        </div>
      </SideBySide>
      <section className={styles.section} aria-labelledby="figures">
        <h2 id="figures">{title}</h2>
        <Figures
          dense
          caption={title}
          lines={figures}
          below={{
            ...net,
            note: `${
              net.negative
                ? 'What it costs you over the life of the loans: interest saved less closing costs'
                : 'By the end: interest saved less closing costs'
            }${isHigher ? `, at today’s ${usd(result.currentPayment)} a month. The headline counts today’s debt at the new payment.` : ''}`,
          }}
        />
      </section>
    </>
  );
});
