'use client';

import { memo, useMemo, useRef } from 'react';
import { ChartTable } from '@/components/calculators/charts/chart-table';
import { LineChart } from '@/components/calculators/charts/line-chart.client';
import { Field } from '@/components/calculators/fields/field.client';
import { FieldGroup } from '@/components/calculators/fields/field-group';
import { Announcer } from '@/components/calculators/frame/announcer.client';
import type { Bound } from '@/components/calculators/frame/use-calculator.client';
import { useLater } from '@/components/calculators/frame/use-later.client';
import { useToday } from '@/components/calculators/frame/use-today.client';
import { PlainButton } from '@/components/ui/button';
import type { ScheduleTexts } from '@/lib/calculators/content/shared';
import { type Plan, type PlanTerms, planOf } from '@/lib/calculators/plan';
import { isHeadline, scheduleCsv, turningYear } from '@/lib/calculators/schedule';
import { termText } from '@/lib/calculators/words';
import { integerText, roundHalfAway, usdWhole } from '@/lib/numbers/format';
import { saveFile } from './save-file.client';
import styles from './schedule.module.css';
import { YearsTable } from './years-table.client';

/** The loan of a schedule; `principal` in dollars is null when there is no loan. */
export type ScheduledLoan = {
  readonly principal: number | null;
  readonly ratePercent: number;
  readonly termMonths: number;
};

type ScheduleProps = {
  readonly texts: ScheduleTexts;
  readonly loan: ScheduledLoan;
  readonly extraMonthly: Bound;
  readonly extraOnce: Bound;
  readonly extraOnceMonth: Bound;
  /** Leaves the chart out of print; the table of years is printed all the same. */
  readonly hideChartInPrint?: boolean;
  /** Draws the chart by script alone, where the exported page would be too heavy with it. */
  readonly drawnByScript?: boolean;
};

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
            ? ' From the first year, more goes to the loan than to interest.'
            : ` From year ${turning}, more goes to the loan than to interest.`}
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

const Balance = memo(function Balance({ plan: { principal, rows, years, series } }: { readonly plan: Plan }) {
  const half = years[Math.floor(years.length / 2) - 1];
  return (
    <>
      <LineChart
        title="What is still owed, by year"
        sentence={`What is still owed falls from ${usdWhole(principal)} at the start${half ? ` to ${usdWhole(half.balance)} after ${termText(12 * half.year)}` : ''} and to $0 after ${termText(rows.length)}. The schedule holds the figures.`}
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
        <PlainButton onClick={() => saveFile('payment-schedule.csv', scheduleCsv(rows))}>Download as CSV</PlainButton>
      </div>
    </div>
  );
});

/** The payment schedule: a table of years that open into months, a chart of the balance, and fields for extra payments. */
export function Schedule({
  texts,
  loan: { principal, ratePercent, termMonths },
  extraMonthly,
  extraOnce,
  extraOnceMonth,
  hideChartInPrint,
  drawnByScript,
}: ScheduleProps) {
  const isAwake = useToday() !== null;
  const [monthly, once, onceMonth] = [extraMonthly.value, extraOnce.value, extraOnceMonth.value].map(Number);
  const terms = useMemo<PlanTerms>(
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
  const later = useLater(terms, section);
  const plan = useMemo(() => (later.principal > 0 ? planOf(later) : null), [later]);
  return (
    <section
      ref={section}
      className={`section stone ${styles.section}`}
      aria-labelledby="schedule"
      data-chart={hideChartInPrint ? 'screen' : 'print'}
    >
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
            <div className={styles.chart} data-print={hideChartInPrint ? 'no' : undefined}>
              {drawnByScript && !isAwake ? null : <Balance plan={plan} />}
            </div>
            <Years plan={plan} />
          </>
        ) : null}
      </div>
    </section>
  );
}
