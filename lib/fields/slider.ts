/** Where a value is on a slider, and which value a place is. */
import { roundHalfAway } from '@/lib/numbers/format';
import type { SliderRange } from './field';

/** A slider whose range has a usual part has this many places; the usual part takes four fifths of them. */
export const places = 1000;

/** The share of the track before and after the usual part. */
function sharesOf({ min, max }: SliderRange, [from, to]: readonly [number, number]): readonly [number, number] {
  const beyond = Number(from > min) + Number(to < max);
  const share = beyond === 0 ? 0 : 0.2 / beyond;
  return [from > min ? share : 0, to < max ? share : 0];
}

/** The corners of the scale: values and their places, from the start of the track to its end. */
function cornersOf(range: SliderRange, usual: readonly [number, number]): readonly (readonly [number, number])[] {
  const [before, after] = sharesOf(range, usual);
  return [
    [range.min, 0],
    [usual[0], before * places],
    [usual[1], (1 - after) * places],
    [range.max, places],
  ];
}

/** The value, or the place, on a line through the corners. */
function onLine(corners: readonly (readonly [number, number])[], at: number, from: 0 | 1): number {
  const to = from === 0 ? 1 : 0;
  const end = corners.findIndex((corner, index) => index > 0 && at <= corner[from] && corner[from] > 0);
  const [a, b] = [corners[end - 1], corners[end]];
  if (!a || !b || a[from] === b[from]) return b?.[to] ?? 0;
  return a[to] + ((at - a[from]) / (b[from] - a[from])) * (b[to] - a[to]);
}

/** The place of a value on a range with a usual part: 0 to `places`, whole. */
export function placeOf(range: SliderRange, value: number): number {
  const inside = Math.min(range.max, Math.max(range.min, value));
  return range.usual ? Math.round(onLine(cornersOf(range, range.usual), inside, 0)) : inside;
}

/** The value of a place, in whole steps of a key; the ends are the ends of the range. */
export function valueAt(range: SliderRange, place: number): number {
  if (!range.usual) return place;
  const value = onLine(cornersOf(range, range.usual), place, 1);
  const step = range.keyStep ?? range.step;
  return Math.min(range.max, Math.max(range.min, roundHalfAway(Math.round(value / step) * step, 6)));
}
