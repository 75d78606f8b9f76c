'use client';

import { memo, useDeferredValue, useMemo } from 'react';
import { PlainButton } from '@/components/ui/button';
import { isHeadline, scheduleCsv, turningYear } from '@/lib/calculators/schedule';
import { termText } from '@/lib/calculators/words';
import { withExtraPayments } from '@/lib/mortgage/extra-payments';
import { type Loan, schedule } from '@/lib/mortgage/loan';
import { yearlyRows } from '@/lib/mortgage/yearly-rows';
import { integerText, roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';
import { Announcer } from './announcer.client';
import { Field } from './field.client';
import { FieldGroup } from './field-group';
import { LineChart } from './line-chart.client';
import styles from './schedule.module.css';
import type { Bound } from './use-calculator.client';
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

type BodyProps = Pick<ScheduleProps, 'texts' | 'chartOnScreenAlone'> & { readonly terms: Terms };

const Body = memo(function Body({ terms, texts, chartOnScreenAlone }: BodyProps) {
  const plain = useMemo(() => schedule(terms), [terms]);
  const extra = useMemo(
    () =>
      terms.monthly > 0 || terms.once > 0
        ? withExtraPayments(terms, {
            extraMonthly: terms.monthly,
            extraOnce: { amount: terms.once, month: Math.max(1, terms.onceMonth) },
          })
        : null,
    [terms],
  );
  const rows = extra?.rows ?? plain;
  const years = useMemo(() => yearlyRows(rows), [rows]);
  const series = useMemo(() => {
    const line = (all: typeof rows) => [terms.principal, ...all.map((row) => row.balance)];
    const agreed = { label: 'As agreed', tone: 1 as const, amounts: line(plain) };
    return extra
      ? [
          { ...agreed, broken: true as const },
          { label: 'With extra payments', tone: 3 as const, amounts: line(rows) },
        ]
      : [agreed];
  }, [terms, plain, rows, extra]);

  const interest = years.reduce((sum, year) => sum + year.interest, 0);
  const first = years[0];
  const cents = first && first.payment > 0 ? roundHalfAway((100 * first.interest) / first.payment, 0) : 0;
  const turning = turningYear(years);
  const saved = extra ? { months: extra.monthsSaved, interest: Math.max(0, extra.interestSaved) } : null;
  const sentence = saved ? extraSentence(rows.length, saved) : '';
  const lastYear = years.length;
  const half = years[Math.floor(lastYear / 2) - 1];
  return (
    <>
      <div className={styles.words}>
        <h2 id="schedule">{texts.title}</h2>
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
        {sentence ? <p className={styles.saved}>{sentence}</p> : null}
        <Announcer text={sentence} />
      </div>
      <div className={styles.table}>
        <YearsTable years={years} isShown={(year) => isHeadline(year, lastYear)} />
        <div className={styles.tools} data-print="no">
          <PlainButton onClick={() => download(scheduleCsv(rows))}>Download as CSV</PlainButton>
        </div>
      </div>
      <div className={styles.chart} data-print={chartOnScreenAlone ? 'no' : undefined}>
        <LineChart
          title="What is still owed, by year"
          sentence={`What is still owed falls from ${usdWhole(terms.principal)} at the start${half ? ` to ${usdWhole(half.balance)} after ${termText(12 * half.year)}` : ''} and to $0 after ${termText(rows.length)}. The schedule holds the figures.`}
          series={series}
        />
      </div>
    </>
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
  // The numbers above come first: up to 480 rows may follow a moment later.
  const later = useDeferredValue(terms);
  return (
    <section className={`section stone ${styles.section}`} aria-labelledby="schedule">
      <div className={`wrap ${styles.grid}`}>
        {later.principal > 0 ? (
          <Body terms={later} texts={texts} chartOnScreenAlone={chartOnScreenAlone} />
        ) : (
          <div className={styles.words}>
            <h2 id="schedule">{texts.title}</h2>
            <p>{texts.none}</p>
          </div>
        )}
        <form
          className={styles.extra}
          aria-label={texts.extraLegend}
          data-print="no"
          onSubmit={(event) => event.preventDefault()}
        >
          <FieldGroup legend={texts.extraLegend} hint={texts.extraHint}>
            <Field {...extraMonthly} />
            <Field {...extraOnce} />
            <Field {...extraOnceMonth} note={`With payment number ${integerText(Math.max(1, onceMonth ?? 1))}`} />
          </FieldGroup>
        </form>
      </div>
    </section>
  );
}
