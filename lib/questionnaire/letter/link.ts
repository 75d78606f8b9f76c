/** A letter in a URL fragment, which no server sees, without names or contact details. */
import type { Answers } from '@/lib/forms/definition';
import { isMyText, type MyNumberName, type MyNumbers, type MyTextName } from '@/lib/my-numbers';
import type { Questionnaire } from '@/lib/questionnaire/definition';

/** Names the questionnaire in the fragment. */
export const mark = 'letter';
/** The visitor's numbers that a letter uses, and their names in the fragment. */
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

/**
 * The content of a fragment, or null if it is not a letter of this questionnaire. The answers are not validated yet.
 */
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
