'use client';

import { memo, useMemo } from 'react';
import { sourceLink } from '@/components/calculators/answer/show-work';
import { Plot } from '@/components/calculators/charts/plot.client';
import { Fold } from '@/components/controls/fold';
import { type Figure, Figures } from '@/components/page/figures/figures';
import { Table } from '@/components/page/table';
import { type PaidYear, paidYears } from '@/lib/buying/monthly-costs';
import type { Home } from '@/lib/buying/purchase';
import { type Payment, type PaymentFacts, withTerm } from '@/lib/calculators/payment/compute';
import { endText } from '@/lib/calculators/payment/words';
import { turningYear } from '@/lib/calculators/schedule';
import { termText } from '@/lib/calculators/words';
import { loanYearsAxis, type Series } from '@/lib/charts';
import { aprText } from '@/lib/mortgage/apr';
import type { DollarRange } from '@/lib/mortgage/cash-to-close';
import { countsText, isDated } from '@/lib/mortgage/closing-day';
import { integerText, percentText, roundHalfAway, usd, usdRange, usdWhole } from '@/lib/numbers/format';
import styles from './answer.module.css';

const offered = [360, 240, 180];

type SectionProps = { readonly payment: Payment; readonly facts: PaymentFacts };

const Terms = memo(function Terms({ payment, facts: { market } }: SectionProps) {
  const { values, hasPayment } = payment;
  const homes = useMemo(() => offered.map((months) => withTerm(payment, months, market)), [payment, market]);
  const [long, , short] = homes;
  const rows: readonly (readonly [label: string, text: (home: Home) => string])[] = [
    ['Whole payment', ({ month }) => usdWhole(hasPayment ? month.total : null)],
    ['Principal and interest', ({ plan }) => usd(plan.principalAndInterest)],
    ['APR', ({ plan }) => aprText(plan.aprPercent)],
    ['Mortgage insurance ends', ({ plan }) => endText(plan.insurance)],
    ['Interest over the term', ({ plan }) => usdWhole(plan.interest)],
  ];
  const more = hasPayment ? (short?.month.total ?? 0) - (long?.month.total ?? 0) : 0;
  const less = (long?.plan.interest ?? 0) - (short?.plan.interest ?? 0);
  return (
    <section className="section stone" aria-labelledby="terms" data-print="no">
      <div className="wrap flow">
        <h2 id="terms">Three terms, side by side</h2>
        <Table columns>
          <caption className="vh">The same loan over 30, 20 and 15 years</caption>
          <thead>
            <tr>
              <td />
              {offered.map((months) => (
                <th key={months} scope="col" data-n="" data-now={months === values.termMonths ? '' : undefined}>
                  {termText(months)}
                  {months === values.termMonths ? <span className="vh">, your choice</span> : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, text], index) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {homes.map((home, place) => (
                  <td key={offered[place]} data-n="" data-now={offered[place] === values.termMonths ? '' : undefined}>
                    {index === 0 ? <span className="big">{text(home)}</span> : text(home)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
        {more > 0 ? (
          <p className="small">
            At the same {percentText(values.ratePercent)}, 15 years costs <b>{usd(more)}</b> more each month
            {Math.round(less) > 0 ? (
              <>
                {' '}
                and <b>{usdWhole(less)}</b> less interest
              </>
            ) : null}{' '}
            than 30.
          </p>
        ) : null}
      </div>
    </section>
  );
});

const bands = [
  { label: 'Principal', tone: 1, of: (year: PaidYear) => year.principal },
  { label: 'Interest', tone: 6, of: (year: PaidYear) => year.interest },
  { label: 'Taxes, insurance, dues', tone: 2, of: (year: PaidYear) => year.others },
  { label: 'Mortgage insurance', tone: 5, of: (year: PaidYear) => year.mortgageInsurance },
] as const;

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

function sentenceOf(years: readonly PaidYear[], termMonths: number): string {
  const [first] = years;
  const last = years.at(-1);
  if (!first || !last) return '';
  return `Area chart of each year’s payments over ${termText(termMonths)}. Principal goes from ${usdWhole(first.principal)} to ${usdWhole(last.principal)} a year, interest from ${usdWhole(first.interest)} to ${usdWhole(last.interest)}, taxes, insurance and dues are ${usdWhole(first.others)}, mortgage insurance is ${usdWhole(first.mortgageInsurance)} in the first year.`;
}

const YearsChart = memo(function YearsChart({ payment }: { readonly payment: Payment }) {
  const { plan, month } = payment;
  const { termMonths } = plan;
  // A last year with fewer months would look like a drop in the payment.
  const years = useMemo(
    () => paidYears(plan, month).slice(0, Math.max(1, Math.floor(termMonths / 12))),
    [plan, month, termMonths],
  );
  const series = useMemo(
    () =>
      bands.flatMap(({ label, tone, of }): readonly Series[] => {
        const amounts = years.map(of);
        const total = sum(amounts);
        return total > 0 ? [{ label, note: `${label} ${usdWhole(total)}`, tone, amounts }] : [];
      }),
    [years],
  );
  const axis = useMemo(() => loanYearsAxis(years.length), [years.length]);
  const [first] = years;
  const turning = turningYear(years);
  const marks = useMemo(
    () => (turning && turning > 1 ? [{ at: turning - 1, plate: `year ${turning}` }] : []),
    [turning],
  );
  const rows = years.flatMap(({ year }) => (year === 1 || year % 5 === 0 ? [year - 1] : []));
  const loanPaid = first ? first.principal + first.interest : 0;
  const cents = first && loanPaid > 0 ? roundHalfAway((100 * first.interest) / loanPaid, 0) : 0;
  return (
    <section className="section" aria-labelledby="years" data-print="no">
      <div className="wrap split">
        <div>
          <h2 id="years">Where each year’s money goes</h2>
          {first ? (
            <p>
              In the first year {integerText(cents)} {cents === 1 ? 'cent' : 'cents'} of every dollar of principal and
              interest is interest.
              {turning && turning > 1 ? (
                <>
                  {' '}
                  From <b>year {turning}</b>, more goes to the loan than to interest.
                </>
              ) : null}
            </p>
          ) : (
            <p>There is no loan to pay for yet.</p>
          )}
        </div>
        {first ? (
          <Plot
            title="Each year’s payments by part"
            quiet
            sentence={sentenceOf(years, termMonths)}
            series={series}
            axis={axis}
            fill="stack"
            marks={marks}
            rows={rows}
          />
        ) : null}
      </div>
    </section>
  );
});

const rangeText = (range: DollarRange): string => usdRange(range, ' to ');

const Cash = memo(function Cash({ payment, facts }: SectionProps) {
  const { values, closing, hasPayment } = payment;
  if (!hasPayment) return null;
  const { downPayment } = values;
  const cash = closing.lines;
  const { taxReserveMonths, sellerTaxMonths, interestDays } = facts.market.closing;
  const monthlyTax = values.annualPropertyTax / 12;
  const tax = usd(monthlyTax);
  const lines: readonly Figure[] = [
    { label: 'Down payment', text: usdWhole(downPayment) },
    {
      label: 'Lender charges',
      note: `${percentText(facts.market.chargesPercent)} of the loan, an example`,
      text: rangeText(cash.charges),
    },
    { label: 'Appraisal, credit report, flood check', text: rangeText(cash.services) },
    { label: 'Title and settlement', text: rangeText(cash.title) },
    { label: 'Recording', text: rangeText(cash.recording) },
    { label: 'Insurance, first year', text: rangeText(cash.insurance) },
    {
      label: 'Tax reserve',
      note: `${countsText(taxReserveMonths, 'month')} of ${tax}`,
      text: rangeText(cash.taxReserve),
    },
    {
      label: 'Interest to month’s end',
      text: rangeText(cash.interest),
    },
    {
      label: 'Seller’s share of taxes',
      note: `${countsText(sellerTaxMonths, 'month')} of ${tax}`,
      text: cash.sellerTax.high > 0 ? `${rangeText(cash.sellerTax)} less` : '$0',
    },
  ];
  return (
    <section className="section stone" aria-labelledby="cash" data-print="no">
      <div className="wrap split">
        <div>
          <h2 id="cash">Cash to close</h2>
          <p className={`big ${styles.cash}`}>{usdWhole(downPayment + closing.plan)}</p>
          <p className="small">
            {usdWhole(downPayment)} down and about {usdWhole(closing.plan)} of closing costs.{' '}
            {isDated(facts.market.closing) ? 'It may be' : 'Depending on the day, it’s'}{' '}
            {usdRange({ low: downPayment + closing.low, high: downPayment + closing.high }, ' to ')}. Sellers may pay
            part of it.
          </p>
          {monthlyTax > 0 && values.monthlyInsurance > 0 ? null : (
            <p className="small">
              Without {monthlyTax > 0 ? 'homeowner’s insurance' : 'property tax or its reserve'} so far: fill in the
              costs above.
            </p>
          )}
        </div>
        <div>
          <Figures caption="Cash to close" lines={lines} />
          <Fold summary="Where these ranges come from">
            <p>
              {facts.closing.note} Interest is {countsText(interestDays, 'day')} at {usd(cash.dailyInterest)}. The rest
              is our estimate.
            </p>
            <ul>
              {facts.closing.sources.map((source) => (
                <li key={source.name}>{sourceLink(source)}</li>
              ))}
            </ul>
          </Fold>
        </div>
      </div>
    </section>
  );
});

/** The sections below the payment: other terms, each year’s money, and the cash to close. */
export function Outlook(props: SectionProps) {
  return (
    <>
      <Terms {...props} />
      <YearsChart payment={props.payment} />
      <Cash {...props} />
    </>
  );
}
