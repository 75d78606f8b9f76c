/** The visitor's own numbers as values of a calculator's fields, and back. */

import { countyState } from '@/lib/counties';
import type { MyNumbers } from '@/lib/my-numbers';
import { roundHalfAway } from '@/lib/numbers/format';
import { dollarsOf, percentOf } from './amount';
import type { CalculatorField, CalculatorFields, ValuesOf } from './definition';
import { acceptedValue, isPrivate } from './share';

export type FieldValues = Readonly<Record<string, number | string>>;

/** Those of some values that go into no link. */
export function privateValues<Values extends Readonly<Record<string, unknown>>>(
  fields: CalculatorFields,
  values: Values,
): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => fields[name] !== undefined && isPrivate(fields[name])),
  ) as Partial<Values>;
}

/** Whether a calculator lets its down payment be typed in dollars or in percent: by `downUnit` and `downPercent`. */
function takesBothUnits(fields: CalculatorFields): boolean {
  return fields.downUnit !== undefined && fields.downPercent !== undefined && fields.downPayment !== undefined;
}

function accepted(field: CalculatorField, value: number | string | undefined): number | string | null {
  if (value === undefined) return null;
  return acceptedValue(field, typeof value === 'number' ? String(roundHalfAway(value, 3)) : value);
}

/** The kind of loan of a household that has said something about it. */
function knownKind({ loanKind, veteran }: MyNumbers): MyNumbers['loanKind'] {
  return loanKind ?? (veteran === 'Yes' ? 'va' : undefined);
}

/** The down payment in percent of the price, however it was typed; undefined while it is not known. */
function downPercentOf({ price, downPayment, downPercent }: MyNumbers): number | undefined {
  if (downPercent !== undefined || price === undefined || downPayment === undefined) return downPercent;
  return roundHalfAway(percentOf(downPayment, price), 3);
}

/** What fields show of `numbers`. A percentage is taken of the price in `shown` while the visitor has named none. */
export function prefillFromMyNumbers(fields: CalculatorFields, shown: FieldValues, numbers: MyNumbers): FieldValues {
  const known: Record<string, number | string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const key = field.profileKey;
    const own =
      key === 'downPercent' ? downPercentOf(numbers) : key === 'loanKind' ? knownKind(numbers) : key && numbers[key];
    const value = own === '' ? null : accepted(field, own);
    if (value !== null) known[name] = value;
  }
  if (known.county !== undefined && fields.state) known.state = countyState;
  if (fields.fundsMode && known.saved !== undefined) known.fundsMode = 'saved';
  else if (fields.fundsMode && (numbers.downPayment ?? numbers.downPercent) !== undefined) known.fundsMode = 'down';
  if (!takesBothUnits(fields)) return known;
  const { downPercent } = numbers;
  if (downPercent !== undefined) {
    const [price] = Object.keys(fields).filter((name) => fields[name]?.profileKey === 'price');
    const whole = price === undefined ? 0 : Number(known[price] ?? shown[price]);
    const downPayment = roundHalfAway(dollarsOf(downPercent, whole), 2);
    return { ...known, downUnit: 'percent', downPercent, downPayment };
  }
  const before = { downUnit: 'dollars', downPercent: fields.downPercent?.initial ?? 0 };
  return known.downPayment === undefined ? known : { ...known, ...before };
}

/** What the fields of a calculator show after the visitor's numbers have changed: start values in place of forgotten ones. */
export function updateFromMyNumbers(
  fields: CalculatorFields,
  shown: FieldValues,
  before: MyNumbers,
  after: MyNumbers,
): FieldValues {
  const old = prefillFromMyNumbers(fields, shown, before);
  const now = prefillFromMyNumbers(fields, shown, after);
  const names = Object.keys({ ...old, ...now }).filter((name) => old[name] !== now[name]);
  return Object.fromEntries(names.map((name) => [name, now[name] ?? fields[name]?.initial ?? '']));
}

/** What the visitor's numbers become when the values of a calculator do: only what differs, of the fields that the visitor set (`own`). */
export function diffMyNumbers<Fields extends CalculatorFields>(
  fields: Fields,
  before: ValuesOf<Fields>,
  after: ValuesOf<Fields>,
  own: readonly string[],
): MyNumbers {
  const typed: Record<string, number | string | undefined> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value: number | string | undefined = after[name];
    if (value === before[name] || !own.includes(name)) continue;
    const key = field.profileKey;
    if (key !== undefined) typed[key] = value === '' ? undefined : value;
  }
  if (!takesBothUnits(fields)) return typed;
  const { downUnit, downPercent, downPayment }: FieldValues = { ...(after as FieldValues) };
  const isOwn = downPayment !== fields.downPayment?.initial;
  if (downPayment === before.downPayment && !(isOwn && downUnit !== before.downUnit)) return typed;
  return {
    ...typed,
    downPayment: Number(downPayment),
    downPercent: downUnit === 'percent' ? Number(downPercent) : undefined,
  };
}
