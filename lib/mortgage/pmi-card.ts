import type { PmiCard, ScoreGroup } from '@/lib/market';
import { amountNoise } from './loan';

/**
 * Private mortgage insurance by a rate card, percent of the loan a year: 0 up to 80 % of the price, null above the last
 * band, where insurers have no price.
 *
 * The band is the first whose upper end is at least the loan to value.
 * Example: $151,847 on a $162,300 home, 93.56 %, at 700 to 739 is 0.78 %.
 */
export function pmiPercentFor(card: PmiCard, loan: number, price: number, score: ScoreGroup): number | null {
  const isWithin = (percent: number) => loan <= (price * percent) / 100 + amountNoise;
  if (isWithin(80)) return 0;
  return card.find(({ upToPercent }) => isWithin(upToPercent))?.percents[score] ?? null;
}
