/**
 * A form as plain, serializable data. One definition draws the markup, sets the browser's constraints, makes the
 * multipart body, checks it at the inbox and orders the columns of the spreadsheet.
 */

import type { AnswerField } from '@/lib/fields/check';
import type { MyNumberName } from '@/lib/my-numbers';

/** The forms that send a lead, seven of the product spec and `call`; also the last part of their address, `/leads/<id>`. */
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

/** A field of a form: what it asks for, its name in the body, and its place among the others. */
export type FormField = AnswerField & {
  /** The name in the product spec: the key in the body and the column in the spreadsheet. */
  readonly name: string;
  /** Asked by us beyond the product spec: sent only when answered, so that the body of the spec stays as it is. */
  readonly beyondSpec?: true;
  /** The visitor's own figure that the field starts with, in a tab that knows it; `loan` is the price less the down payment. */
  readonly myNumber?: MyNumberName | 'loan';
  /** A quiet line under the label. */
  readonly hint?: string;
  /** How wide the answer is: `s` 9rem, `m` 16rem. */
  readonly width?: 's' | 'm';
  /** Is beside the next field where there is room. */
  readonly pairedWithNext?: true;
  /** The question that neighboring fields with the same words here answer together. */
  readonly group?: string;
  /** An answer of another field without which this one, itself optional, is needed. */
  readonly requiredUnless?: { readonly field: string; readonly is: string };
  /** A hint under the question of the group, given on the group's first field. */
  readonly groupHint?: string;
};

/** The names sent beside the visitor's answers; the product spec says which form sends which. */
export type ControlName = '_id' | 'subject' | 'id' | '_subject' | '_template' | '_next' | '_captcha';

/** What a visitor reads once the lead is stored. */
export type ReceiptWords = {
  readonly title: string;
  /** What happens next, one sentence or two a step. */
  readonly next: readonly string[];
  /** What the visitor may open at once: the items whose boxes were checked, or all of them if none was. */
  readonly offer?: {
    readonly title: string;
    readonly items: readonly {
      /** The name of the box that asks for it. */
      readonly field: string;
      readonly title: string;
      /** The ways to open it, each with a text of its own. */
      readonly links: readonly { readonly text: string; readonly href: string }[];
    }[];
  };
};

/** A part of a form under a heading of its own. */
export type FormPart = {
  readonly heading: string;
  /** Names of fields, those of a row beside one another where there is room. */
  readonly rows: readonly (readonly string[])[];
  /** Closed until someone opens it; nothing in it has to be answered. */
  readonly folded?: true;
};

export type FormDefinition = {
  readonly id: FormId;
  /** Starts the subject; the lead's `_id` follows it. */
  readonly subjectPrefix: string;
  readonly fields: readonly FormField[];
  /** The order in which the fields are shown, where it is not that of the lead; each field is in one part. */
  readonly parts?: readonly FormPart[];
  /** Names sent beside the fields, in the order of the spec. */
  readonly controls: readonly ControlName[];
  readonly submitLabel: string;
  /**
   * Above the send button: who receives the answers, that pressing it asks for a call or an email, that it is not an
   * application, and to leave out Social Security and account numbers.
   */
  readonly consent: string;
  /** Twelve hexadecimal digits that identify the words of `consent`; stored with the lead. */
  readonly consentVersion: string;
  readonly receipt?: ReceiptWords;
};

/** What a visitor answered, by field name; an unticked box and an unanswered question are absent or empty. */
export type Answers = Readonly<Record<string, string | undefined>>;

/**
 * The name of the field that people never see and robots fill in. It is not part of a lead: a native post contains it
 * empty, a scripted one does not contain it, and a filled one is refused with the advice to call.
 */
export const honeypotName = 'website';
