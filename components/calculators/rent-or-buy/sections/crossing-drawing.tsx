import { memo } from 'react';
import { axisMarks, axisText } from '@/lib/calculators/axis';
import { leadOf } from '@/lib/calculators/rent-or-buy';
import { termText } from '@/lib/calculators/words';
import { longestBreakEven, type NetWorths, type Stays } from '@/lib/mortgage/rent-vs-buy-whole';
import { usdWhole } from '@/lib/numbers/format';
import styles from './crossing.module.css';

/** One of the two drawings of the chart: its size and the edges of the lines, in units of its own. */
export type Frame = {
  readonly name: 'wide' | 'narrow';
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The years between two marks. */
  readonly years: number;
  readonly last: string;
};

/** The two drawings: the wide one where its letters are large enough to read, else the narrow one. */
export const frames: readonly Frame[] = [
  { name: 'wide', width: 720, height: 360, left: 64, right: 706, top: 44, bottom: 324, years: 5, last: '40 years' },
  { name: 'narrow', width: 350, height: 330, left: 52, right: 340, top: 44, bottom: 294, years: 10, last: '40 yrs' },
];

/** The amounts at the bottom and at the top of the chart, in dollars, and the ones that are marked. */
export type Amounts = { readonly bottom: number; readonly top: number; readonly marks: readonly number[] };

/** The amounts that show every net worth. */
export function amountsOf(worths: readonly NetWorths[]): Amounts {
  let [lowest, largest] = [0, 0];
  for (const { ownerNet, renterNet } of worths) {
    lowest = Math.min(lowest, ownerNet, renterNet);
    largest = Math.max(largest, ownerNet, renterNet);
  }
  const marks = axisMarks(lowest, largest);
  return { bottom: marks[0] ?? 0, top: marks.at(-1) ?? 1, marks };
}

/** Where a stay of some months is across a drawing. */
export function acrossOf({ left, right }: Frame, month: number): number {
  return left + ((right - left) * month) / longestBreakEven;
}

function upOf({ top, bottom }: Frame, amounts: Amounts, dollars: number): number {
  return bottom - ((bottom - top) * (dollars - amounts.bottom)) / (amounts.top - amounts.bottom);
}

/** A hundredth of a pixel is not seen, but sent. */
function tenths(units: number): number {
  return Math.round(10 * units) / 10;
}

/** The height of the box in which the lines are drawn; it is as wide as there are months. */
const boxHeight = 1000;

/** The points of a line, one a year: a net worth is as good as straight within a year. */
function pointsOf(amounts: Amounts, worths: readonly NetWorths[], who: keyof NetWorths): readonly number[] {
  const points: number[] = [];
  for (let month = 0; month < worths.length; month += 12) {
    const share = ((worths[month]?.[who] ?? 0) - amounts.bottom) / (amounts.top - amounts.bottom);
    points.push(Math.round(boxHeight * (1 - share)));
  }
  return points;
}

/** Each point by its distance from the one before: the shortest way to write it. */
function stepsOf(points: readonly number[], across: 12 | -12): string {
  return points.map((y, index) => (index === 0 ? '' : `l${across} ${y - (points[index - 1] ?? 0)}`)).join('');
}

type LinesProps = { readonly amounts: Amounts; readonly worths: readonly NetWorths[] };

/** Both lines and what is between them, drawn once for both drawings in a box that each of them stretches. */
export const Lines = memo(function Lines({ amounts, worths }: LinesProps) {
  const owner = pointsOf(amounts, worths, 'ownerNet');
  const renter = pointsOf(amounts, worths, 'renterNet');
  const line = (points: readonly number[]) => `M0 ${points[0]}${stepsOf(points, 12)}`;
  return (
    <svg className={styles.defs} width="0" height="0" aria-hidden="true" focusable="false">
      <g id="net-worth-lines">
        <path className={styles.between} d={`${line(owner)}V${renter.at(-1)}${stepsOf([...renter].reverse(), -12)}z`} />
        <path className={styles.renter} d={line(renter)} />
        <path className={styles.owner} d={line(owner)} />
      </g>
    </svg>
  );
});

/** `share` of the way across: the words are on the side on which there is room. */
function anchorAt(share: number): 'start' | 'middle' | 'end' {
  if (share < 0.3) return 'start';
  return share > 0.7 ? 'end' : 'middle';
}

type MarksProps = {
  readonly frame: Frame;
  readonly amounts: Amounts;
  readonly month: number;
  readonly worths: NetWorths;
};

