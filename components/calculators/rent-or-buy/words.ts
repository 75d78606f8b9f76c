import type { RentVsBuy } from '@/lib/mortgage/rent-vs-buy';
import { roundHalfAway, usd } from '@/lib/numbers/format';

/** The difference of payments alone in dollars, rounded to cents; positive when buying costs less. */
export function differenceOf({ savingsOnBuying }: Pick<RentVsBuy, 'savingsOnBuying'>): number {
  return roundHalfAway(savingsOnBuying, 2) || 0;
}

/** The same as an amount without a sign: "$54,637.37 more" when buying costs more. */
export function savingsText(result: Pick<RentVsBuy, 'savingsOnBuying'>): string {
  const difference = differenceOf(result);
  if (difference === 0) return usd(0);
  return `${usd(Math.abs(difference))} ${difference > 0 ? 'less' : 'more'}`;
}
