'use client';

import { memo, type PointerEvent, useState } from 'react';
import { axisMarks, axisText, type Series, yearMarks } from '@/lib/calculators/axis';
import { termText } from '@/lib/calculators/words';
import { usdWhole } from '@/lib/numbers/format';
import styles from './line-chart.module.css';

type LineChartProps = {
  readonly title: string;
  /** The chart in one sentence. */
  readonly sentence: string;
  readonly series: readonly Series[];
  /** A month to mark, with its words. */
  readonly mark?: { readonly month: number; readonly label: string };
};

/** The number of points at most: enough for a smooth line at any width. */
const mostPoints = 180;

/** A line in a box of 1000 by 1000, from the top left corner: each point by its distance from the one before. */
function lineOf(amounts: readonly number[], months: number, bottom: number, top: number): string {
  const stride = Math.max(1, Math.ceil((amounts.length - 1) / mostPoints));
  let [lastX, lastY] = [0, 0];
  const steps = amounts.flatMap((amount, month) => {
    if (month % stride !== 0 && month !== amounts.length - 1) return [];
    const x = Math.round((1000 * month) / months);
    const y = Math.round(1000 - (1000 * (amount - bottom)) / (top - bottom));
    const step = `${x - lastX} ${y - lastY}`;
    [lastX, lastY] = [x, y];
    return [step];
  });
  return `m${steps.join('l')}`;
}

/** Amounts over time as lines. The lines stretch with the width of the chart; letters and strokes do not. */
export const LineChart = memo(function LineChart({ title, sentence, series, mark }: LineChartProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const months = Math.max(1, ...series.map((line) => line.amounts.length - 1));
  const all = series.flatMap((line) => line.amounts);
  const amounts = axisMarks(Math.min(...all, 0), Math.max(...all, 0));
  const bottom = amounts[0] ?? 0;
  const top = amounts.at(-1) ?? 1;
  const marks = amounts.map((amount) => ({ share: (top - amount) / (top - bottom), amount }));
  const shownMonth = pointed ?? mark?.month ?? null;

  function point(event: PointerEvent) {
    const box = event.currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
    setPointed(Math.round(share * months));
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
      <div className={styles.box} role="img" aria-label={sentence}>
        <svg
          className={styles.chart}
          aria-hidden="true"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(null)}
        >
          <rect width="100%" height="100%" fill="transparent" />
          {marks.map(({ share, amount }) => (
            <g key={share}>
              <line
                x1="0"
                x2="100%"
                y1={`${100 * share}%`}
                y2={`${100 * share}%`}
                data-zero={amount === 0 ? '' : undefined}
              />
              <text x="-8" y={`${100 * share}%`} dy="0.35em" textAnchor="end">
                {axisText(amount)}
              </text>
            </g>
          ))}
          {yearMarks(months).map((year) => (
            <text key={year} x={`${(1200 * year) / months}%`} y="100%" dy="1.6em" textAnchor="middle">
              {year}
            </text>
          ))}
          <svg
            width="100%"
            height="100%"
            viewBox="0 0 1000 1000"
            preserveAspectRatio="none"
            overflow="visible"
            aria-hidden="true"
          >
            {shownMonth === null ? null : (
              <path
                className={styles.cursor}
                vectorEffect="non-scaling-stroke"
                d={`M${(1000 * shownMonth) / months} 0V1000`}
              />
            )}
            {series.map((line) => (
              <path
                key={line.label}
                data-tone={line.tone}
                data-broken={line.broken ? '' : undefined}
                vectorEffect="non-scaling-stroke"
                d={lineOf(line.amounts, months, bottom, top)}
              />
            ))}
            {shownMonth === null
              ? null
              : series.map((line) => {
                  const amount = line.amounts[shownMonth];
                  return amount === undefined ? null : (
                    <path
                      key={line.label}
                      className={styles.dot}
                      data-tone={line.tone}
                      vectorEffect="non-scaling-stroke"
                      d={`M${(1000 * shownMonth) / months} ${1000 - (1000 * (amount - bottom)) / (top - bottom)}h0`}
                    />
                  );
                })}
          </svg>
        </svg>
      </div>
      <p className={styles.readout} aria-hidden="true">
        {shownMonth === null
          ? 'Years from the first payment'
          : `${pointed === null && mark ? mark.label : shownMonth === 0 ? 'At the start' : `After ${termText(shownMonth)}`}: ${series
              .flatMap((line) => {
                const amount = line.amounts[shownMonth];
                if (amount === undefined) return [];
                return [series.length > 1 ? `${line.label} ${usdWhole(amount)}` : usdWhole(amount)];
              })
              .join(', ')}`}
      </p>
    </figure>
  );
});