/** A dot on each line at a length of stay. */
export function Dots({ frame, amounts, month, worths }: MarksProps) {
  const x = tenths(acrossOf(frame, month));
  return (
    <>
      <circle className={styles.owner} cx={x} cy={tenths(upOf(frame, amounts, worths.ownerNet))} r="5" />
      <circle className={styles.renter} cx={x} cy={tenths(upOf(frame, amounts, worths.renterNet))} r="5" />
    </>
  );
}

/** The visitor’s own stay: a broken line up to who is ahead, and by how much. */
function Stay({ frame, amounts, month, worths }: MarksProps) {
  const x = tenths(acrossOf(frame, month));
  const higher = upOf(frame, amounts, Math.max(worths.ownerNet, worths.renterNet));
  const y = tenths(Math.max(frame.top + 30, higher - 62));
  const share = month / longestBreakEven;
  const lead = leadOf(worths);
  const who = lead > 0 ? 'owner' : 'renter';
  const anchor = anchorAt(share);
  const text =
    anchor === 'middle' ? x : anchor === 'start' ? Math.max(frame.left + 6, x - 30) : Math.min(frame.right, x + 30);
  return (
    <>
      <path className={styles.stay} d={`M${x} ${frame.bottom}V${y}`} />
      <Dots frame={frame} amounts={amounts} month={month} worths={worths} />
      <text className={styles.strong} x={text} y={y - 24} textAnchor={anchor}>
        your stay, {termText(month)}
      </text>
      <text className={styles.halo} x={text} y={y - 5} textAnchor={anchor}>
        {lead === 0 ? 'both the same' : `${who} +${usdWhole(Math.abs(lead))}`}
      </text>
    </>
  );
}

/** The month in which the owner comes ahead: a lamp on the crossing, and a plate above it. */
function Crossing({ frame, amounts, month, worths }: MarksProps) {
  const x = tenths(acrossOf(frame, month));
  const plate = Math.min(frame.right - 95, Math.max(frame.left + 95, x));
  return (
    <>
      <path className={styles.crossing} d={`M${x} 36V${frame.bottom}`} />
      <circle className={styles.lamp} cx={x} cy={tenths(upOf(frame, amounts, worths.ownerNet))} r="9" />
      <rect className={styles.plate} x={plate - 95} y="2" width="190" height="34" rx="6" />
      <text className={styles.plateText} x={plate} y="25" textAnchor="middle">
        {termText(month)}
      </text>
    </>
  );
}

type DrawingProps = {
  readonly frame: Frame;
  readonly amounts: Amounts;
  /** By month, from a stay of 0 on. */
  readonly worths: readonly NetWorths[];
  readonly stays: readonly Stays[];
  readonly stayMonths: number;
};

/** Both net worths by length of stay, the visitor’s own stay, and where the lines cross. */
export const Drawing = memo(function Drawing({ frame, amounts, worths, stays, stayMonths }: DrawingProps) {
  const { left, right, top, bottom, years } = frame;
  const atStay = stayMonths > 0 ? worths[stayMonths] : undefined;
  const from = stays[0]?.from ?? 0;
  const atCrossing = from > 1 ? worths[from] : undefined;
  return (
    <>
      {amounts.marks.map((dollars) => {
        const y = tenths(upOf(frame, amounts, dollars));
        return (
          <g key={dollars}>
            <path className={dollars === 0 ? styles.axis : styles.grid} d={`M${left} ${y}H${right}`} />
            <text x={left - 8} y={y + 5} textAnchor="end">
              {axisText(dollars)}
            </text>
          </g>
        );
      })}
      {Array.from({ length: 40 / years }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark is identified by its place on the axis
        <text key={index} x={tenths(acrossOf(frame, 12 * years * index))} y={bottom + 28} textAnchor="middle">
          {years * index}
        </text>
      ))}
      <text x={right + 4} y={bottom + 28} textAnchor="end">
        {frame.last}
      </text>
      <svg
        x={left}
        y={top}
        width={right - left}
        height={bottom - top}
        viewBox={`0 0 ${longestBreakEven} ${boxHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <use href="#net-worth-lines" />
      </svg>
      {atStay ? <Stay frame={frame} amounts={amounts} month={stayMonths} worths={atStay} /> : null}
      {atCrossing ? <Crossing frame={frame} amounts={amounts} month={from} worths={atCrossing} /> : null}
    </>
  );
});
