import type { NumericField } from '@/lib/fields/field';
import { integerText, roundHalfAway } from '@/lib/numbers/format';
import { type TypedNumber, typedNumber } from '@/lib/numbers/typed';
import type { NumericField as CalculatorNumber } from './definition';
import { spokenText, termText } from './words';

/** The largest amount of money, and the largest unlimited percentage, that a field accepts. */
export const maxAmount = 999_999_999;

export type AmountUnit = 'dollars' | 'percent';

/** A text's value in the field's unit or the `other` one, or a sentence that says why there is none. */
export type Reading =
  | { readonly value: number; readonly other?: true; readonly note?: string }
  | { readonly problem: string };

type ReadOptions = {
  /** Whether the commas in the text are those that the field printed. */
  readonly separators?: boolean;
  /** The other unit in which this amount can be typed. */
  readonly other?: AmountUnit;
};

const examples: Readonly<Record<NumericField['kind'], string>> = {
  money: 'Type dollars, such as 450,000 or 450k.',
  percent: 'Type a percent, such as 6.5.',
  months: 'Type months, such as 84, or years, such as 7 years.',
};

const yearsExample = 'Type years, such as 7 or 1.5.';

function exampleFor(field: NumericField): string {
  return field.kind === 'months' && field.shownIn ? yearsExample : examples[field.kind];
}

const maxAmountProblem = `This field takes ${integerText(maxAmount)} at most.`;

function limitsOf(field: NumericField): { readonly most: number; readonly problem: string } {
  if (field.kind === 'months') {
    return {
      most: field.atMost,
      problem: field.shownIn
        ? `This field takes ${termText(field.atMost)} at most.`
        : `This field takes ${integerText(field.atMost)} months at most, which is ${termText(field.atMost)}.`,
    };
  }
  if (field.kind === 'percent' && !field.unlimited) return { most: 100, problem: 'This field takes 100% at most.' };
  return { most: maxAmount, problem: maxAmountProblem };
}

const decimals = 3;

/** At most three decimals, as in the calculations; more are dropped with a note. */
function percentReading(value: number): Reading {
  const unit = 10 ** decimals;
  const kept = Math.floor(roundHalfAway(value * unit, 6)) / unit;
  return kept === value ? { value } : { value: kept, note: `Counted with three decimals: ${kept}%.` };
}

function numberReading(field: NumericField, { value, unit }: TypedNumber, other: AmountUnit | undefined): Reading {
  const own = { money: 'dollars', percent: 'percent', months: 'months' }[field.kind];
  if (unit !== null && unit === other) {
    if (unit === 'percent' && (value < 0 || value > 100)) return { problem: 'Type a percent from 0 to 100.' };
    if (value < 0) return { problem: 'Type 0 or more.' };
    return value > maxAmount ? { problem: maxAmountProblem } : { value, other: true };
  }
  const shownIn = field.kind === 'months' ? field.shownIn : undefined;
  const years = field.kind === 'months' && (unit ?? shownIn) === 'years';
  if (unit !== null && unit !== own && !years) {
    return { problem: `This field is in ${shownIn ?? own}. ${exampleFor(field)}` };
  }
  if (value < 0) return { problem: 'Type 0 or more.' };
  if (field.kind === 'percent' && other === 'dollars' && value > 100 && value <= maxAmount) {
    return { value, other: true };
  }
  const amount = years ? roundHalfAway(value * 12, 6) : value;
  const { most, problem } = limitsOf(field);
  if (amount > most) return { problem };
  if (field.kind === 'percent') return percentReading(amount);
  if (field.kind === 'months' && !Number.isInteger(amount)) {
    // A third of a year is 4 months, however many decimals were typed.
    if (shownIn) return { value: Math.round(amount) };
    return { problem: 'Type whole months.' };
  }
  return { value: amount };
}

/**
 * Parses a field's text; an empty text is `0`. "450k" in a money field is $450,000; "6,125" in a percent field is
 * 6.125%; "7 years" in a field of months is 84, and so is 7 if the field shows years; "20%" in a money field that also
 * takes percent is 20 with `other`, and so is 66,000 in a percent field that also takes dollars.
 */
export function readingOf(field: NumericField, text: string, { separators = false, other }: ReadOptions = {}): Reading {
  if (text.trim() === '') return { value: 0 };
  const read = typedNumber(text, {
    comma: separators ? 'separator' : field.kind === 'percent' && !other ? 'decimals' : 'thousands',
    months: field.kind === 'months',
  });
  if (read) return numberReading(field, read, other);
  const shown = text.trim();
  return {
    problem: `“${shown.length > 20 ? `${shown.slice(0, 20)}…` : shown}” is not a number. ${exampleFor(field)}`,
  };
}

/** Determines whether a value is usual: the range of most values, and one in the middle of it. */
export type UsualValues = Pick<CalculatorNumber, 'kind' | 'usual' | 'initial'> & {
  readonly shownIn?: 'years';
  readonly profileKey?: string;
};

/** The usual prices of a home, in dollars. */
export const usualPrice = { min: 20_000, max: 3_000_000 } as const;

/** Typing errors as factors from the typed to the intended value: missing thousands, a misplaced dot. */
const typoFactors = [1e3, 1e6, 100, 10, 0.1, 0.01, 0.001] as const;

/** A suggestion may be at most this many times larger or smaller than the initial value. */
const nearby: Readonly<Record<CalculatorNumber['kind'], number>> = { money: 12, percent: 2.5, months: 8 };

function distance(a: number, b: number): number {
  return Math.max(a / b, b / a);
}

/** A field's usual values in a sentence; empty without limits. */
function usualText(field: UsualValues): string {
  const { min: low, max: high } = field.usual ?? {};
  const [min, max] = [low, high].map((end) => (end === undefined ? undefined : spokenText(field, end)));
  if (min && max) return `Most are ${min} to ${max}.`;
  return min ? `Most are ${min} or more.` : `Most are ${max} or less.`;
}

/** A question about a value: the usual range, and the value that was probably intended. */
export type Suggestion = { readonly usual: string; readonly likely: number | null };

/**
 * The question about a value outside the field's usual range, with the value that was probably intended, or `likely:
 * null` if none is close. `null` for a usual value and for 0, which is an empty field. A yearly figure may have been
 * typed for a month, and a length in years.
 * Example: 62 as a yearly income is probably 62,000.
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
