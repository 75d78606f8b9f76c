/** Converts between the visitor's own numbers and the values of a calculator's fields. */

import { countyState } from '@/lib/counties';
import type { MyNumbers } from '@/lib/my-numbers';
import { roundHalfAway } from '@/lib/numbers/format';
import { dollarsOf, percentOf } from './amount';
import type { CalculatorField, CalculatorFields, ValuesOf } from './definition';
import { acceptedValue, isPrivate } from './share';

export type FieldValues = Readonly<Record<string, number | string>>;

/** The values that no link may contain. */
export function privateValues<Values extends Readonly<Record<string, unknown>>>(
  fields: CalculatorFields,
  values: Values,
): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => fields[name] !== undefined && isPrivate(fields[name])),
  ) as Partial<Values>;
}

/** Whether a calculator takes its down payment in dollars or percent, through `downUnit` and `downPercent`. */
function takesBothUnits(fields: CalculatorFields): boolean {
  return fields.downUnit !== undefined && fields.downPercent !== undefined && fields.downPayment !== undefined;
}

function accepted(field: CalculatorField, value: number | string | undefined): number | string | null {
  if (value === undefined) return null;
  return acceptedValue(field, typeof value === 'number' ? String(roundHalfAway(value, 3)) : value);
}

/** A household's kind of loan, if it has given any hint of it. */
function knownKind({ loanKind, veteran }: MyNumbers): MyNumbers['loanKind'] {
  return loanKind ?? (veteran === 'Yes' ? 'va' : undefined);
}

/** A household that has given an income and no debts has none, on every screen. */
function knownDebts({ annualIncome, monthlyDebts }: MyNumbers): number | undefined {
  return monthlyDebts ?? (annualIncome === undefined ? undefined : 0);
}

/** The down payment in percent of the price, in whatever unit it was typed; undefined while unknown. */
function downPercentOf({ price, downPayment, downPercent }: MyNumbers): number | undefined {
  if (downPercent !== undefined || price === undefined || downPayment === undefined) return downPercent;
  return roundHalfAway(percentOf(downPayment, price), 3);
}

/** Numbers that follow from others while the visitor has not given them. */
const derived: Partial<Record<keyof MyNumbers, (numbers: MyNumbers) => number | string | undefined>> = {
  downPercent: downPercentOf,
  loanKind: knownKind,
  monthlyDebts: knownDebts,
};

/** Field values for `numbers`. If the visitor has not named a price, percentages refer to the one in `shown`. */
export function prefillFromMyNumbers(fields: CalculatorFields, shown: FieldValues, numbers: MyNumbers): FieldValues {
  const known: Record<string, number | string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const key = field.profileKey;
    const own = key && (derived[key]?.(numbers) ?? numbers[key]);
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

/** The fields that ask for a number that is not in `known`, the result of `prefillFromMyNumbers`. */
export function unknownFields(fields: CalculatorFields, known: FieldValues): readonly string[] {
  // A down payment stands for the savings.
  const needed = (name: string) => known[name] === undefined && !(name === 'saved' && known.fundsMode === 'down');
  return Object.keys(fields).filter((name) => fields[name]?.asks && needed(name));
}

/** A calculator's field values after the visitor's numbers changed; removed numbers revert to initial values. */
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

/**
 * Changes to the visitor's numbers when a calculator's values change: only differences, only in fields that the visitor
 * set (`own`).
 */
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
