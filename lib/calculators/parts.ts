import type { PartText } from './content/shared';

/** One of the colors of the charts. */
export type Tone = 1 | 2 | 3 | 4 | 5 | 6;

/** A part of a total, in dollars; null where there is no answer. */
export type Part = {
  readonly id: string;
  readonly label: string;
  readonly value: number | null;
  readonly tone: Tone;
};

/** The sum of the parts that are drawn: those above 0. */
export function drawnTotal(parts: readonly Pick<Part, 'value'>[]): number {
  return parts.reduce((sum, part) => sum + Math.max(0, part.value ?? 0), 0);
}

/** The largest part, or null when nothing is drawn. */
export function largestPart(parts: readonly Part[]): Part | null {
  const drawn = parts.filter((part) => (part.value ?? 0) > 0);
  return drawn.reduce<Part | null>(
    (best, part) => (best && (best.value ?? 0) >= (part.value ?? 0) ? best : part),
    null,
  );
}

/** The words in the middle of a ring, by part. */
export function middleOf(parts: Readonly<Record<string, PartText>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(parts).map(([id, part]) => [id, part.middle]));
}
