import { integerText, usdWhole } from '@/lib/numbers/format';
import type { Purchase } from './purchase';

/** The cash that a home takes, from the low to the high end of its closing costs: "$19,980 to $26,160". */
export function takesText({ downPayment, closing, reserve }: Purchase): string {
  const all = (costs: number) => usdWhole(downPayment + costs + reserve);
  return `${all(closing.low)} to ${all(closing.high)}`;
}

/** The loan payments at a price: "140 of $1,150, then 220 of $1,051". */
export function scheduleText({ plan: { runs, insurance } }: Purchase): string {
  const [first] = runs;
  const last = runs.at(-1);
  if (!first || !last) return 'no loan';
  if (runs.length <= 2) {
    return runs.map(({ amount, count }) => `${integerText(count)} of ${usdWhole(amount)}`).join(', then ');
  }
  const all = runs.reduce((sum, { count }) => sum + count, 0);
  return `${integerText(all)}, from ${usdWhole(first.amount)} down to ${usdWhole(last.amount)} in month ${integerText(insurance.endMonth)}`;
}
