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
);

/**
 * What private mortgage insurance costs by down payment and score, percent of the loan a year. A score group of the site
 * reads the card at its lower end, so that an estimate is not too low. The fact `pmiCard` has the source and the day: it is
 * the newest card with public cells, and insurers price each loan by more than these two.
 */
export const pmiCard: PmiCard = lines
  .toSorted((a, b) => a.ltv_to_percent - b.ltv_to_percent)
  .map((line) => ({
    upToPercent: line.ltv_to_percent,
    percents: {
      740: line.score_740_759,
      700: line.score_700_719,
      680: line.score_680_699,
      640: line.score_640_659,
      639: line.score_620_639,
    },
  }));
