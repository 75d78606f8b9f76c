import { memo } from 'react';
import { Table } from '@/components/ui/table';
import type { Series } from '@/lib/calculators/axis';
import { termText } from '@/lib/calculators/words';
import { usdWhole } from '@/lib/numbers/format';
import styles from './chart-table.module.css';

type ChartTableProps = {
  readonly caption: string;
  readonly series: readonly Series[];
  /** The years to list; without it, all of them. */
  readonly years?: readonly number[];
};

/** The figures of a line chart by year, in a closed disclosure under it. A line that has ended keeps its last figure. */
export const ChartTable = memo(function ChartTable({ caption, series, years: listed }: ChartTableProps) {
  const last = Math.max(0, ...series.map((line) => line.amounts.length - 1));
  const months =
    listed?.map((year) => 12 * year) ??
    Array.from({ length: Math.ceil(last / 12) }, (_, index) => Math.min(last, 12 * (index + 1)));
  return (
    <details className={styles.figures} data-print="no">
      <summary>The chart in figures</summary>
      <Table>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Year</th>
            {series.map((line) => (
              <th key={line.label} scope="col" data-n="">
                {line.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[0, ...months].map((month) => (
            <tr key={month}>
              <th scope="row">{month % 12 === 0 ? month / 12 : termText(month)}</th>
              {series.map((line) => (
                <td key={line.label} data-n="">
                  {usdWhole(line.amounts[month] ?? line.amounts.at(-1) ?? null)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
});
