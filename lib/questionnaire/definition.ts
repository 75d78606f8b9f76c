import type { CheckField, ChoiceField, MoneyField, PercentField, SliderRange, WrittenField } from '@/lib/fields/field';
import type { ControlName, FormDefinition, FormField } from '@/lib/forms/definition';
import type { MyNumberName, MyTextName } from '@/lib/my-numbers';

/** The answer to an earlier step that leads to this one. With any other answer this step is skipped in both directions and left blank. */
export type AskedWhen = { readonly field: string; readonly is: string };

/** What an answer means, printed beside the number. */
export type Meaning =
  /** An amount as a percentage of another step's amount: "65% of your home's value". */
  | { readonly kind: 'portion'; readonly of: string; readonly words: string }
  /** An amount a year as an amount a month. */
  | { readonly kind: 'monthly'; readonly words: string };

/** What a step adds to its field. The field's label is the short name in the list of answers. */
type StepBase = {
  /** The name in the product spec: the key in the body. */
  readonly field: string;
  /** The heading above it in the list of answers, and above the question. */
  readonly section: string;
  readonly question: string;
  readonly hint?: string;
  /** Under the hint, always in view: a promise or a right. */
  readonly note?: string;
  /** Why a lender wants to know. */
  readonly why?: string;
  readonly askedWhen?: AskedWhen;
  /** What to do about an answer that is missing or does not fit, where it differs from the sentence of its kind. */
  readonly missing?: string;
  /** The fixed sentence of this step where it differs from the questionnaire's. */
  readonly blocked?: string;
  /** Names or reaches a person: never kept in storage. */
  readonly personal?: true;
};

/** One of a few choices. Tiles go on by themselves when one is chosen; a list waits for Continue. */
export type ChoiceStep = StepBase &
  ChoiceField & {
    readonly look: 'tiles' | 'list';
    /** The visitor's own choice that fits here. */
    readonly myText?: MyTextName;
  };

/** An amount as a share of another step's: typed in dollars, `$14000`, or in percent, `5`, less than the whole, sent in percent. */
export type Share = {
  /** The field of the whole. */
  readonly of: string;
  readonly quick: readonly number[];
};

/** A number field for any amount from 0, with a slider over the usual ones. */
export type AmountStep = StepBase &
  (MoneyField | PercentField) & {
    readonly slider: SliderRange;
    /** Where the slider rests, held within its ends, while the field is empty. It is no answer. */
    readonly whenEmpty: number;
    /** What is said beside the empty field: "No price yet". */
    readonly unset: string;
    /** The earlier answer that says there is none: left empty, it is then 0, and a 0 sets that answer. */
    readonly noneWhen?: AskedWhen;
    readonly means?: Meaning;
    /** Of a percentage alone. */
    readonly share?: Share;
    /** Offers what a home is worth in the county of an earlier ZIP code, with where the figure comes from. */
    readonly typical?: { readonly zip: string; readonly source: string };
    /** No 0 is taken. */
    readonly aboveZero?: true;
    /** Continue asks once about an amount outside of these; `near` is one in the middle. */
    readonly usual?: { readonly min: number; readonly max: number; readonly near: number };
    /** The visitor's own figure that fits here; for a share of another step's amount, in dollars. */
    readonly myNumber?: MyNumberName;
  };

export type WrittenStep = StepBase & WrittenField & { readonly width?: 's' | 'm' };

export type Step = ChoiceStep | AmountStep | WrittenStep;

export function isAmountStep(step: Step): step is AmountStep {
  return step.kind === 'money' || step.kind === 'percent';
}

/** The last step: what the visitor reads once the answers are stored. */
export type Thanks = {
  /** Follows "Thank you, Sam." */
  readonly title: string;
  readonly lead: string;
  /** What happens next, in order: a few words, then the rest of the sentence. */
  readonly next: readonly { readonly what: string; readonly rest: string; readonly link?: ThanksLink }[];
};
type ThanksLink = { readonly label: string; readonly href: string };

export type QuestionnaireId = Extract<FormDefinition['id'], 'purchase' | 'refinance'>;

export type Questionnaire = {
  readonly id: QuestionnaireId;
  /** Names the region and ends the document's title. */
  readonly name: string;
  readonly subjectPrefix: string;
  readonly controls: readonly ControlName[];
  /** The fixed sentence when an answer is missing. */
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
  /** The field before whose question the visitor is given the letter: what the answers so far come to. */
  readonly letterBefore: string;
  /** The box on the last screen with which the visitor asks for the letter's numbers by email. */
  readonly byEmail: CheckField & { readonly name: string };
  readonly thanks: Thanks;
  /** Under the heading of the last screen. */
  readonly answersHint: string;
  /** What the dock says on a question, before that on the letter, and on the last screen. */
  readonly dock: { readonly question: string; readonly letter: string; readonly last: string };
};

export function fieldOf(step: Step): FormField {
  return { ...step, name: step.field, ...(step.askedWhen ? { optional: true } : {}) };
}

/** The same questionnaire as a form, for the body, the inbox's check and the columns of the spreadsheet. */
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
