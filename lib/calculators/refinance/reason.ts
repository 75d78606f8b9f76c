import { termText } from '@/lib/calculators/words';
import { roundHalfAway } from '@/lib/numbers/format';
import type { Analysis } from './compute';

/** Why a new loan saves interest, or costs more of it. */
export function reasonOf({ debts, loan, replaced }: Pick<Analysis, 'debts' | 'loan' | 'replaced'>): string {
  const { result, monthsRemaining } = replaced;
  const { termMonths } = loan;
  const lowerRate = debts.every((debt) => loan.newRatePercent < debt.ratePercent);
  const many = monthsRemaining.length > 1;
  const now = many ? 'Your present loans' : 'Your present loan';
  const payment = many ? 'one of your present payments does' : 'your present payment does';
  if (monthsRemaining.some((months) => months === null)) {
    return `As it stands, ${payment} not even cover the interest, so that debt is never paid off. The new loan ends after ${termText(termMonths)}.`;
  }
  const last = Math.max(0, ...monthsRemaining.map((months) => months ?? 0));
  if (last === 0) return 'There is nothing to pay off, so a new loan saves nothing.';
  const left = `${now} would be paid off in ${termText(last)}; the new one runs ${termText(termMonths)}.`;
  const saved = roundHalfAway(result.interestSaved ?? 0, 2);
  if (saved < 0) {
    if (termMonths > last) {
      return lowerRate
        ? `${left} The lower rate saves, but the longer time costs more than it saves.`
        : `${left} The rate isn’t lower and the time is longer: both add interest.`;
    }
    return `${left} It ends no later, but the rate and the costs outweigh that.`;
  }
  if (saved > 0) {
    if (termMonths > last) return `${left} The lower rate saves more than the longer time costs.`;
    return lowerRate
      ? `${left} A lower rate and no more time: both save interest.`
      : `${left} Paying it off sooner saves more than the rate costs.`;
  }
  return left;
}
