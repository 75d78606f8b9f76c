/**
 * Amounts that are a share of another step's amount, such as a down payment: typed in dollars or percent, sent in
 * percent.
 */

import { dollarsOf } from '@/lib/calculators/amount';
import type { AmountUnit } from '@/lib/calculators/reading';
import type { Answers } from '@/lib/forms/definition';
import { cleanMoney, percentValue } from '@/lib/numbers/clean';
import { percentText, roundHalfAway, usdWhole } from '@/lib/numbers/format';
import type { AmountStep, Questionnaire, Share, Step } from './definition';

export type ShareStep = AmountStep & { readonly share: Share };

export function isShareStep(step: Step): step is ShareStep {
  return step.kind === 'percent' && 'share' in step && step.share !== undefined;
}

/** A share in both units; null if the total is unknown. */
export type ShareReading = {
  readonly unit: AmountUnit;
  /** In US dollars; to a cent if it was typed in percent. */
  readonly dollars: number | null;
  readonly percent: number | null;
  /** In US dollars; 0 while unknown. */
  readonly whole: number;
};

/** The unit of a share's text: `$14000` is in dollars. */
export function unitOf(text: string): AmountUnit {
  return text.trim().startsWith('$') ? 'dollars' : 'percent';
}

/** A share in both units; null if nothing is typed. */
export function shareIn({ field, share }: Pick<ShareStep, 'field' | 'share'>, answers: Answers): ShareReading | null {
  const text = (answers[field] ?? '').trim();
  if (!/\d/.test(text)) return null;
  const whole = Math.max(0, cleanMoney(answers[share.of] ?? ''));
  const unit = unitOf(text);
  if (unit === 'dollars') {
    const dollars = cleanMoney(text);
    return { unit, dollars, percent: whole > 0 ? (100 * dollars) / whole : null, whole };
  }
  const percent = percentValue(text);
  return { unit, percent, dollars: whole > 0 ? roundHalfAway(dollarsOf(percent, whole), 2) : null, whole };
}

/** Converts a share's text to another unit: `$14000` of 265,000 is `5.283`. Unchanged if the total is unknown. */
export function inUnit(step: ShareStep, answers: Answers, unit: AmountUnit): string {
  const reading = shareIn(step, answers);
  if (reading === null) return unit === 'dollars' ? '$' : '';
  const { dollars, percent } = reading;
  if (unit === 'dollars') return dollars === null ? '$' : `$${roundHalfAway(dollars, 2)}`;
  return percent === null ? '' : String(roundHalfAway(percent, 3));
}

/** What is wrong with a share, as a sentence that says what to do, or null. */
export function shareProblem(step: ShareStep, answers: Answers): string | null {
  const reading = shareIn(step, answers);
  if (reading === null || (reading.dollars ?? 0) < 0) return step.missing ?? `Enter ${step.label}`;
  const { dollars, percent, whole } = reading;
  if (percent === null || percent < 100) return null;
  return whole > 0
    ? `Enter less than the price, ${usdWhole(whole)}. This is ${usdWhole(dollars)}.`
    : 'Enter less than 100%';
}

/** A share for display: "$14,000, that is 5.3%", "10%, that is $32,500". */
export function shareText(step: ShareStep, answers: Answers): string {
  const reading = shareIn(step, answers);
  if (reading === null) return '';
  const dollars = reading.dollars === null ? null : usdWhole(reading.dollars);
  const percent = reading.percent === null ? null : percentText(roundHalfAway(reading.percent, 1));
  const [first, second] = reading.unit === 'dollars' ? [dollars, percent] : [percent, dollars];
  return [first, second].filter((text) => text !== null).join(', that is ');
}

/** The answers in the form in which they are sent: each share in percent with at most three decimals. */
export function sentAnswers({ steps }: Questionnaire, answers: Answers): Answers {
  const shares = steps.filter(isShareStep).flatMap((step) => {
    const percent = shareIn(step, answers)?.percent;
    return percent === undefined || percent === null ? [] : [[step.field, String(roundHalfAway(percent, 3))] as const];
  });
  return { ...answers, ...Object.fromEntries(shares) };
}
