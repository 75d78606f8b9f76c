export type Choice = {
  /** Exactly what is sent. */
  readonly value: string;
  /** What the visitor reads, where it differs from the value. */
  readonly label?: string;
  /** A quiet addition at the end of the tile, such as a score range. */
  readonly note?: string;
};

export function choiceText({ value, label }: Choice): string {
  return label ?? value;
}

/** In the unit of the field: `step` by pointer, `keyStep` by arrow key. The number field takes values outside of the range. */
export type SliderRange = {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly keyStep?: number;
  /** The part that people use: it takes four fifths of the track, and the thumb moves in steps of a key. */
  readonly usual?: readonly [number, number];
};

type Labeled<Kind extends string> = { readonly kind: Kind; readonly label: string };

type Autofilled = {
  readonly autocomplete?: string;
};

type Capped = {
  /** The most characters, after normalizing; each kind has a default. */
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

/** Whole months: a list to choose from when `list` is given, else a number field. */
export type MonthsField = Labeled<'months'> & {
  /** The unit that the number field shows and reads; the value stays in months. */
  readonly shownIn?: 'years';
  readonly slider?: SliderRange;
  readonly list?: { readonly first: number; readonly last: number; readonly step: number };
  /** The smallest number of months in a shared address; the first of the list otherwise, 0 without a list. */
  readonly atLeast?: number;
  /** The largest number of months that the field takes. */
  readonly atMost: number;
};

/** One of a few values: a list to open, tiles to press, or one box to check for the second of two. */
export type ChoiceField = Labeled<'choice'> &
  Autofilled & {
    readonly look: 'list' | 'tiles' | 'tick';
    readonly choices: readonly Choice[];
    /** A regular expression of further values that are taken, such as the dated times of a call. */
    readonly valuePattern?: string;
    readonly placeholder?: string;
    /** What is said at once when another choice than this one is made; it does not block sending. */
    readonly notice?: { readonly unless: string; readonly text: string };
  };

type Tiles = { readonly kind: 'choice'; readonly look: 'tiles' };

export function isTiles<F extends Field>(field: F): field is Extract<F, { readonly kind: 'choice' }> & Tiles {
  return field.kind === 'choice' && field.look === 'tiles';
}

export type CheckField = Labeled<'check'> & {
  /** What is sent when it is checked; nothing is sent otherwise. */
  readonly value: string;
};

/** A value that the page gives and the visitor is not asked for. */
export type HiddenField = Labeled<'hidden'> & Capped;

export type NumericField = MoneyField | PercentField | MonthsField;

/** Fields with a line that the visitor writes. */
export type WrittenField = TextField | EmailField | PhoneField | ZipField;

export type Field = WrittenField | TextareaField | NumericField | ChoiceField | CheckField | HiddenField;
