import type { Phone } from '@/lib/calculators/answer';
import type { LimitTexts } from '@/lib/counties';
import { assumedScoreGroup, type PmiCard, pmiPercentFor, type ScoreGroup } from '@/lib/market';
import { pmi } from '@/lib/mortgage/mortgage-insurance';
import { rentVsBuy } from '@/lib/mortgage/rent-vs-buy';
import {
  breakEvenRent,
  maxBreakEvenMonths,
  netWorthsByMonth,
  type Stays,
  staysAhead,
} from '@/lib/mortgage/rent-vs-buy-whole';
import type { RentOrBuyValues } from './fields';

/** What the calculator is given: all that changes without its words. */
export type RentOrBuyFacts = {
  readonly phone: Phone;
  readonly countyLimits: LimitTexts;
  /** Where the typical price of a county comes from. */
  readonly typical: string;
  /** What mortgage insurance costs. */
  readonly pmi: PmiCard;
};

/** Mortgage insurance in percent of the loan a year. Below the card's smallest down payment its highest price counts. */
function pmiPercentOf({ price, downPaymentPercent }: RentOrBuyValues, card: PmiCard, score: ScoreGroup): number {
  const loan = price * (1 - downPaymentPercent / 100);
  return pmiPercentFor(card, loan, price, score) ?? card.at(-1)?.percents[score] ?? 0;
}

/** The months that the chart shows: twice the stay or past the break-even, in whole years from 5 to 40. */
function monthsShown(stayMonths: number, [first]: readonly Stays[]): number {
  const months = Math.max(2 * stayMonths, first ? 1.2 * first.from : 0, 60);
  return Math.min(maxBreakEvenMonths, 12 * Math.ceil(months / 12));
}

/** What owner and renter have: the inputs and all that follows from them, computed once for every section of the screen. */
export function analysisOf(values: RentOrBuyValues, card: PmiCard, score: ScoreGroup = assumedScoreGroup) {
  const inputs = { ...values, pmiPercent: pmiPercentOf(values, card, score) };
  const worths = netWorthsByMonth(inputs, maxBreakEvenMonths);
  const stays = staysAhead(worths);
  const alone = rentVsBuy(values);
  const { price, ratePercent, termMonths } = values;
  return {
    values,
    inputs,
    /** What is due while less than 20 % is paid off. */
    insurance: pmi({ price, principal: alone.loanAmount, ratePercent, termMonths, pmiPercent: inputs.pmiPercent }),
    breakEvenRent: breakEvenRent(inputs),
    monthsShown: monthsShown(values.stayMonths, stays),
    worths,
    stays,
    alone,
  };
}

export type Analysis = Readonly<ReturnType<typeof analysisOf>>;
