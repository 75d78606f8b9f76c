'use client';

import { memo, type PointerEvent, useMemo, useState } from 'react';
import { classes } from '@/components/browser/classes';
import { type Axis, monthsAxis, type Series } from '@/lib/charts/axis';
import { usdWhole } from '@/lib/numbers/format';
import styles from './plot.module.css';
import { Axes, type Fill, Lines, type Mark, MarkWords, scaleFor } from './plot-parts';
import { PlotTable } from './plot-table';

type PlotProps = {
  readonly title: string;
  /** Leaves the title and the amounts of the first mark to the words beside it. */
  readonly quiet?: boolean;
  /** The chart in one sentence. */
  readonly sentence: string;
  readonly series: readonly Series[];
  /** The horizontal axis; months from the first payment by default. */
  readonly axis?: Axis;
  readonly fill?: Fill;
  readonly marks?: readonly Mark[];
  /** The amounts of a place in one sentence, where more is to say than each amount. */
  readonly readoutOf?: (at: number) => string;
  /** The places that the table under the chart lists; without it there is no table. */
  readonly rows?: readonly number[];
};

const noMarks: readonly Mark[] = [];

/** The amounts of a place: "After 5 years: Renting $120,000, Buying $159,027". */
function amountsText(series: readonly Series[], axis: Axis, at: number): string {
  const amounts = series.flatMap((line) => {
    const amount = line.amounts[at];
    if (amount === undefined) return [];
    return [series.length > 1 ? `${line.label} ${usdWhole(amount)}` : usdWhole(amount)];
  });
  return `${axis.nameOf(at)}: ${amounts.join(', ')}`;
}

/**
 * Amounts over time, as lines or as areas on top of each other. The pointer reads them out, and so do the arrow keys while
 * the chart has the focus. The drawing stretches with the width of the chart; letters and strokes do not.
 */
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
      <figcaption>
        <b className={quiet ? 'vh' : undefined}>{title}</b>
        {series.length > 1 ? (
          <ul className={fill === 'stack' ? styles.blocks : styles.legend}>
            {series.map(({ label, note, tone, broken }) => (
              <li key={label} className={broken ? styles.broken : undefined} data-tone={tone}>
                {note ?? label}
              </li>
            ))}
          </ul>
        ) : null}
      </figcaption>
      <div className={classes(styles.box, marks.some(({ plate }) => plate) && styles.withPlate)}>
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
          className={`${styles.reader} live`}
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
      <p className={styles.readout}>{readout}</p>
      {rows ? <PlotTable caption={title} series={series} axis={axis} rows={rows} /> : null}
    </figure>
  );
});
