import type { RentVsBuyFields } from '@/lib/calculators/content/rent-vs-buy';
import type { ValuesOf } from '@/lib/calculators/definition';
import { termText } from '@/lib/calculators/words';
import type { Lead, Side } from '@/lib/mortgage/cost-over-time';
import type { RentVsBuy } from '@/lib/mortgage/rent-vs-buy';
import { integerText, roundHalfAway, usd } from '@/lib/numbers/format';

type Values = ValuesOf<RentVsBuyFields>;

const sides: Readonly<Record<Side, string>> = { renting: 'Renting', buying: 'Buying' };

/** The difference in dollars, rounded to cents; positive when buying costs less. */
export function differenceOf({ savingsOnBuying }: Pick<RentVsBuy, 'savingsOnBuying'>): number {
  return roundHalfAway(savingsOnBuying, 2) || 0;
}

/** The difference with the down payment and the equity counted, in dollars: positive when buying costs less. */
export function netDifferenceOf(result: RentVsBuy): number {
  return roundHalfAway(result.totalRenting - (result.totalBuying + result.downPayment - result.equityEarned), 2) || 0;
}

/** Which of the two costs less over the stay, and by how much. */
export function verdictOf({ stayMonths }: Pick<Values, 'stayMonths'>, result: RentVsBuy): string {
  if (stayMonths === 0) return 'Type how long you will stay, and the two stand side by side.';
  const difference = differenceOf(result);
  const stay = termText(stayMonths);
  if (difference === 0) return `Renting and buying cost the same over ${stay}.`;
  const cheaper = difference > 0 ? 'less' : 'more';
  return `Buying costs ${usd(Math.abs(difference))} ${cheaper} than renting over ${stay}.`;
}

/** The same with the down payment and the equity counted; empty without a stay. */
export function netVerdictOf({ stayMonths }: Pick<Values, 'stayMonths'>, result: RentVsBuy): string {
  if (stayMonths === 0) return '';
  const difference = netDifferenceOf(result);
  const start = 'That is payments alone. Count the down payment and the equity you would own, and buying costs';
  if (difference === 0) return `${start} the same as renting.`;
  return `${start} ${usd(Math.abs(difference))} ${difference > 0 ? 'less' : 'more'}.`;
}

/** Which of the two costs less over time, and the month from which the other one does; `months` is the length of the chart. */
export function leadText({ atFirst, crossing }: Lead, months: number): string {
  if (atFirst === null) return `Renting and buying cost the same for all of the ${termText(months)} shown.`;
  if (crossing === null) {
    return `${sides[atFirst]} costs less from the first month on, for all of the ${termText(months)} shown. The lines do not cross.`;
  }
  return `${sides[atFirst]} costs less at first. The lines cross in month ${integerText(crossing.month)}, after ${termText(crossing.month)}: from then on ${crossing.cheaper} costs less.`;
}
