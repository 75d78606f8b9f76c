'use client';

import { memo, type PointerEvent, useMemo, useState } from 'react';
import { classes } from '@/components/browser/classes';
import { Fold } from '@/components/controls/fold';
import { NumberHeads, ScrollBox, Table } from '@/components/page/table';
import { type Axis, monthsAxis, type Series } from '@/lib/charts';
import { usdWhole } from '@/lib/numbers/format';
import styles from './plot.module.css';
import { Axes, type Fill, Lines, type Mark, MarkWords, scaleFor } from './plot-parts';

type PlotProps = {
  readonly title: string;
  /** Omits the title and the first mark's amounts, which the text next to the chart states. */
  readonly quiet?: boolean;
  readonly sentence: string;
  readonly series: readonly Series[];
  /** The horizontal axis; by default, months from the first payment. */
  readonly axis?: Axis;
  readonly fill?: Fill;
  readonly marks?: readonly Mark[];
  /** Describes the amounts at a point in one sentence, if listing them is not enough. */
  readonly readoutOf?: (at: number) => string;
  /** The points listed in the table under the chart; without them there is no table. */
  readonly rows?: readonly number[];
};

const noMarks: readonly Mark[] = [];

/** The amounts at a point: "After 5 years: Renting $120,000, Buying $159,027". */
function amountsText(series: readonly Series[], axis: Axis, at: number): string {
  const amounts = series.flatMap((line) => {
    const amount = line.amounts[at];
    if (amount === undefined) return [];
    return [series.length > 1 ? `${line.label} ${usdWhole(amount)}` : usdWhole(amount)];
  });
  return `${axis.nameOf(at)}: ${amounts.join(', ')}`;
}

/** Amounts over time, read out by pointer and arrow keys. The drawing stretches; text and strokes do not. */
export const Plot = memo(function Plot(props: PlotProps) {
  const { title, quiet, sentence, series, axis: given, fill = 'none', marks = noMarks, readoutOf, rows } = props;
  const [pointed, setPointed] = useState<number | null>(null);
  const axis = useMemo(
    () => given ?? monthsAxis(Math.max(0, ...series.map((line) => line.amounts.length - 1))),
    [given, series],
  );
  const scale = useMemo(() => scaleFor(series, axis, fill), [series, axis, fill]);
  const at = pointed ?? (quiet ? null : (marks[0]?.at ?? null));
  const readout = at === null ? axis.caption : (readoutOf?.(at) ?? amountsText(series, axis, at));

  function point(event: PointerEvent) {
    const box = event.currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
    setPointed(Math.round(share * axis.last));
  }

  return (
    <figure className={styles.figure}>
      <figcaption className="row">
        <b className={quiet ? 'vh' : undefined}>{title}</b>
        {series.length > 1 ? (
          <ul className={fill === 'stack' ? styles.blocks : styles.legend}>
            {series.map(({ label, note, tone, dashed }) => (
              <li key={label} className={dashed ? styles.broken : undefined} data-tone={tone}>
                {note ?? label}
              </li>
            ))}
          </ul>
        ) : null}
      </figcaption>
      <div className={classes('ring', styles.box, marks.some(({ plate }) => plate) && styles.withPlate)}>
        <div role="img" aria-label={sentence}>
          <svg
            className={styles.chart}
            aria-hidden="true"
            onPointerMove={point}
            onPointerDown={point}
            onPointerLeave={() => setPointed(null)}
          >
            <rect width="100%" height="100%" fill="transparent" />
            <Axes scale={scale} />
            <Lines scale={scale} fill={fill} marks={marks} pointed={pointed} />
            {marks.map((mark) => (
              <MarkWords key={mark.at} scale={scale} mark={mark} />
            ))}
          </svg>
        </div>
        <input
          type="range"
          className={`live unseen ${styles.reader}`}
          aria-label={`Read the chart: ${title}`}
          min="0"
          max={axis.last}
          value={at ?? 0}
          aria-valuetext={at === null ? axis.nameOf(0) : readout}
          onChange={(event) => setPointed(Number(event.target.value))}
          onBlur={() => setPointed(null)}
          data-print="no"
        />
      </div>
      <p className={`small ${styles.readout}`}>{readout.replaceAll('\u2212', '\u2212\u2060')}</p>
      {rows ? <PlotTable caption={title} series={series} axis={axis} rows={rows} /> : null}
    </figure>
  );
});

type PlotTableProps = {
  readonly caption: string;
  readonly series: readonly Series[];
  readonly axis: Axis;
  readonly rows: readonly number[];
};

/** The chart's figures, in a closed disclosure below it. A series that has ended repeats its last figure. */
function PlotTable({ caption, series, axis, rows }: PlotTableProps) {
  return (
    <Fold summary="The chart in figures" size="small">
      {/* Five columns, or enlarged text, are wider than a phone. */}
      <ScrollBox label={`${caption}, figures`}>
        <Table>
          <caption className="vh">{caption}</caption>
          <NumberHeads first="Year" columns={series.map(({ label }) => label)} />
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

/** Table rows by year: the start, the end of each year, and the last month. */
export function everyYear(months: number): readonly number[] {
  return [0, ...Array.from({ length: Math.ceil(months / 12) }, (_, index) => Math.min(months, 12 * (index + 1)))];
}
