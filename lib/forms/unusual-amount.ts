import { suggestFix } from '@/lib/calculators/reading';
import { cleanMoney } from '@/lib/numbers/clean';
import { percentText, usdWhole } from '@/lib/numbers/format';
import type { FormField } from './definition';

const sendable = 'You may still send it as it is.';

/** The question about an amount that hardly anybody means; undefined for a usual one. Example: 325 as a loan is probably $325,000. */
export function unusualAmountText({ usual: limits }: Pick<FormField, 'usual'>, text: string): string | undefined {
  if (!limits) return undefined;
  const { near, orPercent, ...usual } = limits;
  const amount = cleanMoney(text);
  if (orPercent && amount > 0 && amount <= 50) {
    return `Is ${usdWhole(amount)} right? If you mean ${percentText(amount)} of the price, type it in dollars. ${sendable}`;
  }
  const suggestion = suggestFix({ kind: 'money', usual, initial: near }, amount);
  if (!suggestion) return undefined;
  const meant = suggestion.likely === null ? '' : ` Did you mean ${usdWhole(suggestion.likely)}?`;
  return `Is ${usdWhole(amount)} right? ${suggestion.usual}${meant} ${sendable}`;
}
