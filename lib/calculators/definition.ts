/**
 * The inputs of a calculator as plain, serialisable data: what they are called, where they start, how far their
 * sliders reach, and under which name they stand in a shared address.
 */

/** Ends and step of a slider, in the unit of its field. The number field beside it takes more than the slider shows. */
export type SliderRange = { readonly min: number; readonly max: number; readonly step: number };

/** What one calculator may offer to the next one in the same tab. */
export type MyNumberKey = 'price' | 'loan' | 'ratePercent' | 'termMonths' | 'annualIncome';

type FieldBase = {
  readonly label: string;
  /** A quiet line under the label. */
  readonly note?: string;
  /** The name in a shared address: lower case, readable. */
  readonly share: string;
  /** Left out of the address while it stands at its start. */
  readonly quiet?: true;
  readonly mine?: MyNumberKey;
};

/** US dollars. */
export type MoneyField = FieldBase & {
  readonly kind: 'money';
  readonly initial: number;
  readonly slider?: SliderRange;
};

/** Percent, up to three decimals, 0 to 100; `unlimited` lifts the upper end. */
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

/** Every field at its start. */
export function initialValues<Fields extends CalculatorFields>(fields: Fields): ValuesOf<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.initial]),
  ) as unknown as ValuesOf<Fields>;
}

/** The months that a field's list offers, in order; none without a list. */
export function monthsOffered(field: MonthsField): readonly number[] {
  if (!field.list) return [];
  const { first, last, step } = field.list;
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);
}
