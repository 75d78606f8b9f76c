/** A piece of a ring in degrees, clockwise from the top. */
export type Arc = { readonly start: number; readonly sweep: number };

/**
 * Divides a ring among values. Slices are separated by `padAngle` degrees; the rest of the 360 is
 * shared in proportion. Values of 0 or less get no sweep. One slice alone is the whole ring.
 */
export function donutArcs(values: readonly number[], padAngle = 1): readonly Arc[] {
  const drawn = values.filter((value) => value > 0);
  const whole = drawn.reduce((sum, value) => sum + value, 0);
  const gap = drawn.length > 1 ? padAngle : 0;
  const room = 360 - gap * drawn.length;
  let start = gap / 2;
  return values.map((value) => {
    if (!(value > 0)) return { start, sweep: 0 };
    const arc = { start, sweep: (room * value) / whole };
    start += arc.sweep + gap;
    return arc;
  });
}
