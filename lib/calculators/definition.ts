/** The inputs of a calculator as plain, serializable data: fields with a start value and a name in shared addresses. */
import type * as fields from '@/lib/fields/field';
import type { MyNumberName, MyTextName } from '@/lib/my-numbers';

/** What a calculator adds to a field: its start value, and its name in a shared address. */
type Input<Kind extends fields.Field, Value> = Kind & {
  readonly initial: Value;
  /** A quiet line under the label. */
  readonly note?: string;
  /** The name in a shared address: lower case, readable. */
  readonly param: string;
  /** Left out of the address while it has its start value. */
  readonly quiet?: true;
  /** Set by what the visitor does: it has no control, and is not read out with the inputs. */
  readonly hidden?: true;
  /** What this field is of the household: known to every page of the tab. */
  readonly profileKey?: Value extends number ? MyNumberName : MyTextName;
};

/** Values outside of these are taken as they are, with the question whether they are meant. */
type WithUsualRange = { readonly usual?: { readonly min?: number; readonly max?: number } };

export type MoneyField = Input<fields.MoneyField, number> & WithUsualRange;
export type PercentField = Input<fields.PercentField, number> & WithUsualRange;
export type MonthsField = Input<fields.MonthsField, number> & WithUsualRange;
export type ChoiceField = Input<fields.ChoiceField, string>;

export type NumericField = MoneyField | PercentField | MonthsField;
export type CalculatorField = NumericField | ChoiceField;
export type CalculatorFields = Readonly<Record<string, CalculatorField>>;

/** The values of a calculator's fields: one of its choices for a choice, a number in the field's unit for the rest. */
export type ValuesOf<Fields extends CalculatorFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends {
    readonly choices: readonly { readonly value: infer Value extends string }[];
  }
    ? Value
    : number;
};

export function initialValues<Fields extends CalculatorFields>(fields: Fields): ValuesOf<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.initial]),
  ) as unknown as ValuesOf<Fields>;
}

/** The choices of a field's list of months, in order; empty without a list. */
export function offeredMonths(field: MonthsField): readonly number[] {
  if (!field.list) return [];
  const { first, last, step } = field.list;
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);
}

export type Phone = { readonly display: string; readonly href: string };

/** Where a method or a figure comes from. */
export type WorkSource = { readonly name: string; readonly url?: string };
