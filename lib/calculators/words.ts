import { choiceText } from '@/lib/fields/field';
import { integerText, moneyText, percentText, roundHalfAway, signed } from '@/lib/numbers/format';
import type { CalculatorField, NumericField } from './definition';

/** An answer in words: `key` is the most important part. */
export type Verdict = { readonly before: string; readonly key: string; readonly after: string };

function counted(count: number, one: string): string {
  return `${integerText(count)} ${one}${count === 1 ? '' : 's'}`;
}

/** A number of months in words: 360 is "30 years", 209 is "17 years 5 months", 7 is "7 months". */
export function termText(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 0) return counted(rest, 'month');
  return rest === 0 ? counted(years, 'year') : `${counted(years, 'year')} ${counted(rest, 'month')}`;
}

/** The same for use in a sentence: 339 is "28 years and 3 months". */
export function spanText(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return years > 0 && rest > 0 ? `${counted(years, 'year')} and ${counted(rest, 'month')}` : termText(months);
}

/** A percentage with exactly one decimal: 27.4 is "27.4%". */
export function shareText(percent: number): string {
  return `${roundHalfAway(percent, 1).toFixed(1)}%`;
}

/** A part of a total in percent with exactly one decimal, "77.1%"; a total of 0 gives "0.0%". */
export function shareOf(part: number, whole: number): string {
  return shareText(whole > 0 ? (100 * part) / whole : 0);
}

type Printed = Pick<NumericField, 'kind'> & { readonly shownIn?: 'years' };

/** A number as its field shows it when not being edited: thousands separators, and cents only if there are any. */
export function fieldText({ kind, shownIn }: Printed, value: number): string {
  if (kind === 'percent') return String(roundHalfAway(value, 3));
  if (kind === 'months') return String(shownIn ? roundHalfAway(value / 12, 2) : value);
  return moneyText(value);
}

/** A slider's value as announced, and as printed at its ends: "$500,000", "6.5%", "360 months", "7 years". */
export function spokenText({ kind, shownIn }: Printed, value: number): string {
  if (kind === 'percent') return percentText(value);
  if (kind === 'months') return shownIn ? termText(value) : counted(value, 'month');
  return signed(value, `$${moneyText(Math.abs(value))}`);
}

/** A field's value for display: "$500,000", "6.5%", "360 months", "Franklin"; empty for an unknown choice. */
export function valueText(field: CalculatorField, value: number | string): string {
  if (field.kind !== 'choice') return spokenText(field, Number(value));
  const choice = field.choices.find((each) => each.value === value);
  return choice ? choiceText(choice) : '';
}

/** "a", "a and b", "a, b and c". */
export function listText(items: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}
