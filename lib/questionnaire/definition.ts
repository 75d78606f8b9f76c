import type { CheckField, ChoiceField, MoneyField, PercentField, SliderRange, WrittenField } from '@/lib/fields/field';
import type { ControlName, FormDefinition, FormField } from '@/lib/forms/definition';
import type { MyNumberName, MyTextName } from '@/lib/my-numbers';

/**
 * The answer to an earlier step that leads to this one. With any other answer this step is skipped in both directions
 * and left blank.
 */
export type AskedWhen = { readonly field: string; readonly is: string };

/** The meaning of an answer, shown next to the number. */
export type Meaning =
  /** An amount as a percentage of another step's amount: "65% of your home's value". */
  | { readonly kind: 'portion'; readonly of: string; readonly words: string }
  /** A yearly amount as a monthly one. */
  | { readonly kind: 'monthly'; readonly words: string };

/** A step's additions to its field. The field's label is its short name in the list of answers. */
type StepBase = {
  /** The name in the product spec: the key in the body. */
  readonly field: string;
  /** The heading above it in the list of answers, and above the question. */
  readonly section: string;
  readonly question: string;
  readonly hint?: string;
  /** Below the hint, always visible: a promise or a right. */
  readonly note?: string;
  /** Why a lender wants to know. */
  readonly why?: string;
  readonly askedWhen?: AskedWhen;
  /** What to do about a missing or invalid answer, if it differs from the default for its kind. */
  readonly missing?: string;
  /** The error sentence of this step, if it differs from the questionnaire's. */
  readonly blocked?: string;
  /** Names or reaches a person: never stored. */
  readonly personal?: true;
};

/** One of a few choices. Choosing a tile continues at once; a list waits for Continue. */
export type ChoiceStep = StepBase &
  ChoiceField & {
    readonly look: 'tiles' | 'list';
    /** The visitor's stored choice that prefills this step. */
    readonly myText?: MyTextName;
  };

/**
 * An amount as a share of another step's: typed in dollars, `$14000`, or in percent, `5`; less than the total; sent in
 * percent.
 */
export type Share = {
  /** The field with the total. */
  readonly of: string;
  readonly quick: readonly number[];
};

/** A number field for any amount from 0, with a slider for the usual ones. */
export type AmountStep = StepBase &
  (MoneyField | PercentField) & {
    readonly slider: SliderRange;
    /** Where the slider rests while the field is empty, clamped to its range. Not an answer. */
    readonly whenEmpty: number;
    /** The text next to an empty field: "No price yet". */
    readonly unset: string;
    /** An earlier answer that says there is none: this step is then 0 if left empty, and a 0 sets that answer. */
    readonly noneWhen?: AskedWhen;
    readonly means?: Meaning;
    /** Only for a percentage. */
    readonly share?: Share;
    /** Offers the typical home value in the county of an earlier ZIP code, with its source. */
    readonly typical?: { readonly zip: string; readonly source: string };
    /** Rejects 0. */
    readonly aboveZero?: true;
    /** Continue asks once about an amount outside this range; `near` is a value in the middle. */
    readonly usual?: { readonly min: number; readonly max: number; readonly near: number };
    /** The visitor's stored number that prefills this step; for a share of another step's amount, in dollars. */
    readonly myNumber?: MyNumberName;
  };

export type WrittenStep = StepBase & WrittenField & { readonly width?: 's' | 'm' };

export type Step = ChoiceStep | AmountStep | WrittenStep;

export function isAmountStep(step: Step): step is AmountStep {
  return step.kind === 'money' || step.kind === 'percent';
}

/** The last step, shown once the answers are stored. */
export type Thanks = {
  /** Follows "Thank you, Sam." */
  readonly title: string;
  readonly lead: string;
  /** The next steps in order: a few words, then the rest of the sentence. */
  readonly next: readonly { readonly what: string; readonly rest: string; readonly link?: ThanksLink }[];
};
type ThanksLink = { readonly label: string; readonly href: string };

export type QuestionnaireId = Extract<FormDefinition['id'], 'purchase' | 'refinance'>;

export type Questionnaire = {
  readonly id: QuestionnaireId;
  /** Labels the region and ends the document's title. */
  readonly name: string;
  readonly subjectPrefix: string;
  readonly controls: readonly ControlName[];
  /** The error sentence for a missing answer. */
  readonly blocked: string;
  readonly submitLabel: string;
  readonly consent: string;
  readonly consentVersion: string;
  readonly steps: readonly Step[];
  /** Questions that share a screen, under a heading of their own. */
  readonly pairs: readonly {
    readonly fields: readonly [string, string];
    readonly question: string;
    readonly hint: string;
  }[];
  /** The letter with the results so far is shown before this field's question. */
  readonly letterBefore: string;
  /** The checkbox on the last screen that requests the letter's numbers by email. */
  readonly byEmail: CheckField & { readonly name: string };
  readonly thanks: Thanks;
  /** Below the heading of the last screen. */
  readonly answersHint: string;
  /** The dock's text on a question, on the letter, and on the last screen. */
  readonly dock: { readonly question: string; readonly letter: string; readonly last: string };
};

export function fieldOf(step: Step): FormField {
  return { ...step, name: step.field, ...(step.askedWhen ? { optional: true } : {}) };
}

/** The same questionnaire as a form, for the body, the inbox's validation and the spreadsheet's columns. */
export function formOf(questionnaire: Questionnaire): FormDefinition {
  return {
    id: questionnaire.id,
    subjectPrefix: questionnaire.subjectPrefix,
    fields: [...questionnaire.steps.map(fieldOf), questionnaire.byEmail],
    controls: questionnaire.controls,
    submitLabel: questionnaire.submitLabel,
    consent: questionnaire.consent,
    consentVersion: questionnaire.consentVersion,
  };
}
