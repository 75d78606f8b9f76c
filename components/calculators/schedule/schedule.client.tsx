'use client';

import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { classes } from '@/components/browser/classes';
import { everyYear, Plot } from '@/components/calculators/charts/plot.client';
import { Field, FieldGroup } from '@/components/calculators/fields/field.client';
import { Announcer } from '@/components/calculators/frame/announcer.client';
import type { Calculator } from '@/components/calculators/frame/use-calculator.client';
import { PlainButton } from '@/components/controls/button';
import { Fold } from '@/components/controls/fold';
import { NumberHeads, Table } from '@/components/page/table';
import {
  type Amortization,
  type AmortizationTerms,
  amortizationOf,
  isHeadline,
  scheduleCsv,
  turningYear,
  type YearlyRow,
} from '@/lib/calculators/schedule';
import type { ExtraFields } from '@/lib/calculators/shared-fields';
import { termText } from '@/lib/calculators/words';
import type { Loan } from '@/lib/mortgage/loan';
import { integerText, roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';
import { saveFile } from './save-file.client';
import styles from './schedule.module.css';

type YearsTableProps = { readonly years: readonly YearlyRow[]; readonly isShown: (year: number) => boolean };

type YearProps = {
  readonly row: YearlyRow;
  readonly open: boolean;
  readonly left: boolean;
  readonly onToggle: (year: number) => void;
};

function Year({ row, open, left, onToggle }: YearProps) {
  return (
    <>
      <tr className={classes(left && styles.left, open && styles.open)}>
        <th scope="row">
          <button type="button" className={styles.year} aria-expanded={open} onClick={() => onToggle(row.year)}>
            <span className="vh">Year </span>
            {row.year}
          </button>
        </th>
        <td data-n="">{usdWhole(row.principal)}</td>
        <td data-n="">{usdWhole(row.interest)}</td>
        <td data-n="">{usdWhole(row.balance)}</td>
      </tr>
      {open
        ? row.months.map((month) => (
            <tr key={month.month} className={styles.month}>
              <th scope="row">
                <span className="vh">Year {row.year}, </span>month {month.month}
              </th>
              <td data-n="">{usd(month.principal)}</td>
              <td data-n="">{usd(month.interest)}</td>
              <td data-n="">{usd(month.balance)}</td>
            </tr>
          ))
        : null}
    </>
  );
}

/** The years of a loan as a table; each expands into its months. */
const YearsTable = memo(function YearsTable({ years, isShown }: YearsTableProps) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [all, setAll] = useState(false);
  const toggle = useCallback((year: number) => {
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(year)) after.add(year);
      return after;
    });
  }, []);
  const hides = years.some((row) => !isShown(row.year));
  return (
    <>
      <Table className={styles.years}>
        <caption className="vh">Yearly schedule; a year opens into its months</caption>
        <NumberHeads first="Year" columns={['Principal', 'Interest', 'Balance']} />
        <tbody>
          {years.map((row) => (
            <Year
              key={row.year}
              row={row}
              open={open.has(row.year)}
              left={!all && !isShown(row.year)}
              onToggle={toggle}
            />
          ))}
        </tbody>
      </Table>
      {hides ? (
        <PlainButton className="live" aria-expanded={all} onClick={() => setAll(!all)} data-print="no">
          {all ? 'Show fewer years' : 'Show every year'}
        </PlainButton>
      ) : null}
    </>
  );
});

type ScheduleProps = {
  /** Its principal is 0 if there is no loan. */
  readonly loan: Loan;
  readonly calculator: Pick<Calculator<ExtraFields>, 'fieldProps' | 'values'>;
  /** Collapsed and without a chart, for pages where another chart shows the years. */
  readonly folded?: boolean;
};

/** The interest share of the payments, and the year in which it drops below half. */
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
  return `What is still owed falls from ${usdWhole(principal)} at the start${middle} and to $0 after ${termText(rows.length)}. The schedule has the figures.`;
}

type YearsProps = { readonly schedule: Amortization; readonly folded: boolean };

/** The chart and table of a schedule; only the table is printed. */
const Years = memo(function Years({ schedule, folded }: YearsProps) {
  const { rows, years, series } = schedule;
  return (
    <>
      {folded && series.length < 2 ? null : (
        <div className={styles.chart} data-print="no">
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

/** The payment schedule: years that expand into months, a chart of the balance, and fields for extra payments. */
export function Schedule({ loan, calculator: { fieldProps, values }, folded = false }: ScheduleProps) {
  const { principal, ratePercent, termMonths } = loan;
  const { extraMonthly, extraOnce, extraOnceMonth } = values;
  const terms = useMemo<AmortizationTerms>(
    () => ({
      principal,
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
    <div className={`split ${styles.grid}`}>
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
            <Field {...fieldProps('extraMonthly')} />
            <Field {...fieldProps('extraOnce')} />
            <Field
              {...fieldProps('extraOnceMonth')}
              note={`With payment number ${integerText(Math.max(1, extraOnceMonth))}`}
            />
          </FieldGroup>
        </form>
        {schedule?.saved ? <p className={styles.saved}>{schedule.saved}</p> : null}
        <Announcer text={schedule?.saved ?? ''} />
      </div>
      {schedule ? <Years schedule={schedule} folded={folded} /> : null}
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
    <section className={`section stone ${styles.section} ${styles.pageOfItsOwn}`} aria-labelledby="schedule">
      <div className="wrap">{body}</div>
    </section>
  );
}
