'use client';

import { memo, useMemo, useRef } from 'react';
import { PlainButton } from '@/components/ui/button';
import { isHeadline, scheduleCsv, turningYear } from '@/lib/calculators/schedule';
import { termText } from '@/lib/calculators/words';
import { withExtraPayments } from '@/lib/mortgage/extra-payments';
import { type Loan, schedule } from '@/lib/mortgage/loan';
import { yearlyRows } from '@/lib/mortgage/yearly-rows';
import { integerText, roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';
import { Announcer } from './announcer.client';
import { ChartTable } from './chart-table';
import { Field } from './field.client';
import { FieldGroup } from './field-group';
import { LineChart, type Series } from './line-chart.client';
import styles from './schedule.module.css';
import type { Bound } from './use-calculator.client';
import { useRested } from './use-rested.client';
import { YearsTable } from './years-table.client';

/** The words of a schedule. */
export type ScheduleTexts = {
  readonly title: string;
  readonly extraLegend: string;
  readonly extraHint: string;
  /** Said when there is no loan to divide. */
  readonly none: string;
};

type ScheduleProps = {
  readonly texts: ScheduleTexts;
  /** The loan to divide; null when there is none. */
  readonly principal: number | null;
  readonly ratePercent: number;
  readonly termMonths: number;
  readonly extraMonthly: Bound;
  readonly extraOnce: Bound;
  readonly extraOnceMonth: Bound;
  /** Left off the paper where the first sheet has no room for it; the years that it draws are printed all the same. */
  readonly chartOnScreenAlone?: boolean;
};

type Terms = Loan & { readonly monthly: number; readonly once: number; readonly onceMonth: number };

/** Hands the schedule over as a file, made here in the browser. */
function download(csv: string) {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'payment-schedule.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

function extraSentence(months: number, saved: { readonly months: number; readonly interest: number }): string {
  const sooner = saved.months > 0 ? `, ${termText(saved.months)} sooner` : '';
  return `With the extra payments you are done in ${termText(months)}${sooner}, and you save ${usd(saved.interest)} in interest.`;
}

/** All that is shown of a loan's payments. */
function planOf(terms: Terms) {
  const plain = schedule(terms);
  const extra =
    terms.monthly > 0 || terms.once > 0
      ? withExtraPayments(terms, {
          extraMonthly: terms.monthly,
          extraOnce: { amount: terms.once, month: Math.max(1, terms.onceMonth) },
        })
      : null;
  const rows = extra?.rows ?? plain;
  const line = (all: typeof rows) => [terms.principal, ...all.map((row) => row.balance)];
  const agreed: Series = { label: 'As agreed', tone: 1, amounts: line(plain) };
  const series: readonly Series[] = extra
    ? [
        { ...agreed, broken: true },
        { label: 'With extra payments', tone: 3, amounts: line(rows) },
      ]
    : [agreed];
  const saved = extra ? { months: extra.monthsSaved, interest: Math.max(0, extra.interestSaved) } : null;
  return { terms, rows, years: yearlyRows(rows), series, saved: saved ? extraSentence(rows.length, saved) : '' };
}

type Plan = ReturnType<typeof planOf>;

const Words = memo(function Words({ title, plan: { rows, years } }: { readonly title: string; readonly plan: Plan }) {
  const interest = years.reduce((sum, year) => sum + year.interest, 0);
  const first = years[0];
  const cents = first && first.payment > 0 ? roundHalfAway((100 * first.interest) / first.payment, 0) : 0;
  const turning = turningYear(years);
  return (
    <div className={styles.words}>
      <h2 id="schedule">{title}</h2>
      <p>
        In the first year, {integerText(cents)} {cents === 1 ? 'cent' : 'cents'} of every dollar of principal and
        interest is interest.
        {turning === null
          ? ''
          : turning === 1
            ? ' From the first year on more goes to the loan than to interest.'
            : ` From year ${turning} on more goes to the loan than to interest.`}
      </p>
      <p>
        Over {termText(rows.length)} the interest comes to <b>{usdWhole(interest)}</b>.
      </p>
    </div>
  );
});

const Saved = memo(function Saved({ sentence }: { readonly sentence: string }) {
  return (
    <>
      {sentence ? <p className={styles.saved}>{sentence}</p> : null}
      <Announcer text={sentence} />
    </>
  );
});

const Balance = memo(function Balance({ plan: { terms, rows, years, series } }: { readonly plan: Plan }) {
  const half = years[Math.floor(years.length / 2) - 1];
  return (
    <>
      <LineChart
        title="What is still owed, by year"
        sentence={`What is still owed falls from ${usdWhole(terms.principal)} at the start${half ? ` to ${usdWhole(half.balance)} after ${termText(12 * half.year)}` : ''} and to $0 after ${termText(rows.length)}. The schedule holds the figures.`}
        series={series}
      />
      {series.length > 1 ? <ChartTable caption="What is still owed, by year" series={series} /> : null}
    </>
  );
});

const Years = memo(function Years({ plan: { rows, years } }: { readonly plan: Plan }) {
  return (
    <div className={styles.table}>
      <YearsTable years={years} isShown={(year) => isHeadline(year, years.length)} />
      <div className={styles.tools} data-print="no">
        <PlainButton onClick={() => download(scheduleCsv(rows))}>Download as CSV</PlainButton>
      </div>
    </div>
  );
});

/** Where each payment goes: the years of the loan, each opening into its months, with extra payments on trial. */
export function Schedule({
  texts,
  principal,
  ratePercent,
  termMonths,
  extraMonthly,
  extraOnce,
  extraOnceMonth,
  chartOnScreenAlone,
}: ScheduleProps) {
  const [monthly, once, onceMonth] = [extraMonthly.value, extraOnce.value, extraOnceMonth.value].map(Number);
  const terms = useMemo<Terms>(
    () => ({
      principal: principal ?? 0,
      ratePercent,
      termMonths,
      monthly: monthly ?? 0,
      once: once ?? 0,
      onceMonth: onceMonth ?? 1,
    }),
    [principal, ratePercent, termMonths, monthly, once, onceMonth],
  );
  const section = useRef<HTMLElement>(null);
  // The numbers above come first: up to 480 rows may follow a moment later.
  const later = useRested(terms, section);
  const plan = useMemo(() => (later.principal > 0 ? planOf(later) : null), [later]);
  return (
    <section ref={section} className={`section stone ${styles.section}`} aria-labelledby="schedule">
      <div className={`wrap ${styles.grid}`}>
        {plan ? (
          <Words title={texts.title} plan={plan} />
        ) : (
          <div className={styles.words}>
            <h2 id="schedule">{texts.title}</h2>
            <p>{texts.none}</p>
          </div>
        )}
        <div className={styles.extra}>
          <form aria-label={texts.extraLegend} data-print="no" onSubmit={(event) => event.preventDefault()}>
            <FieldGroup legend={texts.extraLegend} hint={texts.extraHint}>
              <Field {...extraMonthly} />
              <Field {...extraOnce} />
              <Field {...extraOnceMonth} note={`With payment number ${integerText(Math.max(1, onceMonth ?? 1))}`} />
            </FieldGroup>
          </form>
          <Saved sentence={plan?.saved ?? ''} />
        </div>
        {plan ? (
          <>
            <div className={styles.chart} data-print={chartOnScreenAlone ? 'no' : undefined}>
              <Balance plan={plan} />
            </div>
            <Years plan={plan} />
          </>
        ) : null}
      </div>
    </section>
  );
}
