import type { LoanTerms } from '@/lib/mortgage/apr';
import { integerText, usd } from '@/lib/numbers/format';

/** The payments of a loan by number, amount and period: "360 monthly payments of $1,896.20". */
export function paymentsText(runs: LoanTerms['runs']): string {
  const [first, second] = runs;
  const last = runs.at(-1);
  if (!first || !last) return '';
  const count = integerText(runs.reduce((sum, run) => sum + run.count, 0));
  if (usd(first.amount) === usd(last.amount)) return `${count} monthly payments of ${usd(first.amount)}`;
  if (second && runs.length === 2)
    return `${integerText(first.count)} monthly payments of ${usd(first.amount)}, then ${integerText(second.count)} of ${usd(second.amount)}`;
  return `${count} monthly payments from ${usd(first.amount)} in the first year to ${usd(last.amount)} in the last`;
}

/** "APR 6.597%, 360 monthly payments of $1,896.20", with the abbreviation spelled out on first use. */
export function loanTermsText({ percent, runs }: LoanTerms, place: 'first' | 'later' = 'first'): string {
  const rate = place === 'first' ? 'annual percentage rate (APR)' : 'APR';
  return `${rate} ${percent.toFixed(3)}%, ${paymentsText(runs)}`;
}
