export type Choice = {
  /** Exactly what is sent. */
  readonly value: string;
  /** What the visitor reads, if it differs from the value. */
  readonly label?: string;
  /** A subtle addition at the end of the tile, such as a score range. */
  readonly note?: string;
};

export function choiceText({ value, label }: Choice): string {
  return label ?? value;
}

/**
 * In the field's unit: `step` for pointers, `keyStep` for arrow keys. The number field accepts values outside the
 * range.
 */
export type SliderRange = {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly keyStep?: number;
  /** The common part of the range: it takes four fifths of the track, and the thumb moves in key steps. */
  readonly usual?: readonly [number, number];
};

type Labeled<Kind extends string> = { readonly kind: Kind; readonly label: string };

type Autofilled = {
  readonly autocomplete?: string;
};

type Capped = {
  /** Maximum length after normalizing; each kind has a default. */
  readonly maxLength?: number;
};

export type TextField = Labeled<'text'> & Autofilled & Capped;

export type EmailField = Labeled<'email'> & Autofilled;

export type PhoneField = Labeled<'phone'> & Autofilled;

export type ZipField = Labeled<'zip'> & Autofilled;

export type TextareaField = Labeled<'textarea'> & Capped;

/** US dollars, 0 or more. */
export type MoneyField = Labeled<'money'> & { readonly slider?: SliderRange };

/** Percent, up to three decimals, 0 to 100; with `unlimited` there is no upper limit. */
export type PercentField = Labeled<'percent'> & { readonly slider?: SliderRange; readonly unlimited?: true };

/** Whole months: a list if `list` is given, otherwise a number field. */
export type MonthsField = Labeled<'months'> & {
  /** The unit that the number field shows and parses; the value stays in months. */
  readonly shownIn?: 'years';
  readonly slider?: SliderRange;
  readonly list?: { readonly first: number; readonly last: number; readonly step: number };
  /** The minimum in a shared URL; by default the first of the list, or 0 without a list. */
  readonly atLeast?: number;
  /** The maximum that the field accepts. */
  readonly atMost: number;
};

/** One of a few values: a list, tiles, or a checkbox for the second of two. */
export type ChoiceField = Labeled<'choice'> &
  Autofilled & {
    readonly look: 'list' | 'tiles' | 'tick';
    readonly choices: readonly Choice[];
    /** A regular expression for other accepted values, such as the dated times of a call. */
    readonly valuePattern?: string;
    readonly placeholder?: string;
    /** Shown at once when a different choice is made; it does not block sending. */
    readonly notice?: { readonly unless: string; readonly text: string };
  };

type Tiles = { readonly kind: 'choice'; readonly look: 'tiles' };

export function isTiles<F extends Field>(field: F): field is Extract<F, { readonly kind: 'choice' }> & Tiles {
  return field.kind === 'choice' && field.look === 'tiles';
}

export type CheckField = Labeled<'check'> & {
  /** Sent if checked; otherwise nothing is sent. */
  readonly value: string;
};

/** A value set by the page rather than the visitor. */
export type HiddenField = Labeled<'hidden'> & Capped;

export type NumericField = MoneyField | PercentField | MonthsField;

/** Fields in which the visitor types. */
export type WrittenField = TextField | EmailField | PhoneField | ZipField;

export type Field = WrittenField | TextareaField | NumericField | ChoiceField | CheckField | HiddenField;
