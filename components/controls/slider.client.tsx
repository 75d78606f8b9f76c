'use client';

import type { KeyboardEvent } from 'react';
import { classes } from '@/components/browser/classes';
import { useEarlyChange } from '@/components/browser/hydration.client';
import type { SliderRange } from '@/lib/fields/field';
import { roundHalfAway } from '@/lib/numbers/format';
import styles from './slider.module.css';

/** Positions on a slider with a usual range, which takes up four fifths of the track. */
export const places = 1000;

/** The shares of the track before and after the usual range. */
function sharesOf({ min, max }: SliderRange, [from, to]: readonly [number, number]): readonly [number, number] {
  const beyond = Number(from > min) + Number(to < max);
  const share = beyond === 0 ? 0 : 0.2 / beyond;
  return [from > min ? share : 0, to < max ? share : 0];
}

/** The breakpoints of the scale, as values and positions, from the start of the track to its end. */
function cornersOf(range: SliderRange, usual: readonly [number, number]): readonly (readonly [number, number])[] {
  const [before, after] = sharesOf(range, usual);
  return [
    [range.min, 0],
    [usual[0], before * places],
    [usual[1], (1 - after) * places],
    [range.max, places],
  ];
}

/** Interpolates between the breakpoints: a position from a value, or the reverse. */
function onLine(corners: readonly (readonly [number, number])[], at: number, from: 0 | 1): number {
  const to = from === 0 ? 1 : 0;
  const end = corners.findIndex((corner, index) => index > 0 && at <= corner[from] && corner[from] > 0);
  const [a, b] = [corners[end - 1], corners[end]];
  if (!a || !b || a[from] === b[from]) return b?.[to] ?? 0;
  return a[to] + ((at - a[from]) / (b[from] - a[from])) * (b[to] - a[to]);
}

/** A value's position on a range with a usual part: an integer from 0 to `places`. */
export function placeOf(range: SliderRange, value: number): number {
  const inside = Math.min(range.max, Math.max(range.min, value));
  return range.usual ? Math.round(onLine(cornersOf(range, range.usual), inside, 0)) : inside;
}

/** The value at a position, in whole key steps; both ends map to the ends of the range. */
export function valueAt(range: SliderRange, place: number): number {
  if (!range.usual) return place;
  const value = onLine(cornersOf(range, range.usual), place, 1);
  const step = range.keyStep ?? range.step;
  return Math.min(range.max, Math.max(range.min, roundHalfAway(Math.round(value / step) * step, 6)));
}

/** Direction and size of each key's move, in arrow-key steps. */
const keyMoves: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** The value after `moves` key steps: a multiple of `step`, within the range. */
function valueAfter(value: number, moves: number, step: number, { min, max }: SliderRange): number {
  const steps = value / step;
  const wholeSteps = moves > 0 ? Math.floor(steps + 1e-9) : Math.ceil(steps - 1e-9);
  return Math.min(max, Math.max(min, Number(((wholeSteps + moves) * step).toFixed(6))));
}

/** Keys that do nothing while the thumb is at the start of the track. */
const restingKeys = ['Home', 'ArrowLeft', 'ArrowDown', 'PageDown'];

type SliderProps = {
  /** The label of its field; screen readers add "slider". */
  readonly label: string;
  readonly range: SliderRange;
  readonly value: number;
  /** Announced instead of the number. */
  readonly spoken: string;
  readonly ends: readonly [string, string];
  readonly tall?: boolean;
  /** Unanswered: the thumb is hollow, and the first press answers. */
  readonly unset?: boolean;
  readonly onMove: (value: number) => void;
};

/**
 * A value outside the range is preserved. The fill is a `progress`, which needs no style attribute in the exported
 * page.
 */
export function Slider({ label, range, value, spoken, ends, tall, unset = false, onMove }: SliderProps) {
  const early = useEarlyChange<HTMLInputElement>((control) => onMove(valueAt(range, control.valueAsNumber)));
  const place = placeOf(range, value);
  const [start, end, step] = range.usual ? [0, places, 1] : [range.min, range.max, range.step];

  function moveByKey(event: KeyboardEvent) {
    // The browser fires no event for these keys at the start of the track.
    if (unset && restingKeys.includes(event.key)) onMove(value);
    const moves = keyMoves[event.key];
    const keyStep = range.keyStep ?? (range.usual ? range.step : undefined);
    if (!keyStep || !moves || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const inside = Math.min(Math.max(value, range.min), range.max);
    const next = valueAfter(inside, moves, keyStep, range);
    if (next !== inside) onMove(next);
  }

  return (
    <>
      <div className={classes(styles.slider, tall && styles.tall, unset && styles.unset)}>
        <progress aria-hidden="true" max={end - start} value={place - start} />
        <input
          type="range"
          autoComplete="off"
          ref={early}
          min={start}
          max={end}
          step={step}
          value={place}
          aria-label={label}
          aria-valuetext={spoken}
          onChange={(event) => onMove(valueAt(range, Number(event.target.value)))}
          onKeyDown={moveByKey}
          onClick={unset ? () => onMove(value) : undefined}
        />
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </>
  );
}
