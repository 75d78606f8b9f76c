/** The question whether a number is meant, and the number that probably was. */

import { roundHalfAway } from '@/lib/numbers/format';
import type { NumericField } from './definition';
import { spokenText } from './words';

/** What decides whether a value is usual: the range that most values are in, and one in the middle of it. */
export type UsualValues = Pick<NumericField, 'kind' | 'usual' | 'initial'> & {
  readonly shownIn?: 'years';
  readonly profileKey?: string;
};

/** Slips that people make, as factors from the typed value to the meant one: thousands left out, a dot. */
const typoFactors = [1e3, 1e6, 100, 10, 0.1, 0.01, 0.001] as const;

/** A suggestion may be this many times larger or smaller than the start value. */
const nearby: Readonly<Record<NumericField['kind'], number>> = { money: 12, percent: 2.5, months: 8 };

/** How many times the larger of two amounts is the smaller one. */
function distance(a: number, b: number): number {
  return Math.max(a / b, b / a);
}

/** The usual values of a field in a sentence; empty without limits. */
function usualText(field: UsualValues): string {
  const { min: low, max: high } = field.usual ?? {};
  const [min, max] = [low, high].map((end) => (end === undefined ? undefined : spokenText(field, end)));
  if (min && max) return `Most are ${min} to ${max}.`;
  return min ? `Most are ${min} or more.` : `Most are ${max} or less.`;
}

/** A question about a value: what most people mean, and the value that was probably meant. */
export type Suggestion = { readonly usual: string; readonly likely: number | null };

/**
 * What to ask about a value outside of the field's usual ones: the value that was probably meant, or `likely: null`
 * where none is close. `null` for a usual value and for 0, which is an empty field.
 *
 * A yearly figure may have been typed for a month, and a length in years. Example: 62 as a yearly income is probably 62,000.
 */
export function suggestFix(field: UsualValues, value: number): Suggestion | null {
  const { min = 0, max = Number.POSITIVE_INFINITY } = field.usual ?? {};
  if (value === 0 || (value >= min && value <= max)) return null;
  const byTheMonth = field.kind === 'months' || field.profileKey === 'annualIncome';
  const [best] = (byTheMonth ? [...typoFactors, 12] : typoFactors)
    .map((factor) => roundHalfAway(value * factor, 3))
    .filter((meant) => meant >= min && meant <= max && distance(meant, field.initial) <= nearby[field.kind])
    .sort((a, b) => distance(a, field.initial) - distance(b, field.initial));
  return { usual: usualText(field), likely: best ?? null };
}
