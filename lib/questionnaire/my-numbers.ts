/** Connects a questionnaire with the visitor's numbers: prefills its questions, and stores its answers. */
import { scoreGroupOf } from '@/lib/market';
import { type MyNumbers, readMyNumbers, writeMyNumbers } from '@/lib/my-numbers';
import { groupMoney } from '@/lib/numbers/clean';
import { roundHalfAway } from '@/lib/numbers/format';
import type { TabStorage } from '@/lib/tab-storage';
import { amountOf, problemOf } from './answers';
import { type AmountStep, type ChoiceStep, isAmountStep, type Questionnaire, type Step } from './definition';
import type { Place } from './engine';
import { screensOf } from './screens';
import { isShareStep, shareIn } from './share';

/** The stored form of a choice: for a credit answer the score group, "740" for "Excellent 740+". */
function keptText(answer: string): string {
  return scoreGroupOf(answer) ?? answer;
}

function knownChoice({ myText, choices }: ChoiceStep, known: MyNumbers): string | undefined {
  return myText && choices.find(({ value }) => keptText(value) === known[myText])?.value;
}

/** A known number as the answer to a step; undefined if none fits. */
function knownText(step: AmountStep, known: MyNumbers): string | undefined {
  const figure = step.myNumber === undefined ? undefined : known[step.myNumber];
  if (figure === undefined) return undefined;
  if (isShareStep(step) && known.downPercent !== undefined) return String(roundHalfAway(known.downPercent, 3));
  if (isShareStep(step)) return `$${roundHalfAway(figure, 2)}`;
  return step.kind === 'money' ? groupMoney(String(roundHalfAway(figure, 2))) : String(figure);
}

function knownAnswer(step: Step, known: MyNumbers): string | undefined {
  if (step.kind === 'zip') return known.place;
  if (isAmountStep(step)) return knownText(step, known);
  return step.kind === 'choice' ? knownChoice(step, known) : undefined;
}

/** Prefills empty answers from the tab's numbers; each question is still shown and can be changed. */
export function withMyNumbers(questionnaire: Questionnaire, place: Place, known: MyNumbers): Place {
  const answers: Record<string, string | undefined> = { ...place.answers };
  for (const step of questionnaire.steps) {
    if ((answers[step.field] ?? '') !== '') continue;
    const text = knownAnswer(step, known);
    if (text !== undefined && problemOf(step, { ...answers, [step.field]: text }) === null) answers[step.field] = text;
  }
  return { ...place, answers };
}

/** Stores the answers of the screen just left. */
export function keepMyNumbers(questionnaire: Questionnaire, left: number, { answers }: Place, store: TabStorage): void {
  for (const step of screensOf(questionnaire)[left]?.steps ?? []) {
    const answer = answers[step.field] ?? '';
    if (step.kind === 'choice' && step.myText && answer !== '')
      writeMyNumbers(store, { [step.myText]: keptText(answer) });
    if (!isAmountStep(step) || step.myNumber === undefined || answer === '') continue;
    if (isShareStep(step)) {
      // Savings answer the same question, and the letter uses them.
      if (readMyNumbers(store).saved !== undefined) continue;
      const { unit, dollars, percent } = shareIn(step, answers) ?? {};
      if (unit === 'percent' && percent !== null) writeMyNumbers(store, { downPercent: percent });
      else if (typeof dollars === 'number') writeMyNumbers(store, { downPayment: dollars });
    } else writeMyNumbers(store, { [step.myNumber]: amountOf(step, answer) });
  }
}
