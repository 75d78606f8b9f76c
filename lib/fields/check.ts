import { groupMoney } from '@/lib/numbers/clean';
import { moneyRule, percentRule } from './amount';
import { emailNotice, emailRule } from './email';
import type { CheckField, ChoiceField, Field, MonthsField } from './field';
import { phoneRule, phoneText } from './phone';
import type { Constraints, Rule } from './rule';
import { charactersText, manyLines, oneLine, plain, withArticle } from './texts';
import { zipNotice, zipRule } from './zip';

export type AnswerField = Exclude<Field, MonthsField> & {
  /** Fields are required unless they say otherwise. */
  readonly optional?: true;
  /** Replaces the message about a missing answer: names the field and the fix, without a period. */
  readonly missing?: string;
};

const none = () => null;

function textRule(maxLength: number, normalize = oneLine, constraints: Constraints = {}): Rule {
  return { normalize, fixHint: (label) => `Enter ${withArticle(label)}`, problem: none, maxLength, constraints };
}

function choiceRule(maxLength: number, constraints: Constraints = {}): Rule {
  return { ...textRule(maxLength, oneLine, constraints), fixHint: (label) => `Choose an answer for “${label}”` };
}

const rules: Readonly<Record<AnswerField['kind'], Rule>> = {
  text: textRule(80, oneLine, { type: 'text' }),
  email: emailRule,
  phone: phoneRule,
  zip: zipRule,
  textarea: textRule(4000, manyLines),
  money: moneyRule,
  percent: percentRule,
  choice: choiceRule(80),
  check: choiceRule(120, { type: 'checkbox' }),
  hidden: textRule(160, oneLine, { type: 'hidden' }),
};

/** The maximum length of a field's text, after normalizing. */
export function maxLengthOf(field: AnswerField): number {
  return ('maxLength' in field ? field.maxLength : undefined) ?? rules[field.kind].maxLength;
}

/**
 * The text as sent and stored: Unicode NFC, no control or invisible characters; phones, ZIP codes and amounts as plain
 * digits.
 */
export function normalize(field: Pick<AnswerField, 'kind'>, text: string): string {
  return rules[field.kind].normalize(plain(text));
}

function mayBeSent(field: ChoiceField | CheckField, value: string): boolean {
  if (field.kind === 'check') return value === field.value;
  const { choices, valuePattern } = field;
  return (
    choices.some((choice) => choice.value === value) ||
    (valuePattern !== undefined && new RegExp(`^(?:${valuePattern})$`).test(value))
  );
}

export function defaultFixHint(field: AnswerField): string {
  return rules[field.kind].fixHint(field.label);
}

/**
 * What is wrong with a typed answer, as a sentence with the fix, or null. Accepts normalized text, too: the inbox calls
 * it with that.
 */
export function problemWith(field: AnswerField, text: string): string | null {
  const typed = plain(text).trim();
  const value = normalize(field, text);
  const fixHint = field.missing ?? defaultFixHint(field);
  if (typed === '') return field.optional || field.kind === 'check' ? null : fixHint;
  if (field.kind === 'choice' || field.kind === 'check') return mayBeSent(field, value) ? null : fixHint;

  const problem = rules[field.kind].problem({ typed, value, label: field.label, fixHint });
  if (problem !== null) return problem;
  if (value === '') return field.optional ? null : fixHint;
  const most = maxLengthOf(field);
  if (value.length <= most) return null;
  return `Shorten “${field.label}” to ${charactersText(most)}. It has ${value.length.toLocaleString('en-US')} now.`;
}

/** A field's text once it loses focus: amounts and phones formatted, anything else as typed. */
export function formatOnBlur(field: AnswerField, text: string): string {
  if (text.trim() === '' || problemWith(field, text) !== null) return text;
  if (field.kind === 'money') return groupMoney(normalize(field, text));
  return field.kind === 'phone' ? phoneText(normalize(field, text)) : text;
}

/** A notice that does not block sending: a ZIP code outside Ohio, a mistyped email domain, or a choice that has one. */
export function noticeFor(field: AnswerField, text: string): string | null {
  if (field.kind === 'choice') return field.notice && text && text !== field.notice.unless ? field.notice.text : null;
  if (field.kind === 'email') return emailNotice(text);
  return field.kind === 'zip' && problemWith(field, text) === null ? zipNotice(text) : null;
}

/**
 * A field's native constraints, for forms without script. Messages have no maximum, because browsers truncate pasted
 * text silently.
 */
export function constraintsOf(field: AnswerField): Constraints {
  const { constraints } = rules[field.kind];
  const mayBeEmpty = field.optional || field.kind === 'check' || field.kind === 'hidden';
  return {
    ...constraints,
    ...(field.kind === 'text' ? { maxLength: maxLengthOf(field) } : {}),
    ...(mayBeEmpty ? {} : { required: true as const }),
    ...('autocomplete' in field && field.autocomplete !== undefined ? { autoComplete: field.autocomplete } : {}),
  };
}
