/** The inputs of a calculator as plain, serializable data: fields with an initial value and a name in shared URLs. */
import type * as fields from '@/lib/fields/field';
import type { MyNumberName, MyTextName } from '@/lib/my-numbers';

/** What a calculator adds to a field: its initial value, and its name in a shared URL. */
type Input<Kind extends fields.Field, Value> = Kind & {
  readonly initial: Value;
  /** A subtle line under the label. */
  readonly note?: string;
  /** The name in a shared URL: lower case, readable. */
  readonly param: string;
  /** Left out of the URL while it has its initial value. */
  readonly quiet?: true;
  /** Left empty, rather than at its initial value, once the visitor has numbers of their own but not this one. */
  readonly asks?: true;
  /** Set by the visitor's actions: it has no control, and is not listed among the inputs. */
  readonly hidden?: true;
  /** The household number that this field shows, shared with every page in the tab. */
  readonly profileKey?: Value extends number ? MyNumberName : MyTextName;
};

/** Values outside this range are accepted, with a question. */
type WithUsualRange = { readonly usual?: { readonly min?: number; readonly max?: number } };

export type MoneyField = Input<fields.MoneyField, number> & WithUsualRange;
export type PercentField = Input<fields.PercentField, number> & WithUsualRange;
export type MonthsField = Input<fields.MonthsField, number> & WithUsualRange;
export type ChoiceField = Input<fields.ChoiceField, string>;

export type NumericField = MoneyField | PercentField | MonthsField;
export type CalculatorField = NumericField | ChoiceField;
export type CalculatorFields = Readonly<Record<string, CalculatorField>>;

/** The values of a calculator's fields: for a choice, one of its choices; for others, a number in the field's unit. */
export type ValuesOf<Fields extends CalculatorFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends {
    readonly choices: readonly { readonly value: infer Value extends string }[];
  }
    ? Value
    : number;
};

/** How another field's value came about. Set by the visitor's actions: it has no control of its own. */
export function modeField<First extends string, Second extends string>(
  label: string,
  param: string,
  [first, second]: readonly [First, Second],
) {
  return {
    kind: 'choice',
    look: 'list',
    label,
    param,
    hidden: true,
    quiet: true,
    initial: first,
    choices: [{ value: first }, { value: second }],
  } as const;
}

export function initialValues<Fields extends CalculatorFields>(fields: Fields): ValuesOf<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.initial]),
  ) as unknown as ValuesOf<Fields>;
}

/** The choices in a field's list of months, in order; empty without a list. */
export function offeredMonths(field: MonthsField): readonly number[] {
  if (!field.list) return [];
  const { first, last, step } = field.list;
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);
}

export type Phone = { readonly display: string; readonly href: string };

/** The source of a method or figure. */
export type WorkSource = { readonly name: string; readonly url?: string };
