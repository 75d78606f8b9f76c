'use client';

import { memo, useCallback, useState } from 'react';
import { classes } from '@/components/browser/classes';
import { PlainButton } from '@/components/controls/button';
import { Table } from '@/components/page/table';
import type { YearlyRow } from '@/lib/mortgage/yearly-rows';
import { usd, usdWhole } from '@/lib/numbers/format';
import styles from './schedule.module.css';

type YearsTableProps = {
  readonly years: readonly YearlyRow[];
  /** Which years the short table shows; all of them are printed. */
  readonly isShown: (year: number) => boolean;
};

type YearProps = {
  readonly row: YearlyRow;
  readonly open: boolean;
  /** Left out of the short table on the screen. */
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

/** The years of a loan as a table; a year opens into its months. */
export const YearsTable = memo(function YearsTable({ years, isShown }: YearsTableProps) {
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
        <thead>
          <tr>
            <th scope="col">Year</th>
            <th scope="col" data-n="">
              Principal
            </th>
            <th scope="col" data-n="">
              Interest
            </th>
            <th scope="col" data-n="">
              Balance
            </th>
          </tr>
        </thead>
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
