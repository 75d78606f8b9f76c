import { termText } from '@/lib/calculators/words';
import { signed } from '@/lib/numbers/format';

export type Tone = 1 | 2 | 3 | 4 | 5 | 6;

/** In dollars; null without an answer. */
export type Slice = { readonly id: string; readonly label: string; readonly value: number | null; readonly tone: Tone };

/** Null when nothing is positive. */
export function largestSlice(slices: readonly Slice[]): Slice | null {
  const positive = slices.filter((slice) => (slice.value ?? 0) > 0);
  return positive.reduce<Slice | null>(
    (best, slice) => (best && (best.value ?? 0) >= (slice.value ?? 0) ? best : slice),
    null,
  );
}

/** Dollars at each position along an axis: each month from month 0, or each year of a loan. */
export type Series = {
  readonly label: string;
  /** Replaces the label in the legend. */
  readonly note?: string;
  readonly tone: Tone;
  readonly amounts: readonly number[];
  /** Distinguishes two lines without color. */
  readonly dashed?: true;
};

/** The horizontal axis; positions count from 0. */
export type Axis = {
  /** The last position. */
  readonly last: number;
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
  /** Below the chart. */
  readonly caption: string;
  readonly nameOf: (at: number) => string;
  /** A position in the first column of a table, which is headed "Year". */
  readonly rowOf: (at: number) => string;
};

export type Point = readonly [x: number, y: number];

export type StaticChart = {
  readonly title: string;
  readonly sentence: string;
  readonly lines: readonly {
    readonly label: string;
    readonly tone: Tone;
    readonly points: readonly Point[];
    readonly dashed?: true;
    /** `points` draws only the points, `both` the line and its points; by default, only the line. */
    readonly shows?: 'points' | 'both';
  }[];
  /** The ticks of an axis with their labels; the first and last are the ends of the chart. */
  readonly x: readonly (readonly [at: number, text: string])[];
  readonly y: readonly (readonly [at: number, text: string])[];
  /** Labels of points, to the right of them or, with `left`, to the left. */
  readonly names?: readonly { readonly at: Point; readonly text: string; readonly left?: true }[];
};

function roundStep(rough: number): number {
  const unit = 10 ** Math.floor(Math.log10(rough));
  return unit * ([1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 7.5].find((size) => size * unit >= rough) ?? 10);
}

/** Round amounts to mark on an axis from `lowest` to `largest`, from the bottom up, including 0. */
export function axisMarks(lowest: number, largest: number): readonly number[] {
  const top = Math.max(0, largest);
  const bottom = Math.min(0, lowest);
  const step = top - bottom > 0 ? roundStep((top - bottom) / 4) : 1;
  const first = Math.floor(bottom / step);
  const last = bottom === 0 ? 4 : Math.ceil(top / step);
  return Array.from({ length: last - first + 1 }, (_, index) => step * (first + index));
}

/** The years to print below an axis of this many months: at most eight, in equal steps from 0. */
export function yearMarks(months: number): readonly number[] {
  const years = months / 12;
  const step = [1, 2, 5, 10, 20].find((size) => years / size <= 7) ?? 20;
  return Array.from({ length: Math.floor(years / step) + 1 }, (_, index) => index * step);
}

/** Months since the first payment, marked in years. */
export function monthsAxis(months: number): Axis {
  const last = Math.max(1, months);
  return {
    last,
    ticks: yearMarks(last).map((year) => ({ at: 12 * year, text: String(year) })),
    caption: 'Years from the first payment',
    nameOf: (at) => (at === 0 ? 'At the start' : `After ${termText(at)}`),
    rowOf: (at) => (at % 12 === 0 ? String(at / 12) : termText(at)),
  };
}

export function loanYearsAxis(years: number): Axis {
  const last = Math.max(1, years - 1);
  return {
    last,
    ticks: [1, ...yearMarks(12 * years).filter((year) => year > 1)].map((year) => ({
      at: year - 1,
      text: String(year),
    })),
    caption: 'Year of the loan',
    nameOf: (at) => `Year ${at + 1}`,
    rowOf: (at) => String(at + 1),
  };
}

/** "$0", "$250", "$125K", "$1.5M". */
export function axisText(amount: number): string {
  const size = Math.abs(amount);
  if (size >= 1e6) return signed(amount, `$${Number((size / 1e6).toFixed(2))}M`);
  if (size >= 1e3) return signed(amount, `$${Number((size / 1e3).toFixed(1))}K`);
  return signed(amount, `$${Number(size.toFixed(0))}`);
}

/** Degrees, clockwise from the top. */
export type Arc = { readonly start: number; readonly sweep: number };

/**
 * Slices are `padAngle` degrees apart and share the rest of 360. Values of 0 or less get no sweep; a single slice fills
 * the ring.
 */
export function donutArcs(values: readonly number[], padAngle = 1): readonly Arc[] {
  const positive = values.filter((value) => value > 0);
  const total = positive.reduce((sum, value) => sum + value, 0);
  const gap = positive.length > 1 ? padAngle : 0;
  const room = 360 - gap * positive.length;
  let start = gap / 2;
  return values.map((value) => {
    if (!(value > 0)) return { start, sweep: 0 };
    const arc = { start, sweep: (room * value) / total };
    start += arc.sweep + gap;
    return arc;
  });
}
