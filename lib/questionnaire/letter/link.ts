/** A letter in the fragment of an address, which no server sees, without a name or a way to reach somebody. */
import type { Answers } from '@/lib/forms/definition';
import { isMyText, type MyNumberName, type MyNumbers, type MyTextName } from '@/lib/my-numbers';
import type { Questionnaire } from '@/lib/questionnaire/definition';

/** Names the questionnaire in the fragment. */
export const mark = 'letter';
/** The visitor's figures that a letter counts with, and their names in the fragment. */
export const figures = [
  ['monthlyDebts', 'monthlyDebts'],
  ['currentPayment', 'paidNow'],
  ['ratePercent', 'ratePercent'],
  ['newRatePercent', 'newRate'],
  ['stayMonths', 'stayMonths'],
  ['saved', 'saved'],
  ['termMonths', 'termMonths'],
] as const satisfies readonly (readonly [MyNumberName, string])[];
export const choices = [
  'reserveMonths',
  'veteran',
  'vaUse',
  'loanKind',
  'ohioHelp',
  'cards',
] as const satisfies readonly MyTextName[];

/** What a fragment says, or null where it holds no letter of this questionnaire. The answers are still to be checked. */
export function letterIn(
  { id, steps }: Questionnaire,
  hash: string,
): { readonly answers: Answers; readonly numbers: MyNumbers } | null {
  const entries = new URLSearchParams(hash.replace(/^#/, ''));
  if (entries.get(mark) !== id) return null;
  const answers = steps.flatMap(({ field, personal }) => {
    const answer = entries.get(field);
    return personal || answer === null ? [] : [[field, answer] as const];
  });
  const numbers = figures.flatMap(([name, param]) => {
    const value = Number(entries.get(param) ?? Number.NaN);
    return Number.isFinite(value) && value >= 0 ? [[name, value] as const] : [];
  });
  const chosen = choices.flatMap((name) => {
    const text = entries.get(name);
    return isMyText(name, text) ? [[name, text] as const] : [];
  });
  const county = entries.get('county');
  return {
    answers: Object.fromEntries(answers),
    numbers: { ...Object.fromEntries<number | string>([...numbers, ...chosen]), ...(county !== null && { county }) },
  };
}
