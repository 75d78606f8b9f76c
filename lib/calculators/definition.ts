/** The inputs of a calculator as plain, serializable data: names, start values, slider ranges, names in shared addresses. */

/**
 * Ends and steps of a slider, in the unit of its field: `step` by pointer, `keyStep` by arrow key. The number field
 * beside it takes values outside of the range.
 */
export type SliderRange = {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly keyStep?: number;
};

/** A figure that one calculator offers to the others in the same tab. */
export type MyNumberKey = 'price' | 'loan' | 'ratePercent' | 'termMonths' | 'annualIncome';

type FieldBase = {
  readonly label: string;
  /** A quiet line under the label. */
  readonly note?: string;
  /** The name in a shared address: lower case, readable. */
  readonly share: string;
  /** Left out of the address while it has its start value. */
  readonly quiet?: true;
  readonly mine?: MyNumberKey;
};

/** US dollars. */
export type MoneyField = FieldBase & {
  readonly kind: 'money';
  readonly initial: number;
  readonly slider?: SliderRange;
};

/** Percent, up to three decimals, 0 to 100; with `unlimited` there is no upper limit. */
export type PercentField = FieldBase & {
  readonly kind: 'percent';
  readonly initial: number;
  readonly slider?: SliderRange;
  readonly unlimited?: true;
};

/** Whole months: a list to choose from when `list` is given, else a number field. */
export type MonthsField = FieldBase & {
  readonly kind: 'months';
  readonly initial: number;
  readonly slider?: SliderRange;
  readonly list?: { readonly first: number; readonly last: number; readonly step: number };
  /** The largest number of months that the field takes. */
  readonly atMost: number;
};

export type FieldChoice = { readonly value: string; readonly label: string };

/** One of a few values: a list to open, tiles side by side, or one box to tick for the second of two. */
export type ChoiceField = FieldBase & {
  readonly kind: 'choice';
  readonly look?: 'list' | 'tiles' | 'tick';
  readonly initial: string;
  readonly choices: readonly FieldChoice[];
};

export type NumericField = MoneyField | PercentField | MonthsField;
export type CalculatorField = NumericField | ChoiceField;
export type CalculatorFields = Readonly<Record<string, CalculatorField>>;

/** The values of a calculator's fields: a text for a choice, a number in the field's unit for the rest. */
export type ValuesOf<Fields extends CalculatorFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends ChoiceField ? string : number;
};

/** The start value of every field. */
export function initialValues<Fields extends CalculatorFields>(fields: Fields): ValuesOf<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.initial]),
  ) as unknown as ValuesOf<Fields>;
}

/** The choices of a field's list of months, in order; empty without a list. */
export function monthsOffered(field: MonthsField): readonly number[] {
  if (!field.list) return [];
  const { first, last, step } = field.list;
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);
}
