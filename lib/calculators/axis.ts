import { signed } from '@/lib/numbers/format';
import type { Tone } from './parts';

/** A line over time: one amount in dollars for each month from month 0 on. */
export type Series = {
  readonly label: string;
  readonly tone: Tone;
  readonly amounts: readonly number[];
  /** Drawn as a broken line, so that two lines differ without color. */
  readonly broken?: true;
};

/** The smallest round number that is at least `rough`. */
function roundStep(rough: number): number {
  const unit = 10 ** Math.floor(Math.log10(rough));
  return unit * ([1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 7.5].find((size) => size * unit >= rough) ?? 10);
}

/** The amounts to mark on an axis from `lowest` to `largest`, from the bottom up: round numbers, 0 included. */
export function axisMarks(lowest: number, largest: number): readonly number[] {
  const top = Math.max(0, largest);
  const bottom = Math.min(0, lowest);
  const step = top - bottom > 0 ? roundStep((top - bottom) / 4) : 1;
  const first = Math.floor(bottom / step);
  const last = bottom === 0 ? 4 : Math.ceil(top / step);
  return Array.from({ length: last - first + 1 }, (_, index) => step * (first + index));
}

/** The years to print under an axis of this many months: at most eight, in equal steps from 0. */
export function yearMarks(months: number): readonly number[] {
  const years = months / 12;
  const step = [1, 2, 5, 10, 20].find((size) => years / size <= 7) ?? 20;
  return Array.from({ length: Math.floor(years / step) + 1 }, (_, index) => index * step);
}

/** An amount as an axis prints it: "$0", "$250", "$125K", "$1.5M". */
export function axisText(amount: number): string {
  const size = Math.abs(amount);
  if (size >= 1e6) return signed(amount, `$${Number((size / 1e6).toFixed(2))}M`);
  if (size >= 1e3) return signed(amount, `$${Number((size / 1e3).toFixed(1))}K`);
  return signed(amount, `$${Number(size.toFixed(0))}`);
}
