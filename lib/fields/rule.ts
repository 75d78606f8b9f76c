/** HTML attributes of a field, by their React names. */
export type Constraints = {
  readonly type?: 'text' | 'email' | 'hidden' | 'radio' | 'checkbox';
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal';
  /** Written for the `v` flag, which browsers use for patterns. */
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly required?: true;
  readonly autoComplete?: string;
  /** Shown by browsers with their own message about the pattern. */
  readonly title?: string;
};

export type Checked = {
  /** The answer without invisible characters and surrounding space; not empty. */
  readonly typed: string;
  readonly value: string;
  readonly label: string;
  /** The message for a missing answer, without a period. */
  readonly fixHint: string;
};

/** How answers of one kind of field are normalized, checked and constrained. */
export type Rule = {
  /** The text as sent and stored. Must be idempotent. */
  readonly normalize: (text: string) => string;
  readonly fixHint: (label: string) => string;
  /** What is wrong with a nonempty answer, as a sentence, or null. */
  readonly problem: (answer: Checked) => string | null;
  /** Maximum length of the normalized text, unless the field sets its own. */
  readonly maxLength: number;
  readonly constraints: Constraints;
};
