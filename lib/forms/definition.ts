import type { AnswerField } from '@/lib/fields/check';
import type { MyNumberName } from '@/lib/my-numbers';

/** Seven forms in the product spec, and `call`. Also the last segment of their URL, `/leads/<id>`. */
export const formIds = [
  'purchase',
  'refinance',
  'consultation',
  'quick-quote',
  'contact',
  'free-report',
  'staff-quote',
  'call',
] as const;
export type FormId = (typeof formIds)[number];

export type FormField = AnswerField & {
  /** From the product spec: the key in the body and the column in the spreadsheet. */
  readonly name: string;
  /** Not in the product spec: sent only if answered, so that the spec's body does not change. */
  readonly beyondSpec?: true;
  /** The visitor's number or score group that prefills the field; `loan` is the price less the down payment. */
  readonly myNumber?: MyNumberName | 'loan' | 'score';
  /**
   * The usual range in US dollars, with a value in the middle: other amounts are questioned, but can be sent. With
   * `percentOf`, an amount up to 50 is probably a percentage of that other answer, the price.
   */
  readonly usual?: { readonly min: number; readonly max: number; readonly near: number; readonly percentOf?: string };
  readonly hint?: string;
  /** `s` is 9rem, `m` is 16rem. */
  readonly width?: 's' | 'm';
  /** Shares a row with the next field if there is room. */
  readonly pairedWithNext?: true;
  /** Neighboring fields with the same text here answer one question together. */
  readonly group?: string;
  /** Makes this optional field required unless another field has this answer. */
  readonly requiredUnless?: { readonly field: string; readonly is: string };
  /** A hint below the group's question, on the group's first field. */
  readonly groupHint?: string;
};

/** Hidden fields; the product spec says which form sends which. */
export type ControlName = '_id' | 'subject' | 'id' | '_subject' | '_template' | '_next' | '_captcha';

export type ReceiptWords = {
  readonly title: string;
  /** What happens next, one or two sentences per step. */
  readonly next: readonly string[];
  /** What the visitor can open at once: the items whose boxes were checked, or all if none were. */
  readonly offer?: {
    readonly title: string;
    readonly items: readonly {
      readonly field: string;
      readonly title: string;
      readonly links: readonly { readonly text: string; readonly href: string }[];
    }[];
  };
};

export type FormPart = {
  readonly heading: string;
  /** Names of fields; those in one row share it if there is room. */
  readonly rows: readonly (readonly string[])[];
  /** Initially collapsed; none of its fields is required. */
  readonly folded?: true;
};

export type FormDefinition = {
  readonly id: FormId;
  /** Followed by the lead's `_id`. */
  readonly subjectPrefix: string;
  readonly fields: readonly FormField[];
  /** The display order, if it differs from the order in the body. Each field is in exactly one part. */
  readonly parts?: readonly FormPart[];
  readonly controls: readonly ControlName[];
  readonly submitLabel: string;
  /**
   * Shown above the send button: who receives the answers, that this is no application, and to leave out Social
   * Security and account numbers.
   */
  readonly consent: string;
  /** Twelve hexadecimal digits that identify the text of `consent`; stored with the lead. */
  readonly consentVersion: string;
  readonly receipt?: ReceiptWords;
};

/** Answers by field name. Unchecked boxes and unanswered questions are absent or empty. */
export type Answers = Readonly<Record<string, string | undefined>>;

/**
 * The name of a field that people never see. Not part of a lead: if filled, the lead is refused with advice to call.
 */
export const honeypotName = 'website';
