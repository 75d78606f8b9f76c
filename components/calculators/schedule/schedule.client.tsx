'use client';

import { memo, useDeferredValue, useMemo } from 'react';
import { classes } from '@/components/browser/classes';
import { Plot } from '@/components/calculators/charts/plot.client';
import { everyYear } from '@/components/calculators/charts/plot-table';
import { Field } from '@/components/calculators/fields/field.client';
import { FieldGroup } from '@/components/calculators/fields/field-group';
import { Announcer } from '@/components/calculators/frame/announcer.client';
import type { Calculator } from '@/components/calculators/frame/use-calculator.client';
import { PlainButton } from '@/components/controls/button';
import { Fold } from '@/components/controls/fold';
import { type Amortization, type AmortizationTerms, amortizationOf } from '@/lib/calculators/amortization';
import { isHeadline, scheduleCsv, turningYear } from '@/lib/calculators/schedule';
import { termText } from '@/lib/calculators/words';
import { integerText, roundHalfAway, usdWhole } from '@/lib/numbers/format';
import type { ExtraFields } from './extra-fields';
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
  readonly loan: ScheduledLoan;
  readonly calculator: Pick<Calculator<ExtraFields>, 'bind' | 'values'>;
  /** Leaves the chart out of print; the table of years is printed all the same. */
  readonly hideChartInPrint?: boolean;
  /** Folds it away, without a chart, where another one shows the years. */
  readonly folded?: boolean;
};

/** How much of the payments is interest, and from which year less than half of it. */
function turningText(years: Amortization['years']): string {
  const [first] = years;
  const cents = first && first.payment > 0 ? roundHalfAway((100 * first.interest) / first.payment, 0) : 0;
  const turning = turningYear(years);
  const start = `In the first year, ${integerText(cents)} ${cents === 1 ? 'cent' : 'cents'} of every dollar of principal and interest is interest.`;
  if (turning === null) return start;
  return `${start} From ${turning === 1 ? 'the first year' : `year ${turning}`}, more goes to the loan than to interest.`;
}

function balanceText({ principal, rows, years }: Amortization): string {
  const half = years[Math.floor(years.length / 2) - 1];
  const middle = half ? ` to ${usdWhole(half.balance)} after ${termText(12 * half.year)}` : '';
  return `What is still owed falls from ${usdWhole(principal)} at the start${middle} and to $0 after ${termText(rows.length)}. The schedule holds the figures.`;
}

/** The chart and the table of a schedule. */
const Years = memo(function Years({
  schedule,
  hideChartInPrint,
  folded,
}: {
  readonly schedule: Amortization;
  readonly hideChartInPrint: boolean | undefined;
  readonly folded: boolean | undefined;
}) {
  const { rows, years, series } = schedule;
  return (
    <>
      {folded && series.length < 2 ? null : (
        <div className={styles.chart} data-print={hideChartInPrint ? 'no' : undefined}>
          <Plot
            title="What is still owed, by year"
            sentence={balanceText(schedule)}
            series={series}
            {...(series.length > 1 && {
              rows: everyYear(Math.max(...series.map(({ amounts }) => amounts.length - 1))),
            })}
          />
        </div>
      )}
      <div className={styles.table}>
        <YearsTable years={years} isShown={(year) => isHeadline(year, years.length)} />
        <div className={`${styles.tools} live`} data-print="no">
          <PlainButton onClick={() => saveFile('payment-schedule.csv', scheduleCsv(rows))}>Download as CSV</PlainButton>
        </div>
      </div>
    </>
  );
});

/** The payment schedule: a table of years that open into months, a chart of the balance, and fields for extra payments. */
export function Schedule({ loan, calculator: { bind, values }, hideChartInPrint, folded }: ScheduleProps) {
  const { principal, ratePercent, termMonths } = loan;
  const { extraMonthly, extraOnce, extraOnceMonth } = values;
  const terms = useMemo<AmortizationTerms>(
    () => ({
      principal: principal ?? 0,
      ratePercent,
      termMonths,
      monthly: extraMonthly,
      once: extraOnce,
      onceMonth: extraOnceMonth,
    }),
    [principal, ratePercent, termMonths, extraMonthly, extraOnce, extraOnceMonth],
  );
  const deferred = useDeferredValue(terms);
  const schedule = useMemo(() => (deferred.principal > 0 ? amortizationOf(deferred) : null), [deferred]);
  const body = (
    <div className={styles.grid}>
      <div className={styles.words}>
        {folded ? null : <h2 id="schedule">Where each year’s payments go</h2>}
        {schedule ? (
          <>
            <p>{turningText(schedule.years)}</p>
            <p>
              Over {termText(schedule.rows.length)} the interest comes to{' '}
              <b>{usdWhole(schedule.years.reduce((sum, year) => sum + year.interest, 0))}</b>.
            </p>
          </>
        ) : (
          <p>There is no loan to divide into payments yet.</p>
        )}
      </div>
      <div className={`${styles.extra} live`}>
        <form aria-label="Pay a little extra" data-print="no" onSubmit={(event) => event.preventDefault()}>
          <FieldGroup
            legend="Pay a little extra"
            hint="See what it does to the schedule. Check first that your loan has no fee for paying early."
          >
            <Field {...bind('extraMonthly')} />
            <Field {...bind('extraOnce')} />
            <Field
              {...bind('extraOnceMonth')}
              note={`With payment number ${integerText(Math.max(1, extraOnceMonth))}`}
            />
          </FieldGroup>
        </form>
        {schedule?.saved ? <p className={styles.saved}>{schedule.saved}</p> : null}
        <Announcer text={schedule?.saved ?? ''} />
      </div>
      {schedule ? <Years schedule={schedule} hideChartInPrint={hideChartInPrint} folded={folded} /> : null}
    </div>
  );
  if (folded) {
    return (
      <div className={styles.section}>
        <Fold summary="Every year, and paying extra">{body}</Fold>
      </div>
    );
  }
  return (
    <section
      className={classes('section stone', styles.section, hideChartInPrint && styles.pageOfItsOwn)}
      aria-labelledby="schedule"
    >
      <div className="wrap">{body}</div>
    </section>
  );
}
