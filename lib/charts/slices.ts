/** One of the colors of the charts. */
export type Tone = 1 | 2 | 3 | 4 | 5 | 6;

/** A slice of a ring, in dollars; null where there is no answer. */
export type Slice = {
  readonly id: string;
  readonly label: string;
  readonly value: number | null;
  readonly tone: Tone;
};

/** The sum of the slices that are drawn: those above 0. */
export function drawnTotal(slices: readonly Pick<Slice, 'value'>[]): number {
  return slices.reduce((sum, slice) => sum + Math.max(0, slice.value ?? 0), 0);
}

/** The largest slice, or null when nothing is drawn. */
export function largestSlice(slices: readonly Slice[]): Slice | null {
  const drawn = slices.filter((slice) => (slice.value ?? 0) > 0);
  return drawn.reduce<Slice | null>(
    (best, slice) => (best && (best.value ?? 0) >= (slice.value ?? 0) ? best : slice),
    null,
  );
}
