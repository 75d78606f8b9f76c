/** What the answers of a questionnaire mean: which steps they lead to, how each answer reads, and what is missing. */
import { problemWith } from '@/lib/fields/check';
import { choiceText } from '@/lib/fields/field';
import { phoneText } from '@/lib/fields/phone';
import type { Answers } from '@/lib/forms/definition';
import { cleanMoney, groupMoney, percentValue } from '@/lib/numbers/clean';
import { percentText, roundHalfAway, usd, usdWhole } from '@/lib/numbers/format';
import { type AmountStep, isAmountStep, type Questionnaire, type Step } from './definition';

/** Whether a step is asked, given the answers so far. */
export function isAsked(step: Step, answers: Answers): boolean {
  return step.askedWhen === undefined || answers[step.askedWhen.field] === step.askedWhen.is;
}

/** Whether an amount may be left at zero, given these answers; null for a step without such a rule. */
function mayBeNone(step: Step, answers: Answers): boolean | null {
  if (!isAmountStep(step) || !step.noneWhen) return null;
  return answers[step.noneWhen.field] === step.noneWhen.is;
}

/** What blocks an answer, as a sentence that says what to do, or null. A step that is asked needs an answer. */
export function problemOf(step: Step, answers: Answers): string | null {
  const answer = answers[step.field] ?? '';
  const none = mayBeNone(step, answers);
  if (none === true && answer.trim() === '') return null;
  const problem = problemWith(step, answer);
  if (problem !== null || none !== false || !isAmountStep(step)) return problem;
  return amountOf(step, answer) > 0 ? null : (step.missing ?? `Enter ${step.label} above 0`);
}

/** The answers, with 0 for each of these steps that was left empty and may be zero. */
export function withNone(steps: readonly Step[], answers: Answers): Answers {
  const left = steps.filter((step) => mayBeNone(step, answers) === true && (answers[step.field] ?? '').trim() === '');
  return left.length === 0 ? answers : { ...answers, ...Object.fromEntries(left.map(({ field }) => [field, '0'])) };
}

/** Whether the visitor answered anything. */
export function hasOwnAnswers({ steps }: Questionnaire, answers: Answers): boolean {
  return steps.some((step) => (answers[step.field] ?? '') !== '');
}

function money(amount: number): string {
  return Number.isInteger(amount) ? usdWhole(amount) : usd(amount);
}

/** The number in an amount step's field; 0 while it is empty. */
export function amountOf({ kind }: Pick<AmountStep, 'kind'>, text: string): number {
  return kind === 'money' ? cleanMoney(text) : percentValue(text);
}

/** An answer as people read it: "$325,000", "10%", "Townhouse"; the empty text where there is none. */
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

/** What an amount step's number field shows at rest: money with its thousands apart. */
export function fieldText({ kind }: Pick<AmountStep, 'kind'>, answer: string): string {
  return kind === 'money' ? groupMoney(answer) : answer;
}

/** The slider's position: the answer, or the start while there is none, held within the slider's ends. */
export function sliderPlace(step: AmountStep, answer: string): number {
  const amount = answer.trim() === '' ? step.whenEmpty : amountOf(step, answer);
  return Math.min(step.slider.max, Math.max(step.slider.min, amount));
}

export type Reading = { readonly figure: string; readonly words: string };

/** What a number means, "$32,500" "of a $325,000 home"; null where nothing sensible can be said. */
export function meaningOf(step: AmountStep, answers: Answers): Reading | null {
  const { means } = step;
  const answer = answers[step.field] ?? '';
  const amount = amountOf(step, answer);
  if (!means || answer.trim() === '' || amount < 0) return null;
  if (means.kind === 'monthly') return { figure: usdWhole(amount / 12), words: means.words };
  const whole = cleanMoney(answers[means.of] ?? '');
  if (whole <= 0) return null;
  return means.kind === 'share'
    ? { figure: usdWhole((whole * amount) / 100), words: means.words.replace('{of}', money(whole)) }
    : { figure: percentText(roundHalfAway((amount / whole) * 100, 0)), words: means.words };
}

/** What a screen reader announces for a slider: "$325,000", "10 percent, $32,500 of a $325,000 home", "No price yet". */
export function spokenValue(step: AmountStep, answers: Answers): string {
  const answer = answers[step.field] ?? '';
  if (answer.trim() === '') return step.unset;
  const amount = amountOf(step, answer);
  const figure = step.kind === 'money' ? money(amount) : `${percentText(amount).replace('%', '')} percent`;
  const reading = meaningOf(step, answers);
  return reading ? `${figure}, ${reading.figure} ${reading.words}` : figure;
}
