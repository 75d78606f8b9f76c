import { axisMarks, axisText, yearMarks } from '@/lib/calculators/axis';
import { integerText, usdWhole } from '@/lib/numbers/format';
import styles from './savings-chart.module.css';

/** One of the two drawings: its size and the edges of the line, in units of its own. */
type Frame = {
  readonly name: 'wide' | 'narrow';
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
};

const top = 40;

/** The wide drawing where its letters are large enough to read, else the narrow one. */
const frames: readonly Frame[] = [
  { name: 'wide', width: 720, height: 300, left: 66, right: 706 },
  { name: 'narrow', width: 350, height: 270, left: 54, right: 342 },
];

type Point = { readonly month: number; readonly dollars: number };

/** The points at which the line turns or crosses zero, its ends included. */
function turnsOf(amounts: readonly number[], tolerance: number): readonly Point[] {
  return amounts.flatMap((dollars, month) => {
    const before = amounts[month - 1];
    const after = amounts[month + 1];
    const crossing: Point[] =
      before !== undefined && before * dollars < 0
        ? [{ month: month - 1 + before / (before - dollars), dollars: 0 }]
        : [];
    const isStraight =
      before !== undefined && after !== undefined && Math.abs(before + after - 2 * dollars) < tolerance;
    return isStraight ? crossing : [...crossing, { month, dollars }];
  });
}

type DrawingProps = {
  readonly frame: Frame;
  /** Dollars by month, from month 0 on. */
  readonly amounts: readonly number[];
  /** The month in which the costs are back. */
  readonly back: number | null;
};

function Drawing({ frame, amounts, back }: DrawingProps) {
  const { width, height, left, right } = frame;
  const bottom = height - 34;
  const last = amounts.length - 1;
  const marks = axisMarks(Math.min(0, ...amounts), Math.max(0, ...amounts));
  const [low, high] = [marks[0] ?? 0, marks.at(-1) ?? 1];
  const x = (month: number) => Math.round(10 * (left + ((right - left) * month) / last)) / 10;
  const y = (dollars: number) => Math.round(10 * (bottom - ((bottom - top) * (dollars - low)) / (high - low))) / 10;
  const points = turnsOf(amounts, (high - low) / 4000);
  const path = (limit: (dollars: number) => number) =>
    `M${points.map(({ month, dollars }) => `${x(month)} ${y(limit(dollars))}`).join('L')}`;
  const area = (limit: (dollars: number) => number) => `${path(limit)}V${y(0)}H${left}z`;
  const end = amounts[last] ?? 0;
  const plate = back ? Math.min(right - 56, Math.max(left + 56, x(back))) : 0;
  // Above the line where it rises, below the axis where it falls.
  const words = end < 0 ? y(0) + 24 : Math.max(top - 2, y(end) - 12);
  return (
    <svg className={styles[frame.name]} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className={styles.behind} d={area((dollars) => Math.min(0, dollars))} />
      <path className={styles.ahead} d={area((dollars) => Math.max(0, dollars))} />
      {marks.map((dollars) => (
        <g key={dollars}>
          <path className={dollars === 0 ? styles.axis : styles.grid} d={`M${left} ${y(dollars)}H${right}`} />
          <text x={left - 8} y={y(dollars) + 5} textAnchor="end">
            {axisText(dollars)}
          </text>
        </g>
      ))}
      {yearMarks(last).map((year) => (
        <text key={year} x={x(12 * year)} y={height - 6} textAnchor="middle">
          {year === 0 && frame.name === 'wide' ? 'month 0' : integerText(12 * year)}
        </text>
      ))}
      <path className={end < 0 ? styles.lost : styles.line} d={path((dollars) => dollars)} />
      {back ? (
        <>
          <path className={styles.mark} d={`M${x(back)} 34V${bottom}`} />
          <circle className={styles.lamp} cx={x(back)} cy={y(amounts[back] ?? 0)} r="8" />
          <rect className={styles.plate} x={plate - 56} y="2" width="112" height="32" rx="6" />
          <text className={styles.plateText} x={plate} y="24" textAnchor="middle">
            month {integerText(back)}
          </text>
        </>
      ) : null}
      {back && x(back) > right - 150 ? null : (
        <text className={styles.strong} x={right - 2} y={words} textAnchor="end">
          {usdWhole(Math.abs(end))} {end < 0 ? 'more' : 'less'} paid
        </text>
      )}
    </svg>
  );
}

type SavingsChartProps = Pick<DrawingProps, 'amounts' | 'back'> & {
  /** The chart in one sentence. */
  readonly sentence: string;
};

/** The payments saved less the costs, month by month, with the month in which the costs are back on a plate. */
export function SavingsChart({ amounts, back, sentence }: SavingsChartProps) {
  return (
    <div className={styles.box} role="img" aria-label={sentence}>
      {frames.map((frame) => (
        <Drawing key={frame.name} frame={frame} amounts={amounts} back={back} />
      ))}
    </div>
  );
}
