import { suggestFix } from '@/lib/calculators/reading';
import { cleanMoney } from '@/lib/numbers/clean';
import { usdWhole } from '@/lib/numbers/format';
import type { FormField } from './definition';

/** The question about an amount that hardly anybody means; undefined for a usual one. Example: 325 as a loan is probably $325,000. */
export function unusualAmountText({ usual: limits }: Pick<FormField, 'usual'>, text: string): string | undefined {
  if (!limits) return undefined;
  const { near, ...usual } = limits;
  const amount = cleanMoney(text);
  const suggestion = suggestFix({ kind: 'money', usual, initial: near }, amount);
  if (!suggestion) return undefined;
  const meant = suggestion.likely === null ? '' : ` Did you mean ${usdWhole(suggestion.likely)}?`;
  return `Is ${usdWhole(amount)} right? ${suggestion.usual}${meant} You may still send it as it is.`;
}
