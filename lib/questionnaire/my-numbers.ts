/** The visitor's numbers of this tab in a questionnaire: amounts start with what is known, and what is answered is kept. */
import { type MyNumbers, readMyNumbers, writeMyNumbers } from '@/lib/my-numbers';
import { groupMoney } from '@/lib/numbers/clean';
import { roundHalfAway } from '@/lib/numbers/format';
import type { TabStorage } from '@/lib/tab-storage';
import { amountOf, problemOf } from './answers';
import { type AmountStep, isAmountStep, type Questionnaire } from './definition';
import type { Place } from './engine';
import { screensOf } from './screens';
import { isShareStep, shareIn } from './share';

/** A known figure as the answer to a step; undefined where there is none that fits. */
function knownText(step: AmountStep, known: MyNumbers): string | undefined {
  const figure = step.myNumber === undefined ? undefined : known[step.myNumber];
  if (figure === undefined) return undefined;
  if (isShareStep(step) && known.downPercent !== undefined) return String(roundHalfAway(known.downPercent, 3));
  if (isShareStep(step)) return `$${roundHalfAway(figure, 2)}`;
  return step.kind === 'money' ? groupMoney(String(roundHalfAway(figure, 2))) : String(figure);
}

/** A place whose empty amounts are filled with what the tab knows; each is still shown, and may be changed. */
export function withMyNumbers(questionnaire: Questionnaire, place: Place, known: MyNumbers): Place {
  const answers: Record<string, string | undefined> = { ...place.answers };
  for (const step of questionnaire.steps) {
    if (!isAmountStep(step) || (answers[step.field] ?? '') !== '') continue;
    const text = knownText(step, known);
    if (text !== undefined && problemOf(step, { ...answers, [step.field]: text }) === null) answers[step.field] = text;
  }
  return { ...place, answers };
}

/** Keeps the amounts of the screen that was left. */
export function keepMyNumbers(questionnaire: Questionnaire, left: number, { answers }: Place, store: TabStorage): void {
  for (const step of screensOf(questionnaire)[left]?.steps ?? []) {
    const answer = answers[step.field] ?? '';
    if (!isAmountStep(step) || step.myNumber === undefined || answer === '') continue;
    if (isShareStep(step)) {
      // Savings answer the same question, and the letter counts with them.
      if (readMyNumbers(store).saved !== undefined) continue;
      const { unit, dollars, percent } = shareIn(step, answers) ?? {};
      if (unit === 'percent' && percent !== null) writeMyNumbers(store, { downPercent: percent });
      else if (typeof dollars === 'number') writeMyNumbers(store, { downPayment: dollars });
    } else writeMyNumbers(store, { [step.myNumber]: amountOf(step, answer) });
  }
}
