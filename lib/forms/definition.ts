/**
 * A form as plain, serialisable data. One definition draws the markup, sets the browser's constraints, makes the
 * multipart body, checks it at the inbox and orders the columns of the spreadsheet.
 */

/** The forms that send a lead; also the last part of their address, `/leads/<id>`. */
export const formIds = [
  'purchase',
  'refinance',
  'consultation',
  'quick-quote',
  'contact',
  'free-report',
  'staff-quote',
] as const;
export type FormId = (typeof formIds)[number];

/**
 * What a field takes. `phone` and `zip` accept spaces, dashes, brackets and a leading +1 and send the digits;
 * `select` and `radio` send one of their choices; `checkbox` sends its single choice when ticked and nothing otherwise;
 * `money` and `percent` send a plain number; `hidden` sends what the page gives it and asks the visitor nothing.
 */
export type FieldKind =
  | 'text'
  | 'email'
  | 'phone'
  | 'zip'
  | 'textarea'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'money'
  | 'percent'
  | 'hidden';

export type Choice = {
  /** Exactly what is sent. */
  readonly value: string;
  /** What the visitor reads, where it differs from the value. */
  readonly label?: string;
  /** A quiet addition at the end of the tile, such as a score range. */
  readonly note?: string;
};

export type FieldDefinition = {
  /** The name in the product spec: the key in the body and the column in the spreadsheet. */
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  /** Fields are required unless they say otherwise. */
  readonly optional?: true;
  readonly hint?: string;
  /** A token of the HTML autocomplete vocabulary. */
  readonly autocomplete?: string;
  readonly choices?: readonly Choice[];
  /** The first, disabled option of a select. */
  readonly placeholder?: string;
  /** In characters, after normalising; see `maxLengthOf` for the default of each kind. */
  readonly maxLength?: number;
  /** Said beside the field when it is empty: names the field and the cure, without a full stop. */
  readonly missing?: string;
  /** How wide the answer is: `s` 9rem, `m` 16rem. */
  readonly width?: 's' | 'm';
  /** Stands beside the next field where there is room. */
  readonly pairedWithNext?: true;
  /** The question that neighbouring fields with the same words here answer together. */
  readonly group?: string;
  /** A hint under the question of the group, given on the group's first field. */
  readonly groupHint?: string;
};

/** The fields that go along with the visitor's own: which of them a form carries is the spec's table. */
export type ControlName = '_id' | 'subject' | 'id' | '_subject' | '_template' | '_next' | '_captcha';

/** What a visitor reads once the lead is stored. */
export type ReceiptWords = {
  readonly title: string;
  /** What happens next, one sentence or two a step. */
  readonly next: readonly string[];
  /** What the visitor may open at once: the same for every visitor, because a receipt does not know the answers. */
  readonly offer?: {
    readonly title: string;
    readonly items: readonly {
      readonly title: string;
      /** The ways to open it; each text tells them apart. */
      readonly links: readonly { readonly text: string; readonly href: string }[];
    }[];
  };
};

export type FormDefinition = {
  readonly id: FormId;
  /** Starts the subject; the lead's `_id` follows it. */
  readonly subjectPrefix: string;
  readonly fields: readonly FieldDefinition[];
  /** Names sent beside the fields, in the order of the spec. */
  readonly controls: readonly ControlName[];
  readonly submitLabel: string;
  /**
   * Said above the send button: who receives it, that sending is agreeing to be contacted about it, that it is no
   * application, and to leave out Social Security and account numbers.
   */
  readonly consent: string;
  readonly receipt?: ReceiptWords;
};

/** What a visitor answered, by field name; an unticked checkbox and an unanswered question are absent or empty. */
export type Answers = Readonly<Record<string, string | undefined>>;

/**
 * The field that people never see and robots fill in. It is no part of a lead: a native post carries it empty, a
 * scripted one not at all, and a filled one is refused with the advice to call.
 */
export const trapName = 'website';
