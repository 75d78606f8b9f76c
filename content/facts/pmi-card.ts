import { z } from 'zod';
import { number, readCsv } from '@/content/schema/csv';
import type { PmiCard } from '@/lib/market';

const lines = readCsv(
  'content/facts/tables/pmi-rate-card.csv',
  z.strictObject({
    ltv_from_percent: number,
    ltv_to_percent: number,
    coverage_percent: number,
    score_760_up: number,
    score_740_759: number,
    score_720_739: number,
    score_700_719: number,
    score_680_699: number,
    score_660_679: number,
    score_640_659: number,
    score_620_639: number,
  }),
).toSorted((a, b) => a.ltv_to_percent - b.ltv_to_percent);

/**
 * The cost of private mortgage insurance by down payment and score, in percent of the loan a year. A score group of the
 * site uses the card at its lower end, so that an estimate is not too low. The fact `pmiCard` has the source and the
 * date: it is the newest card with public cells, and insurers price each loan by more than these two factors.
 */
export const pmiCard: PmiCard = lines.map((line) => ({
  upToPercent: line.ltv_to_percent,
  percents: {
    740: line.score_740_759,
    700: line.score_700_719,
    680: line.score_680_699,
    640: line.score_640_659,
    639: line.score_620_639,
  },
}));

const columns = { 760: 'score_760_up', 700: 'score_700_719', 660: 'score_660_679' } as const;

/** A score in an example: the start of a column of the card. */
export type ExampleScore = keyof typeof columns;

/** The card's price for a loan in one of its columns, in percent of the loan a year; 0 with 20% down. */
export function cardPmiPercent(principal: number, price: number, score: ExampleScore = 700): number {
  const loanToValue = (100 * principal) / price - 1e-9;
  return loanToValue <= 80 ? 0 : (lines.find((line) => loanToValue <= line.ltv_to_percent)?.[columns[score]] ?? 0);
}
