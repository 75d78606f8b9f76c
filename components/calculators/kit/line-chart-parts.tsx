import { axisMarks, axisText, type Series, yearMarks } from '@/lib/calculators/axis';
import styles from './line-chart.module.css';

/** The amounts and the months that the edges of a chart stand for. */
export type Scale = {
  readonly months: number;
  readonly bottom: number;
  readonly top: number;
  /** The marked amounts, from the bottom up. */
  readonly marks: readonly number[];
};

/** The scale that shows all lines. */
export function scaleFor(series: readonly Series[]): Scale {
  const all = series.flatMap((line) => line.amounts);
  const marks = axisMarks(Math.min(...all, 0), Math.max(...all, 0));
  return {
    months: Math.max(1, ...series.map((line) => line.amounts.length - 1)),
    bottom: marks[0] ?? 0,
    top: marks.at(-1) ?? 1,
    marks,
  };
}

/** The number of points at most: enough for a smooth line at any width. */
const mostPoints = 180;

/** A line in a box of 1000 by 1000, from the top left corner: each point by its distance from the one before. */
function lineOf(amounts: readonly number[], { months, bottom, top }: Scale): string {
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

/** The marked amounts with their lines, and the years under the chart. */
export function Axes({ months, bottom, top, marks }: Scale) {
  return (
    <>
      {marks.map((amount) => {
        const y = `${(100 * (top - amount)) / (top - bottom)}%`;
        return (
          <g key={amount}>
            <line x1="0" x2="100%" y1={y} y2={y} data-zero={amount === 0 ? '' : undefined} />
            <text x="-8" y={y} dy="0.35em" textAnchor="end">
              {axisText(amount)}
            </text>
          </g>
        );
      })}
      {yearMarks(months).map((year) => (
        <text key={year} x={`${(1200 * year) / months}%`} y="100%" dy="1.6em" textAnchor="middle">
          {year}
        </text>
      ))}
    </>
  );
}

type LinesProps = {
  readonly series: readonly Series[];
  readonly scale: Scale;
  /** The month to mark with a vertical line and a dot on each line. */
  readonly month: number | null;
};

/** The lines, in a box of 1000 by 1000 that stretches with the chart. */
export function Lines({ series, scale, month }: LinesProps) {
  const { months, bottom, top } = scale;
  const x = month === null ? 0 : (1000 * month) / months;
  return (
    <svg
      width="100%"
      height="100%"
      viewBox="0 0 1000 1000"
      preserveAspectRatio="none"
      overflow="visible"
      aria-hidden="true"
    >
      {month === null ? null : <path className={styles.cursor} vectorEffect="non-scaling-stroke" d={`M${x} 0V1000`} />}
      {series.map((line) => (
        <path
          key={line.label}
          data-tone={line.tone}
          data-broken={line.broken ? '' : undefined}
          vectorEffect="non-scaling-stroke"
          d={lineOf(line.amounts, scale)}
        />
      ))}
      {series.map((line) => {
        const amount = month === null ? undefined : line.amounts[month];
        return amount === undefined ? null : (
          <path
            key={line.label}
            className={styles.dot}
            data-tone={line.tone}
            vectorEffect="non-scaling-stroke"
            d={`M${x} ${1000 - (1000 * (amount - bottom)) / (top - bottom)}h0`}
          />
        );
      })}
    </svg>
  );
}
