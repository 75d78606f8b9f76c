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

type Point = readonly [x: number, y: number];

/** How far a drawn line may be from its amounts, in thousandths of the height of the chart. */
const tolerance = 1.5;

/** The fewest points, in order, whose straight lines are within the tolerance of all points. */
function simplified(points: readonly Point[]): readonly Point[] {
  const kept = points.slice(0, 1);
  let [from] = points;
  let [least, most] = [-Infinity, Infinity];
  for (const [index, [x, y]] of points.entries()) {
    const before = points[index - 1];
    if (!from || !before) continue;
    const slope = (y - from[1]) / (x - from[0]);
    if (slope < least || slope > most) {
      kept.push(before);
      from = before;
      [least, most] = [-Infinity, Infinity];
    }
    const width = x - from[0];
    least = Math.max(least, (y - tolerance - from[1]) / width);
    most = Math.min(most, (y + tolerance - from[1]) / width);
  }
  return [...kept, ...points.slice(-1)];
}

/** A line in a box of 1000 by 1000, from the top left corner: each point by its distance from the one before. */
function lineOf(amounts: readonly number[], { months, bottom, top }: Scale): string {
  let [lastX, lastY] = [0, 0];
  const points = amounts.map(
    (amount, month): Point => [(1000 * month) / months, 1000 - (1000 * (amount - bottom)) / (top - bottom)],
  );
  const steps = simplified(points).map(([left, down]) => {
    const [x, y] = [Math.round(left), Math.round(down)];
    const step = `${x - lastX} ${y - lastY}`;
    [lastX, lastY] = [x, y];
    return step;
  });
  return `m${steps.join('l')}`;
}

type AreasProps = { readonly amounts: readonly number[]; readonly scale: Scale };

/** What is between a line and zero: below zero in pale red, above zero in pale green. */
function Areas({ amounts, scale }: AreasProps) {
  const zero = Math.round((1000 * scale.top) / (scale.top - scale.bottom));
  const area = (side: readonly number[]) => `${lineOf(side, scale)}V${zero}H0z`;
  return (
    <>
      <path className={styles.below} d={area(amounts.map((amount) => Math.min(0, amount)))} />
      <path className={styles.above} d={area(amounts.map((amount) => Math.max(0, amount)))} />
    </>
  );
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
  /** Colors what is between the first line and zero. */
  readonly areas?: boolean | undefined;
};

/** The lines, in a box of 1000 by 1000 that stretches with the chart. */
export function Lines({ series, scale, month, areas }: LinesProps) {
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
      {areas && series[0] ? <Areas amounts={series[0].amounts} scale={scale} /> : null}
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

/** `share` is the place of the month along the chart, 0 to 1. */
type SignProps = { readonly share: number; readonly text: string };

/** The marked month on a plate above the chart; near the right edge it ends at the edge. */
export function Sign({ share, text }: SignProps) {
  const middle = share > 0.8 ? -56 : 0;
  return (
    <svg x={`${100 * share}%`} y="0" overflow="visible" aria-hidden="true">
      <rect x={middle - 56} y="-40" width="112" height="30" rx="6" />
      <text className={styles.sign} x={middle} y="-19" textAnchor="middle">
        {text}
      </text>
    </svg>
  );
}
