'use client';

import { memo, type PointerEvent, useState } from 'react';
import type { Series } from '@/lib/calculators/axis';
import { termText } from '@/lib/calculators/words';
import { usdWhole } from '@/lib/numbers/format';
import styles from './line-chart.module.css';
import { Axes, Lines, Sign, scaleFor } from './line-chart-parts';

type LineChartProps = {
  readonly title: string;
  /** The chart in one sentence. */
  readonly sentence: string;
  readonly series: readonly Series[];
  /** A month to mark, with its words. */
  readonly mark?: { readonly month: number; readonly label: string };
  /** Colors what is between a single line and zero, and puts the marked month on a plate above the chart. */
  readonly areas?: boolean;
};

/** The amounts of a month: "After 5 years: Renting $120,000, Buying $159,027". */
function readoutOf(series: readonly Series[], month: number, label?: string): string {
  const amounts = series.flatMap((line) => {
    const amount = line.amounts[month];
    if (amount === undefined) return [];
    return [series.length > 1 ? `${line.label} ${usdWhole(amount)}` : usdWhole(amount)];
  });
  return `${label ?? (month === 0 ? 'At the start' : `After ${termText(month)}`)}: ${amounts.join(', ')}`;
}

/** Amounts over time as lines. The lines stretch with the width of the chart; letters and strokes do not. */
export const LineChart = memo(function LineChart({ title, sentence, series, mark, areas }: LineChartProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const scale = scaleFor(series);
  const month = pointed ?? mark?.month ?? null;

  function point(event: PointerEvent) {
    const box = event.currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
    setPointed(Math.round(share * scale.months));
  }

  return (
    <figure className={styles.figure}>
      <figcaption>
        <b>{title}</b>
        {series.length > 1 ? (
          <span className={styles.legend}>
            {series.map((line) => (
              <span key={line.label} data-tone={line.tone} data-broken={line.broken ? '' : undefined}>
                {line.label}
              </span>
            ))}
          </span>
        ) : null}
      </figcaption>
      <div className={styles.box} data-sign={areas && mark ? '' : undefined} role="img" aria-label={sentence}>
        <svg
          className={styles.chart}
          aria-hidden="true"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(null)}
        >
          <rect width="100%" height="100%" fill="transparent" />
          <Axes {...scale} />
          <Lines series={series} scale={scale} month={month} areas={areas} />
          {areas && mark ? <Sign share={mark.month / scale.months} text={`month ${mark.month}`} /> : null}
        </svg>
      </div>
      <p className={styles.readout} aria-hidden="true">
        {month === null
          ? 'Years from the first payment'
          : readoutOf(series, month, pointed === null ? mark?.label : undefined)}
      </p>
    </figure>
  );
});
