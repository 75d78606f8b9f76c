/** The browser's own attributes for a field, by the names React gives them. */
export type Constraints = {
  readonly type?: 'text' | 'email' | 'hidden' | 'radio' | 'checkbox';
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal';
  /** Written for the `v` flag, with which the browser reads a pattern. */
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly required?: true;
  readonly autoComplete?: string;
  /** What the browser adds to its own message about the pattern. */
  readonly title?: string;
};

export type Checked = {
  /** The answer without invisible characters and without space at its ends; not empty. */
  readonly typed: string;
  readonly value: string;
  readonly label: string;
  /** The sentence that a missing answer gets, without a full stop. */
  readonly fixHint: string;
};

/** How the answers of one kind of field are normalized, checked and constrained. */
export type Rule = {
  /** The text as it is sent and stored. Normalizing twice gives the same as once. */
  readonly normalize: (text: string) => string;
  readonly fixHint: (label: string) => string;
  /** What is wrong with an answer that is not empty, as a sentence, or null. */
  readonly problem: (answer: Checked) => string | null;
  /** The most characters of the normalized text, unless the field sets its own. */
  readonly maxLength: number;
  readonly constraints: Constraints;
};
