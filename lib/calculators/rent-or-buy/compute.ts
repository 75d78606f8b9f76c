import { buyerFrom, isFromSavings } from '@/lib/buying/buyer';
import { type Purchase, purchaseAt } from '@/lib/buying/purchase';
import { percentOf } from '@/lib/calculators/amount';
import type { LimitTexts } from '@/lib/counties';
import { assumedScoreGroup, type Market } from '@/lib/market';
import { pmi, pmiPercentFor } from '@/lib/mortgage/mortgage-insurance';
import { rentVsBuy } from '@/lib/mortgage/rent-vs-buy';
import { breakEvenRent, maxBreakEvenMonths, netWorthsByMonth, staysAhead } from '@/lib/mortgage/rent-vs-buy-whole';
import type { Stays } from '@/lib/mortgage/replacement';
import type { RentOrBuyValues } from './fields';

/** What the calculator is given: all that changes without its words. */
export type RentOrBuyFacts = {
  readonly countyLimits: LimitTexts;
  /** Where the typical price of a county comes from. */
  readonly typical: string;
  readonly market: Market;
};

/** Mortgage insurance in percent of the loan a year. */
function pmiPercentOf({ price, downPaymentPercent, score }: RentOrBuyValues, { pmi: card }: Market): number {
  const loan = price * (1 - downPaymentPercent / 100);
  return pmiPercentFor(card, loan, price, score || assumedScoreGroup);
}

/** What savings make of the price; null where the down payment is typed. */
export function purchaseOf(values: RentOrBuyValues, market: Market): Purchase | null {
  if (!isFromSavings(values) || values.price <= 0) return null;
  return purchaseAt(values.price, buyerFrom(values, market), market);
}

/** The months that the chart shows: twice the stay or past the break-even, in whole years from 5 to 40. */
function monthsShown(stayMonths: number, [first]: readonly Stays[]): number {
  const months = Math.max(2 * stayMonths, first ? 1.2 * first.from : 0, 60);
  return Math.min(maxBreakEvenMonths, 12 * Math.ceil(months / 12));
}

/** What owner and renter have: the inputs and all that follows from them, computed once for every section of the screen. */
export function analysisOf(typed: RentOrBuyValues, market: Market) {
  const purchase = purchaseOf(typed, market);
  const values = purchase ? { ...typed, downPaymentPercent: percentOf(purchase.downPayment, typed.price) } : typed;
  const inputs = { ...values, pmiPercent: pmiPercentOf(values, market) };
  const worths = netWorthsByMonth(inputs, maxBreakEvenMonths);
  const stays = staysAhead(worths);
  const alone = rentVsBuy(values);
  const { price, ratePercent, termMonths } = values;
  return {
    values,
    purchase,
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
