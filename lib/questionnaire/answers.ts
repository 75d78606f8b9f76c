/** Interprets a questionnaire's answers: which steps are asked, how each answer reads, and what is missing. */
import { type Suggestion, suggestFix } from '@/lib/calculators/reading';
import { noticeFor, problemWith } from '@/lib/fields/check';
import { choiceText } from '@/lib/fields/field';
import { phoneText } from '@/lib/fields/phone';
import type { Answers } from '@/lib/forms/definition';
import { cleanMoney, groupMoney, percentValue } from '@/lib/numbers/clean';
import { percentText, roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';
import { type AmountStep, isAmountStep, type Questionnaire, type Step } from './definition';
import { isShareStep, shareIn, shareProblem, shareText } from './share';

export function isAsked(step: Step, answers: Answers): boolean {
  return step.askedWhen === undefined || answers[step.askedWhen.field] === step.askedWhen.is;
}

/** Why an answer is blocked, as a sentence that says what to do, or null. Every step that is asked needs an answer. */
export function problemOf(step: Step, answers: Answers): string | null {
  if (isShareStep(step)) return shareProblem(step, answers);
  const answer = answers[step.field] ?? '';
  if (!isAmountStep(step)) return problemWith(step, answer);
  const { noneWhen, aboveZero } = step;
  if (noneWhen && answers[noneWhen.field] === noneWhen.is && answer.trim() === '') return null;
  const problem = problemWith(step, answer);
  if (!aboveZero || amountOf(step, answer) > 0) return problem;
  return step.missing ?? `Enter ${step.label} above 0`;
}

/** Sets an empty step to 0 if an earlier answer says there is none, and sets that earlier answer for a 0. */
export function withNone(steps: readonly Step[], answers: Answers): Answers {
  const changes = steps.flatMap((step) => {
    if (!isAmountStep(step) || !step.noneWhen) return [];
    const { field, is } = step.noneWhen;
    const answer = (answers[step.field] ?? '').trim();
    if (answer === '') return answers[field] === is ? [[step.field, '0'] as const] : [];
    return problemWith(step, answer) === null && amountOf(step, answer) === 0 ? [[field, is] as const] : [];
  });
  return changes.length === 0 ? answers : { ...answers, ...Object.fromEntries(changes) };
}

export function hasOwnAnswers({ steps }: Questionnaire, answers: Answers): boolean {
  return steps.some((step) => (answers[step.field] ?? '') !== '');
}

function money(amount: number): string {
  return Number.isInteger(amount) ? usdWhole(amount) : usd(amount);
}

/** The number in an amount step's field; 0 if empty. Not for a share, which may be in dollars. */
export function amountOf({ kind }: Pick<AmountStep, 'kind'>, text: string): number {
  return kind === 'money' ? cleanMoney(text) : percentValue(text);
}

/** An answer that stops Continue once, such as an improbable amount. */
export type Unusual = Suggestion & { readonly field: string; readonly answer: string };

/**
 * The question about an unusual amount, or the notice about another answer; null for a usual one. A down payment of $50
 * or less is probably a percentage.
 */
export function unusualAnswer(step: Step, answers: Answers): Unusual | null {
  const { field } = step;
  const answer = answers[field] ?? '';
  if (!isAmountStep(step)) {
    const usual = noticeFor(step, answer);
    return usual === null ? null : { field, answer, usual, likely: null };
  }
  if (isShareStep(step)) {
    const reading = shareIn(step, answers);
    const dollars = reading?.unit === 'dollars' ? (reading.dollars ?? 0) : 0;
    return dollars > 0 && dollars <= 50 ? { field, answer, usual: '', likely: dollars } : null;
  }
  if (!step.usual) return null;
  const { near, ...usual } = step.usual;
  const profile = step.myNumber && { profileKey: step.myNumber };
  const suggestion = suggestFix({ kind: step.kind, usual, initial: near, ...profile }, amountOf(step, answer));
  return suggestion && { ...suggestion, field, answer };
}

/** An answer for display: "$325,000", "10%", "Townhouse"; empty if there is none. */
export function answerText(step: Step, answer: string): string {
  if (answer.trim() === '') return '';
  if (step.kind === 'choice') {
    const choice = step.choices.find(({ value }) => value === answer);
    if (!choice) return answer;
    return choice.note === undefined ? choiceText(choice) : `${choiceText(choice)}, ${choice.note}`;
  }
  if (step.kind === 'money') return money(amountOf(step, answer));
  if (step.kind === 'percent') return percentText(amountOf(step, answer));
  return step.kind === 'phone' ? phoneText(answer) : answer;
}

/** An amount step's number when not being edited: money with thousands separators. */
export function fieldText({ kind }: Pick<AmountStep, 'kind'>, answer: string): string {
  return kind === 'money' ? groupMoney(answer) : answer;
}

/** The slider's position: the answer, or its initial position if there is none, clamped to the slider's range. */
export function sliderPlace(step: AmountStep, answers: Answers): number {
  const answer = answers[step.field] ?? '';
  const given = isShareStep(step) ? (shareIn(step, answers)?.percent ?? step.whenEmpty) : amountOf(step, answer);
  const amount = answer.trim() === '' ? step.whenEmpty : given;
  return Math.min(step.slider.max, Math.max(step.slider.min, amount));
}

export type Reading = { readonly figure: string; readonly words: string };

/** The meaning of a number, "$6,500" "a month"; null if there is none. */
export function meaningOf(step: AmountStep, answers: Answers): Reading | null {
  const { means } = step;
  const answer = answers[step.field] ?? '';
  const amount = amountOf(step, answer);
  if (!means || answer.trim() === '' || amount < 0) return null;
  if (means.kind === 'monthly') return { figure: usdWhole(amount / 12), words: means.words };
  const whole = cleanMoney(answers[means.of] ?? '');
  return whole > 0 ? { figure: percentText(roundHalfAway((amount / whole) * 100, 0)), words: means.words } : null;
}

/** Announced by screen readers for a slider: "$325,000", "6.125 percent", "$14,000, that is 5.3%", "No price yet". */
export function spokenValue(step: AmountStep, answers: Answers): string {
  const answer = answers[step.field] ?? '';
  if (!/\d/.test(answer)) return step.unset;
  if (isShareStep(step)) return shareText(step, answers);
  const amount = amountOf(step, answer);
  const figure = step.kind === 'money' ? money(amount) : `${percentText(amount).replace('%', '')} percent`;
  const reading = meaningOf(step, answers);
  return reading ? `${figure}, ${reading.figure} ${reading.words}` : figure;
}
