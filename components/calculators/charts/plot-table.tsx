import { Fold } from '@/components/controls/fold';
import { ScrollBox, Table } from '@/components/page/table';
import type { Axis, Series } from '@/lib/charts/axis';
import { usdWhole } from '@/lib/numbers/format';

type PlotTableProps = {
  readonly caption: string;
  readonly series: readonly Series[];
  readonly axis: Axis;
  /** The places to list. */
  readonly rows: readonly number[];
};

/** The figures of a chart, in a closed disclosure under it. A series that has ended keeps its last figure. */
export function PlotTable({ caption, series, axis, rows }: PlotTableProps) {
  return (
    <Fold summary="The chart in figures" size="small">
      {/* Five columns, or enlarged text, are wider than a phone. */}
      <ScrollBox label={`${caption}, figures`}>
        <Table>
          <caption className="vh">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Year</th>
              {series.map(({ label }) => (
                <th key={label} scope="col" data-n="">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows
              .filter((at) => at <= axis.last)
              .map((at) => (
                <tr key={at}>
                  <th scope="row">{axis.rowOf(at)}</th>
                  {series.map(({ label, amounts }) => (
                    <td key={label} data-n="">
                      {usdWhole(amounts[at] ?? amounts.at(-1) ?? null)}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </Table>
      </ScrollBox>
    </Fold>
  );
}

/** The places of a table by year: the start, the end of each year, and the last month. */
export function everyYear(months: number): readonly number[] {
  return [0, ...Array.from({ length: Math.ceil(months / 12) }, (_, index) => Math.min(months, 12 * (index + 1)))];
}
