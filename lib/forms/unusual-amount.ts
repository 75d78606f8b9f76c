import { suggestFix } from '@/lib/calculators/reading';
import { cleanMoney } from '@/lib/numbers/clean';
import { percentText, roundHalfAway, usdWhole } from '@/lib/numbers/format';
import type { Answers, FormField } from './definition';

type Limited = Pick<FormField, 'usual'>;

const sendable = 'You may still send it as it is.';

function isPercent({ usual }: Limited, amount: number): boolean {
  return usual?.percentOf !== undefined && amount > 0 && amount <= 50;
}

/**
 * An amount such as 10 read as a percentage of the price, in whole dollars; undefined for other amounts, or if the
 * result is not usual.
 */
export function percentAsDollars(field: Limited, text: string, answers: Answers): number | undefined {
  const amount = cleanMoney(text);
  if (!isPercent(field, amount)) return;
  const { min = 0, percentOf = '' } = field.usual ?? {};
  const dollars = roundHalfAway((amount / 100) * cleanMoney(answers[percentOf] ?? ''), 0);
  return dollars >= min ? dollars : undefined;
}

/** The question about an improbable amount; undefined for a usual one. Example: 325 as a loan is probably $325,000. */
export function unusualAmountText(field: Limited, text: string, answers: Answers = {}): string | undefined {
  if (!field.usual) return;
  const { near, ...usual } = field.usual;
  const amount = cleanMoney(text);
  const question = `Is ${usdWhole(amount)} right?`;
  if (isPercent(field, amount)) {
    const share = `${percentText(amount)} of the price`;
    const dollars = percentAsDollars(field, text, answers);
    return dollars === undefined
      ? `${question} If you mean ${share}, type it in dollars. ${sendable}`
      : `${question} We read it as ${share}, ${usdWhole(dollars)}, unless you change it.`;
  }
  const suggestion = suggestFix({ kind: 'money', usual, initial: near }, amount);
  if (!suggestion) return;
  const meant = suggestion.likely === null ? '' : ` Did you mean ${usdWhole(suggestion.likely)}?`;
  return `${question} ${suggestion.usual}${meant} ${sendable}`;
}
