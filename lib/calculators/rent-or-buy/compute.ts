import type { Phone } from '@/lib/calculators/answer';
import type { LimitTexts } from '@/lib/counties';
import { rentVsBuy } from '@/lib/mortgage/rent-vs-buy';
import { maxBreakEvenMonths, netWorthsByMonth, staysAhead } from '@/lib/mortgage/rent-vs-buy-whole';
import type { RentOrBuyValues } from './fields';

/** What the calculator is given: all that changes without its words. */
export type RentOrBuyFacts = {
  readonly phone: Phone;
  readonly countyLimits: LimitTexts;
  /** Where the typical rent and price of a county come from. */
  readonly typical: string;
};

/** What owner and renter have: the inputs and all that follows from them, computed once for every section of the screen. */
export function analysisOf(values: RentOrBuyValues) {
  const worths = netWorthsByMonth({ ...values, stayMonths: 0 }, maxBreakEvenMonths);
  return {
    values,
    /** By month, for stays of 0 to 480 months. */
    worths,
    /** The stays at which buying is ahead. */
    stays: staysAhead(worths),
    /** Payments alone. */
    alone: rentVsBuy(values),
  };
}

export type Analysis = Readonly<ReturnType<typeof analysisOf>>;
